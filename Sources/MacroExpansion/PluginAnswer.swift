// SPDX-License-Identifier: MIT

/// What the plugin answers.
enum PluginAnswer: Encodable {
    /// The protocol's version that is spoken here.
    case capability
    /// Source text in place of the macro, and what is to be told to the user. No source at all
    /// means that the expansion failed as a whole.
    case expansion(source: String?, diagnostics: [PluginDiagnostic])

    /// *Source:* the version that Swift 6.3.1 names in its own `getCapability`.
    static let protocolVersion = 7

    private enum CodingKeys: CodingKey { case getCapabilityResult, expandMacroResult }
    private enum CapabilityKeys: CodingKey { case capability }
    private enum VersionKeys: CodingKey { case protocolVersion }
    private enum ExpansionKeys: CodingKey { case expandedSource, diagnostics }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .capability:
            var result = container.nestedContainer(
                keyedBy: CapabilityKeys.self, forKey: .getCapabilityResult)
            var capability = result.nestedContainer(keyedBy: VersionKeys.self, forKey: .capability)
            try capability.encode(Self.protocolVersion, forKey: .protocolVersion)
        case .expansion(let source, let diagnostics):
            var result = container.nestedContainer(
                keyedBy: ExpansionKeys.self, forKey: .expandMacroResult)
            try result.encodeIfPresent(source, forKey: .expandedSource)
            try result.encode(diagnostics, forKey: .diagnostics)
        }
    }
}

/// One message that the compiler shows at a place in the user's file.
struct PluginDiagnostic: Encodable, Equatable {
    /// A byte in a file.
    struct Position: Encodable, Equatable {
        var fileName: String
        /// *Units:* UTF-8 bytes from the start of the file.
        var offset: Int
    }

    var message: String
    var severity = "error"
    var position: Position
    // The compiler insists on the three lists, so they are sent empty.
    var highlights: [Position] = []
    var notes: [Position] = []
    var fixIts: [Position] = []

    init(message: String, position: Position) {
        self.message = message
        self.position = position
    }
}

/// A macro that was used wrongly: what is wrong, and the byte where.
struct MacroError: Error {
    var diagnostic: PluginDiagnostic
    /// What stands in for the expansion, so that one mistake gives one message.
    var fallback = ""

    /// - Parameter offset: a byte in `syntax.source`; its first token when nil.
    init(_ message: String, in syntax: PluginRequest.Syntax, at offset: Int? = nil) {
        let start = offset ?? SourceScanner(syntax.source).firstToken
        diagnostic = PluginDiagnostic(
            message: message,
            position: PluginDiagnostic.Position(
                fileName: syntax.location.fileName, offset: syntax.location.offset + start))
    }
}
