// SPDX-License-Identifier: MIT
import Foundation
import Testing

extension ToolWindowTests {
    @Suite(
        "run --web",
        .enabled(if: BrowserTools.areThere, "needs Broadway and Chromium"))
    struct WebWindowTests {
        @Test("a wheel over the page scrolls the app; the server listens to this machine, and ends")
        func page() async throws {
            try await OwnThread.run {
                let display = try TestDisplay()
                let file = display.folder.appending(path: "Rows.swift")
                try Data(ToolWindow.rows("web").utf8).write(to: file)
                let port = 19_000 + Int(ProcessInfo.processInfo.processIdentifier % 1000)
                let arguments = [
                    "run", file.path, "--web", "--port", "\(port)", "--size", "300x500",
                ]
                let environment = [
                    "TMPDIR": display.folder.path, "GTK_A11Y": "none",
                    "GSETTINGS_BACKEND": "memory",
                ]
                let tool = try ProbeProcess(ToolWindow.tool, arguments, environment: environment)
                let address = "http://127.0.0.1:\(port)/"
                _ = try tool.line(within: 120) { $0.hasPrefix(address) }
                #expect(try Self.listeners(port) == ["0100007F"])

                // The same port for another app.
                let second = try ProbeProcess(ToolWindow.tool, arguments, environment: environment)
                second.waitForEnd(within: 30)
                #expect(second.code == 2)
                #expect(second.errors.contains("port \(port) is taken"))

                let browser = try ProbeProcess(
                    BrowserTools.chromium,
                    BrowserTools.arguments(folder: display.folder, address: address),
                    environment: display.environment)
                defer { browser.stop() }
                let before = try display.screen(within: 60) {
                    $0.pixel(20, 10) == BrowserTools.blue
                }
                #expect(before.pixel(20, 10) == BrowserTools.blue)
                try display.input(["mousemove", "150", "300", "click", "5"])
                _ = try tool.line { $0 == "web offset 60" }
                let after = try display.screen { $0.pixel(20, 10) != BrowserTools.blue }
                #expect(after.pixel(20, 10) != BrowserTools.blue)

                // Interrupted, it takes the server with it.
                tool.interrupt()
                #expect(tool.code == 0)
                #expect(try Self.listeners(port).isEmpty)
                let left = try FileManager.default.contentsOfDirectory(atPath: display.folder.path)
                #expect(left.filter { $0.hasPrefix("scrollwork-") } == [])
            }
        }

        /// The addresses at which somebody on this machine listens to a port, as the kernel has
        /// them: hexadecimal, the last byte first.
        private static func listeners(_ port: Int) throws -> [String] {
            let hexadecimal = String(port, radix: 16, uppercase: true)
            let table = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
            return table.split(separator: "\n").compactMap { line in
                let fields = line.split(separator: " ")
                let place = fields[1].split(separator: ":")
                let isListening = fields[3] == "0A"
                return isListening && place.last == hexadecimal[...] ? String(place[0]) : nil
            }
        }
    }
}
