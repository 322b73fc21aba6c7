// SPDX-License-Identifier: MIT
import Foundation

/// A process of the tests, whose lines are read as they come.
final class ProbeProcess {
    /// Why a test cannot go on.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let messages = FileManager.default.temporaryDirectory.appendingPathComponent(
        "scrollwork-probe-\(UUID().uuidString)")
    private var unread = ""
    /// The lines that were read so far.
    private(set) var passed: [String] = []

    init(_ path: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = input
        process.standardOutput = output
        _ = FileManager.default.createFile(atPath: messages.path, contents: nil)
        process.standardError = try FileHandle(forWritingTo: messages)
        try process.run()
    }

    deinit {
        stop()
        try? FileManager.default.removeItem(at: messages)
    }

    var isRunning: Bool { process.isRunning }

    /// What the process has said on its standard error.
    var errors: String { (try? String(contentsOf: messages, encoding: .utf8)) ?? "" }

    /// Its exit code, once it has ended.
    var code: Int32? { process.isRunning ? nil : process.terminationStatus }

    /// Interrupts the process as ctrl-C does, and waits until it has gone.
    func interrupt() {
        if process.isRunning { kill(process.processIdentifier, SIGINT) }
        waitForEnd()
    }

    /// Ends the process and waits until it has gone.
    func stop() {
        guard process.isRunning else { return }
        // Tests run on threads that block signals, and their children inherit that.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    func write(_ text: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    /// Waits until the process has ended by itself; ends it if it takes too long.
    func waitForEnd(within seconds: Double = 5) {
        let deadline = Date(timeIntervalSinceNow: seconds)
        while process.isRunning, deadline.timeIntervalSinceNow > 0 { usleep(10_000) }
        stop()
    }

    /// The next line that `condition` accepts, others being skipped.
    func line(within seconds: Double = 20, where condition: (String) -> Bool) throws -> String {
        let deadline = Date(timeIntervalSinceNow: seconds)
        var last = ""
        while true {
            while let end = unread.firstIndex(of: "\n") {
                last = String(unread[..<end])
                unread.removeSubrange(...end)
                passed.append(last)
                if condition(last) { return last }
            }
            let wait = deadline.timeIntervalSinceNow
            var descriptor = pollfd(
                fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            let count = wait > 0 ? poll(&descriptor, 1, Int32(wait * 1000) + 1) : 0
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                throw Failure(description: "no such line in \(seconds) s; the last was: \(last)")
            }
            let data = Self.read(output)
            guard !data.isEmpty else {
                throw Failure(description: "the process has ended; its last line was: \(last)")
            }
            unread += String(decoding: data, as: UTF8.self)
        }
    }

    /// What a pipe has by now, waiting for the first of it; nothing once it is closed.
    ///
    /// Foundation's own reading ends the process when a signal interrupts it.
    private static func read(_ pipe: Pipe) -> Data {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(
                pipe.fileHandleForReading.fileDescriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            return Data(buffer.prefix(max(0, count)))
        }
    }

    /// Runs a program to its end and gives what it has printed.
    @discardableResult
    static func run(
        _ path: String, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var data = Data()
        while true {
            let more = read(output)
            if more.isEmpty { break }
            data += more
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(path) \(arguments) failed")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
