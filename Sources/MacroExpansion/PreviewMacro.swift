// SPDX-License-Identifier: MIT

/// `#Preview`: a type that describes the preview and does nothing by itself.
///
///     @MainActor public struct <unique name>: SwiftUI._PreviewProvider {
///         public static var __preview: SwiftUI._PreviewDescription {
///             SwiftUI._PreviewDescription(line: 12, "Name", traits: …) { … }
///         }
///     }
///
/// Arguments and body are handed on as they were written, so the initialiser decides what they
/// mean. The type is public, because the compiler drops an internal one that nobody mentions.
enum PreviewMacro {
    static func expand(_ request: PluginRequest.FreestandingExpansion) throws -> String {
        let call = try PreviewCall(request.syntax)
        if let context = request.lexicalContext?.first, isLocal(context) {
            throw MacroError(
                "#Preview must stand at the top of a file or in a type, not in a function",
                in: request.syntax)
        }
        // A macro may add a type to a module only under a name of this form: the use's own
        // mangled name, then a name of ours with its length, then the mark of a unique name.
        let name = request.discriminator + "7PreviewfMu_"
        let arguments = ["line: \(call.line)", call.arguments].filter { !$0.isEmpty }
        var body = call.trailingBody
        var content = ""
        if let split = try call.previewables(in: request.syntax) {
            body = "{ __PreviewContent() }"
            content = """

                    struct __PreviewContent: SwiftUI.View {
                        \(split.declarations.joined(separator: "\n        "))
                        var body: some SwiftUI.View {\(split.rest)}
                    }
                """
        }
        return """
            @MainActor public struct \(name): SwiftUI._PreviewProvider {
                public static var __preview: SwiftUI._PreviewDescription {
                    SwiftUI._PreviewDescription(\(arguments.joined(separator: ", "))) \(body)
                }\(content)
            }
            """
    }

    /// Whether an enclosing piece of source is code that runs, not a type or an extension.
    private static func isLocal(_ context: PluginRequest.Syntax) -> Bool {
        let scanner = SourceScanner(context.source)
        var index = scanner.firstToken
        while index < scanner.bytes.count {
            let end = scanner.endOfToken(from: index)
            switch scanner.text(index..<end) {
            case "struct", "class", "enum", "actor", "extension", "protocol": return false
            case "func", "init", "deinit", "subscript", "var", "get", "set": return true
            default: index = scanner.endOfTrivia(from: end)
            }
        }
        return true
    }
}

/// `@Previewable`: only a mark that `#Preview` reads; alone it is a mistake.
enum PreviewableMacro {
    static func expand(_ request: PluginRequest.AttachedExpansion) throws -> String {
        let isInPreview = (request.lexicalContext ?? []).contains {
            let scanner = SourceScanner($0.source)
            return scanner.byte(scanner.firstToken) == Ascii.hash
        }
        guard isInPreview else {
            throw MacroError(
                "@Previewable can mark only a variable in the body of a #Preview",
                in: request.attributeSyntax)
        }
        return ""
    }
}
