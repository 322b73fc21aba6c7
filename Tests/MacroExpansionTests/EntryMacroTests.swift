// SPDX-License-Identifier: MIT
import Testing

@testable import MacroExpansion

@Suite("@Entry")
struct EntryMacroTests {
    @Test("reads and writes by its key")
    func accessor() throws {
        let answer = try MacroRequests.attached(
            "\n/// Doc.\n@Entry public var gap: CGFloat = 8")
        #expect(answer.diagnostics.isEmpty)
        #expect(
            answer.expandedSource
                == "get { self[__Key_gap.self] }\nset { self[__Key_gap.self] = newValue }")
    }

    @Test("a written type gives a computed default value")
    func typedKey() throws {
        let answer = try MacroRequests.attached(
            role: "peer", "@Entry private var gaps: [String: CGFloat] = [\"a\": 8]")
        #expect(
            answer.expandedSource == """
                private struct __Key_gaps: SwiftUI.EnvironmentKey {
                    typealias Value = [String: CGFloat]
                    static var defaultValue: Value {
                        ["a": 8]
                    }
                }
                """)
    }

    @Test("an inferred type gives a stored default value")
    func inferredKey() throws {
        let answer = try MacroRequests.attached(
            role: "peer", "@Entry var `default` = Gap(8) // points",
            in: ["extension SwiftUI.Transaction {}"])
        #expect(
            answer.expandedSource?.contains("struct __Key_default: SwiftUI.TransactionKey") == true)
        #expect(answer.expandedSource?.contains("static let defaultValue = Gap(8)") == true)
    }

    @Test("an optional without a value is nil")
    func optionalKey() throws {
        for type in ["Int?", "(() -> Int?)?", "Optional<Int>"] {
            let answer = try MacroRequests.attached(
                role: "peer", "@Entry var x: \(type)", in: ["public extension ContainerValues {}"])
            #expect(
                answer.expandedSource == """
                    private struct __Key_x: SwiftUI.ContainerValueKey {
                        typealias Value = \(type)
                        static var defaultValue: Value {
                            nil
                        }
                    }
                    """)
        }
    }

    @Test("a focused value's key holds the type inside the optional")
    func focusedKey() throws {
        let answer = try MacroRequests.attached(
            role: "peer", "@Entry var document: Binding<Document>?",
            in: ["extension FocusedValues {}"])
        #expect(
            answer.expandedSource == """
                private struct __Key_document: SwiftUI.FocusedValueKey {
                    typealias Value = Binding<Document>
                }
                """)
    }

    @Test(
        "a wrong use is one error at the attribute, and only in the accessor's role",
        arguments: [
            ("@Entry var x: Int", "extension EnvironmentValues {}", "needs a default value"),
            ("@Entry var x: () -> Int?", "extension EnvironmentValues {}", "needs a default value"),
            ("@Entry let x = 1", "extension EnvironmentValues {}", "must be a 'var'"),
            ("@Entry static var x = 1", "extension EnvironmentValues {}", "cannot be static"),
            ("@Entry var x: Int { 1 }", "extension EnvironmentValues {}", "cannot have accessors"),
            ("@Entry var x = 1 { didSet { } }", "extension EnvironmentValues {}", "observers"),
            ("@Entry func f() {}", "extension EnvironmentValues {}", "only to a variable"),
            ("@Entry var x = 1", "struct EnvironmentValues {}", "only in an extension"),
            ("@Entry var x = 1", "extension Other {}", "only in an extension"),
            ("@Entry var x: Int? = 3", "extension FocusedValues {}", "no value"),
        ])
    func mistakes(declaration: String, context: String, message: String) throws {
        let accessor = try MacroRequests.attached("\n" + declaration, in: [context])
        #expect(accessor.diagnostics.count == 1)
        #expect(accessor.diagnostics.first?.message.contains(message) == true)
        #expect(accessor.diagnostics.first?.position.offset == 201)
        let peer = try MacroRequests.attached(role: "peer", declaration, in: [context])
        #expect(peer.diagnostics.isEmpty)
    }
}
