// SPDX-License-Identifier: MIT
import Testing

/// How the page of parity is made, held against small inventions.
@Suite("The page of parity")
struct ParityRuleTests {
    private func file(
        _ text: String, _ path: String = "Sources/UIViews/Text/File.swift"
    ) -> SourceFile {
        SourceFile(path: path, text: text)
    }

    private func spellings(_ text: String) -> [String] {
        ParityScanner.symbols(in: file(text)).map(\.spelling)
    }

    @Test("finds public types with those around them, and no others")
    func types() {
        let text = """
            public struct A<T: B>: C where T: D {
                public enum E { case f }
                struct G { public struct H {} }
                public init() {}
            }
            extension A {
                public final class I {}
            }
            extension A.E { public protocol J {} }
            public struct _K { public struct L {} }
            package struct M {}
            public typealias N = A
            // public struct O {}
            func p() { struct Q {} }
            """
        #expect(spellings(text) == ["A", "A.E", "A.I", "A.E.J", "N"])
    }

    @Test("finds modifiers with their labels, values of the environment, functions and macros")
    func members() {
        let text = """
            extension View {
                /// Doc.
                @_disfavoredOverload
                nonisolated public func a<V, W: X<Y>>(
                    _ v: V, of type: W = W(b: 1, c: [2, 3]), @ViewBuilder d: @escaping (V, W) -> Z<V>
                ) -> some View where V: Equatable { modifier(M { e, f in g(e, f) }) }
                public func h() -> some View { self }
                func i() {}
                public static func j() {}
            }
            extension View where Self: Equatable { public func k(l: Int) {} }
            extension Text: M {
                public func n() {}
            }
            extension Text {
                public func o(_ p: Int?) -> Text {}
            }
            extension EnvironmentValues {
                public var q: Int { 1 }
                package var r: Int { 1 }
            }
            public func s(_ t: Int, u: () -> Void) {}
            @freestanding(declaration)
            public macro V(_ name: String) = #externalMacro(module: "W", type: "X")
            @attached(accessor)
            public macro Y() = #externalMacro(module: "W", type: "Y")
            """
        #expect(
            spellings(text) == [
                ".a(_:of:d:)", ".h()", ".k(l:)", "Text.o(_:)", "\\.q", "s(_:u:)", "#V", "@Y",
            ])
    }

    @Test("finds constants whose source is folklore, inference or a port")
    func numbers() {
        let text = """
            /// All of it. *Source:* M.
            enum Constants {
                /// How far ``x`` goes. *Units:* pt. *Source:* F for the value; M that it is one.
                static let far = 10.0
                /// Measured. *Source:* D, on a trace. *Units:* points, P or not.
                static let near = 1.0
            }
            /// The look. *Source:* I, by eye; some
            /// of it is P.
            struct Look {}
            """
        let found = ParityNumber.numbers(in: file(text))
        #expect(found.map(\.name) == ["Constants.far", "Look"])
        #expect(found.map(\.labels) == [["F"], ["I", "P"]])
        #expect(found.map(\.summary) == ["How far `x` goes", "The look"])
    }

    private let page = """
        # Page
        <!-- parity: symbols -->
        | `A` | measured | kept |
        | `Gone` | own | |
        <!-- end -->
        <!-- parity: numbers -->
        <!-- end -->
        Prose.
        """

    @Test("keeps evidence and notes when a symbol moves, and asks for those of a new one")
    func rewriting() {
        let files = [
            file("public struct A {}", "Sources/UIMotion/A.swift"),
            file("public struct B {}\npublic struct A {}"),
            file("public struct C {}", "Sources/UIInput/C.swift"),
        ]
        let old = ParityPage(text: page)
        let new = old.rewritten(for: files)
        #expect(new.entries["A"] == .init(evidence: "measured", note: "kept"))
        #expect(new.entries.keys.sorted() == ["A", "B"])
        #expect(new.withoutEvidence == ["B"])
        #expect(new.rows(missingIn: old).contains("`B`"))
        #expect(old.rows(missingIn: new) == ["`Gone`"])
        #expect(new.text.hasPrefix("# Page\n") && new.text.hasSuffix("<!-- end -->\nProse."))
        #expect(new.rewritten(for: files).text == new.text)
    }

    @Test("evidence is words of the list, with commas between them")
    func evidence() {
        for (evidence, isRight) in [
            ("measured", true), ("documented, inferred", true), ("hearsay", false), ("?", false),
            ("measured, hearsay", false), ("", false),
        ] {
            let text = page.replacing("| measured |", with: "| \(evidence) |")
            #expect(ParityPage(text: text).withoutEvidence.contains("A") != isRight)
        }
    }

    @Test("the longest folder decides the table")
    func groups() {
        #expect(ParityGroup.title(for: "Sources/UIViews/Text/Text.swift") == "Text and images")
        #expect(ParityGroup.title(for: "Sources/UIDisplayList/Path/A.swift") == "Shapes and paths")
        #expect(ParityGroup.title(for: "Sources/UIViews/New/A.swift") == "Other")
    }
}
