// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost

/// Compiles the user's files, unmodified, and one generated file that makes the root view.
///
/// The user's files are a module of their own, compiled where they are, so messages show the
/// user's paths. It is built for private imports, which is how Xcode's previews reach `private`
/// views too; the generated file is a second, tiny library that imports it so.
struct UserBuild {
    /// The function of the generated library: it hands over a pointer to a
    /// `SwiftUI._PreviewDescription`, which the caller moves out and frees.
    static let entryPoint = "scrollwork_user_root"

    var toolchain: Toolchain
    var scratch: ScratchDirectory
    /// How many builds came before in the same directory. Each has names of its own, in the
    /// directory and in its code: a process may load one after the other.
    var generation = 0

    /// The module of the user's files.
    var module: String { "ScrollworkUserCode" + suffix }
    private var suffix: String { generation == 0 ? "" : String(generation) }

    /// The library to load, and the view that is in it.
    ///
    /// `watch` is called now and then and may give the build up by throwing.
    ///
    /// *Errors:* does not compile; usage, when the view is not there.
    func build(
        _ files: [String], view: String?, watch: () throws(ToolFailure) -> Void = {}
    ) throws(ToolFailure) -> (path: String, root: RootView) {
        let tree = try compile(files, watch: watch)
        let root = try RootView(in: tree, requested: view, files: files)
        return (try buildEntry(root, files: files, watch: watch), root)
    }

    /// Compiles the files once, and gives a library to load for each of several views in them.
    ///
    /// *Errors:* does not compile; usage, when a view is not there.
    func build(_ files: [String], views: [String]) throws(ToolFailure) -> [String] {
        let tree = try compile(files, watch: {})
        var libraries: [String] = []
        for (index, view) in views.enumerated() {
            let root = try RootView(in: tree, requested: view, files: files)
            libraries.append(try buildEntry(root, "v\(index)", files: files, watch: {}))
        }
        return libraries
    }

    /// Makes the module of the files, and reads what is in it.
    private func compile(
        _ files: [String], watch: () throws(ToolFailure) -> Void
    ) throws(ToolFailure) -> SyntaxTree {
        let tree = scratch.file("tree" + suffix)
        let dump = try Subprocess(
            toolchain.compiler,
            ["-frontend", "-dump-ast", "-dump-ast-format", "json", "-module-name", module]
                + toolchain.commonArguments.filter { $0 != "-Onone" } + toolchain.frontendArguments
                + files.flatMap { ["-primary-file", $0] }
                + files.indices.flatMap { ["-o", "\(tree)-\($0).json"] },
            standardOutput: "/dev/null", standardError: "/dev/null")
        let compile = try Subprocess(
            toolchain.compiler,
            toolchain.commonArguments + [
                "-emit-library", "-emit-module", "-module-name", module, "-wmo",
                "-enable-private-imports", "-emit-module-path",
                scratch.file("\(module).swiftmodule"), "-o",
                scratch.file("lib\(module).so"),
            ] + colors + files,
            standardError: scratch.file("messages"))
        defer {
            dump.end()
            compile.end()
        }
        guard try compile.wait(watch: watch) == .exited(0) else {
            throw ToolFailure(.doesNotCompile, scratch.text("messages"))
        }
        guard try dump.wait(watch: watch) == .exited(0) else {
            throw .run("the compiler compiles \(files.joined(separator: ", ")) but cannot dump it")
        }
        return try syntaxTree(of: files, prefix: tree)
    }

    /// *Errors:* usage, with the file that cannot be read.
    static func check(_ files: [String]) throws(ToolFailure) {
        for file in files where !FileManager.default.isReadableFile(atPath: file) {
            let exists = FileManager.default.fileExists(atPath: file)
            throw .usage("\(file): \(exists ? "cannot be read" : "there is no such file")")
        }
    }

    private var colors: [String] { isatty(2) == 1 ? ["-color-diagnostics"] : [] }

    private func syntaxTree(of files: [String], prefix: String) throws(ToolFailure) -> SyntaxTree {
        let dumps = files.enumerated().map { index, path in
            let data = FileManager.default.contents(atPath: "\(prefix)-\(index).json")
            return (path: path, json: Array(data ?? Data()))
        }
        do throws(JSONParser.Failure) {
            return try SyntaxTree(files: dumps, module: module)
        } catch {
            throw .run("the compiler's syntax tree cannot be read: \(error)")
        }
    }

    /// `number` tells several entries of one build apart.
    private func buildEntry(
        _ root: RootView, _ number: String = "", files: [String],
        watch: () throws(ToolFailure) -> Void
    ) throws(ToolFailure) -> String {
        let entry = "ScrollworkEntry" + suffix + number
        let source = "Entry\(suffix)\(number).swift"
        try scratch.write(Self.entrySource(root, files: files, module: module), to: source)
        let library = scratch.file("lib\(entry).so")
        let compile = try Subprocess(
            toolchain.compiler,
            toolchain.commonArguments + [
                "-emit-library", "-module-name", entry, "-suppress-warnings", "-I",
                scratch.path, "-L", scratch.path, "-l\(module)", "-Xlinker", "-rpath",
                "-Xlinker", scratch.path, "-o", library, scratch.file(source),
            ], standardError: scratch.file("messages"))
        defer { compile.end() }
        guard try compile.wait(watch: watch) == .exited(0) else {
            throw .run(
                "\(root.title) cannot be made; the compiler says:\n" + scratch.text("messages"))
        }
        return library
    }

    /// The generated file. The user's names are qualified: a view of theirs may be called as one
    /// of SwiftUI's is.
    static func entrySource(_ root: RootView, files: [String], module: String) -> String {
        let imports = files.map {
            "@_private(sourceFile: \"\(($0 as NSString).lastPathComponent)\") import \(module)"
        }.joined(separator: "\n")
        let description =
            switch root {
            case .preview(let type, _): "\(module).\(type).__preview"
            case .app(let name):
                "SwiftUI._PreviewDescription(line: 0) { SwiftUI._AppWindow<\(module).\(name)>() }"
            case .provider(let name):
                "SwiftUI._PreviewDescription(line: 0) { \(module).\(name).previews }"
            case .view(let name):
                "SwiftUI._PreviewDescription(line: 0) { \(module).\(name)() }"
            }
        return """
            import SwiftUI
            \(imports)

            @_cdecl("\(entryPoint)") public func makeRoot() -> UnsafeMutableRawPointer {
                MainActor.assumeIsolated {
                    let root = UnsafeMutablePointer<SwiftUI._PreviewDescription>
                        .allocate(capacity: 1)
                    root.initialize(to: \(description))
                    return UnsafeMutableRawPointer(root)
                }
            }

            """
    }
}
