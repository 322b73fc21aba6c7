// SPDX-License-Identifier: MIT
import Foundation
import PackageCatalog

/// Shows the examples of the package in one window, or records each.
///
/// An example is `NAME.swift` in `Examples` or `Examples/Kit`, with a view `NAME`; in
/// `Examples/Gallery` there is one more view for each component, with controls, in `NAMEPage.swift`,
/// and the list that the window begins with. The script `NAME.scroll` beside a file plays it.
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
        var files: [String] = []
        for folder in Self.folders { files += try Self.files(in: root + "/" + folder) }
        Self.prepareCatalog()
        if let directory { return try record(files, into: directory) }
        if try RunCommand.canOpenWindow(isInBrowser: isInBrowser) {
            var arguments = files + ["--view", "Gallery"]
            if isInBrowser { arguments.append("--web") }
            if let port { arguments += ["--port", String(port)] }
            return try RunCommand(try RunRequest(arguments)).run()
        }
        let recordings = root + "/.build/gallery"
        StandardError.write(
            "scrollwork: note: \(RunCommand.displayAdvice); recording to \(recordings) instead")
        try record(files, into: recordings)
    }

    /// Makes what one of the pages reads before any page is shown, and says what there is of it. A
    /// page that finds nothing says so itself.
    private static func prepareCatalog() {
        let text: String
        do {
            let catalog = try Catalog.ofThisMachine()
            guard catalog.count < expectedPackages else { return }
            text =
                "\(catalog.count) packages from \(catalog.origin); "
                + "apt-get update brings all of them"
        } catch {
            text = "the page of packages is empty: \(error)"
        }
        StandardError.write("scrollwork: note: \(text)")
    }

    /// How many packages a system has that knows what Debian has. *Source:* Debian 12 has some
    /// 63,000.
    private static let expectedPackages = 50_000

    private func record(_ files: [String], into directory: String) throws(ToolFailure) {
        do {
            try FileManager.default.createDirectory(
                atPath: directory, withIntermediateDirectories: true)
        } catch {
            throw .usage("\(directory) cannot be made: \(error.localizedDescription)")
        }
        let shown = files.filter(Self.hasView)
        let scratch = try ScratchDirectory()
        defer { scratch.remove() }
        // All are compiled once, since the gallery's pages show the examples.
        let libraries = try UserBuild(toolchain: try Toolchain.installed(), scratch: scratch)
            .build(files, views: shown.map(Self.name))
        for (file, library) in zip(shown, libraries) {
            for arguments in Self.recordings(of: file, into: directory) {
                try RecordCommand(try RecordRequest(arguments)).run(library: library)
            }
        }
    }

    /// Where the gallery's files are; those of the first two are for copying.
    private static let folders = ["Examples", "Examples/Kit", "Examples/Gallery"]

    /// Whether a file has a view of its own name: of the gallery's, those of a page.
    static func hasView(_ file: String) -> Bool {
        !file.contains("/Gallery/") || name(file).hasSuffix("Page")
    }

    private static func name(_ file: String) -> String {
        ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    /// The Swift files of a directory, sorted by name.
    static func files(in directory: String) throws(ToolFailure) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        let names = files.filter { $0.hasSuffix(".swift") }.sorted()
        guard !names.isEmpty else {
            throw ToolFailure(
                .setUpIncomplete,
                "scrollwork: error: there are no examples in \(directory); run ./scrollwork in "
                    + "the package")
        }
        return names.map { directory + "/" + $0 }
    }

    /// What `record` is told about one file: every kind of output, and a filmstrip in the dark.
    static func recordings(of file: String, into directory: String) -> [[String]] {
        var arguments = [file]
        let script = file.dropLast("swift".count) + "scroll"
        if FileManager.default.fileExists(atPath: String(script)) {
            arguments += ["--script", String(script)]
        }
        let goal = directory + "/" + name(file)
        let outputs = OutputFile.Kind.allCases.flatMap { ["--output", "\(goal).\($0.rawValue)"] }
        return [
            arguments + outputs,
            arguments + ["--appearance", "dark", "--output", "\(goal)-dark.png"],
        ]
    }
}
