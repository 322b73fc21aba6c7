// SPDX-License-Identifier: MIT
import Foundation
import Testing

@Suite(
    "A window on a display", .serialized,
    .enabled(if: TestDisplay.hasTools, "needs Xvfb, xdotool and openbox"),
    .timeLimit(.minutes(3)))
struct WindowTests {
    /// The scroll view's part of the window, without its indicator's edge.
    private func feed(_ desktop: ProbeDesktop, rows: Range<Int> = 90..<490) -> (
        x: Range<Int>, y: Range<Int>
    ) {
        (
            desktop.origin.x + 5..<desktop.origin.x + 285,
            desktop.origin.y + rows.lowerBound..<desktop.origin.y + rows.upperBound
        )
    }

    @Test("a mouse drags the content, pixel for pixel, and a still window runs its tasks")
    func drag() async throws {
        try await OwnThread.run {
            let desktop = try ProbeDesktop()
            _ = try desktop.frame { $0.labels.first == "ticks 2" }
            let before = try desktop.screen {
                $0.pixel(desktop.origin.x + 10, desktop.origin.y + 90) != 0
            }

            try desktop.input("mousemove", "--window", "WINDOW", "150", "400", "mousedown", "1")
            for y in stride(from: 380, through: 200, by: -20) {
                try desktop.input("mousemove", "--window", "WINDOW", "150", "\(y)")
            }
            let dragged = try desktop.frame { $0.phase == "interacting" && $0.offset >= 190 }
            #expect(dragged.offset == 190)
            let after = try desktop.screen {
                $0.differences(to: before, in: feed(desktop, rows: 90..<290), rise: 190) == 0
            }
            #expect(after.differences(to: before, in: feed(desktop)) > 10_000)
            #expect(
                after.differences(to: before, in: feed(desktop, rows: 90..<290), rise: 190) == 0)

            // The finger rests before it lifts, so nothing is flung.
            _ = try desktop.frame {
                $0.phase == "interacting" && $0.labels.first != dragged.labels.first
            }
            try desktop.input("mouseup", "1")
            let frame = try desktop.frame { $0.phase == "idle" }
            #expect(frame.offset == 190)
        }
    }

    @Test("a wheel's clicks scroll the content under the pointer")
    func wheel() async throws {
        try await OwnThread.run {
            let desktop = try ProbeDesktop()
            let before = try desktop.screen {
                $0.pixel(desktop.origin.x + 10, desktop.origin.y + 90) != 0
            }
            try desktop.input(
                "mousemove", "--window", "WINDOW", "150", "300", "click", "5", "click", "5",
                "click",
                "5")
            let frame = try desktop.frame { $0.offset >= 180 }
            #expect(frame.offset == 180)
            let after = try desktop.screen {
                $0.differences(to: before, in: feed(desktop, rows: 90..<300), rise: 180) == 0
            }
            #expect(
                after.differences(to: before, in: feed(desktop, rows: 90..<300), rise: 180) == 0)
            try desktop.input("click", "4")
            let back = try desktop.frame { $0.offset < 180 }
            #expect(back.offset == 120)
            _ = try desktop.frame { $0.phase == "idle" }
        }
    }

    @Test("keys scroll with an animation")
    func keys() async throws {
        try await OwnThread.run {
            let desktop = try ProbeDesktop()
            try desktop.input("key", "Next")
            _ = try desktop.frame { $0.phase == "animating" && $0.offset > 0 }
            let frame = try desktop.frame { $0.phase == "idle" }
            #expect(frame.offset == 420 * 0.875)
            try desktop.input("key", "Down")
            let arrow = try desktop.frame { $0.phase == "idle" && $0.offset > 400 }
            #expect(arrow.offset == 407.5)
            try desktop.input("key", "End")
            let end = try desktop.frame { $0.phase == "idle" && $0.offset > 3000 }
            #expect(end.offset == 3580)
            try desktop.input("key", "Home")
            let home = try desktop.frame { $0.phase == "idle" && $0.offset < 100 }
            #expect(home.offset == 0)
        }
    }

    @Test("a click is a tap; desktop settings and the window's size are live")
    func tapAndSettings() async throws {
        try await OwnThread.run {
            let desktop = try ProbeDesktop()
            try desktop.input("mousemove", "--window", "WINDOW", "60", "60", "click", "1")
            _ = try desktop.frame { $0.labels.contains("press 1") }
            try desktop.input("mousemove", "--window", "WINDOW", "240", "60", "click", "1")
            let changed = try desktop.frame { $0.appearance == "dark" && $0.textSize == "xxLarge" }
            #expect(changed.motion == "still")
            // The background beside the text on top.
            let place = (x: desktop.origin.x + 5, y: desktop.origin.y + 5)
            let dark = try desktop.screen { $0.pixel(place.x, place.y) == 0 }
            #expect(dark.pixel(place.x, place.y) == 0)
            try desktop.input("windowsize", "WINDOW", "260", "420")
            _ = try desktop.frame { $0.size == "260x420" }
        }
    }

    @Test("timers and the main queue run while the window is still")
    func timersAndQueues() async throws {
        try await OwnThread.run {
            let desktop = try ProbeDesktop()
            _ = try desktop.frame { $0.labels.first == "ticks 4" }
            #expect(desktop.probe.passed.contains("timer"))
            #expect(desktop.probe.passed.contains("queue"))
        }
    }

    @Test("another view takes the place of the first where that was scrolled to")
    func replaced() async throws {
        try await OwnThread.run {
            let desktop = try ProbeDesktop()
            try desktop.input(
                "mousemove", "--window", "WINDOW", "150", "300", "click", "5", "click", "5")
            _ = try desktop.frame { $0.offset == 120 && $0.phase == "idle" }
            try desktop.probe.write("replace\n")
            let new = try desktop.frame { $0.labels.contains("New row 3") && $0.offset == 120 }
            #expect(new.labels.first == "ticks 0")
            #expect(!new.labels.contains("Row 3"))
            _ = try desktop.frame { $0.labels.first == "ticks 2" && $0.offset == 120 }
        }
    }

    @Test("a message shows over the view and goes away again")
    func message() async throws {
        try await OwnThread.run {
            let desktop = try ProbeDesktop()
            let place = (x: desktop.origin.x + 20, y: desktop.origin.y + 480)
            let before = try desktop.screen { $0.pixel(place.x, place.y) != 0 }
            let color = before.pixel(place.x, place.y)
            try desktop.probe.write("fail\n")
            let covered = try desktop.screen { $0.pixel(place.x, place.y) != color }
            #expect(covered.pixel(place.x, place.y) != color)
            try desktop.probe.write("good\n")
            let after = try desktop.screen { $0.pixel(place.x, place.y) == color }
            #expect(after.pixel(place.x, place.y) == color)
        }
    }

    @Test("a window that the desktop closes ends its main loop")
    func close() async throws {
        try await OwnThread.run {
            let desktop = try ProbeDesktop()
            try desktop.input("key", "alt+F4")
            #expect(try desktop.probe.line { $0 == "closed" } == "closed")
        }
    }
}
