// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost

/// The child's side of `record`: load, run, write. It says where it is on the progress page.
@MainActor struct RecordChild {
    var request: RecordRequest
    var paths: ChildPaths

    /// *Errors:* the run failed.
    func run() throws(ToolFailure) {
        Self.endWithParent()
        let page = try ProgressPage(path: paths.progress)
        page.stage = .loading
        let root = try UserLibrary.root(path: paths.library)
        page.stage = .running
        let recording = try Recorder(request: request, script: try script(), page: page)
            .record(root)
        page.stage = .writing
        for (index, output) in request.outputs.enumerated() {
            let path = paths.directory + "/" + output.scratchName(index: index)
            try recording.write(output.kind, to: path, page: page)
        }
        page.stage = .done
    }

    private func script() throws(ToolFailure) -> ScrollScript? {
        guard let file = request.script else { return nil }
        let path = paths.directory + "/" + ChildPaths.scriptName
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .run("\(path) is gone")
        }
        do throws(ScriptErrors) {
            return try ScrollScript(text: String(decoding: data, as: UTF8.self), file: file)
        } catch {
            throw ToolFailure(.usage, error.description)
        }
    }

    /// Asks the kernel to end this process when its parent is ended, even by SIGKILL.
    private static func endWithParent() {
        // `prctl` takes its arguments as variadic ones, which Swift does not import; on Linux's
        // ABIs a fixed signature passes them alike.
        typealias Control = @convention(c) (CInt, CUnsignedLong) -> CInt
        guard let symbol = dlsym(nil, "prctl") else { return }
        let setParentDeathSignal: CInt = 1
        _ = unsafeBitCast(symbol, to: Control.self)(setParentDeathSignal, CUnsignedLong(SIGKILL))
    }
}
