// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ScrollworkTool

/// Runs the built tool as a process of its own, in a directory of its own.
///
/// Its waits block a thread of their own and none of Swift's few: other tests go on meanwhile.
struct ToolRun: Sendable {
    private let scratch: ScratchDirectory

    /// What a run came to.
    struct Result: Sendable {
        var code: Int32?
        var output: String
        var errors: String
    }

    init() throws { scratch = try ScratchDirectory() }

    /// A path in the run's directory.
    func path(_ name: String) -> String { scratch.file(name) }

    func write(_ text: String, to name: String) throws { try scratch.write(text, to: name) }

    func text(_ name: String) -> String { scratch.text(name) }

    func data(_ name: String) -> Data {
        FileManager.default.contents(atPath: scratch.file(name)) ?? Data()
    }

    /// The files in the run's directory, besides the temporary one, which must be empty.
    var files: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: scratch.path)) ?? []
        return (names + temporaryFiles).filter { !["scratch", "stdout", "stderr"].contains($0) }
            .sorted()
    }

    /// What the tool has put into its temporary directory.
    private var temporaryFiles: [String] { Place(path: scratch.path).temporaryFiles }

    /// Runs the tool to its end; names in `arguments` are relative to the run's directory.
    /// `meanwhile` is called once it has started.
    func run(
        _ arguments: [String], environment: [String: String] = [:],
        meanwhile: @escaping @Sendable (Subprocess, Place) -> Void = { _, _ in }
    ) async throws -> Result {
        // The thread knows the path alone: it may still end when the run, and its directory, are
        // gone.
        let place = Place(path: scratch.path)
        return try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Swift.Result {
                        let child = try place.start(arguments, environment: environment)
                        meanwhile(child, place)
                        return try place.result(of: child)
                    })
            }
        }
    }
}

extension ToolRun {
    /// The directory of a run.
    struct Place: Sendable {
        var path: String

        /// What the tool has put into its temporary directory.
        var temporaryFiles: [String] {
            (try? FileManager.default.contentsOfDirectory(atPath: path + "/scratch")) ?? []
        }

        fileprivate func start(
            _ arguments: [String], environment: [String: String]
        ) throws -> Subprocess {
            try FileManager.default.createDirectory(
                atPath: path + "/scratch", withIntermediateDirectories: true)
            var variables = ProcessInfo.processInfo.environment
            variables["TMPDIR"] = path + "/scratch"
            for (name, value) in environment { variables[name] = value }
            let tool =
                (Toolchain.executable as NSString).deletingLastPathComponent + "/scrollwork"
            // A shell changes the directory, so that paths in messages are as short as a user's.
            return try Subprocess(
                "/bin/sh",
                ["-c", "cd \"$1\" && shift && exec \"$@\"", "sh", path, tool] + arguments,
                environment: variables, standardOutput: path + "/stdout",
                standardError: path + "/stderr")
        }

        fileprivate func result(of child: Subprocess) throws -> Result {
            var code: Int32?
            if case .exited(let number) = try child.wait() { code = number }
            return Result(code: code, output: text("stdout"), errors: text("stderr"))
        }

        private func text(_ name: String) -> String {
            let data = FileManager.default.contents(atPath: path + "/" + name) ?? Data()
            return String(decoding: data, as: UTF8.self)
        }
    }
}

/// The suites that run the tool: one process at a time, since each runs two compilers.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ToolTests {}
