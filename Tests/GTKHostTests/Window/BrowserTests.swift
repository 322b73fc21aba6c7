// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// What a window in a browser takes.
enum BrowserTools {
    static let broadway = "/usr/bin/gtk4-broadwayd"
    static let chromium = "/usr/bin/chromium"
    static var areThere: Bool { TestDisplay.hasTools && TestDisplay.has([broadway, chromium]) }
    /// Rows of the tests alternate between blue and orange.
    static let blue: UInt32 = 0x0088ff

    /// What the browser is told to show one page and nothing else.
    static func arguments(folder: URL, address: String) -> [String] {
        [
            "--no-sandbox", "--disable-gpu", "--no-first-run", "--kiosk",
            "--user-data-dir=\(folder.path)/chromium", address,
        ]
    }
}

@Suite(
    "A window in a browser", .serialized,
    .enabled(if: BrowserTools.areThere, "needs Xvfb, xdotool, openbox, Broadway and Chromium"),
    .timeLimit(.minutes(2)))
struct BrowserTests {
    @Test("a wheel over the page scrolls the view in it")
    func wheel() throws {
        let display = try TestDisplay()
        let number = Int(ProcessInfo.processInfo.processIdentifier % 1000) + 1
        let port = "\(18_000 + number)"
        var environment = display.environment
        environment["XDG_RUNTIME_DIR"] = display.folder.path
        environment["BROADWAY_DISPLAY"] = ":\(number)"
        environment["GTK_A11Y"] = "none"
        let server = try ProbeProcess(
            BrowserTools.broadway, ["-a", "127.0.0.1", "-p", port, ":\(number)"],
            environment: environment)
        defer { server.stop() }
        let socket = display.folder.appendingPathComponent("broadway\(number + 1).socket").path
        let deadline = Date(timeIntervalSinceNow: 10)
        while !FileManager.default.fileExists(atPath: socket), deadline.timeIntervalSinceNow > 0 {
            usleep(20_000)
        }
        environment["GDK_BACKEND"] = "broadway"
        // GTK 4.8's server ends with an assertion when cairo draws for it.
        environment["GSK_RENDERER"] = "broadway"
        let probe = try ProbeProcess(ProbeProcess.windowProbe, environment: environment)
        defer { probe.stop() }
        let first = try probe.frame { _ in true }
        #expect(first.size == "300x500")

        let browser = try ProbeProcess(
            BrowserTools.chromium,
            BrowserTools.arguments(folder: display.folder, address: "http://127.0.0.1:\(port)/"),
            environment: display.environment)
        defer { browser.stop() }
        let before = try display.screen(within: 40) { $0.pixel(20, 170) == BrowserTools.blue }
        #expect(before.pixel(20, 170) == BrowserTools.blue)

        try display.input(["mousemove", "150", "300", "click", "5"])
        _ = try probe.frame { $0.offset == 60 }
        let after = try display.screen { $0.pixel(20, 170) != BrowserTools.blue }
        #expect(after.pixel(20, 170) != BrowserTools.blue)
    }
}
