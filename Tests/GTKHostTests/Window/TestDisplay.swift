// SPDX-License-Identifier: MIT
import Foundation

/// A display of the test's own, with a window manager, a pointer and keys.
final class TestDisplay {
    private static let tools = ["/usr/bin/Xvfb", "/usr/bin/xdotool", "/usr/bin/openbox"]
    static var hasTools: Bool { has(tools) }

    static func has(_ programs: [String]) -> Bool {
        programs.allSatisfy(FileManager.default.isExecutableFile)
    }

    /// A folder that goes with the display.
    let folder: URL
    /// What programs need to find the display, and to draw the same everywhere.
    let environment: [String: String]
    private let server: ProbeProcess
    private let manager: ProbeProcess

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "scrollwork-display-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        server = try ProbeProcess(
            Self.tools[0],
            [
                "-displayfd", "1", "-screen", "0", "500x700x24", "-fbdir", folder.path,
                "-nolisten", "tcp", "-terminate", "-nocursor",
            ])
        environment = [
            "DISPLAY": ":" + (try server.line { !$0.isEmpty }), "GDK_BACKEND": "x11",
            "GSK_RENDERER": "cairo", "GDK_SCALE": "1", "GSETTINGS_BACKEND": "memory",
        ]
        // The server ends with its last client, which must not be one that only looks in before the
        // window manager is there.
        manager = try ProbeProcess(
            Self.tools[2], ["--sm-disable", "--startup", "echo managing"],
            environment: environment)
        _ = try manager.line { $0 == "managing" }
    }

    deinit {
        manager.stop()
        // The server ends by itself once nobody is there, and tidies up.
        server.waitForEnd()
        try? FileManager.default.removeItem(at: folder)
    }

    /// What the user does, in xdotool's words; gives what that prints.
    @discardableResult
    func input(_ words: [String]) throws -> String {
        try ProbeProcess.run(Self.tools[1], words, environment: environment)
    }

    /// The window that a process opens, which may have to compile it first.
    func window(named title: String, of process: ProbeProcess) throws -> String {
        let deadline = Date(timeIntervalSinceNow: 120)
        let words = ["search", "--onlyvisible", "--name", "^\(title)$"]
        while process.isRunning, deadline.timeIntervalSinceNow > 0 {
            if let found = try? input(words), let last = found.split(separator: "\n").last {
                return String(last)
            }
            // Nothing tells of windows that open.
            usleep(50_000)
        }
        throw ProbeProcess.Failure(description: "no window '\(title)': \(process.errors)")
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
