// SPDX-License-Identifier: MIT
import Foundation

/// A window that is open, the compiler that runs when its files change, and the server behind it.
///
/// One thread, which waits for signals: the window's end is one (SIGCHLD), and each tenth of a second
/// it looks whether the files have changed.
struct WindowSession {
    private let request: RunRequest
    private let toolchain: Toolchain
    private let scratch: ScratchDirectory
    private let server: BroadwayServer?
    private let page: ProgressPage
    private var watch: SourceWatch
    private var generation = 0
    private var child: Subprocess?
    private var orders: OrderPipe?
    private var isAnnounced = false

    init(
        request: RunRequest, toolchain: Toolchain, scratch: ScratchDirectory,
        server: BroadwayServer?
    ) throws(ToolFailure) {
        self.request = request
        self.toolchain = toolchain
        self.scratch = scratch
        self.server = server
        page = try ProgressPage(path: scratch.file("progress"))
        watch = SourceWatch(request.files)
    }

    /// Ends the window, if it is still there.
    func end() { child?.end() }

    /// Opens the window and returns when it was closed.
    ///
    /// *Errors:* without `--watch` all that keeps the view from running; with it only what is not
    /// the files' fault.
    mutating func run() throws(ToolFailure) {
        try rebuild()
        while true {
            if try isWindowClosed() { return }
            try server?.check()
            announce()
            if let number = Signals.next(within: Subprocess.tick),
                Signals.requestsToStop.contains(number)
            {
                throw .stopped(by: number)
            }
            if request.isWatching, watch.hasChanged() { try rebuild() }
        }
    }

    /// Compiles what the files are now, and lets it take the window's place.
    private mutating func rebuild() throws(ToolFailure) {
        var isOvertaken = false
        repeat {
            isOvertaken = false
            let builder = UserBuild(toolchain: toolchain, scratch: scratch, generation: generation)
            generation += 1
            var watch = watch
            let (child, isWatching) = (child, request.isWatching)
            do throws(ToolFailure) {
                defer { self.watch = watch }
                let (library, root) = try builder.build(request.files, view: request.view) {
                    () throws(ToolFailure) in
                    // Who closes the window waits for no compiler.
                    if child?.poll() == true, child?.outcome == .exited(0) { throw .givenUp }
                    isOvertaken = isWatching && watch.hasChanged()
                    if isOvertaken { throw .givenUp }
                }
                try show(library: library, title: windowTitle(root))
            } catch {
                if error.code == .done { continue }
                guard isWatching, error.signal == nil, error.code != .setUpIncomplete else {
                    throw error
                }
                tell(error)
            }
        } while isOvertaken
    }

    /// What the window is called: as the view, or as its file when it is a preview without a name.
    private func windowTitle(_ root: RootView) -> String {
        guard case .preview(_, let title) = root, title.hasPrefix("#") else { return root.title }
        let file = (request.files[0] as NSString).lastPathComponent as NSString
        return file.deletingPathExtension
    }

    /// Says what is wrong with the files, here and over the window.
    private func tell(_ failure: ToolFailure) {
        StandardError.write(failure.message)
        StandardError.write("scrollwork: note: waiting for a change")
        orders?.send(.say(WindowOrder.banner(failure.message)))
    }

    private mutating func show(library: String, title: String) throws(ToolFailure) {
        // One that has crashed meanwhile is told of first.
        if child?.poll() == true { _ = try isWindowClosed() }
        if child != nil {
            orders?.send(.show(library: library, title: title))
            return
        }
        page.stage = .starting
        if request.isWatching { orders = try OrderPipe(path: scratch.file("orders")) }
        let paths = WindowPaths(
            library: library, progress: scratch.file("progress"), orders: orders?.path ?? "",
            title: title)
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = "enable=no"
        if let server { environment.merge(server.environment) { $1 } }
        for name in server == nil ? [] : BroadwayServer.foreignVariables { environment[name] = nil }
        child = try Subprocess(
            Toolchain.executable,
            [RunRequest.childName] + paths.arguments + request.arguments, environment: environment)
    }

    /// Whether the window was closed. One that crashed is told of; with `--watch` the next change of
    /// the files opens another.
    private mutating func isWindowClosed() throws(ToolFailure) -> Bool {
        guard let child, child.poll(), let outcome = child.outcome else { return false }
        guard let failure = Supervisor.failure(of: outcome, page: page, isInVirtualTime: false)
        else { return true }
        // The window of a server that has gone ends by itself.
        try server?.check()
        guard request.isWatching, failure.code == .runFailed else { throw failure }
        StandardError.write(failure.message)
        StandardError.write("scrollwork: note: waiting for a change")
        self.child = nil
        orders = nil
        return false
    }

    /// Says where the page is, once there is something on it.
    private mutating func announce() {
        guard let server, !isAnnounced, page.stage == .running else { return }
        isAnnounced = true
        FileHandle.standardOutput.write(
            Data("\(server.address) shows the window; ctrl-C ends it\n".utf8))
    }
}
