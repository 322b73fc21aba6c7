// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

/// A column of rows of 20 points.
private struct Rows: View {
    let count: Int
    var width: CGFloat = 120
    var spacing: CGFloat = 0
    let book: FrameBook

    var body: some View {
        VStack(spacing: spacing) {
            ForEach(0..<count, id: \.self) { index in
                box(width, 20).probe("row\(index)", book)
            }
        }
    }
}

@Suite("Scroll views in layout, as measured") @MainActor struct ScrollLayoutFacts {
    @Test("along its axis a scroll view takes what is proposed, across it its content's size")
    func axes() throws {
        // M2 scroll/vertical, scroll/horizontal, scroll/both
        let vertical = try FactWindow(300, 200) { book in
            ScrollView { Rows(count: 3, book: book).probe("content", book) }.probe("scroll", book)
        }
        vertical.expect("scroll", 90, 0, 120, 200)
        // Short content is not centred.
        vertical.expect("content", 90, 0, 120, 60)
        let horizontal = try FactWindow(300, 200) { book in
            ScrollView(.horizontal) {
                HStack(spacing: 8) { ForEach(0..<12, id: \.self) { _ in box(60, 40) } }
                    .probe("content", book)
            }
            .probe("scroll", book)
        }
        horizontal.expect("scroll", 0, 80, 300, 40)
        horizontal.expect("content", 0, 80, 808, 40)
        let both = try FactWindow(300, 200) { book in
            ScrollView([.horizontal, .vertical]) { box(500, 400).probe("content", book) }
                .probe("scroll", book)
        }
        both.expect("scroll", 0, 0, 300, 200)
        both.expect("content", 0, 0, 500, 400)
    }

    @Test("content narrower or wider than the proposal gives the scroll view its width")
    func widths() throws {
        // M2 scroll/narrow-content, scroll/wide-content; I ios/scroll/geometry
        let narrow = try FactWindow(300, 200) { book in
            ScrollView { box(100, 400).probe("content", book) }
                .probe("scroll", book)
                .frame(width: 250, height: 150)
                .probe("frame", book)
        }
        narrow.expect("frame", 25, 25, 250, 150)
        narrow.expect("scroll", 100, 25, 100, 150)
        narrow.expect("content", 100, 25, 100, 400)
        let wide = try FactWindow(300, 200) { book in
            ScrollView { box(400, 400).probe("content", book) }.probe("scroll", book)
        }
        wide.expect("scroll", -50, 0, 400, 200)
        let phone = try FactWindow(375, 667) { book in
            ScrollView { box(120, 400).probe("content", book) }.probe("scroll", book)
        }
        phone.expect("scroll", 127.5, 0, 120, 667)
    }

    @Test("content is proposed nothing along the axis: its ideal length")
    func idealLength() throws {
        // M2 scroll/vertical-overflow: 20 rows, 8 apart
        let window = try FactWindow(300, 200) { book in
            ScrollView { Rows(count: 20, spacing: 8, book: book).probe("content", book) }
                .probe("scroll", book)
        }
        window.expect("content", 90, 0, 120, 552)
        window.expect("row19", y: 532)
        let color = try FactWindow(300, 200) { book in
            ScrollView { Color.red.probe("content", book) }.probe("scroll", book)
        }
        color.expect("content", 0, 0, 300, 10)
    }

    @Test("a text wraps in the width that the scroll view is proposed")
    func text() throws {
        // M2 scroll/text: two lines of 16, as wide as the longer one, centred
        let window = try FactWindow(300, 200) { book in
            ScrollView { Text(sampleParagraph).probe("text", book) }.probe("scroll", book)
        }
        let text = try #require(window["text"])
        #expect(text.height == 32 && text.width <= 300 && text.width > 200)
        window.expect("text", x: (300 - text.width) / 2, y: 0)
        window.expect("scroll", (300 - text.width) / 2, 0, text.width, 200)
    }

    @Test("several views in a scroll view are a VStack along either axis")
    func children() throws {
        // M2 scroll/children
        let window = try FactWindow(300, 200) { book in
            HStack(alignment: .top, spacing: 20) {
                ScrollView {
                    Text("Top").probe("vTop", book)
                    box(60, 30).probe("vBlock", book)
                    Text("Bottom").probe("vBottom", book)
                }
                .probe("vertical", book)
                ScrollView(.horizontal) {
                    Text("Top").probe("hTop", book)
                    box(60, 30).probe("hBlock", book)
                    Text("Bottom").probe("hBottom", book)
                }
                .probe("horizontal", book)
            }
        }
        for prefix in ["v", "h"] {
            window.expect("\(prefix)Top", y: 0, height: 16)
            window.expect("\(prefix)Block", y: 24.1509, height: 30)
            window.expect("\(prefix)Bottom", y: 58.8931)
        }
        window.expect("vertical", 0, 0, 60, 200)
        window.expect("horizontal", 80, 0, 220, 74.8931)
        window.expect("vBlock", x: 0, width: 60)
        window.expect("vTop", x: 30 - (try #require(window["vTop"]).width) / 2)
    }

    @Test("in a stack a scroll view takes what fixed views leave: 16, 168, 16 of 200")
    func inStack() throws {
        // M2 scroll/in-stack
        let window = try FactWindow(300, 200) { book in
            VStack(spacing: 0) {
                Text("Header").probe("header", book)
                ScrollView { Rows(count: 20, book: book) }.probe("scroll", book)
                Text("Footer").probe("footer", book)
            }
        }
        window.expect("header", y: 0, height: 16)
        window.expect("scroll", 90, 16, 120, 168)
        window.expect("footer", y: 184, height: 16)
    }

    @Test("padding inside counts as content")
    func padding() throws {
        // M2 scroll/padding
        let window = try FactWindow(300, 200) { book in
            ScrollView { Rows(count: 20, book: book).padding().probe("padded", book) }
                .probe("scroll", book)
        }
        window.expect("scroll", 74, 0, 152, 200)
        window.expect("padded", 74, 0, 152, 432)
    }

    @Test("hidden indicators and disabled scrolling change no layout")
    func modifiers() throws {
        // M2 scroll/modifiers
        let window = try FactWindow(300, 200) { book in
            HStack(spacing: 20) {
                ScrollView(showsIndicators: false) { Rows(count: 20, width: 80, book: book) }
                    .probe("a", book)
                ScrollView { Rows(count: 20, width: 80, book: book) }
                    .scrollIndicators(.hidden)
                    .scrollDisabled(true)
                    .probe("b", book)
            }
        }
        window.expect("a", 60, 0, 80, 200)
        window.expect("b", 160, 0, 80, 200)
    }

    @Test("far content keeps its frames: 500 rows are 10000 tall")
    func long() throws {
        // M2 scroll/long
        let window = try FactWindow(300, 200) { book in
            ScrollView { Rows(count: 500, width: 200, book: book).probe("content", book) }
        }
        window.expect("content", 50, 0, 200, 10000)
        window.expect("row499", y: 9980)
    }

    @Test("indicators are not painted at rest, nor right after a programmatic scroll")
    func indicatorsAtRest() throws {
        // M2, M6: all scroll fixtures
        let holder = ProxyHolder()
        let hidden = ProxyHolder()
        let window = try FactWindow(300, 200) { ScrollToRows(holder: holder, book: $0) }
        let bare = try FactWindow(300, 200) { book in
            ScrollToRows(holder: hidden, book: book).scrollIndicators(.hidden)
        }
        #expect("\(window.frame.displayList)" == "\(bare.frame.displayList)")
        try window.act { holder.proxy?.scrollTo(15) }
        try bare.act { hidden.proxy?.scrollTo(15) }
        // Ours shows them for a while, as after a scroll by hand.
        #expect("\(window.frame.displayList)" == "\(bare.frame.displayList)")
    }
}
