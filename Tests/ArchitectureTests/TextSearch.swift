// SPDX-License-Identifier: MIT
import Foundation

extension StringProtocol {
    /// Whether a word stands somewhere in the text. *Cost:* far below a pattern's, above all in a
    /// debug build, which is why lines are sifted with it first.
    func holds(_ word: String) -> Bool {
        let found = utf8.withContiguousStorageIfAvailable { text in
            word.utf8.withContiguousStorageIfAvailable { word in Self.find(word, in: text) }
        }
        return (found ?? nil) ?? contains(word)
    }

    private static func find(
        _ word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard let wanted = word.baseAddress, let start = text.baseAddress else {
            return word.isEmpty
        }
        var offset = 0
        while offset + word.count <= text.count {
            guard
                let hit = memchr(start + offset, Int32(word[0]), text.count - offset)
            else { return false }
            offset = UnsafeRawPointer(start).distance(to: UnsafeRawPointer(hit))
            if offset + word.count <= text.count, memcmp(hit, wanted, word.count) == 0 {
                return true
            }
            offset += 1
        }
        return false
    }
}
