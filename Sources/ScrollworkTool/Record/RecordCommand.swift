// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost

/// The parent's side of `record`: check everything, compile, run a child, put the outputs into
/// place.
struct RecordCommand {
    private let request: RecordRequest

    init(_ request: RecordRequest) { self.request = request }

    /// *Errors:* each of `ExitCode`'s; no output exists then that did not before.
    func run() throws(ToolFailure) {
        Signals.hold()
        try UserBuild.check(request.files)
        let script = try check()
        let toolchain = try Toolchain.installed()
        let scratch = try ScratchDirectory()
        defer { scratch.remove() }
        let (library, _) = try UserBuild(toolchain: toolchain, scratch: scratch)
            .build(request.files, view: request.view)
        try record(library, script: script, in: scratch)
    }

    /// Records a view of a library that is there already. *Errors:* as `run`.
    func run(library: String) throws(ToolFailure) {
        let script = try check()
        let scratch = try ScratchDirectory()
        defer { scratch.remove() }
        try record(library, script: script, in: scratch)
    }

    /// Looks at what would fail after all the work; gives the script's text.
    private func check() throws(ToolFailure) -> String? {
        let script = try scriptText()
        for output in request.outputs { try output.checkIsWritable() }
        return script
    }

    private func record(
        _ library: String, script: String?, in scratch: ScratchDirectory
    ) throws(ToolFailure) {
        let paths = ChildPaths(
            library: library, progress: scratch.file("progress"), directory: scratch.path)
        if let script { try scratch.write(script, to: ChildPaths.scriptName) }
        try runChild(paths)
        try install(from: scratch)
    }

    /// The script's text, once it is known to be right.
    private func scriptText() throws(ToolFailure) -> String? {
        guard let path = request.script else { return nil }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .usage("\(path): there is no such file, or it cannot be read")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw .usage("\(path): this is no UTF-8 text")
        }
        do throws(ScriptErrors) {
            let script = try ScrollScript(text: text, file: path)
            guard script.refusals.isEmpty else { throw ScriptErrors(errors: script.refusals) }
        } catch {
            throw ToolFailure(.usage, error.description)
        }
        return text
    }

    private func runChild(_ paths: ChildPaths) throws(ToolFailure) {
        let page = try ProgressPage(path: paths.progress)
        let environment = ProcessInfo.processInfo.environment
        let child = try Subprocess(
            Toolchain.executable,
            [RecordRequest.childName, paths.library, paths.progress, paths.directory]
                + request.arguments,
            environment: Self.childEnvironment(environment))
        try Supervisor(patience: Supervisor.patience(in: environment))
            .supervise(child, page: page)
    }

    /// The environment of a run that is the same everywhere: hashing, time zone and language are
    /// fixed, and no display, theme or setting of the desktop reaches it.
    static func childEnvironment(_ environment: [String: String]) -> [String: String] {
        let ofTheDesktop = [
            "DISPLAY", "WAYLAND_DISPLAY", "GTK_THEME", "GDK_SCALE", "GDK_DPI_SCALE", "LANGUAGE",
            "GDK_BACKEND", "GSK_RENDERER",
        ]
        var child = environment.filter {
            !ofTheDesktop.contains($0.key) && !$0.key.hasPrefix("LC_")
        }
        child["SWIFT_DETERMINISTIC_HASHING"] = "1"
        child["TZ"] = "UTC"
        child["LANG"] = "en_US.UTF-8"
        child["GSETTINGS_BACKEND"] = "memory"
        child["GTK_A11Y"] = "none"
        // The supervisor says what happened; the runtime's own report would take seconds.
        child["SWIFT_BACKTRACE"] = "enable=no"
        return child
    }

    /// Copies every output beside its goal first, so that a full disk leaves all goals as they
    /// were; then renames.
    private func install(from scratch: ScratchDirectory) throws(ToolFailure) {
        defer { for output in request.outputs { output.discardPartial() } }
        for (index, output) in request.outputs.enumerated() {
            try output.stage(from: scratch.file(output.scratchName(index: index)))
        }
        for output in request.outputs { try output.commit() }
        for output in request.outputs { print("wrote \(output.path)") }
    }
}
