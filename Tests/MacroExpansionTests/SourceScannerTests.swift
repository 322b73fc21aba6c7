// SPDX-License-Identifier: MIT
import Testing

@testable import MacroExpansion

@Suite("The source scanner")
struct SourceScannerTests {
    /// The tokens of a text, one after another.
    func tokens(_ source: String) -> [String] {
        let scanner = SourceScanner(source)
        var tokens: [String] = []
        var index = scanner.firstToken
        while index < scanner.bytes.count {
            let end = scanner.endOfToken(from: index)
            tokens.append(scanner.text(index..<end))
            index = scanner.endOfTrivia(from: end)
        }
        return tokens
    }

    @Test("cuts words, attributes, brackets and single bytes")
    func coarse() {
        #expect(
            tokens("@State var ä: [Int] = f(1)") == [
                "@State", "var", "ä", ":", "[Int]", "=", "f", "(1)",
            ])
    }

    @Test(
        "keeps literals whole",
        arguments: [
            #""a \" }""#, #""\(f("}"))""#, ##"#"a " \(x) }"#"##, ##"#"\#(f(")"))"#"##,
            "\"\"\"\na \" } \"\" b\n\"\"\"", #"#/\(" }/#"#, "`class`", "{ \"}\" /* } */ }",
        ])
    func literals(source: String) {
        #expect(tokens(source + " x") == [source, "x"])
    }

    @Test("comments nest and are no tokens")
    func comments() {
        #expect(tokens("a /* /* */ } */ b // {\nc") == ["a", "b", "c"])
    }

    @Test("what stays open ends with the source")
    func unfinished() {
        for source in ["{ a", "\"a", "/* a", "`a", "#\"a\"", "\"\\"] {
            #expect(tokens(source).count <= 1)
        }
    }
}
