// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

/// Lends a reader's proxy to a test.
@MainActor final class ProxyHolder {
    var proxy: ScrollViewProxy?
}

/// A reader around rows of 120 by 20, with their indices for ids.
struct ScrollToRows: View {
    let holder: ProxyHolder
    let book: FrameBook
    var count = 20

    var body: some View {
        ScrollViewReader { proxy in
            let _ = holder.proxy = proxy
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { index in
                        box(120, 20).probe("row\(index)", book).id(index)
                    }
                }
                .probe("content", book)
            }
            .probe("scroll", book)
        }
    }
}

@Suite("scrollTo, as measured") @MainActor struct ScrollToFacts {
    private let holder = ProxyHolder()

    private func scroll(
        _ window: FactWindow, to id: Int, anchor: UnitPoint? = nil
    ) throws -> CGFloat? {
        try window.act { holder.proxy?.scrollTo(id, anchor: anchor) }
        return window["row\(id)"]?.minY
    }

    @Test("without an anchor it makes the smallest move that shows the whole target")
    func smallestMove() throws {
        // M2 scroll/scroll-to row15, row0
        let window = try FactWindow(300, 200) { ScrollToRows(holder: holder, book: $0) }
        #expect(try scroll(window, to: 15) == 180)
        window.expect("content", y: -120)
        #expect(try scroll(window, to: 0) == 0)
        window.expect("content", y: 0)
    }

    @Test("with an anchor the target's point meets the viewport's")
    func anchors() throws {
        // M2 scroll/scroll-to row3-top, row10-center
        let window = try FactWindow(300, 200) { ScrollToRows(holder: holder, book: $0) }
        #expect(try scroll(window, to: 3, anchor: .top) == 0)
        window.expect("content", y: -60)
        #expect(try scroll(window, to: 10, anchor: .center) == 90)
        window.expect("content", y: -110)
    }

    @Test("offsets of half a point are kept")
    func halfPoints() throws {
        // M6 scroll/position proxy-center: a viewport of 219
        let window = try FactWindow(300, 219) { ScrollToRows(holder: holder, book: $0) }
        #expect(try scroll(window, to: 7, anchor: .center) == 99.5)
    }

    @Test("the result is clamped to what can be scrolled")
    func clamped() throws {
        // M6 lazy/pinned-headers a7: .bottom for a row above the end, at offset 0
        let window = try FactWindow(300, 200) { ScrollToRows(holder: holder, book: $0) }
        #expect(try scroll(window, to: 7, anchor: .bottom) == 140)
        window.expect("content", y: 0)
        #expect(try scroll(window, to: 19, anchor: .top) == 180)
        window.expect("content", y: -200)
    }

    @Test(
        "insets of the content (margins and safe area) are subtracted: a row lands 20 below the viewport's top"
    )
    func insets() throws {
        // M6 and I scroll/geometry row10
        let margin = try FactWindow(300, 200) { book in
            ScrollToRows(holder: holder, book: book).contentMargins(.top, 20)
                .frame(height: 150).probe("frame", book)
        }
        margin.expect("frame", y: 25, height: 150)
        margin.expect("row0", y: 45)
        #expect(try scroll(margin, to: 10, anchor: .top) == 45)
        // The same for the safe area, which is an inset as well.
        let padded = try FactWindow(300, 200) { book in
            ScrollToRows(holder: holder, book: book).safeAreaPadding(.top, 20)
                .frame(height: 150)
        }
        padded.expect("row0", y: 45)
        #expect(try scroll(padded, to: 10, anchor: .top) == 45)
    }

    @Test("a view outside of the scroll view may have the target's id, such as what leads there")
    func sameIDOutside() throws {
        let window = try FactWindow(300, 200) { book in
            ScrollViewReader { proxy in
                let _ = holder.proxy = proxy
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { box(1, 1).id($0) }
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<20, id: \.self) { index in
                                box(120, 20).probe("row\(index)", book)
                            }
                        }
                    }
                }
            }
        }
        window.expect("row5", y: 120)
        #expect(try scroll(window, to: 5, anchor: .top) == 20)
    }
}
