// SPDX-License-Identifier: MIT
import Glibc

/// Notices that files were written.
///
/// It asks instead of being told: editors replace files by renaming others, for which a watch on the
/// file itself is blind, and a `stat` of a few files costs microseconds.
struct SourceWatch {
    private struct Mark: Equatable {
        var seconds: Int
        var nanoseconds: Int
        var size: Int64
        var inode: UInt64
    }

    private let files: [String]
    private var marks: [Mark]

    init(_ files: [String]) {
        self.files = files
        marks = files.compactMap(Self.mark)
    }

    /// Whether a file is another one than when this was asked last. A file that is missing, as in
    /// the middle of being replaced, has not changed yet.
    mutating func hasChanged() -> Bool {
        let now = files.compactMap(Self.mark)
        guard now.count == files.count, now != marks else { return false }
        marks = now
        return true
    }

    private static func mark(_ path: String) -> Mark? {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        return Mark(
            seconds: info.st_mtim.tv_sec, nanoseconds: info.st_mtim.tv_nsec,
            size: Int64(info.st_size), inode: UInt64(info.st_ino))
    }
}
