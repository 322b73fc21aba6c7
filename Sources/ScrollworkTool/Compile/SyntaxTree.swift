// SPDX-License-Identifier: MIT
import HeadlessHost

/// What the compiler's own syntax tree (`-dump-ast -dump-ast-format json`) says about the types of
/// the user's files. Types are resolved there: `typealias V = View; struct A: V` is a view.
struct SyntaxTree {
    /// A struct, class, enum or actor outside functions.
    struct TypeDeclaration: Equatable {
        /// Qualified by the types around it, such as `Outer.Inner`.
        var name: String
        /// The compiler's unique name.
        var usr: String
        var file: String
        var conformances: Set<Conformance> = []
        var isGeneric: Bool
        /// Whether a macro wrote it.
        var isExpanded: Bool
        var initializers: [Initializer] = []
    }

    /// The protocols that make a type something to run.
    enum Conformance: String, CaseIterable {
        case view = "View"
        case app = "App"
        case provider = "PreviewProvider"
        /// What `#Preview` expands to.
        case preview = "_PreviewProvider"
    }

    struct Initializer: Equatable {
        /// The labels of the parameters that must be given; `_` stands for none.
        var required: [String]
        /// Whether it can be called in one plain expression: it returns a value, at once.
        var isPlain: Bool
    }

    /// A use of `#Preview`.
    struct Preview: Equatable {
        /// The name that it was given.
        var title: String?
        /// The unique name of the type that it expands to.
        var usr: String
    }

    /// In the order of the files, and in each in the order of the source.
    private(set) var types: [TypeDeclaration] = []
    private(set) var previews: [Preview] = []
    private let module: String
    /// What extensions say, by the extended type, until all types are known.
    private var extended: [String: (conformances: Set<Conformance>, [Initializer])] = [:]

    /// Keys under which nothing stands that is read here: most of the tree.
    private static let skippedKeys: Set<String> = [
        "body", "accessors", "pattern_entries", "decl_context", "opaque_to_existential_mapping",
        "implicit_self_decl",
    ]

    /// The types in the trees of files, one tree a file.
    init(
        files: [(path: String, json: [UInt8])], module: String
    ) throws(JSONParser.Failure) {
        self.module = module
        let trees = try files.map { file throws(JSONParser.Failure) in
            (file.path, try JSONParser.value(of: file.json, skipping: Self.skippedKeys))
        }
        for (path, tree) in trees {
            read(tree["items"]?.array ?? [], in: nil, path: path)
        }
        for index in types.indices {
            guard let more = extended[types[index].usr] else { continue }
            types[index].conformances.formUnion(more.conformances)
            types[index].initializers += more.1
        }
    }

    /// Reads the declarations of a file, a type or an extension.
    private mutating func read(
        _ items: [JSONValue], in parent: (name: String, isGeneric: Bool)?, path: String
    ) {
        for item in items {
            switch item["_kind"]?.string {
            case "struct_decl", "class_decl", "enum_decl": readType(item, in: parent, path: path)
            case "extension_decl": readExtension(item, path: path)
            case "macro_expansion_decl":
                guard item["macro"]?["base_name"]?.string == "Preview",
                    let usr = item["auxiliary_decl_usrs"]?.array?.first?.string
                else { continue }
                previews.append(Preview(title: Self.title(of: item), usr: usr))
            default: continue
            }
        }
    }

    private mutating func readType(
        _ item: JSONValue, in parent: (name: String, isGeneric: Bool)?, path: String
    ) {
        guard let own = item["name"]?["base_name"]?["name"]?.string, let usr = item["usr"]?.string
        else { return }
        let name = (parent.map { $0.name + "." } ?? "") + own
        let isGeneric = parent?.isGeneric == true || item["generic_signature"] != nil
        let members = item["members"]?.array ?? []
        types.append(
            TypeDeclaration(
                name: name, usr: usr, file: path, conformances: conformances(item),
                isGeneric: isGeneric,
                isExpanded: item["range"]?["buffer_id"] != nil,
                initializers: members.compactMap(Self.initializer)))
        read(members, in: (name, isGeneric), path: path)
    }

    private mutating func readExtension(_ item: JSONValue, path: String) {
        // `$s` + type + `D` is a type's mangled name, `s:` + type its unique name.
        guard let mangled = item["extended_type"]?.string, mangled.hasPrefix("$s"),
            mangled.hasSuffix("D")
        else { return }
        let usr = "s:" + mangled.dropFirst(2).dropLast()
        let members = item["members"]?.array ?? []
        extended[usr, default: ([], [])].conformances.formUnion(conformances(item))
        extended[usr, default: ([], [])].1 += members.compactMap(Self.initializer)
        // A type inside an extension of a foreign type cannot be named here; the language lets it
        // be reached, so its last own name must do.
        if let parent = types.first(where: { $0.usr == usr }) {
            read(members, in: (parent.name, parent.isGeneric), path: path)
        }
    }

    private func conformances(_ item: JSONValue) -> Set<Conformance> {
        let usrs = item["inherits"]?["conformances"]?.array?.compactMap { $0["protocol"]?.string }
        return Set((usrs ?? []).compactMap(conformance))
    }

    /// The protocol behind a unique name `s:<length><module><length><name>P`; a protocol of the
    /// user's own that is called `View` is none of ours.
    private func conformance(_ usr: String) -> Conformance? {
        Conformance.allCases.first { conformance in
            let name = conformance.rawValue
            let ending = "\(name.utf8.count)\(name)P"
            guard usr.hasPrefix("s:"), usr.hasSuffix(ending) else { return false }
            let place = usr.dropFirst(2).dropLast(ending.count)
            let owner = place.drop { $0.isNumber }
            return place.prefix { $0.isNumber } == String(owner.utf8.count) && owner != module
        }
    }

    private static func initializer(_ item: JSONValue) -> Initializer? {
        guard item["_kind"]?.string == "constructor_decl" else { return nil }
        let parameters = item["params"]?["params"]?.array ?? []
        let required = parameters.filter {
            $0["default_arg"] == nil && $0["variadic"]?.bool != true
        }.map { $0["apiName"]?.string ?? "_" }
        let isPlain =
            item["failable"] == nil && item["async"] == nil && item["throws"] == nil
            && item["generic_signature"] == nil
        return Initializer(required: required, isPlain: isPlain)
    }

    private static func title(of preview: JSONValue) -> String? {
        var value = preview["args"]?["args"]?.array?.first?["expr"]
        // The literal may be wrapped: it becomes an optional.
        while let inner = value {
            if inner["_kind"]?.string == "string_literal_expr" { return inner["value"]?.string }
            value = inner["sub_expr"]
        }
        return nil
    }
}
