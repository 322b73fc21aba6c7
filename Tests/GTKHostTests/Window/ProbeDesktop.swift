// SPDX-License-Identifier: MIT
import Foundation

/// A display of the test's own with a window manager and the probe's window on it.
final class ProbeDesktop {
    static let tools = ["/usr/bin/Xvfb", "/usr/bin/xdotool", "/usr/bin/openbox"]
    static var hasTools: Bool { tools.allSatisfy(FileManager.default.isExecutableFile) }

    /// The probe, which is built beside the tests.
    private static var probe: String {
        Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
            .first.map { $0.deletingLastPathComponent() }?.appendingPathComponent("WindowProbe")
            .path
            ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("WindowProbe").path
    }

    static let busTools = ["/usr/bin/dbus-daemon", "/usr/bin/python3"]
    /// Whether a client of the accessibility bus, which is none of ours, can be run.
    static var hasBusTools: Bool {
        hasTools && busTools.allSatisfy(FileManager.default.isExecutableFile)
            && (try? ProbeProcess.run(busTools[1], ["-c", "import pyatspi"])) != nil
    }

    let probe: ProbeProcess
    private let server: ProbeProcess
    private let manager: ProbeProcess
    private var bus: ProbeProcess?
    private let folder: URL
    private let environment: [String: String]
    private let window: String
    /// Where the window's content begins. *Units:* pixels of the screen.
    private(set) var origin = (x: 0, y: 0)

    /// `withBus` starts a session bus of the test's own, for accessibility.
    init(withBus: Bool = false) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "scrollwork-window-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        server = try ProbeProcess(
            Self.tools[0],
            [
                "-displayfd", "1", "-screen", "0", "500x700x24", "-fbdir", folder.path,
                "-nolisten", "tcp", "-terminate", "-nocursor",
            ])
        let display = ":" + (try server.line { !$0.isEmpty })
        var environment = [
            "DISPLAY": display, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GDK_SCALE": "1",
        ]
        if withBus {
            let bus = try ProbeProcess(
                Self.busTools[0], ["--session", "--nofork", "--print-address=1"])
            environment["DBUS_SESSION_BUS_ADDRESS"] = try bus.line { !$0.isEmpty }
            self.bus = bus
        } else {
            environment["GTK_A11Y"] = "none"
        }
        self.environment = environment
        manager = try ProbeProcess(Self.tools[2], ["--sm-disable"], environment: environment)
        probe = try ProbeProcess(Self.probe, environment: environment)
        _ = try probe.line { $0.hasPrefix("frame") }
        let found = try ProbeProcess.run(
            Self.tools[1],
            ["search", "--sync", "--onlyvisible", "--name", "^Scrollwork probe$"],
            environment: environment)
        window = String(found.split(separator: "\n").last ?? "")
        // Where the pointer is when it is sent to the content's corner; what the window manager
        // says of the window's place counts its frame twice.
        try input("mousemove", "--window", "WINDOW", "0", "0")
        let place = try ProbeProcess.run(
            Self.tools[1], ["getmouselocation", "--shell"], environment: environment)
        func value(_ name: String) -> Int {
            place.split(separator: "\n").first { $0.hasPrefix(name + "=") }
                .flatMap { Int($0.dropFirst(name.count + 1)) } ?? 0
        }
        origin = (value("X"), value("Y"))
        try input("windowfocus", "--sync", window)
    }

    deinit {
        probe.stop()
        manager.stop()
        bus?.stop()
        // The server ends by itself once nobody is there, and tidies up.
        server.waitForEnd()
        try? FileManager.default.removeItem(at: folder)
    }

    /// What the user does, in xdotool's words; `WINDOW` stands for the window.
    func input(_ words: String...) throws {
        try ProbeProcess.run(
            Self.tools[1], words.map { $0 == "WINDOW" ? window : $0 }, environment: environment)
    }

    /// Starts a Python program that talks to the accessibility bus.
    func client(_ program: String, _ arguments: String...) throws -> ProbeProcess {
        try ProbeProcess(
            Self.busTools[1], ["-u", "-c", program] + arguments, environment: environment)
    }

    func screen() throws -> FrameBuffer {
        try FrameBuffer(contentsOf: folder.appendingPathComponent("Xvfb_screen0"))
    }

    /// The screen once it meets a condition; whatever it shows in the end if it never does.
    func screen(within seconds: Double = 10, where condition: (FrameBuffer) -> Bool) throws
        -> FrameBuffer
    {
        let deadline = Date(timeIntervalSinceNow: seconds)
        while true {
            let picture = try screen()
            if condition(picture) || deadline.timeIntervalSinceNow < 0 { return picture }
            // The picture is in a file; nothing tells of its changes.
            usleep(20_000)
        }
    }
}

/// One frame as the probe tells it.
struct ProbeFrame {
    let phase: String
    let offset: Double
    let size: String
    let appearance: String
    let motion: String
    let textSize: String
    let voice: String
    let labels: [String]

    init?(_ line: String) {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 9, fields[0] == "frame", let offset = Double(fields[2]) else {
            return nil
        }
        phase = fields[1]
        self.offset = offset
        size = fields[3]
        appearance = fields[4]
        motion = fields[5]
        textSize = fields[6]
        voice = fields[7]
        labels = fields[8].split(separator: ",").map(String.init)
    }
}

extension ProbeDesktop {
    /// The next frame that meets a condition.
    @discardableResult
    func frame(where condition: (ProbeFrame) -> Bool) throws -> ProbeFrame {
        let line = try probe.line { ProbeFrame($0).map(condition) ?? false }
        guard let frame = ProbeFrame(line) else {
            throw ProbeProcess.Failure(description: "not a frame: \(line)")
        }
        return frame
    }
}
