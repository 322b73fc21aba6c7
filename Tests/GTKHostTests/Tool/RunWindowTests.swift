// SPDX-License-Identifier: MIT
import Foundation
import Testing

extension ToolWindowTests {
    @Suite("run --watch, under real hands") struct RunWindowTests {
        @Test(
            "a drag, a wheel, keys; a change keeps the offset, a mistake the old view; closing ends"
        )
        func watch() async throws {
            try await OwnThread.run {
                let folder = FileManager.default.temporaryDirectory
                    .appending(path: "scrollwork-watch-\(UUID().uuidString)")
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true)
                defer { try? FileManager.default.removeItem(at: folder) }
                let file = folder.appending(path: "Rows.swift")
                func write(_ text: String) throws {
                    try Data(text.utf8).write(to: file, options: .atomic)
                }
                try write(ToolWindow.rows("old"))
                let desktop = try ProbeDesktop(
                    .init(
                        path: ToolWindow.tool,
                        arguments: [
                            "run", file.path, "--watch", "--size", "300x500", "--appearance",
                            "dark",
                            "--dynamic-type", "xLarge", "--reduce-motion",
                        ], title: "Rows"))
                let tool = desktop.probe
                _ = try tool.line { $0 == "old 300x500 dark xLarge still" }
                // Time goes on in a window that is still.
                _ = try tool.line { $0 == "old tick 2" }

                // A drag moves the content with the pointer, pixel for pixel.
                let place = (x: desktop.origin.x + 10, y: desktop.origin.y + 20)
                let before = try desktop.screen { $0.pixel(place.x, place.y) != 0 }
                try desktop.input("mousemove", "--window", "WINDOW", "150", "400", "mousedown", "1")
                for y in stride(from: 380, through: 200, by: -20) {
                    try desktop.input("mousemove", "--window", "WINDOW", "150", "\(y)")
                }
                _ = try tool.line { $0 == "old offset 190" }
                let part = (
                    x: desktop.origin.x + 5..<desktop.origin.x + 285,
                    y: desktop.origin.y + 5..<desktop.origin.y + 250
                )
                let after = try desktop.screen {
                    $0.differences(to: before, in: part, rise: 190) == 0
                }
                #expect(after.differences(to: before, in: part, rise: 190) == 0)
                #expect(after.differences(to: before, in: part) > 5_000)
                _ = try tool.line { $0.hasPrefix("old tick") }
                try desktop.input("mouseup", "1")

                // A click of the wheel is 60 points, a key with Reduce Motion jumps.
                try desktop.input("click", "5")
                _ = try tool.line { $0 == "old offset 250" }
                try desktop.input("key", "Down")
                _ = try tool.line { $0 == "old offset 290" }

                // A mistake leaves the old view, with the message over it.
                let low = (x: desktop.origin.x + 30, y: desktop.origin.y + 480)
                let color = try desktop.stillScreen(part).pixel(low.x, low.y)
                try write(ToolWindow.rows("old").replacing("var body", with: "var boddy"))
                let covered = try desktop.screen(within: 90) { $0.pixel(low.x, low.y) != color }
                #expect(covered.pixel(low.x, low.y) != color)
                #expect(tool.errors.contains("Rows.swift:"))
                #expect(tool.errors.contains("waiting for a change"))
                _ = try tool.line { $0.hasPrefix("old tick") }

                // The next version comes up where the old one was.
                try write(ToolWindow.rows("new"))
                _ = try tool.line(within: 90) { $0 == "new offset 290" }
                _ = try tool.line { $0 == "new tick 1" }
                let healed = try desktop.screen { $0.pixel(low.x, low.y) == color }
                #expect(healed.pixel(low.x, low.y) == color)

                try desktop.input("key", "alt+F4")
                tool.waitForEnd(within: 20)
                #expect(tool.code == 0)
            }
        }
    }
}
