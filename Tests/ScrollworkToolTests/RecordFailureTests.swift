// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ScrollworkTool

/// What `record` says and leaves behind when something is wrong.
extension ToolTests {
    @Suite struct RecordFailureTests {
        private static let views = """
            import SwiftUI
            private struct Plain: View { var body: some View { Text("plain") } }
            struct Needy: View { var title: String; var body: some View { Text(title) } }
            struct Crash: View { var body: some View { let a: [Int] = []; Text("\\(a[1])") } }
            struct Loop: View { var body: some View { let _ = { while true {} }(); Text("") } }
            struct Quit: View { var body: some View { let _ = exit(0); Text("") } }
            """

        private func run(
            _ arguments: [String], environment: [String: String] = [:]
        ) async throws -> (ToolRun.Result, files: [String]) {
            let run = try ToolRun()
            try run.write(Self.views, to: "Views.swift")
            try run.write("wait 1\n  hop\n", to: "bad.scroll")
            try run.write("import SwiftUI\nlet x: Int = \"no\"\n", to: "Broken.swift")
            return (try await run.run(["record"] + arguments, environment: environment), run.files)
        }

        private static let untouched = ["Broken.swift", "Views.swift", "bad.scroll"]

        @Test(
            "what is wrong before anything runs is told, and nothing is written",
            arguments: [
                (["None.swift", "-o", "o.png"], 2, "None.swift: there is no such file"),
                (
                    ["Broken.swift", "-o", "o.png"], 3,
                    "Broken.swift:2:14: error: cannot convert value"
                ),
                (
                    ["Views.swift", "--script", "bad.scroll", "-o", "o.png"], 2,
                    "bad.scroll:2:3: error: unknown command 'hop'"
                ),
                (["Views.swift", "-o", "nowhere/o.png"], 2, "nowhere/o.png cannot be written"),
                (
                    ["Views.swift", "--view", "Nope", "-o", "o.png"], 2,
                    "--view takes: Plain, Crash, Loop, Quit"
                ),
                (
                    ["Views.swift", "--view", "Needy", "-o", "o.png"], 2,
                    "cannot be made alone: it needs title"
                ),
            ])
        func before(arguments: [String], code: Int32, message: String) async throws {
            let (result, files) = try await run(arguments)
            #expect(result.code == code)
            #expect(result.errors.contains(message), "\(result.errors)")
            #expect(files == Self.untouched)
        }

        @Test("a crash in a body is told with its signal and its view, and nothing is written")
        func crash() async throws {
            let (result, files) = try await run([
                "Views.swift", "--view", "Crash", "-o", "o.png", "-o", "o.jsonl",
            ])
            #expect(result.code == 1)
            #expect(result.errors.contains("Index out of range"))
            #expect(result.errors.contains("the view crashed while it ran: SIG"))
            #expect(result.errors.contains("that of Crash"), "\(result.errors)")
            #expect(files == Self.untouched)
        }

        @Test("an endless body is ended and named")
        func endless() async throws {
            let (result, files) = try await run(
                ["Views.swift", "--view", "Loop", "-o", "o.png"],
                environment: ["SCROLLWORK_PATIENCE": "2"])
            #expect(result.code == 1)
            #expect(result.errors.contains("nothing done for 2 real seconds"))
            #expect(result.errors.contains("that of Loop"), "\(result.errors)")
            #expect(files == Self.untouched)
        }

        @Test("a view that ends the process is no success")
        func quit() async throws {
            let (result, files) = try await run(["Views.swift", "--view", "Quit", "-o", "o.png"])
            #expect(result.code == 1)
            #expect(result.errors.contains("ended the process by itself"))
            #expect(files == Self.untouched)
        }

        @Test("a run that is stopped by a signal leaves nothing behind")
        func stopped() async throws {
            let run = try ToolRun()
            try run.write(Self.views, to: "Views.swift")
            let result = try await run.run([
                "record", "Views.swift", "--view", "Loop", "-o", "o.png",
            ]) { child, place in
                // From when it has a temporary directory there is something to leave behind.
                while !child.poll(), place.temporaryFiles.isEmpty { sched_yield() }
                child.ask(toStopBy: SIGTERM)
            }
            #expect(result.code == 1)
            #expect(result.errors.contains("stopped by SIGTERM"))
            #expect(run.files == ["Views.swift"])
        }
    }
}
