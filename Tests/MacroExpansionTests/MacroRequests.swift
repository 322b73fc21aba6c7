// SPDX-License-Identifier: MIT
import Foundation

@testable import MacroExpansion

/// Requests as the compiler sends them, sent through the plugin's own reading and answering.
enum MacroRequests {
    /// What comes back, as the compiler reads it.
    struct Answer: Decodable {
        struct Diagnostic: Decodable {
            struct Position: Decodable {
                var fileName: String
                var offset: Int
            }
            var message: String
            var severity: String
            var position: Position
        }
        var expandedSource: String?
        var diagnostics: [Diagnostic]
    }

    static let file = "Feed.swift"

    /// Expands `#Preview…`, which stands at line 10, byte 200 of the file.
    static func preview(_ source: String, in context: [String] = []) throws -> Answer {
        try expand(
            "expandFreestandingMacro",
            [
                "macro": macro("PreviewMacro"), "macroRole": "declaration",
                "discriminator": "$s4User7PreviewfMf_", "syntax": syntax(source),
                "lexicalContext": context.map(syntax),
            ])
    }

    /// Expands an attached macro in one role.
    static func attached(
        type: String = "EntryMacro", role: String = "accessor", _ declaration: String,
        in context: [String] = ["extension EnvironmentValues {}"]
    ) throws -> Answer {
        try expand(
            "expandAttachedMacro",
            [
                "macro": macro(type), "macroRole": role, "discriminator": "$s4User5EntryfMa_",
                "attributeSyntax": syntax(declaration), "declSyntax": syntax(declaration),
                "lexicalContext": context.map(syntax),
            ])
    }

    /// The answer to a request of any kind, as the compiler would find it on its end of the wire.
    static func answer(to request: [String: Any]) throws -> [String: Any] {
        let answer = PluginAnswer(to: try JSONSerialization.data(withJSONObject: request))
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(answer))
        return object as? [String: Any] ?? [:]
    }

    private static func expand(_ kind: String, _ body: [String: Any]) throws -> Answer {
        let result = try answer(to: [kind: body])["expandMacroResult"] ?? [:]
        let data = try JSONSerialization.data(withJSONObject: result)
        return try JSONDecoder().decode(Answer.self, from: data)
    }

    private static func macro(_ type: String) -> [String: Any] {
        ["moduleName": "SwiftUIMacros", "name": "Name", "typeName": type]
    }

    private static func syntax(_ source: String) -> [String: Any] {
        [
            "kind": "declaration", "source": source,
            "location": [
                "fileID": "User/\(file)", "fileName": file, "offset": 200, "line": 10, "column": 1,
            ],
        ]
    }
}
