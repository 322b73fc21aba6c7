// SPDX-License-Identifier: MIT

/// Blanks comments and the insides of string literals, so that rules see code only. Lines and
/// columns stay where they are.
struct CodeMask {
    private enum State: Equatable {
        case code
        case lineComment
        case blockComment(depth: Int)
        case string(hashes: Int, isMultiline: Bool)
    }

    static func lines(of text: String) -> [String] {
        var mask = CodeMask(bytes: Array(text.utf8))
        mask.run()
        return String(decoding: mask.bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private var bytes: [UInt8]
    private var state = State.code
    private var index = 0

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func starts(with text: String, at offset: Int = 0) -> Bool {
        var position = index + offset
        for byte in text.utf8 {
            guard position < bytes.count, bytes[position] == byte else { return false }
            position += 1
        }
        return true
    }

    /// Moves on by some bytes and blanks them, but never a line's end.
    private mutating func blank(_ count: Int = 1) {
        guard count > 1 else {
            if bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
            index += 1
            return
        }
        for position in index..<min(bytes.count, index + count)
        where bytes[position] != UInt8(ascii: "\n") {
            bytes[position] = UInt8(ascii: " ")
        }
        index += count
    }

    private mutating func run() {
        while index < bytes.count {
            switch state {
            case .code:
                switch bytes[index] {
                case UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "\""): stepInCode()
                default: index += 1
                }
            case .lineComment:
                if bytes[index] == UInt8(ascii: "\n") { state = .code }
                blank()
            case .blockComment(let depth):
                if starts(with: "/*") {
                    state = .blockComment(depth: depth + 1)
                    blank(2)
                } else if starts(with: "*/") {
                    state = depth == 1 ? .code : .blockComment(depth: depth - 1)
                    blank(2)
                } else {
                    blank()
                }
            case .string(let hashes, let isMultiline):
                stepInString(hashes: String(repeating: "#", count: hashes), isMultiline)
            }
        }
    }

    private mutating func stepInCode() {
        if starts(with: "//") {
            state = .lineComment
        } else if starts(with: "/*") {
            state = .blockComment(depth: 1)
            blank(2)
        } else {
            var hashes = 0
            while starts(with: "#", at: hashes) { hashes += 1 }
            if starts(with: "\"", at: hashes) {
                let isMultiline = starts(with: "\"\"\"", at: hashes)
                state = .string(hashes: hashes, isMultiline: isMultiline)
                index += hashes + (isMultiline ? 3 : 1)
            } else {
                index += max(1, hashes)
            }
        }
    }

    // An interpolation is blanked with its string; a quote in it is rare enough to go wrong.
    private mutating func stepInString(hashes: String, _ isMultiline: Bool) {
        let closing = (isMultiline ? "\"\"\"" : "\"") + hashes
        if starts(with: closing) {
            state = .code
            index += closing.utf8.count
        } else if starts(with: "\\" + hashes) {
            blank(2 + hashes.utf8.count)
        } else if !isMultiline, starts(with: "\n") {
            state = .code
        } else {
            blank()
        }
    }
}
