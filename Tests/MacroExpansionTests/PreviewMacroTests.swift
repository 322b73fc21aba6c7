// SPDX-License-Identifier: MIT
import Testing

@testable import MacroExpansion

@Suite("#Preview")
struct PreviewMacroTests {
    @Test("hands arguments and body on, with the line, under a unique name")
    func plain() throws {
        let answer = try MacroRequests.preview(
            "\n// why\n#Preview(\"Feed\", traits: .portrait) { Feed() }")
        #expect(answer.diagnostics.isEmpty)
        #expect(
            answer.expandedSource == """
                @MainActor public struct $s4User7PreviewfMf_7PreviewfMu_: SwiftUI._PreviewProvider {
                    public static var __preview: SwiftUI._PreviewDescription {
                        SwiftUI._PreviewDescription(line: 12, "Feed", traits: .portrait) { Feed() }
                    }
                }
                """)
    }

    @Test(
        "passes on every way to write a body",
        arguments: [
            ("#Preview { A() }", "(line: 10) { A() }"),
            ("#Preview() { A() }", "(line: 10) { A() }"),
            ("#SwiftUI.Preview{A()}", "(line: 10) {A()}"),
            ("#Preview(body: makeBody)", "(line: 10, body: makeBody) "),
            ("#Preview(#\"a)\"#) { B(\"}\") }", "(line: 10, #\"a)\"#) { B(\"}\") }"),
            (
                "#Preview(\"\\(\")\")\") { B() /* } */ }",
                "(line: 10, \"\\(\")\")\") { B() /* } */ }"
            ),
        ])
    func forms(source: String, call: String) throws {
        let answer = try MacroRequests.preview(source)
        #expect(answer.expandedSource?.contains("_PreviewDescription" + call + "\n") == true)
    }

    @Test("moves previewable state into a view of its own, in order, and leaves the rest")
    func previewable() throws {
        let source = """
            #Preview {
                @Previewable @State var on = false  // starts off
                @State @Previewable var list: [Int] =
                    [1, 2]
                    .map { $0 + 1 }
                @Previewable
                @Namespace var space; let title = "@Previewable var x"
                Toggle(title, isOn: $on)
            }
            """
        let expanded = try #require(try MacroRequests.preview(source).expandedSource)
        let parts = expanded.components(separatedBy: "struct __PreviewContent: SwiftUI.View {")
        try #require(parts.count == 2)
        #expect(parts[0].contains("(line: 10) { __PreviewContent() }"))
        let body = parts[1].components(separatedBy: "var body: some SwiftUI.View {")
        let declarations = body[0].split(separator: "\n").map {
            $0.drop { $0 == " " }
        }
        #expect(
            declarations.filter { !$0.isEmpty } == [
                "@State var on = false", "@State var list: [Int] =", "[1, 2]",
                ".map { $0 + 1 }", "@Namespace var space",
            ])
        #expect(body[1].contains("let title = \"@Previewable var x\""))
        #expect(body[1].contains("Toggle(title, isOn: $on)"))
        #expect(!body[1].contains("var on"))
    }

    @Test("a mark inside a nested closure is not a mark of the preview")
    func nestedMark() throws {
        let answer = try MacroRequests.preview("#Preview { Group { @Previewable var x = 1 } }")
        #expect(answer.expandedSource?.contains("__PreviewContent") == false)
    }

    @Test("a mark on something else is an error at the mark")
    func wrongMark() throws {
        let source = "#Preview { @Previewable func f() {} }"
        let answer = try MacroRequests.preview(source)
        #expect(answer.diagnostics.map(\.message) == ["@Previewable can mark only a variable"])
        #expect(answer.diagnostics.first?.position.offset == 200 + "#Preview { ".utf8.count)
        #expect(answer.diagnostics.first?.position.fileName == MacroRequests.file)
    }

    @Test("stands in types but not in functions")
    func context() throws {
        let inType = try MacroRequests.preview("#Preview { A() }", in: ["public enum Group {}"])
        #expect(inType.diagnostics.isEmpty)
        let inFunction = try MacroRequests.preview(
            "  #Preview { A() }", in: ["@MainActor func f() {}"])
        #expect(inFunction.diagnostics.first?.severity == "error")
        #expect(inFunction.diagnostics.first?.position.offset == 202)
    }

    @Test("without body or arguments it says what to write")
    func empty() throws {
        let answer = try MacroRequests.preview("#Preview")
        #expect(answer.diagnostics.first?.message.contains("#Preview { MyView() }") == true)
    }

    @Test("@Previewable outside a preview is an error, inside it is silent")
    func previewableAlone() throws {
        let alone = try MacroRequests.attached(
            type: "PreviewableMacro", role: "peer", "@Previewable var x = 1", in: [])
        #expect(alone.diagnostics.count == 1)
        let inside = try MacroRequests.attached(
            type: "PreviewableMacro", role: "peer", "@Previewable var x = 1",
            in: ["{ }", "#Preview { }"])
        #expect(inside.diagnostics.isEmpty)
        #expect(inside.expandedSource == "")
    }
}
