// SPDX-License-Identifier: MIT

/// Walks over the arguments of one command: `--name value`, `--name=value`, switches, files.
struct ArgumentReader {
    enum Argument: Equatable {
        case option(String)
        case operand(String)
    }

    private var arguments: ArraySlice<String>
    private let command: String
    /// The value after `=` in the option that was read last.
    private var attached: String?
    private var optionsEnded = false

    init(_ arguments: [String], command: String) {
        self.arguments = arguments[...]
        self.command = command
    }

    /// The next option or operand; `--` ends the options.
    mutating func next() throws(ToolFailure) -> Argument? {
        if let attached { throw fail("'\(attached)' is too much: this option takes no value") }
        guard let argument = arguments.popFirst() else { return nil }
        if optionsEnded || !argument.hasPrefix("-") || argument == "-" {
            return .operand(argument)
        }
        if argument == "--" {
            optionsEnded = true
            return try next()
        }
        guard let equals = argument.firstIndex(of: "=") else { return .option(argument) }
        attached = String(argument[argument.index(after: equals)...])
        return .option(String(argument[..<equals]))
    }

    /// The value that belongs to the option that was read last.
    mutating func value(of option: String, _ what: String) throws(ToolFailure) -> String {
        if let value = attached {
            attached = nil
            return value
        }
        guard let value = arguments.popFirst() else {
            throw fail("\(option) needs \(what)")
        }
        return value
    }

    /// A message about an argument that the command does not know.
    func unexpected(_ argument: Argument) -> ToolFailure {
        switch argument {
        case .option(let name): fail("there is no option '\(name)'")
        case .operand(let text): fail("'\(text)' is too much")
        }
    }

    /// A usage failure that says where help is.
    func fail(_ message: String) -> ToolFailure {
        .usage("\(command): \(message); see scrollwork \(command) --help")
    }
}
