// SPDX-License-Identifier: MIT
import Foundation

/// The parent's side of `run`: check everything, compile, keep a window open.
struct RunCommand {
    private let request: RunRequest

    init(_ request: RunRequest) { self.request = request }

    /// Returns when the window was closed, or the user has interrupted the tool.
    ///
    /// *Errors:* each of `ExitCode`'s.
    func run() throws(ToolFailure) {
        Signals.hold()
        try UserBuild.check(request.files)
        let toolchain = try Toolchain.installed()
        do throws(ToolFailure) {
            guard try Self.canOpenWindow(isInBrowser: request.isInBrowser) else {
                try recordInstead()
                return
            }
            try openWindow(toolchain)
        } catch {
            // Interrupting is how a window is closed from a terminal.
            if error.signal != SIGINT { throw error }
        }
    }

    private func openWindow(_ toolchain: Toolchain) throws(ToolFailure) {
        let scratch = try ScratchDirectory()
        defer { scratch.remove() }
        let server = try request.isInBrowser ? BroadwayServer(request.port, in: scratch) : nil
        defer { server?.stop() }
        var session = try WindowSession(
            request: request, toolchain: toolchain, scratch: scratch, server: server)
        defer { session.end() }
        try session.run()
    }

    /// Whether a window can be opened; asked in a process of its own, which GTK may end. A browser
    /// needs no display.
    static func canOpenWindow(isInBrowser: Bool) throws(ToolFailure) -> Bool {
        guard !isInBrowser else { return true }
        let probe = try Subprocess(
            Toolchain.executable, [WindowChild.displayProbeName], standardOutput: "/dev/null",
            standardError: "/dev/null")
        defer { probe.end() }
        return try probe.wait() == .exited(0)
    }

    /// Says that there is no display, and makes pictures of the view.
    private func recordInstead() throws(ToolFailure) {
        if request.isWatching {
            throw ToolFailure(.setUpIncomplete, "scrollwork: error: " + Self.displayAdvice)
        }
        let directory = try Self.newDirectory()
        StandardError.write(
            "scrollwork: note: \(Self.displayAdvice); recording to \(directory) instead")
        let name = ((request.files[0] as NSString).lastPathComponent as NSString)
            .deletingPathExtension
        let outputs = OutputFile.Kind.allCases.flatMap {
            ["--output", "\(directory)/\(name).\($0.rawValue)"]
        }
        // Without a page and a watch, what is left means the same to a recording.
        try RecordCommand(try RecordRequest(outputs + request.arguments)).run()
    }

    /// What to do without a display.
    static let displayAdvice =
        "there is no display; set DISPLAY or WAYLAND_DISPLAY, or use --web for a page in a browser"

    private static func newDirectory() throws(ToolFailure) -> String {
        var template = Array((NSTemporaryDirectory() + "/scrollwork-run-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw .usage("no directory for the pictures: \(String(cString: strerror(errno)))")
        }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
