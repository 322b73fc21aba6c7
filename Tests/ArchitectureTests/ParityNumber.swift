// SPDX-License-Identifier: MIT

/// A constant whose documentation says that nobody has measured it.
struct ParityNumber: Equatable {
    /// The name with the type around it: `ScrollPhysicsConstants.dragSlop`.
    var name: String
    /// Labels in the order of the alphabet: F folklore, I inference, P another team's port.
    var labels: [String]
    /// What the constant is: the first sentence of its documentation.
    var summary: String
    var path: String

    static let labelNames = ["F", "I", "P"]

    private static let keywords: Set = ["struct", "class", "enum", "let", "var", "func", "case"]
    private static let typeKeywords: Set = ["struct", "class", "enum", "extension"]

    /// The constants and the types of constants in a file whose source is told by such a label.
    static func numbers(in file: SourceFile) -> [ParityNumber] {
        guard file.lines.contains(where: { $0.holds("Source:*") || $0.holds("trust ") }) else {
            return []
        }
        var found: [ParityNumber] = []
        var comment: [Substring] = []
        var outer = ""
        for (index, line) in file.lines.enumerated() {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("///") {
                comment.append(text.dropFirst(3).drop { $0 == " " })
                continue
            }
            if text.hasPrefix("@") { continue }
            defer { comment = [] }
            let isOuter = text.count == line.count
            if isOuter, let type = DeclarationLine(file.code[index], keywords: typeKeywords) {
                outer = type.name
            }
            guard !comment.isEmpty,
                let declaration = DeclarationLine(file.code[index], keywords: keywords)
            else { continue }
            let labels = labels(in: comment)
            guard !labels.isEmpty else { continue }
            let name = isOuter || outer.isEmpty ? declaration.name : "\(outer).\(declaration.name)"
            found.append(
                ParityNumber(
                    name: name, labels: labels, summary: summary(of: comment), path: file.path))
        }
        return found
    }

    /// The labels that the part about the source names; a capital letter that stands alone.
    private static func labels(in comment: [Substring]) -> [String] {
        let text = comment.joined(separator: " ")
        guard let start = text.firstRange(of: "*Source:*")?.upperBound else { return [] }
        // What is told of another subject ends the part: *Units:*, *Cost:*.
        let rest = text[start...]
        let end = rest.firstRange(of: ":*")?.lowerBound ?? rest.endIndex
        let words = rest[..<end].split { !$0.isLetter && $0 != "-" }
        return labelNames.filter { label in words.contains { $0 == label } }
    }

    private static func summary(of comment: [Substring]) -> String {
        let paragraph = comment.prefix { !$0.isEmpty }.joined(separator: " ")
        let text = paragraph.firstRange(of: "*").map { String(paragraph[..<$0.lowerBound]) }
        let words = (text ?? paragraph).replacing("``", with: "`")
        let sentence = words.firstRange(of: ". ").map { String(words[..<$0.lowerBound]) } ?? words
        return sentence.trimmed(of: " .")
    }
}

extension StringProtocol {
    /// The text without any of some characters at either end.
    func trimmed(of characters: String) -> String {
        var text = Substring(self)
        while let last = text.last, characters.contains(last) { text.removeLast() }
        while let first = text.first, characters.contains(first) { text.removeFirst() }
        return String(text)
    }
}
