// SPDX-License-Identifier: MIT
import GTKHost

/// What the command line asks for.
enum Command {
    case help(topic: String?)
    case record(RecordRequest)
    case run(RunRequest)
    case gallery(GalleryCommand)
    case replay(file: String)
    /// The child's side of `record`; not for people.
    case recordChild(RecordRequest, ChildPaths)
    /// The child's side of `run`; not for people.
    case windowChild(RunRequest, WindowPaths)
    /// Says whether there is a display; not for people.
    case displayProbe
    /// Becomes another program that ends with its parent; not for people.
    case tether([String])

    /// The commands that a person may write, and what they do.
    static let summaries: [(name: String, form: String, help: String)] = [
        (
            "run",
            "run FILE.swift… [--view NAME] [--watch] [--web [--port N]] [options]",
            "opens a view in a window, or in a browser"
        ),
        (
            "record",
            "record FILE.swift… --output OUT [--output OUT]… [--script SCRIPT.scroll] "
                + "[--view NAME] [options]",
            "runs a view in virtual time and writes pictures, a timeline, a trace"
        ),
        (
            "gallery", "gallery [--web [--port N] | --record DIR]",
            "opens the examples in a window, or records them"
        ),
        (
            "replay", "replay TRACE.jsonl",
            "runs a trace through the kit's engine and prints each decision with its reason"
        ),
        ("doctor", "doctor", "says what is missing, and the command that installs it"),
        ("test", "test [FILTER | --long]", "checks the format, builds, and runs the tests"),
        (
            "bench", "bench [--filter NAME]… [--quick] [--json FILE] [--pictures DIR]",
            "measures what frames cost, beside GTK's own list"
        ),
    ]

    /// *Errors:* usage, with what would have been right.
    static func parse(_ arguments: [String]) throws(ToolFailure) -> Command {
        guard let name = arguments.first else {
            throw ToolFailure(.usage, Usage.text(topic: nil))
        }
        let rest = Array(arguments.dropFirst())
        if ["help", "--help", "-h"].contains(name) { return .help(topic: rest.first) }
        if rest.contains("--help") || rest.contains("-h"), !name.hasPrefix("__") {
            return .help(topic: name)
        }
        switch name {
        case "record": return .record(try RecordRequest(rest))
        case "run": return .run(try RunRequest(rest))
        case "gallery": return .gallery(try GalleryCommand(rest))
        case "replay":
            guard let file = rest.first, rest.count == 1 else {
                throw .usage("replay takes one trace: ./scrollwork replay TRACE.jsonl")
            }
            return .replay(file: file)
        case "doctor", "test", "bench":
            // They must work when nothing is built yet.
            throw .usage("\(name) is done by the script at the root: ./scrollwork \(name)")
        case RecordRequest.childName:
            let paths = try ChildPaths(Array(rest.prefix(ChildPaths.count)))
            return .recordChild(try RecordRequest(Array(rest.dropFirst(ChildPaths.count))), paths)
        case RunRequest.childName:
            let paths = try WindowPaths(Array(rest.prefix(WindowPaths.count)))
            return .windowChild(
                try RunRequest(Array(rest.dropFirst(WindowPaths.count))), paths)
        case WindowChild.displayProbeName: return .displayProbe
        case ParentDeath.tetherName: return .tether(rest)
        default:
            let names = summaries.map(\.name).joined(separator: ", ")
            throw .usage("there is no command '\(name)'; the commands are \(names)")
        }
    }

    /// Does what is asked.
    @MainActor func run() throws(ToolFailure) {
        switch self {
        case .help(let topic): print(Usage.text(topic: topic), terminator: "")
        case .record(let request): try RecordCommand(request).run()
        case .run(let request): try RunCommand(request).run()
        case .gallery(let command): try command.run()
        case .replay(let file): try ReplayCommand(file: file).run()
        case .recordChild(let request, let paths):
            try RecordChild(request: request, paths: paths).run()
        case .windowChild(let request, let paths):
            try WindowChild(request: request, paths: paths).run()
        case .displayProbe:
            ParentDeath.endWithParent()
            if !GTKWindow.isDisplayAvailable { throw ToolFailure(.runFailed, "") }
        case .tether(let words): try ParentDeath.become(words)
        }
    }
}
