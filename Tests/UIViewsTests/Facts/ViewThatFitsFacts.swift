// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@Observable private final class Room {
    var width: CGFloat = 200
}

private struct RoomView: View {
    let room: Room
    let book: FrameBook
    var body: some View {
        ViewThatFits {
            HStack { ForEach(0..<3) { box(28.5, 16).probe("wide\($0)", book) } }
                .probe("stack", book)
            Text("One").probe("fallback", book)
        }
        .frame(width: room.width)
    }
}

@Suite("ViewThatFits, as measured") @MainActor struct ViewThatFitsFacts {
    /// What shows of a row of 101.5 and a fallback of 25 by 16.
    private func shown(
        in axes: Axis.Set = [.horizontal, .vertical], width: CGFloat, height: CGFloat? = nil
    ) throws -> FactWindow {
        try FactWindow(300, 100) { book in
            ViewThatFits(in: axes) {
                box(101.5, 16).probe("stack", book)
                box(25, 16).probe("fallback", book)
            }
            .frame(width: width, height: height)
        }
    }

    @Test("the first child whose ideal size fits shows, else the last, though it overflows")
    func widths() throws {
        // M6 layout/view-that-fits
        let wide = try shown(width: 200)
        wide.expect("stack", 99.25, 42, 101.5, 16)
        #expect(wide["fallback"] == nil)
        let narrow = try shown(width: 60)
        narrow.expect("fallback", 137.5, 42, 25, 16)
        #expect(narrow["stack"] == nil)
        let tiny = try shown(width: 10)
        tiny.expect("fallback", 137.5, 42, 25, 16)
    }

    @Test("only the axes that are asked for count")
    func axes() throws {
        // M6 layout/view-that-fits: in .vertical, frames of 60 and 20; in .horizontal, 100 by 8
        func column(_ axes: Axis.Set, _ width: CGFloat?, _ height: CGFloat) throws -> FactWindow {
            try FactWindow(300, 100) { book in
                ViewThatFits(in: axes) {
                    VStack { ForEach(0..<2) { _ in Text("One") } }.probe("stack", book)
                    Text("One").probe("fallback", book)
                }
                .frame(width: width, height: height)
            }
        }
        let tall = try column(.vertical, nil, 60)
        tall.expect("stack", y: 34, height: 32)
        let low = try column(.vertical, nil, 20)
        low.expect("fallback", y: 42, height: 16)
        #expect(low["stack"] == nil)
        let unasked = try column(.horizontal, 100, 8)
        #expect(unasked["stack"] != nil && unasked["fallback"] == nil)
    }

    @Test("the choice follows the room, and what does not show is neither drawn nor said")
    func following() throws {
        let room = Room()
        let window = try FactWindow(300, 100) { RoomView(room: room, book: $0) }
        window.expect("stack", width: 101.5)
        #expect(window.frame.elements.isEmpty)
        try window.act { room.width = 60 }
        #expect(window.labels == ["One"])
        let text = try #require(window["fallback"])
        #expect(text.midX == 150)
        try window.act { room.width = 200 }
        #expect(window.frame.elements.isEmpty)
        window.expect("wide0", x: 99.25)
    }
}
