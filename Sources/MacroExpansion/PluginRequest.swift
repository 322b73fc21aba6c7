// SPDX-License-Identifier: MIT

/// What the compiler asks of a plugin. *Source:* the JSON that Swift 6.3.1 sends; keys that no
/// macro here needs are not read.
enum PluginRequest: Decodable {
    case getCapability
    case expandFreestandingMacro(FreestandingExpansion)
    case expandAttachedMacro(AttachedExpansion)

    /// A piece of the user's source.
    struct Syntax: Decodable {
        /// The text, with the white space and comments before it.
        var source: String
        var location: Location
    }

    /// Where a piece of source starts, white space and comments included.
    struct Location: Decodable {
        var fileID: String
        var fileName: String
        /// *Units:* UTF-8 bytes from the start of the file.
        var offset: Int
        /// *Range:* from 1.
        var line: Int
    }

    /// The `#externalMacro(module:type:)` behind a macro.
    struct MacroReference: Decodable {
        var typeName: String
    }

    /// A `#name(…)` to be replaced.
    struct FreestandingExpansion: Decodable {
        var macro: MacroReference
        /// The mangled name of this use, unique in its module: the start of unique names.
        var discriminator: String
        var syntax: Syntax
        var lexicalContext: [Syntax]?
    }

    /// An `@Name` on a declaration, in one of its macro's roles.
    struct AttachedExpansion: Decodable {
        var macro: MacroReference
        /// Which part is asked for: `accessor`, `peer` …
        var macroRole: String
        var attributeSyntax: Syntax
        var declSyntax: Syntax
        /// The enclosing declarations, innermost first, each with an empty body.
        var lexicalContext: [Syntax]?
    }

    private enum CodingKeys: CodingKey {
        case getCapability, expandFreestandingMacro, expandAttachedMacro
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if container.contains(.getCapability) {
            self = .getCapability
        } else if container.contains(.expandFreestandingMacro) {
            self = .expandFreestandingMacro(
                try container.decode(FreestandingExpansion.self, forKey: .expandFreestandingMacro))
        } else {
            self = .expandAttachedMacro(
                try container.decode(AttachedExpansion.self, forKey: .expandAttachedMacro))
        }
    }
}
