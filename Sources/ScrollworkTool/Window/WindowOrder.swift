// SPDX-License-Identifier: MIT
import Foundation

/// What the parent tells a window that is open.
enum WindowOrder: Codable, Equatable {
    /// Let the view of another library take the window's place, and take away what was said.
    case show(library: String, title: String)
    /// Show a message over the view.
    case say(String)

    /// The most lines of a message that a window has room for. *Source:* chosen.
    private static let lineLimit = 16
    /// *Units:* characters of a line. *Source:* chosen; a pipe takes the whole order at once.
    private static let widthLimit = 160

    /// A compiler's message as it is shown over a window: without colours, and not all of it.
    static func banner(_ message: String) -> String {
        var plain = ""
        var rest = message[...]
        while let escape = rest.firstIndex(of: "\u{1B}") {
            plain += rest[..<escape]
            // A colour is ESC [ numbers m.
            rest = rest[escape...].drop { $0 != "m" }.dropFirst()
        }
        let lines = (plain + rest).split(separator: "\n", omittingEmptySubsequences: true)
        var shown = lines.prefix(lineLimit).map { String($0.prefix(widthLimit)) }
        if lines.count > lineLimit { shown.append("…") }
        return shown.joined(separator: "\n")
    }

    /// The order as a line.
    var line: Data {
        ((try? JSONEncoder().encode(self)) ?? Data()) + Data("\n".utf8)
    }

    init?(line: Data) {
        guard let order = try? JSONDecoder().decode(WindowOrder.self, from: line) else {
            return nil
        }
        self = order
    }
}

/// The parent's end of a pipe with a name, through which orders go to a window.
final class OrderPipe {
    let path: String
    private let descriptor: Int32

    /// *Errors:* set-up incomplete.
    init(path: String) throws(ToolFailure) {
        self.path = path
        unlink(path)
        // Open for both directions it neither waits for a reader nor fails without one.
        guard mkfifo(path, 0o600) == 0 else { throw Self.failure(path) }
        descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.failure(path) }
    }

    deinit { close(descriptor) }

    func send(_ order: WindowOrder) {
        let line = Array(order.line)
        _ = write(descriptor, line, line.count)
    }

    private static func failure(_ path: String) -> ToolFailure {
        ToolFailure(
            .setUpIncomplete,
            "scrollwork: error: \(path) cannot be made: \(String(cString: strerror(errno)))")
    }
}
