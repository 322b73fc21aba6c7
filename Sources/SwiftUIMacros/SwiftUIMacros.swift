// SPDX-License-Identifier: MIT

//  SwiftUIMacros: the compiler plugin behind `#Preview`, `@Previewable` and `@Entry`.
//
//  In:      requests of the Swift compiler on standard input.
//  Out:     Swift source text or diagnostics on standard output.
//  Imports: Foundation only. Docs/Decisions/0002 says why there is no swift-syntax here.

import Foundation

/// The plugin's process: it answers one request after another until the compiler hangs up.
@main enum MacroPlugin {
    static func main() throws {
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
