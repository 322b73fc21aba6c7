// SPDX-License-Identifier: MIT

/// Everything that `record` is told.
struct RecordRequest: Equatable {
    /// The hidden command under which the tool runs itself.
    static let childName = "__record"

    /// As the user wrote them, so that messages show these paths.
    var files: [String] = []
    /// The script's path; without one the view is left alone for `ScriptRunner.untouchedDuration`.
    var script: String?
    var outputs: [OutputFile] = []
    var view: String?
    var options = RunOptions()
    /// How many frames a filmstrip has at even distances, besides the snapshots.
    var stripFrames = FrameSelection.filmstripCount
    /// What the request was read from.
    private(set) var arguments: [String] = []

    /// *Errors:* usage.
    init(_ arguments: [String]) throws(ToolFailure) {
        self.arguments = arguments
        var reader = ArgumentReader(arguments, command: "record")
        while let argument = try reader.next() {
            switch argument {
            case .operand(let file): files.append(try reader.swiftFile(file))
            case .option("--script"):
                script = try reader.value(of: "--script", "a file")
            case .option("--view"):
                view = try reader.value(of: "--view", "the name of a view")
            case .option("--output"), .option("-o"):
                let path = try reader.value(of: "--output", "a file")
                outputs.append(try OutputFile(path: path))
            case .option("--frames"):
                let value = try reader.value(of: "--frames", "a number")
                guard let number = Int(value), FrameSelection.filmstripRange.contains(number) else {
                    throw reader.fail("--frames needs a number from 0 to 100, not '\(value)'")
                }
                stripFrames = number
            case .option(let name): try reader.read(name, into: &options)
            }
        }
        guard !files.isEmpty else { throw reader.fail("name at least one Swift file") }
        guard !outputs.isEmpty else {
            throw reader.fail("say where the recording goes with --output")
        }
        for (index, output) in outputs.enumerated()
        where outputs[..<index].contains(where: { $0.path == output.path }) {
            throw reader.fail("\(output.path) is named twice")
        }
        let size = options.size ?? RunOptions.phoneSize
        let pixels = max(size.width, size.height) * options.scale
        guard pixels <= RunOptions.pixelLimit else {
            throw reader.fail(
                "--size times --scale is \(Int(pixels)) pixels; at most "
                    + "\(Int(RunOptions.pixelLimit)) are possible")
        }
    }
}

/// Where the parent put things for the child.
struct ChildPaths: Equatable {
    static let count = 3
    /// The library with the user's root view.
    var library: String
    /// The progress page (`ProgressPage`).
    var progress: String
    /// The directory for outputs in the making; `OutputFile.scratchName` names them. The script's
    /// text lies here too, since its own path may be a pipe that was read already.
    var directory: String

    init(library: String, progress: String, directory: String) {
        self.library = library
        self.progress = progress
        self.directory = directory
    }

    init(_ arguments: [String]) throws(ToolFailure) {
        guard arguments.count == Self.count else {
            throw .usage("\(RecordRequest.childName) is not for people; see scrollwork --help")
        }
        self.init(library: arguments[0], progress: arguments[1], directory: arguments[2])
    }

    /// The name of the script's text in the directory.
    static let scriptName = "script.scroll"
}
