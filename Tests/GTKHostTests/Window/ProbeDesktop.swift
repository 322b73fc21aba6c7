// SPDX-License-Identifier: MIT
import Foundation

/// A display with the probe's window on it.
final class ProbeDesktop {
    private static let busTools = ["/usr/bin/dbus-daemon", "/usr/bin/python3"]
    /// Whether a client of the accessibility bus, which is none of ours, can be run.
    static var hasBusTools: Bool {
        TestDisplay.hasTools && TestDisplay.has(busTools)
            && (try? ProbeProcess.run(busTools[1], ["-c", "import pyatspi"])) != nil
    }

    let probe: ProbeProcess
    let display: TestDisplay
    private let environment: [String: String]
    private let bus: ProbeProcess?
    private let window: String
    /// Where the window's content begins. *Units:* pixels of the screen.
    let origin: (x: Int, y: Int)

    /// What opens the window: a program, its arguments, and what the window is called.
    struct Program {
        var path = ProbeProcess.windowProbe
        var arguments: [String] = []
        var title = "Scrollwork probe"
    }

    /// `withBus` starts a session bus of the test's own, for accessibility.
    init(_ program: Program = Program(), withBus: Bool = false) throws {
        display = try TestDisplay()
        var environment = display.environment
        if withBus {
            let bus = try ProbeProcess(
                Self.busTools[0], ["--session", "--nofork", "--print-address=1"],
                // Who sets that a screen reader is on writes it down for good.
                environment: ["GSETTINGS_BACKEND": "memory"])
            environment["DBUS_SESSION_BUS_ADDRESS"] = try bus.line { !$0.isEmpty }
            self.bus = bus
        } else {
            environment["GTK_A11Y"] = "none"
            bus = nil
        }
        self.environment = environment
        probe = try ProbeProcess(
            program.path, program.arguments,
            environment: environment.merging(["TMPDIR": display.folder.path]) { $1 })
        window = try display.window(named: program.title, of: probe)
        // Where the pointer is when it is sent to the content's corner; what the window manager
        // says of the window's place counts its frame twice.
        let corner = try display.input([
            "mousemove", "--window", window, "0", "0", "getmouselocation", "--shell",
        ])
        func value(_ name: String) -> Int {
            corner.split(separator: "\n").first { $0.hasPrefix(name + "=") }
                .flatMap { Int($0.dropFirst(name.count + 1)) } ?? 0
        }
        origin = (value("X"), value("Y"))
        try input("windowfocus", "--sync", window)
    }

    deinit {
        probe.stop()
        bus?.stop()
    }

    /// What the user does, in xdotool's words; `WINDOW` stands for the window.
    func input(_ words: String...) throws {
        try display.input(words.map { $0 == "WINDOW" ? window : $0 })
    }

    /// Starts a Python program that talks to the accessibility bus.
    func client(
        _ program: String, _ title: String, _ arguments: [String]
    ) throws -> ProbeProcess {
        try ProbeProcess(
            Self.busTools[1], ["-u", "-c", program, title] + arguments, environment: environment)
    }

    /// The screen once it meets a condition; whatever it shows in the end if it never does.
    func screen(
        within seconds: Double = 20, where condition: (FrameBuffer) -> Bool = { _ in true }
    ) throws -> FrameBuffer {
        try display.screen(within: seconds, where: condition)
    }

    /// The screen once a part of it has stopped changing for half a second.
    func stillScreen(_ part: (x: Range<Int>, y: Range<Int>)) throws -> FrameBuffer {
        var last = try screen()
        var count = 0
        return try screen {
            count = $0.differences(to: last, in: part) == 0 ? count + 1 : 0
            last = $0
            return count >= 25
        }
    }

    /// The next frame that meets a condition.
    @discardableResult
    func frame(where condition: (ProbeFrame) -> Bool) throws -> ProbeFrame {
        try probe.frame(where: condition)
    }
}
