// SPDX-License-Identifier: MIT

//  MacroExpansion: what `#Preview`, `@Previewable` and `@Entry` become.
//
//  In:      requests of the Swift compiler.
//  Out:     Swift source text or diagnostics.
//  Imports: Foundation only. Docs/Decisions/0002 says why there is no swift-syntax here. A target
//           of its own, because a test that depends on a plugin has the whole package built twice.

import Foundation

/// The plugin's conversation with the compiler.
public enum MacroConversation {
    /// Answers one request after another until the compiler hangs up.
    public static func run() throws {
        let channel = PluginChannel(input: .standardInput, output: .standardOutput)
        while let message = try channel.receive() {
            try channel.send(PluginAnswer(to: message))
        }
    }
}

extension PluginAnswer {
    /// The answer to one request; a request that cannot be read is answered by an error.
    init(to message: Data) {
        do {
            self.init(to: try JSONDecoder().decode(PluginRequest.self, from: message))
        } catch {
            self = .expansion(
                source: nil,
                diagnostics: [
                    PluginDiagnostic(
                        message: "the SwiftUI macros cannot read the compiler's request: \(error)",
                        position: PluginDiagnostic.Position(fileName: "", offset: 0))
                ])
        }
    }

    private init(to request: PluginRequest) {
        switch request {
        case .getCapability:
            self = .capability
        case .expandFreestandingMacro(let expansion):
            self = Self.expand(expansion.macro, at: expansion.syntax) {
                try PreviewMacro.expand(expansion)
            }
        case .expandAttachedMacro(let expansion):
            self = Self.expand(expansion.macro, at: expansion.attributeSyntax) {
                switch expansion.macro.typeName {
                case "EntryMacro": try EntryMacro.expand(expansion)
                case "PreviewableMacro": try PreviewableMacro.expand(expansion)
                default: nil
                }
            }
        }
    }

    /// Runs one macro; an unknown one and a ``MacroError`` become errors at `syntax`.
    private static func expand(
        _ macro: PluginRequest.MacroReference, at syntax: PluginRequest.Syntax,
        with body: () throws -> String?
    ) -> PluginAnswer {
        do {
            guard let source = try body() else {
                throw MacroError("SwiftUIMacros has no macro '\(macro.typeName)'", in: syntax)
            }
            return .expansion(source: source, diagnostics: [])
        } catch let error as MacroError {
            return .expansion(source: error.fallback, diagnostics: [error.diagnostic])
        } catch {
            let unexpected = MacroError("\(error)", in: syntax)
            return .expansion(source: "", diagnostics: [unexpected.diagnostic])
        }
    }
}
