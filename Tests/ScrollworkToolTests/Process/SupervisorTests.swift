// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ScrollworkTool

@Suite struct SupervisorTests {
    private let scratch: ScratchDirectory
    private let page: ProgressPage

    init() throws {
        scratch = try ScratchDirectory()
        page = try ProgressPage(path: scratch.file("page"))
    }

    private func supervise(_ script: String, patience: Double = 60) throws -> ToolFailure? {
        let child = try Subprocess(
            "/bin/sh", ["-c", script], standardOutput: "/dev/null", standardError: "/dev/null")
        do throws(ToolFailure) {
            try Supervisor(patience: patience).supervise(child, page: page)
            return nil
        } catch {
            return error
        }
    }

    private func setBody(_ name: String) {
        for (index, byte) in name.utf8CString.enumerated() { page.bodyBuffer[index] = byte }
    }

    @Test("a child that says that it is done is believed")
    func done() throws {
        page.stage = .done
        #expect(try supervise("exit 0") == nil)
    }

    @Test("a child that ends by itself before it is done has failed")
    func early() throws {
        page.stage = .running
        let failure = try #require(try supervise("exit 0"))
        #expect(failure.code == .runFailed)
        #expect(failure.message.contains("ended the process by itself while it ran"))
    }

    @Test("the child's own failures keep their exit code and are not told twice")
    func ownFailure() throws {
        let failure = try #require(try supervise("exit 2"))
        #expect(failure.code == .usage)
        #expect(failure.message.isEmpty)
    }

    @Test("a crash is told with its signal, the last body and the virtual time")
    func crash() throws {
        page.stage = .running
        page.time = 1.25
        setBody("Demo")
        let failure = try #require(try supervise("kill -SEGV $$"))
        #expect(failure.code == .runFailed)
        #expect(failure.message.contains("SIGSEGV"))
        #expect(failure.message.contains("1.25 s of virtual time"))
        #expect(failure.message.contains("that of Demo"))
    }

    @Test("a child that gets nothing done is ended, with all that it started")
    func stuck() throws {
        page.stage = .running
        setBody("Loop")
        let failure = try #require(
            try supervise("sleep 1000 & wait", patience: 0.01))
        #expect(failure.code == .runFailed)
        #expect(failure.message.contains("nothing done for 0.01 real seconds"))
        #expect(failure.message.contains("that of Loop"))
    }

    @Test("patience comes from the environment when it is a positive number")
    func patience() {
        #expect(Supervisor.patience(in: [:]) == 20)
        #expect(Supervisor.patience(in: ["SCROLLWORK_PATIENCE": "3"]) == 3)
        #expect(Supervisor.patience(in: ["SCROLLWORK_PATIENCE": "-3"]) == 20)
    }

    @Test("the progress page is shared by all who map it, and long names stay inside")
    func sharedPage() throws {
        let other = try ProgressPage(path: scratch.file("page"))
        page.time = 2.5
        page.stage = .writing
        setBody("Reader<Text>")
        #expect(other.time == 2.5)
        #expect(other.stage == .writing)
        #expect(other.body == "Reader<Text>")
        #expect(page.bodyBuffer.count < ProgressPage.size - 64)
        page.bodyBuffer.update(repeating: 65)
        #expect(other.body?.utf8.count == page.bodyBuffer.count)
    }

    @Test("a program that does not exist is an incomplete set-up")
    func noProgram() {
        #expect { _ = try Subprocess("/no/such/program", []) } throws: {
            ($0 as? ToolFailure)?.code == .setUpIncomplete
        }
    }

    @Test("a recording's environment is the same on every desktop")
    func environment() {
        let child = RecordCommand.childEnvironment([
            "PATH": "/bin", "DISPLAY": ":0", "LC_ALL": "de_CH", "TZ": "Europe/Zurich",
            "GTK_THEME": "x",
        ])
        #expect(child["PATH"] == "/bin")
        #expect(child["DISPLAY"] == nil && child["LC_ALL"] == nil && child["GTK_THEME"] == nil)
        #expect(child["TZ"] == "UTC" && child["SWIFT_DETERMINISTIC_HASHING"] == "1")
    }
}
