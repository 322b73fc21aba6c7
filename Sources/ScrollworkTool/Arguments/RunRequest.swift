// SPDX-License-Identifier: MIT

/// Everything that `run` is told.
struct RunRequest: Equatable {
    /// The hidden command under which the tool runs itself.
    static let childName = "__window"
    /// Options of a recording that a window takes from its display, and why.
    static let refused = [
        "--scale": "a window has its display's scale",
        "--fps": "a window follows its display's frames",
    ]

    /// As the user wrote them, so that messages show these paths.
    var files: [String] = []
    var view: String?
    /// Whether a file that changes takes the window's place.
    var isWatching = false
    /// Whether the window is a page in a browser.
    var isInBrowser = false
    /// The port of the page; nil is the first free one of `BroadwayServer.ports`.
    var port: Int?
    var options = RunOptions()
    /// What the request was read from.
    private(set) var arguments: [String] = []

    /// *Errors:* usage.
    init(_ arguments: [String]) throws(ToolFailure) {
        self.arguments = arguments
        var reader = ArgumentReader(arguments, command: "run")
        while let argument = try reader.next() {
            switch argument {
            case .operand(let file): files.append(try reader.swiftFile(file))
            case .option("--view"): view = try reader.value(of: "--view", "the name of a view")
            case .option("--watch"): isWatching = true
            case .option("--web"): isInBrowser = true
            case .option("--port"): port = try reader.port()
            case .option(let name):
                if let reason = Self.refused[name] {
                    throw reader.fail("there is no option '\(name)' here: \(reason)")
                }
                try reader.read(name, into: &options)
            }
        }
        guard !files.isEmpty else { throw reader.fail("name at least one Swift file") }
        guard port == nil || isInBrowser else {
            throw reader.fail("--port belongs to --web")
        }
    }
}

extension ArgumentReader {
    /// A file that the command line names. *Errors:* usage, when it is no Swift file.
    func swiftFile(_ path: String) throws(ToolFailure) -> String {
        guard path.hasSuffix(".swift") else { throw fail("'\(path)' is no Swift file") }
        return path
    }

    /// The value of `--port`. *Errors:* usage.
    mutating func port() throws(ToolFailure) -> Int {
        let text = try value(of: "--port", "a number")
        guard let port = Int(text), (1...65_535).contains(port) else {
            throw fail("--port needs a number from 1 to 65535, not '\(text)'")
        }
        return port
    }

    /// Reads an option that says how a view is run. *Errors:* usage.
    mutating func read(_ name: String, into options: inout RunOptions) throws(ToolFailure) {
        guard let option = RunOption.all.first(where: { $0.name == name }) else {
            throw unexpected(.option(name))
        }
        var value = ""
        if let placeholder = option.placeholder {
            value = try self.value(of: name, placeholder)
        }
        if let expected = option.apply(value, &options) {
            throw fail("\(name) needs \(expected), not '\(value)'")
        }
    }
}
