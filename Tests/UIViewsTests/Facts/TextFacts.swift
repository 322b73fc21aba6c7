// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@Suite("Text, as measured at 13 points") @MainActor struct TextFacts {
    /// The size of a text in a frame; nil is free. *Units:* points.
    private func size(
        _ text: Text, width: CGFloat? = nil, height: CGFloat? = nil,
        change: (AnyView) -> AnyView = { $0 }
    ) throws -> CGSize {
        let window = try FactWindow(800, 400) { book in
            change(AnyView(text)).probe("text", book).frame(width: width, height: height)
        }
        return try #require(window["text"]).size
    }

    @Test("a line is 16 high, its baseline at 13, and its frame is not rounded")
    func line() throws {
        // M2 text/hello
        let window = try FactWindow(200, 97.5) { book in
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("Hello").probe("hello", book)
                box(10, 13).probe("box", book)
            }
        }
        window.expect("hello", y: 40.75, height: 16)
        window.expect("box", y: 40.75)
    }

    @Test("sizes of 10, 12, 20, 24 and 32 points: lines of 12, 14.5, 24, 29 and 38.5")
    func sizes() throws {
        // I uikit/font-metrics: 2444 / 2048 of the size, up to the pixel
        for (points, line) in [(10, 12), (12, 14.5), (20, 24), (24, 29), (32, 38.5)] {
            let text = Text("Hg").font(.system(size: CGFloat(points)))
            #expect(try size(text).height == CGFloat(line))
        }
    }

    @Test("a line break starts a line of 16, the text is as wide as its widest line")
    func lineBreaks() throws {
        // M2 text/alignment newline
        let wide = try size(Text("Right side"))
        #expect(try size(Text("Left\nRight side")) == CGSize(width: wide.width, height: 32))
    }

    @Test("a wrapped text is no wider than proposed and is as high as its lines")
    func wrapping() throws {
        // M2 text/wrapped, text/paragraphs: 6/4/4/3/2 lines at 100/120/150/200/300 with Apple's face
        var last = CGFloat.infinity
        for width in [100, 120, 150, 200, 300] as [CGFloat] {
            let wrapped = try size(Text(sampleParagraph), width: width)
            #expect(wrapped.width <= width && wrapped.width > width * 0.7)
            #expect(wrapped.height.truncatingRemainder(dividingBy: 16) == 0)
            #expect(wrapped.height <= last && wrapped.height >= 32)
            last = wrapped.height
        }
    }

    @Test("a text of two lines does not end in a lone word where that evens the lines")
    func loneWord() throws {
        // M2 text/wrapped free: 355.5 wide at 400, "inside a" / "narrow frame."
        let free = try size(Text(sampleParagraph))
        let start = try size(Text("Layout must wrap this sentence onto several lines inside a "))
        let wrapped = try size(Text(sampleParagraph), width: free.width - 1)
        #expect(wrapped.height == 32)
        #expect(abs(wrapped.width - start.width) <= 0.5)
    }

    @Test("a word that is too long breaks by character, and a width of 0 leaves one each line")
    func longWords() throws {
        // M2 text/paragraphs longWord: 112 in 60 makes 2 lines, 56.5 wide
        let word = Text("Supercalifragilistic")
        let free = try size(word)
        let broken = try size(word, width: (free.width / 2 + 6).rounded())
        #expect(broken.height == 32)
        #expect(broken.width > free.width / 2 - 1 && broken.width <= free.width / 2 + 6.5)
        #expect(try size(Text("Hello"), width: 0) == CGSize(width: 0, height: 80))
    }

    @Test("a limit keeps its lines, a range reserves its lower bound")
    func lineLimits() throws {
        // M2 text/line-limit
        let lines = Text("1\n2\n3\n4")
        #expect(try size(lines).height == 64)
        #expect(try size(lines) { AnyView($0.lineLimit(2)) }.height == 32)
        #expect(try size(lines) { AnyView($0.lineLimit(9)) }.height == 64)
        let hello = Text("Hello")
        #expect(try size(hello) { AnyView($0.lineLimit(...2)) }.height == 16)
        #expect(try size(hello) { AnyView($0.lineLimit(2...4)) }.height == 32)
        #expect(try size(hello) { AnyView($0.lineLimit(3...)) }.height == 48)
        #expect(try size(hello) { AnyView($0.lineLimit(2, reservesSpace: true)) }.height == 32)
    }

    @Test("the last baseline of reserved lines stays on the last real line")
    func reservedBaseline() throws {
        // M2 text/line-limit range2to4: baseline 13 of 32
        let window = try FactWindow(200, 100) { book in
            HStack(alignment: .lastTextBaseline) {
                Text("Hello").lineLimit(2...4).probe("text", book)
                box(10, 13).probe("box", book)
            }
        }
        window.expect("text", y: 34, height: 32)
        window.expect("box", y: 34)
    }

    @Test("line spacing widens the pitch: 4 lines of 64 become 76 and 94; a single line stays")
    func lineSpacing() throws {
        // M2 text/line-spacing. The unrounded line is 15.51 on the phone, which takes 0.49 less a line.
        let lines = Text("1\n2\n3\n4")
        for (spacing, height) in [(4, 76), (10, 94)] as [(CGFloat, CGFloat)] {
            let spaced = try size(lines) { AnyView($0.lineSpacing(spacing)) }.height
            #expect(spaced <= height && spaced >= height - 1.5)
        }
        #expect(try size(Text("1")) { AnyView($0.lineSpacing(10)) }.height == 16)
    }

    @Test("alignment changes no size")
    func alignment() throws {
        // M2 text/alignment
        let sizes = try [TextAlignment.leading, .center, .trailing].map { alignment in
            try size(Text(sampleParagraph), width: 150) {
                AnyView($0.multilineTextAlignment(alignment))
            }
        }
        #expect(Set(sizes.map(\.width)).count == 1 && Set(sizes.map(\.height)).count == 1)
    }

    @Test("a baseline offset makes a text as much taller: 22 by 6, 20 by -4")
    func baselineOffset() throws {
        // M2 textstyle/baseline
        #expect(try size(Text("Up").baselineOffset(6)).height == 22)
        #expect(try size(Text("Down").baselineOffset(-4)).height == 20)
    }

    @Test("texts in a row of several fonts are one paragraph, as high as the tallest")
    func mixedFonts() throws {
        // M2 text/concatenation
        let big = Text("Big ").font(.system(size: 26))
        let mixed = try size(big + Text("small"))
        #expect(mixed.height == (try size(big).height))
    }
}
