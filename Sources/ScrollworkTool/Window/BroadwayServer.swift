// SPDX-License-Identifier: MIT
import Foundation

/// GTK's server that shows windows in a browser, on this machine alone.
final class BroadwayServer {
    /// Where a free port is looked for when none is asked for. *Source:* GTK begins at 8080.
    static let ports = 8080..<8100
    /// What would lead the window to another display.
    static let foreignVariables = ["DISPLAY", "WAYLAND_DISPLAY"]

    private static let program = "gtk4-broadwayd"
    private static let package = "libgtk-4-bin"
    private static let host = "127.0.0.1"
    /// The sockets lie in a directory of our own, so one number does for all.
    private static let display = 1
    /// How long the server may take to answer. *Units:* seconds. *Source:* chosen; it takes 0.05.
    private static let patience = 15.0

    let port: Int
    private let process: Subprocess
    private let directory: String
    private let log: String

    /// Starts the server. *Errors:* set-up incomplete, when it is not installed or does not start;
    /// usage, when the port is taken; the tool is stopped.
    init(_ requested: Int?, in scratch: ScratchDirectory) throws(ToolFailure) {
        guard let program = Toolchain.find(Self.program) else {
            throw ToolFailure(
                .setUpIncomplete,
                "scrollwork: error: \(Self.program) is missing; install it by: sudo apt-get "
                    + "install -y --no-install-recommends \(Self.package)")
        }
        port = try Self.freePort(requested)
        directory = scratch.path
        log = scratch.file("broadway-messages")
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_RUNTIME_DIR"] = directory
        process = try Subprocess(
            Toolchain.executable,
            [
                ParentDeath.tetherName, program, "-a", Self.host, "-p", String(port),
                ":\(Self.display)",
            ], environment: environment, standardOutput: log, standardError: log)
        do throws(ToolFailure) { try waitUntilReady() } catch {
            process.end()
            throw error
        }
    }

    /// Where the page is.
    var address: String { "http://\(Self.host):\(port)/" }

    /// What a window needs to find the server. Its renderer is named: cairo's ends the server.
    var environment: [String: String] {
        [
            "GDK_BACKEND": "broadway", "BROADWAY_DISPLAY": ":\(Self.display)",
            "GSK_RENDERER": "broadway", "XDG_RUNTIME_DIR": directory,
        ]
    }

    /// *Errors:* the run failed, when the server has ended.
    func check() throws(ToolFailure) {
        guard process.poll() else { return }
        throw .run("\(Self.program) has ended, and the page with it" + said)
    }

    func stop() { process.end() }

    private func waitUntilReady() throws(ToolFailure) {
        // The server numbers its displays from 1, their sockets from 2.
        let socket = "\(directory)/broadway\(Self.display + 1).socket"
        let deadline = ContinuousClock.now + .seconds(Self.patience)
        while !(FileManager.default.fileExists(atPath: socket) && Self.isTaken(port)) {
            guard !process.poll(), ContinuousClock.now < deadline else {
                throw ToolFailure(
                    .setUpIncomplete,
                    "scrollwork: error: \(Self.program) does not start on port \(port)" + said)
            }
            if let number = Signals.next(within: 0.02), Signals.requestsToStop.contains(number) {
                throw .stopped(by: number)
            }
        }
    }

    /// What the server has said, for messages.
    private var said: String {
        let data = FileManager.default.contents(atPath: log) ?? Data()
        let text = String(decoding: data, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? "" : "; it says:\n" + text
    }

    // MARK: Ports

    private static func freePort(_ requested: Int?) throws(ToolFailure) -> Int {
        if let requested {
            guard !isTaken(requested) else {
                throw .usage("port \(requested) is taken; choose another one with --port")
            }
            return requested
        }
        guard let port = ports.first(where: { !isTaken($0) }) else {
            throw .usage(
                "the ports \(ports.lowerBound) to \(ports.upperBound - 1) are taken; choose "
                    + "another one with --port")
        }
        return port
    }

    /// Whether the port cannot be had on this machine's own address.
    static func isTaken(_ port: Int) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        // A page that was closed a moment ago does not keep its port.
        var reuse: Int32 = 1
        setsockopt(
            descriptor, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr(host)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) != 0
            }
        }
    }
}
