// SPDX-License-Identifier: MIT
import Foundation

/// Shows the examples of the package in one window, or records each.
///
/// An example is `Examples/NAME.swift`, played by the script `Examples/NAME.scroll` beside it when
/// there is one; what is in `Examples/Gallery` is the list that the window begins with.
struct GalleryCommand {
    /// Where recordings go; nil opens a window.
    private(set) var directory: String?
    private(set) var isInBrowser = false
    private(set) var port: Int?

    /// *Errors:* usage.
    init(_ arguments: [String]) throws(ToolFailure) {
        var reader = ArgumentReader(arguments, command: "gallery")
        while let argument = try reader.next() {
            switch argument {
            case .option("--record"):
                directory = try reader.value(of: "--record", "a directory")
            case .option("--web"): isInBrowser = true
            case .option("--port"): port = try reader.port()
            default: throw reader.unexpected(argument)
            }
        }
        guard port == nil || isInBrowser else { throw reader.fail("--port belongs to --web") }
        guard directory == nil || !isInBrowser else {
            throw reader.fail("--record and --web exclude each other")
        }
    }

    /// *Errors:* those of `RunCommand` and `RecordCommand`; set-up incomplete, when the examples are
    /// not there.
    func run() throws(ToolFailure) {
        Signals.hold()
        // The script at the root says where the package is.
        let root = ProcessInfo.processInfo.environment["SCROLLWORK_ROOT"] ?? "."
        let examples = try Self.examples(in: root + "/Examples")
        if let directory { return try record(examples, into: directory) }
        if try RunCommand.canOpenWindow(isInBrowser: isInBrowser) {
            let list = try Self.examples(in: root + "/Examples/Gallery")
            var arguments = (list + examples).map { $0 + ".swift" } + ["--view", "Gallery"]
            if isInBrowser { arguments.append("--web") }
            if let port { arguments += ["--port", String(port)] }
            return try RunCommand(try RunRequest(arguments)).run()
        }
        let recordings = root + "/.build/gallery"
        StandardError.write(
            "scrollwork: note: \(RunCommand.displayAdvice); recording to \(recordings) instead")
        try record(examples, into: recordings)
    }

    private func record(_ examples: [String], into directory: String) throws(ToolFailure) {
        do {
            try FileManager.default.createDirectory(
                atPath: directory, withIntermediateDirectories: true)
        } catch {
            throw .usage("\(directory) cannot be made: \(error.localizedDescription)")
        }
        for example in examples {
            try RecordCommand(try RecordRequest(Self.arguments(for: example, into: directory)))
                .run()
        }
    }

    /// The examples' paths without their endings, sorted by name.
    static func examples(in directory: String) throws(ToolFailure) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        let names = files.filter { $0.hasSuffix(".swift") }.sorted()
        guard !names.isEmpty else {
            throw ToolFailure(
                .setUpIncomplete,
                "scrollwork: error: there are no examples in \(directory); run ./scrollwork in "
                    + "the package")
        }
        return names.map { directory + "/" + $0.dropLast(".swift".count) }
    }

    /// What `record` is told to make every kind of output of one example.
    static func arguments(for example: String, into directory: String) -> [String] {
        let name = (example as NSString).lastPathComponent
        var arguments = [example + ".swift"]
        if FileManager.default.fileExists(atPath: example + ".scroll") {
            arguments += ["--script", example + ".scroll"]
        }
        for kind in OutputFile.Kind.allCases {
            arguments += ["--output", "\(directory)/\(name).\(kind.rawValue)"]
        }
        return arguments
    }
}
