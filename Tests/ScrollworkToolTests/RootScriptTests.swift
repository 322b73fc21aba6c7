// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ScrollworkTool

/// The script at the root, as far as it goes without building.
@Suite struct RootScriptTests {
    private let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    /// Runs the script; with `fakes` it finds only them and the few programs that it needs itself.
    ///
    /// The fakes are functions in the environment, which bash takes for programs: a script file
    /// that was just written may still be open in another test's child, and then cannot be run.
    private func run(
        _ arguments: [String], fakes: [String: String]? = nil
    ) throws -> (code: Int32?, output: String) {
        var environment = ProcessInfo.processInfo.environment
        if let fakes {
            environment["PATH"] = try pathOfNecessities()
            for (name, body) in fakes { environment["BASH_FUNC_\(name)%%"] = "() { \(body); }" }
        }
        let script = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("scrollwork").path
        let child = try Subprocess(
            "/bin/bash", [script] + arguments, environment: environment,
            standardOutput: scratch.file("out"), standardError: scratch.file("err"))
        guard case .exited(let code) = try child.wait() else { return (nil, "") }
        return (code, scratch.text("out") + scratch.text("err"))
    }

    private func pathOfNecessities() throws -> String {
        let directory = scratch.file("bin")
        guard !FileManager.default.fileExists(atPath: directory) else { return directory }
        try FileManager.default.createDirectory(
            atPath: directory, withIntermediateDirectories: true)
        let tools = [
            "dirname", "readlink", "sed", "sort", "head", "tr", "grep", "cat", "mktemp", "rm",
        ]
        for tool in tools {
            try FileManager.default.createSymbolicLink(
                atPath: directory + "/" + tool,
                withDestinationPath: try #require(Toolchain.find(tool)))
        }
        return directory
    }

    @Test("doctor names what is missing and the command that installs it, and ends with code 4")
    func doctor() throws {
        let (code, output) = try run(
            ["doctor"], fakes: ["swift": "echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'"])
        #expect(code == 4)
        #expect(output.contains("ok        Swift 6.3.1"))
        #expect(output.contains("MISSING   libgtk-4-dev"))
        #expect(output.contains("sudo apt-get install -y --no-install-recommends pkg-config lib"))
        #expect(output.contains("none      xvfb, for tests of windows (optional)"))
        #expect(output.contains("install -y --no-install-recommends libgtk-4-bin xvfb xdotool"))
    }

    @Test("an old Swift, or none, is an incomplete set-up")
    func swift() throws {
        for fakes in [[:], ["swift": "echo 'Swift version 5.10 (swift-5.10-RELEASE)'"]] {
            let (code, output) = try run(["record", "A.swift"], fakes: fakes)
            #expect(code == 4)
            #expect(output.contains("Swift 6.1 or later is needed"))
        }
    }

    @Test("without root and sudo the exact command is printed, and nothing is installed")
    func noRights() throws {
        let (code, output) = try run(
            ["gallery"],
            fakes: ["swift": "echo 'Swift version 6.3.1'", "id": "echo 1000", "apt-get": "exit 9"])
        #expect(code == 4)
        #expect(output.contains("install them by: sudo apt-get install -y"))
    }

    @Test("an installation that fails shows what it said")
    func failedInstallation() throws {
        let (code, output) = try run(
            ["gallery"],
            fakes: [
                "swift": "echo 'Swift version 6.3.1'", "id": "echo 0", "apt-get": "exit 9",
                "env": "echo no network; return 100",
            ])
        #expect(code == 4)
        #expect(output.contains("no network"))
        #expect(output.contains("the installation failed"))
    }

    @Test(
        "test and doctor refuse what they do not know",
        arguments: [
            ["test", "a", "b"], ["test", "--short"], ["test", "--long", "a"], ["doctor", "x"],
        ])
    func usage(arguments: [String]) throws {
        #expect(try run(arguments).code == 2)
    }
}
