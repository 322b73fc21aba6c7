// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ScrollworkTool

@Suite struct WindowOrderTests {
    @Test(
        "an order is one line, whatever is in it",
        arguments: [
            WindowOrder.show(library: "a folder/b.so", title: "One\nTwo"),
            .say("A.swift:1:1: error: \"x\"\n  y"),
        ])
    func line(order: WindowOrder) {
        let line = order.line
        #expect(line.last == UInt8(ascii: "\n"))
        #expect(line.count { $0 == UInt8(ascii: "\n") } == 1)
        #expect(WindowOrder(line: line.dropLast()) == order)
    }

    @Test("a message over a window has no colours, and no more lines than fit")
    func banner() {
        #expect(WindowOrder.banner("\u{1B}[31merror:\u{1B}[0m no\n\nsuch") == "error: no\nsuch")
        let long = (0..<40).map { "line \($0)" }.joined(separator: "\n")
        let lines = WindowOrder.banner(long).split(separator: "\n")
        #expect(lines.count == 17)
        #expect(lines.last == "…")
        let wide = WindowOrder.banner(String(repeating: long, count: 40))
        #expect(WindowOrder.say(wide).line.count < 4_096)
    }

    @Test("orders wait in the pipe until the window reads them")
    func pipe() throws {
        let scratch = try ScratchDirectory()
        let pipe = try OrderPipe(path: scratch.file("orders"))
        pipe.send(.say("first"))
        let reader = open(pipe.path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        pipe.send(.say("second"))
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = read(reader, &buffer, buffer.count)
        let lines = Data(buffer.prefix(count)).split(separator: UInt8(ascii: "\n"))
        #expect(lines.map { WindowOrder(line: $0) } == [.say("first"), .say("second")])
    }
}
