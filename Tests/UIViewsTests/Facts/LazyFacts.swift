// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@Suite("Lazy stacks, as measured") @MainActor struct LazyFacts {
    private let holder = ProxyHolder()

    /// A window onto 200 rows of 20 points.
    private func rows(height: CGFloat) throws -> FactWindow {
        try FactWindow(300, height) { book in
            ScrollViewReader { proxy in
                let _ = holder.proxy = proxy
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<200, id: \.self) { index in
                            box(120, 20).probe("\(index)", book).id(index)
                        }
                    }
                    .probe("content", book)
                }
                .probe("scroll", book)
            }
        }
    }

    /// Which rows exist.
    private func existing(in window: FactWindow) -> [Int] {
        window.book.frames.keys.compactMap { Int($0) }.sorted()
    }

    @Test("a lazy stack makes its scroll view fill the width")
    func width() throws {
        // M6 lazy/laziness, I ios/scroll/position
        let window = try rows(height: 200)
        window.expect("scroll", 0, 0, 300, 200)
        window.expect("content", 0, 0, 300, 4000)
        window.expect("0", 90, 0, 120, 20)
    }

    @Test("only rows that meet the viewport exist: 0-9, and after a jump 100-109")
    func laziness() throws {
        // M6 lazy/laziness, lazy/laziness r100
        let window = try rows(height: 200)
        #expect(existing(in: window) == Array(0...9))
        try window.act { holder.proxy?.scrollTo(100, anchor: .top) }
        try window.next()
        #expect(existing(in: window) == Array(100...109))
        window.expect("100", y: 0)
    }

    @Test("half a point in the viewport is enough to exist")
    func halfPoint() throws {
        // M6 scroll/position proxy-center: 219 tall, row 7 centred at 99.5
        let window = try rows(height: 219)
        try window.act { holder.proxy?.scrollTo(7, anchor: .center) }
        try window.next()
        window.expect("7", y: 99.5)
        #expect(existing(in: window) == Array(2...12))
    }

    @Test("lazy stacks fill their cross axis and keep their alignment there")
    func crossAxis() throws {
        // M2 lazy/stacks; the row of 37 is 20 + 4 + 13 wide
        let window = try FactWindow(320, 240) { book in
            HStack(alignment: .top, spacing: 20) {
                LazyVStack(alignment: .leading, spacing: 6) {
                    Text("Alpha").probe("alpha", book)
                    box(60, 20).probe("red", book)
                    Text("Beta").probe("beta", book)
                }
                .probe("leading", book)
                LazyVStack(spacing: 0) { box(50, 20).probe("green", book) }.probe("centred", book)
                LazyHStack(alignment: .bottom, spacing: 4) {
                    box(20, 30).probe("orange", book)
                    box(13, 16).probe("small", book)
                }
                .probe("row", book)
            }
        }
        window.expect("leading", 0, 0, 121.5, 64)
        window.expect("alpha", x: 0, y: 0)
        window.expect("red", 0, 22, 60, 20)
        window.expect("beta", x: 0, y: 48)
        window.expect("centred", 141.5, 0, 121.5, 20)
        window.expect("green", 177.25, 0, 50, 20)
        window.expect("row", 283, 0, 37, 240)
        window.expect("orange", 283, 210, 20, 30)
        window.expect("small", 307, 224, 13, 16)
    }
}
