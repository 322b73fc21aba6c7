// SPDX-License-Identifier: MIT

/// What the command line asks for.
enum Command {
    case help(topic: String?)
    case record(RecordRequest)
    case gallery(directory: String?)
    /// The child's side of `record`; not for people.
    case recordChild(RecordRequest, ChildPaths)

    /// The commands that a person may write, and what they do.
    static let summaries: [(name: String, form: String, help: String)] = [
        (
            "record",
            "record FILE.swift… --output OUT [--output OUT]… [--script SCRIPT.scroll] "
                + "[--view NAME] [options]",
            "runs a view in virtual time and writes pictures, a timeline, a trace"
        ),
        ("gallery", "gallery [--record DIR]", "records the examples and says where they are"),
        ("doctor", "doctor", "says what is missing, and the command that installs it"),
        ("test", "test [--long] [FILTER]", "checks the format, builds, and runs the tests"),
    ]

    /// *Errors:* usage, with what would have been right.
    static func parse(_ arguments: [String]) throws(ToolFailure) -> Command {
        guard let name = arguments.first else {
            throw ToolFailure(.usage, Usage.text(topic: nil))
        }
        let rest = Array(arguments.dropFirst())
        if ["help", "--help", "-h"].contains(name) { return .help(topic: rest.first) }
        if rest.contains("--help") || rest.contains("-h"), name != RecordRequest.childName {
            return .help(topic: name)
        }
        switch name {
        case "record": return .record(try RecordRequest(rest))
        case "gallery":
            var reader = ArgumentReader(rest, command: name)
            var directory: String?
            while let argument = try reader.next() {
                guard case .option("--record") = argument else { throw reader.unexpected(argument) }
                directory = try reader.value(of: "--record", "a directory")
            }
            return .gallery(directory: directory)
        case "doctor", "test":
            // Both must work when nothing is built yet.
            throw .usage("\(name) is done by the script at the root: ./scrollwork \(name)")
        case RecordRequest.childName:
            let paths = try ChildPaths(Array(rest.prefix(ChildPaths.count)))
            return .recordChild(try RecordRequest(Array(rest.dropFirst(ChildPaths.count))), paths)
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
        case .gallery(let directory): try GalleryCommand(directory: directory).run()
        case .recordChild(let request, let paths):
            try RecordChild(request: request, paths: paths).run()
        }
    }
}
