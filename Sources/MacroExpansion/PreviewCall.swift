// SPDX-License-Identifier: MIT

/// A use of `#Preview`, taken apart.
struct PreviewCall {
    /// What stands between the parentheses, or nothing.
    var arguments = ""
    /// The trailing closure with its braces, or nothing.
    var trailingBody = ""
    /// Where the use begins. *Range:* from 1.
    var line: Int
    /// Where the trailing closure begins. *Units:* bytes from the start of the syntax.
    private var bodyOffset = 0

    init(_ syntax: PluginRequest.Syntax) throws {
        let scanner = SourceScanner(syntax.source)
        let start = scanner.firstToken
        line = syntax.location.line + scanner.bytes[..<start].count { $0 == Ascii.newline }
        // `#`, the name, perhaps qualified: everything up to the first bracket.
        var index = start
        while index < scanner.bytes.count, Ascii.closing(scanner.bytes[index]) == nil {
            index = scanner.endOfTrivia(from: scanner.endOfToken(from: index))
        }
        if scanner.byte(index) == Ascii.openParenthesis {
            let end = scanner.endOfBrackets(from: index)
            arguments = scanner.text(index + 1..<max(index + 1, end - 1))
            index = scanner.endOfTrivia(from: end)
        }
        if scanner.byte(index) == Ascii.openBrace {
            trailingBody = scanner.text(index..<scanner.endOfBrackets(from: index))
            bodyOffset = index
        }
        if trailingBody.isEmpty && arguments.isEmpty {
            throw MacroError("#Preview needs a body: #Preview { MyView() }", in: syntax)
        }
    }

    /// A body in two parts: the marked variables, without the mark, and everything else.
    struct Split: Equatable {
        var declarations: [String]
        var rest: String
    }

    /// The body in two parts, or nil when it marks nothing `@Previewable`.
    func previewables(in syntax: PluginRequest.Syntax) throws -> Split? {
        let scanner = SourceScanner(trailingBody)
        var split = Split(declarations: [], rest: "")
        var copied = 1
        var attributesStart: Int?
        var index = scanner.endOfTrivia(from: 1)
        let end = scanner.bytes.count - 1
        while index < end {
            let token = scanner.text(index..<scanner.endOfToken(from: index))
            if token == "@Previewable" {
                let start = attributesStart ?? index
                let declarationEnd = scanner.endOfDeclaration(from: index, limit: end)
                let declaration = VariableDeclaration(scanner.text(start..<declarationEnd))
                guard let declaration else {
                    throw MacroError(
                        "@Previewable can mark only a variable", in: syntax,
                        at: bodyOffset + index)
                }
                split.declarations.append(declaration.textWithout(attribute: token))
                split.rest += scanner.text(copied..<start)
                copied = declarationEnd
                index = scanner.endOfTrivia(from: declarationEnd)
                attributesStart = nil
            } else if token.hasPrefix("@") {
                attributesStart = attributesStart ?? index
                index = scanner.endOfTrivia(from: scanner.endOfAttribute(from: index))
            } else {
                attributesStart = nil
                index = scanner.endOfTrivia(from: scanner.endOfToken(from: index))
            }
        }
        guard !split.declarations.isEmpty else { return nil }
        split.rest += scanner.text(copied..<max(copied, end))
        return split
    }
}
