// SPDX-License-Identifier: MIT
import Foundation

/// A directory for files in the making, gone when its owner is.
final class ScratchDirectory: Sendable {
    let path: String

    /// *Errors:* set-up incomplete, when no temporary directory can be made.
    init() throws(ToolFailure) {
        let base = NSTemporaryDirectory()
        var template = Array((base + "/scrollwork-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw ToolFailure(
                .setUpIncomplete,
                "scrollwork: error: no temporary directory can be made in \(base): "
                    + String(cString: strerror(errno)))
        }
        path = String(
            decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { remove() }

    /// Removes the directory and all in it; `exit` runs no `deinit`, so commands `defer` this.
    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// A path inside.
    func file(_ name: String) -> String { path + "/" + name }

    /// The text of a file inside, or nothing when there is no such file.
    func text(_ name: String) -> String {
        FileManager.default.contents(atPath: file(name)).map { String(decoding: $0, as: UTF8.self) }
            ?? ""
    }

    /// *Errors:* the run failed, when the disk does not take it.
    func write(_ text: String, to name: String) throws(ToolFailure) {
        guard FileManager.default.createFile(atPath: file(name), contents: Data(text.utf8)) else {
            throw .run("\(file(name)) cannot be written: \(String(cString: strerror(errno)))")
        }
    }
}
