// SPDX-License-Identifier: MIT
import Testing

/// The rules for files and declarations, held against small inventions.
@Suite("The rules for files and declarations")
struct FileRulesTests {
    private func file(_ text: String, _ path: String = "Sources/UIInput/File.swift") -> SourceFile {
        SourceFile(path: path, text: text)
    }

    @Test("the license must be the first line")
    func licenses() {
        let good = "// SPDX-License-Identifier: MIT\nimport Foundation\n"
        #expect(FileRules.licenses(in: [file(good)]) == [])
        for bad in ["", "import Foundation\n" + good, " " + good] {
            #expect(FileRules.licenses(in: [file(bad)]).map(\.line) == [1])
        }
        #expect(FileRules.licenses(in: [file("int x;", "Sources/C/include/C.h")]).count == 1)
        #expect(FileRules.licenses(in: [file("a,b", "Tests/A/Golden/a.csv")]) == [])
    }

    @Test("four hundred lines are allowed, one more is not")
    func lengths() {
        let longest = String(repeating: "\n", count: 400)
        #expect(FileRules.lengths(in: [file(longest)]) == [])
        #expect(FileRules.lengths(in: [file(longest + "x")]).map(\.line) == [401])
    }

    @Test("words of delay are found, words that only hold them are not")
    func markers() {
        let words = ["TODO", "FIXME", "XXX", "unimplemented"].map { "// \($0): later" }
        let found = FileRules.markers(in: [file(words.joined(separator: "\n"))])
        #expect(found.map(\.line) == [1, 2, 3, 4])
        #expect(FileRules.markers(in: [file("case xXXXLarge, mastODON, TODOS")]) == [])
        #expect(FileRules.markers(in: [file(words[0], "Tests/A/B.swift")]) == [])
    }

    @Test("paths of one machine are found, others are not")
    func machinePaths() {
        let bad = FileRules.machineFolders.map { "let p = \"/\($0)/a\"" } + ["see /" + "home"]
        let found = FileRules.machinePaths(in: [file(bad.joined(separator: "\n"))])
        #expect(found.map(\.line) == [1, 2, 3, 4, 5])
        let good = "a/work/b\nhttps://example.org/home\n/usr/share\n~/work/x\n/working\n\\(x)/tmp"
        #expect(FileRules.machinePaths(in: [file(good)]) == [])
    }

    @Test("a target without a door is named")
    func doors() {
        let files = [
            file("", "Sources/UIInput/UIInput.swift"), file("", "Sources/UIMotion/Spring.swift"),
            file("", "Sources/CGTK/module.modulemap"), file("", "Sources/CWebP/shim.h"),
        ]
        #expect(
            FileRules.doors(in: files).map(\.path) == [
                "Sources/CGTK", "Sources/UIMotion/UIMotion.swift",
            ])
    }

    @Test("a type with a module's name is found, in code only")
    func moduleNames() {
        let text = "// struct UIInput\nimport struct UIInput.A\npublic final class UIInput {}"
        let found = DeclarationRules.moduleNames(in: [file(text)], modules: ["UIInput"])
        #expect(found.map(\.line) == [3])
    }

    @Test("what is exposed without a word is found")
    func undocumented() {
        let text = """
            public struct A { public var inner = 1 }
            /// B.
            @frozen
            package struct B {}

            extension A {
                @inlinable public func f() {
                    let s = "{"
                }
                /// Said.
                public static func g() {}
                public init(x: Int) {}
                func hidden() {}
            }
            extension A: Equatable {
                public static func == (a: A, b: A) -> Bool { true }
            }
            extension A
            where B: C {
                public nonisolated(unsafe) static var h = 1
            }
            #if os(Linux)
                package protocol P {
                    func q()
                }
            #endif
            """
        let found = DeclarationRules.documentation(in: [file(text)])
        #expect(found.map(\.line) == [1, 7, 12, 20, 23])
        #expect(found.map { $0.message.split(separator: "'")[0] } == ["A", "f", "init", "h", "P"])
    }

    @Test("the default of a requirement is documented by its protocol")
    func witnesses() {
        let text = """
            /// P.
            public protocol P {
                func asked(x: Int)
                init(x: Int)
            }
            extension P where A: B {
                public func asked(x: Int) {}
                public init(x: Int) {}
                public func added() {}
            }
            extension Q {
                public func asked(x: Int) {}
            }
            protocol R: P {}
            extension R {
                public func asked(x: Int) {}
                public var added: Int { 1 }
            }
            """
        #expect(DeclarationRules.documentation(in: [file(text)]).map(\.line) == [9, 12, 17])
    }

    @Test("comments and strings are blanked where they stand")
    func mask() {
        let text =
            "a /* b /* c */ */ d // e\nlet s = #\"x\"y\\\"# + \"\\\"z\" ; f\n\"\"\"\n{\n\"\"\" g"
        #expect(
            CodeMask.lines(of: text) == [
                "a                 d     ", "let s = #\"    \"# + \"   \" ; f", "\"\"\"", " ",
                "\"\"\" g",
            ])
    }
}
