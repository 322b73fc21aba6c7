// SPDX-License-Identifier: MIT

/// `@Entry`: turns a variable in an extension of a values type into a key and its access.
///
/// A written type gives a computed default value, so the value need not be `Sendable`; without one
/// the type can only be inferred from a stored default value.
enum EntryMacro {
    /// The types that can have entries, with the protocol of their keys. *Source:* Apple's
    /// documentation of `Entry()`.
    static let keyProtocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
        "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
    ]

    static func expand(_ request: PluginRequest.AttachedExpansion) throws -> String {
        // The compiler asks twice, once a role; a mistake is reported once.
        let isAccessor = request.macroRole == "accessor"
        do {
            let extended = try extendedType(request)
            let variable = try checkedVariable(request, in: extended)
            return isAccessor
                ? accessor(of: variable) : key(of: variable, in: extended)
        } catch var error as MacroError {
            guard isAccessor else { return "" }
            // Without an accessor the compiler would complain about that as well.
            error.fallback = "get { Swift.fatalError() }"
            throw error
        }
    }

    private static func accessor(of variable: VariableDeclaration) -> String {
        let access = "self[\(keyName(variable)).self]"
        return """
            get { \(access) }
            set { \(access) = newValue }
            """
    }

    private static func key(of variable: VariableDeclaration, in extended: String) -> String {
        let head = "private struct \(keyName(variable)): SwiftUI.\(keyProtocols[extended] ?? "")"
        if extended == "FocusedValues" {
            return "\(head) {\n    typealias Value = \(wrappedType(variable.type ?? "") ?? "")\n}"
        }
        guard let type = variable.type else {
            return "\(head) {\n    static let defaultValue = \(variable.value ?? "nil")\n}"
        }
        return """
            \(head) {
                typealias Value = \(type)
                static var defaultValue: Value {
                    \(variable.value ?? "nil")
                }
            }
            """
    }

    private static func keyName(_ variable: VariableDeclaration) -> String {
        "__Key_" + variable.name.filter { $0 != "`" }
    }

    /// The extended type, without its module.
    private static func extendedType(_ request: PluginRequest.AttachedExpansion) throws -> String {
        if let context = request.lexicalContext?.first {
            let scanner = SourceScanner(context.source)
            var index = scanner.firstToken
            while index < scanner.bytes.count {
                let end = scanner.endOfToken(from: index)
                let next = scanner.endOfTrivia(from: end)
                if scanner.text(index..<end) == "extension" {
                    let name = scanner.text(next..<scanner.endOfAttribute(from: next))
                    let last = String(name.split(separator: ".").last ?? "")
                    if keyProtocols[last] != nil { return last }
                    break
                }
                index = next
            }
        }
        throw MacroError(
            "@Entry can be used only in an extension of EnvironmentValues, Transaction, "
                + "ContainerValues or FocusedValues", in: request.attributeSyntax)
    }

    /// The variable, when it can be an entry.
    private static func checkedVariable(
        _ request: PluginRequest.AttachedExpansion, in extended: String
    ) throws -> VariableDeclaration {
        func error(_ message: String) -> MacroError {
            MacroError(message, in: request.attributeSyntax)
        }
        guard let variable = VariableDeclaration(request.declSyntax.source) else {
            throw error("@Entry can be attached only to a variable")
        }
        guard variable.keyword == "var" else { throw error("an @Entry must be a 'var'") }
        guard !variable.prefixes.contains("static") else {
            throw error("an @Entry cannot be static")
        }
        guard variable.accessors == nil else {
            throw error("an @Entry cannot have accessors or observers of its own")
        }
        let isOptional = wrappedType(variable.type ?? "") != nil
        if extended == "FocusedValues" {
            guard isOptional, variable.value == nil || variable.value == "nil" else {
                throw error("an @Entry in FocusedValues must have an optional type and no value")
            }
        } else if variable.value == nil, !isOptional {
            throw error("an @Entry needs a default value unless its type is optional")
        }
        return variable
    }

    /// The type inside an optional, or nil when the type is written as none.
    static func wrappedType(_ type: String) -> String? {
        // The question mark of `() -> Int?` belongs to the result.
        let scanner = SourceScanner(type)
        var index = scanner.firstToken
        while index < scanner.bytes.count {
            if scanner.starts(with: "->", at: index) { return nil }
            index = scanner.endOfTrivia(from: scanner.endOfToken(from: index))
        }
        if type.hasSuffix("?") { return String(type.dropLast()) }
        for prefix in ["Optional<", "Swift.Optional<"] where type.hasPrefix(prefix) {
            return String(type.dropFirst(prefix.count).dropLast())
        }
        return nil
    }
}
