// SPDX-License-Identifier: MIT
import Foundation

/// A file that `record` writes, known by its ending.
struct OutputFile: Equatable {
    enum Kind: String, CaseIterable {
        case filmstrip = "png"
        case animation = "webp"
        case timeline = "html"
        case trace = "jsonl"
    }
    /// As the user wrote it.
    var path: String
    var kind: Kind

    /// *Errors:* usage, when the ending is unknown.
    init(path: String) throws(ToolFailure) {
        guard let kind = Kind(rawValue: (path as NSString).pathExtension) else {
            let endings = Kind.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
            throw .usage("\(path): an output ends in one of \(endings)")
        }
        self.path = path
        self.kind = kind
    }

    /// The name under which the child makes the n-th output.
    func scratchName(index: Int) -> String { "output-\(index).\(kind.rawValue)" }

    /// *Errors:* usage, when the file could not be put into place at the end.
    func checkIsWritable() throws(ToolFailure) {
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
            isDirectory.boolValue
        {
            throw .usage("\(path) is a directory; name a file")
        }
        let partial = partialPath
        let descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL, 0o644)
        guard descriptor >= 0 else {
            throw .usage("\(path) cannot be written: \(String(cString: strerror(errno)))")
        }
        close(descriptor)
        unlink(partial)
    }

    /// Copies a finished file beside its goal. *Errors:* the run failed.
    func stage(from source: String) throws(ToolFailure) {
        do {
            try FileManager.default.copyItem(atPath: source, toPath: partialPath)
        } catch {
            throw .run("\(path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// Renames what was staged, so that the goal is whole at every moment. *Errors:* the run
    /// failed.
    func commit() throws(ToolFailure) {
        guard rename(partialPath, path) == 0 else {
            throw .run("\(path) cannot be written: \(String(cString: strerror(errno)))")
        }
    }

    /// Removes what was staged and not committed.
    func discardPartial() { unlink(partialPath) }

    /// Beside the goal, because a rename cannot leave its file system; hidden, and of this process.
    private var partialPath: String {
        let url = path as NSString
        let name = ".\(url.lastPathComponent).\(getpid()).partial"
        return url.deletingLastPathComponent.isEmpty
            ? name : (url.deletingLastPathComponent as NSString).appendingPathComponent(name)
    }
}
