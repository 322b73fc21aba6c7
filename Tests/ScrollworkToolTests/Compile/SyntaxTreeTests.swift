// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

@testable import ScrollworkTool

@Suite struct SyntaxTreeTests {
    /// A type as the compiler writes it, with what does not matter left out.
    static func type(
        _ name: String, conforms: [String] = ["s:11UIViewGraph4ViewP"],
        inits: [String] = [#"{"_kind":"constructor_decl","params":{}}"#], extra: String = ""
    ) -> String {
        let conformances = conforms.map { #"{"protocol":"\#($0)"}"# }.joined(separator: ",")
        return #"""
            {"_kind":"struct_decl","usr":"s:4Code\#(name.utf8.count)\#(name)V",
             "name":{"base_name":{"name":"\#(name)"}},"range":{"start":1,"end":2},\#(extra)
             "inherits":{"conformances":[\#(conformances)]},
             "members":[\#(inits.joined(separator: ","))]}
            """#
    }

    static func initializer(_ parameters: String, extra: String = "") -> String {
        #"{"_kind":"constructor_decl",\#(extra)"body":{"x":["}"]},"params":{"params":[\#(parameters)]}}"#
    }

    static func tree(_ items: [String]) throws -> SyntaxTree {
        let json = #"{"_kind":"source_file","items":[\#(items.joined(separator: ","))]}"#
        return try SyntaxTree(files: [(path: "A.swift", json: Array(json.utf8))], module: "Code")
    }

    static func root(
        _ items: [String], requested: String? = nil
    ) throws(ToolFailure) -> RootView {
        let tree: SyntaxTree
        do { tree = try Self.tree(items) } catch { throw .run("\(error)") }
        return try RootView(in: tree, requested: requested, files: ["A.swift"])
    }

    static let preview = [
        #"""
        {"_kind":"macro_expansion_decl","macro":{"base_name":"Preview"},
         "auxiliary_decl_usrs":["s:4Code5$s4PrV"],
         "args":{"args":[{"label":"_","expr":{"_kind":"inject_into_optional",
           "sub_expr":{"_kind":"string_literal_expr","value":"Dark"}}}]}}
        """#,
        type(
            "$s4Pr", conforms: ["s:7UIViews16_PreviewProviderP"],
            extra: #""buffer_id":1,"#
        ).replacing(#""range":{"#, with: #""range":{"buffer_id":"@__swiftmacro","#),
    ]

    @Test("an app comes before previews, those before older ones, and those before views")
    func kinds() throws {
        let app = Self.type("Main", conforms: ["s:7UIViews3AppP"])
        let older = Self.type("Older", conforms: ["s:7UIViews15PreviewProviderP"])
        let view = Self.type("A")
        #expect(try Self.root([view] + Self.preview + [older, app]) == .app("Main"))
        #expect(
            try Self.root([view, older] + Self.preview) == .preview(type: "$s4Pr", title: "Dark"))
        #expect(try Self.root([view, older]) == .provider("Older"))
        #expect(try Self.root([view, older, app], requested: "A") == .view("A"))
    }

    @Test("a view is what conforms to our View, not to one that the user calls so")
    func conformances() throws {
        let tree = try Self.tree([
            Self.type("A"), Self.type("B", conforms: ["s:4Code4ViewP"]),
            Self.type("C", conforms: ["s:7SwiftUI4ViewP"]),
            Self.type("D", conforms: ["s:11UIViewGraph12ModifierViewP"]),
        ])
        #expect(tree.views.map(\.name) == ["A", "C"])
    }

    @Test("conformances and initialisers in extensions count")
    func extensions() throws {
        let tree = try Self.tree([
            #"""
            {"_kind":"extension_decl","extended_type":"$s4Code1AVD",
             "inherits":{"conformances":[{"protocol":"s:11UIViewGraph4ViewP"}]},
             "members":[{"_kind":"constructor_decl","params":{}}]}
            """#,
            Self.type("A", conforms: [], inits: [Self.initializer(#"{"apiName":"x"}"#)]),
        ])
        #expect(tree.views.map(\.name) == ["A"])
        #expect(tree.views[0].canBeMadeAlone)
    }

    @Test(
        "a view can be made alone when an initialiser needs nothing and gives it at once",
        arguments: [
            ("", "", nil), (#"{"apiName":"x","default_arg":"normal"}"#, "", nil),
            (#"{"apiName":"x","variadic":true}"#, "", nil),
            (#"{"apiName":"x"},{"apiName":"y","default_arg":"normal"},{}"#, "", "it needs x, _"),
            ("", #""failable":"true","#, "its initialiser may fail or wait"),
            ("", #""async":true,"#, "its initialiser may fail or wait"),
            ("", #""throws":true,"#, "its initialiser may fail or wait"),
        ])
    func initialisers(parameters: String, extra: String, obstacle: String?) throws {
        let view = try #require(
            try Self.tree([
                Self.type("A", inits: [Self.initializer(parameters, extra: extra)])
            ]).views.first)
        #expect(view.canBeMadeAlone == (obstacle == nil))
        if let obstacle { #expect(view.obstacle == obstacle) }
    }

    @Test("types inside types have qualified names, and generics of outer types count")
    func nesting() throws {
        let inner = Self.type("Inner")
        let tree = try Self.tree([
            Self.type("Outer", conforms: [], inits: [inner]),
            Self.type(
                "Generic", conforms: [], inits: [Self.type("Part")],
                extra: #""generic_signature":{},"#),
        ])
        #expect(tree.views.map(\.name) == ["Outer.Inner", "Generic.Part"])
        #expect(tree.views.map(\.canBeMadeAlone) == [true, false])
    }

    @Test("the root is the first preview, else the last view that can be made")
    func order() throws {
        let needy = Self.type("Needy", inits: [Self.initializer(#"{"apiName":"x"}"#)])
        let views = [Self.type("A"), Self.type("B"), needy]
        #expect(try Self.root(views) == .view("B"))
        #expect(
            try Self.root(views + Self.preview)
                == .preview(type: "$s4Pr", title: "Dark"))
        #expect(try Self.root(views + Self.preview, requested: "A") == .view("A"))
        #expect(
            try Self.root(views + Self.preview, requested: "Dark")
                == .preview(type: "$s4Pr", title: "Dark"))
    }

    @Test("an unknown view is refused with the views that there are")
    func unknown() throws {
        let items = [
            Self.type("A"), Self.type("B", inits: [Self.initializer(#"{"apiName":"x"}"#)]),
        ]
        #expect {
            _ = try Self.root(items, requested: "Z")
        } throws: { error in
            let failure = error as? ToolFailure
            return failure?.code == .usage
                && failure?.message.contains("no view 'Z' in A.swift") == true
                && failure?.message.contains("--view takes: A\n") == true
                && failure?.message.contains("B (it needs x)") == true
        }
        #expect {
            _ = try Self.root(items, requested: "B")
        } throws: {
            ($0 as? ToolFailure)?.message.contains("cannot be made alone: it needs x") == true
        }
        #expect { _ = try Self.root([]) } throws: { ($0 as? ToolFailure)?.code == .usage }
    }

    @Test("the generated file reaches private views of every file and qualifies their names")
    func entry() {
        let source = UserBuild.entrySource(
            .view("NS.Section"), files: ["a/A.swift", "B.swift"], module: "ScrollworkUserCode")
        #expect(source.contains("@_private(sourceFile: \"A.swift\") import ScrollworkUserCode"))
        #expect(source.contains("@_private(sourceFile: \"B.swift\") import ScrollworkUserCode"))
        #expect(source.contains("{ ScrollworkUserCode.NS.Section() }"))
        #expect(source.contains("@_cdecl(\"scrollwork_user_root\")"))
    }
}
