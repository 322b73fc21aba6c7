// SPDX-License-Identifier: MIT

/// A line of code that declares something: `@frozen public struct Name<T> {`.
///
/// Words are compared in place of patterns: a debug build takes far longer for a pattern.
struct DeclarationLine {
    /// The attributes and modifiers before the keyword.
    var prefixes: Set<String> = []
    var keyword: String
    /// The declared name; the keyword itself for `init` and `subscript`.
    var name: String

    /// Nil when no keyword of `keywords` stands first, or after attributes and modifiers.
    init?(_ line: String, keywords: Set<String>) {
        var openParentheses = 0
        let words = line.split { $0 == " " || $0 == "\t" }
        for (position, word) in words.enumerated() {
            let bare = Self.name(of: word)
            if openParentheses == 0, keywords.contains(bare) {
                let next = position + 1 < words.count ? words[position + 1] : ""
                // `class` before another keyword is a modifier.
                if bare == "class", ["func", "var", "let"].contains(next) { continue }
                keyword = bare
                name = ["init", "subscript"].contains(bare) ? bare : Self.name(of: next)
                if name.isEmpty { name = String(next) }
                return
            }
            let isModifier = !bare.isEmpty && bare.allSatisfy { $0.isLetter || $0 == "_" }
            guard openParentheses > 0 || word.hasPrefix("@") || isModifier else { return nil }
            for character in word.utf8 {
                if character == UInt8(ascii: "(") { openParentheses += 1 }
                if character == UInt8(ascii: ")") { openParentheses -= 1 }
            }
            prefixes.insert(bare)
        }
        return nil
    }

    /// The word up to the first character that no name has.
    static func name(of word: some StringProtocol) -> String {
        let end = word.utf8.firstIndex { byte in
            !(byte == UInt8(ascii: "_") || byte >= 0x80
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte))
        }
        return String(word[..<(end ?? word.endIndex)])
    }
}
