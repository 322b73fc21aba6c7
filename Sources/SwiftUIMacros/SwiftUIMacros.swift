// SPDX-License-Identifier: MIT

//  SwiftUIMacros: the compiler plugin behind `#Preview`, `@Previewable` and `@Entry`.
//
//  In:      requests of the Swift compiler on standard input.
//  Out:     the answers of `MacroExpansion` on standard output.
//  Imports: MacroExpansion.

import MacroExpansion

/// The plugin's process.
@main enum MacroPlugin {
    static func main() throws { try MacroConversation.run() }
}
