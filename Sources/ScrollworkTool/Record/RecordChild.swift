// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost

/// The child's side of `record`: load, run, write. It says where it is on the progress page.
@MainActor struct RecordChild {
    var request: RecordRequest
    var paths: ChildPaths

    /// *Errors:* the run failed.
    func run() throws(ToolFailure) {
        ParentDeath.endWithParent()
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
}
