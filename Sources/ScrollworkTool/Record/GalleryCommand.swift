// SPDX-License-Identifier: MIT
import Foundation

/// Records every example of the package: each `Examples/NAME.swift`, played by the script
/// `Examples/NAME.scroll` beside it when there is one.
struct GalleryCommand {
    /// Where the recordings go; nil is `.build/gallery` of the package.
    var directory: String?

    /// *Errors:* those of `RecordCommand`; set-up incomplete, when the examples are not there.
    func run() throws(ToolFailure) {
        // The script at the root says where the package is.
        let root = ProcessInfo.processInfo.environment["SCROLLWORK_ROOT"] ?? "."
        let examples = try Self.examples(in: root + "/Examples")
        let directory = directory ?? root + "/.build/gallery"
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
