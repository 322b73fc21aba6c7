// SPDX-License-Identifier: MIT
import GSKRenderer
import Testing

/// Facts of Apple's text layout, measured on macOS 26.2 and iOS 26.0 at 2x by
/// iamcgn/swiftui-web (fixtures `text/*`, `uikit/font-metrics`, `pressure/*`).
@MainActor @Suite struct PangoTextMeasurerTests {
    let measurer = PangoTextMeasurer()

    func block(
        _ string: String, size: CGFloat = 13, leading: CGFloat = 0, lineLimit: Int? = nil
    ) -> TextBlock {
        TextBlock(
            runs: [
                TextRun(
                    .string(string), font: FontDescriptor(size: size, leading: leading),
                    color: .black)
            ], lineLimit: lineLimit)
    }

    let paragraph =
        "The quick brown fox jumps over the lazy dog and then rests beside the river all day."

    @Test("one line is 1.19336 sizes high, rounded up to a pixel")
    func lineHeight() {
        let small = measurer.measure(block("Hello"), width: nil, height: nil)
        #expect(small.size.height == 16)
        #expect(small.firstBaseline == 13)
        #expect(small.lineCount == 1)
        let body = measurer.measure(block("Hello", size: 17), width: nil, height: nil)
        #expect(body.size.height == 20.5)
        #expect(body.firstBaseline == 16.5)
        var dense = block("Hello", size: 17)
        dense.pixelLength = 1.0 / 3
        let height = measurer.measure(dense, width: nil, height: nil).size.height
        #expect(abs(height - 61.0 / 3) < 1e-9)
    }

    @Test("leading lies between lines only")
    func leading() {
        let one = measurer.measure(block("A", size: 17, leading: 1.71), width: nil, height: nil)
        let two = measurer.measure(block("A\nB", size: 17, leading: 1.71), width: nil, height: nil)
        #expect(one.size.height == 20.5)
        // 17 · 1.19336 + 1.71 = 21.997 between baselines, Apple's 22.
        #expect(two.size.height == 42.5)
        #expect(abs(two.lastBaseline - two.firstBaseline - 21.997) < 0.001)
    }

    @Test("line spacing counts from the unrounded line and leaves a single line alone")
    func lineSpacing() {
        var text = block("A\nB")
        text.lineSpacing = 0.3
        #expect(measurer.measure(text, width: nil, height: nil).size.height == 32)
        text.lineSpacing = 6
        // 13 · 1.19336 + 6 = 21.514 between the tops, then 16.
        #expect(measurer.measure(text, width: nil, height: nil).size.height == 38)
        text = block("A")
        text.lineSpacing = 6
        #expect(measurer.measure(text, width: nil, height: nil).size.height == 16)
    }

    @Test("widths are rounded up to a pixel and capped at the proposal")
    func widths() {
        let free = measurer.measure(block("Hello"), width: nil, height: nil).size.width
        #expect(free > 25 && free < 40)
        #expect(free * 2 == (free * 2).rounded())
        let wrapped = measurer.measure(block(paragraph), width: 150, height: nil)
        #expect(wrapped.size.width <= 150)
        #expect(wrapped.lineCount > 3)
        #expect(wrapped.size.height == CGFloat(wrapped.lineCount) * 16)
        let again = measurer.measure(block(paragraph), width: wrapped.size.width, height: nil)
        #expect(again.lineCount == wrapped.lineCount)
    }

    @Test("a zero proposal sets one character per line, without width")
    func zeroProposal() {
        let metrics = measurer.measure(block("abcd"), width: 0, height: nil)
        #expect(metrics.lineCount == 4)
        #expect(metrics.size == CGSize(width: 0, height: 64))
    }

    @Test("a word that is too long breaks by character")
    func longWord() {
        let metrics = measurer.measure(
            block("Donaudampfschifffahrtsgesellschaft"), width: 60, height: nil)
        #expect(metrics.lineCount > 2)
        #expect(metrics.size.width <= 60)
    }

    @Test("a line limit and too little height cut lines off, but never the first")
    func limits() {
        let limited = block(paragraph, lineLimit: 2)
        #expect(measurer.measure(limited, width: 120, height: nil).lineCount == 2)
        #expect(measurer.measure(block(paragraph), width: 120, height: 50).lineCount == 3)
        #expect(measurer.measure(block(paragraph), width: 120, height: 47.5).lineCount == 2)
        let squeezed = measurer.measure(block(paragraph), width: 120, height: 4)
        #expect(squeezed.lineCount == 1)
        #expect(squeezed.size.height == 16)
        #expect(squeezed.size.width <= 120)
    }

    @Test("truncation keeps as much as fits, on every side")
    func truncation() {
        for mode in [TextBlock.Truncation.head, .middle, .tail] {
            var text = block(paragraph, lineLimit: 1)
            text.truncation = mode
            let metrics = measurer.measure(text, width: 100, height: nil)
            #expect(metrics.lineCount == 1)
            #expect(metrics.size.width <= 100)
            #expect(metrics.size.width > 80, "\(mode)")
        }
        let lines = measurer.measure(block("A\nB", lineLimit: 1), width: nil, height: nil)
        let alone = measurer.measure(block("A"), width: nil, height: nil)
        #expect(lines.lineCount == 1)
        #expect(lines.size.width > alone.size.width, "an ellipsis follows the first paragraph")
    }

    @Test("reserved lines keep their room, the last baseline stays on the real last line")
    func reservedLines() {
        var text = block("One", lineLimit: 4)
        text.reservedLines = 2
        let metrics = measurer.measure(text, width: nil, height: nil)
        #expect(metrics.size.height == 32)
        #expect(metrics.lastBaseline == 13)
    }

    @Test("a shifted baseline makes the line taller by as much")
    func baselineOffset() {
        var text = block("Hello")
        text.runs[0].baselineOffset = 6
        #expect(measurer.measure(text, width: nil, height: nil).size.height == 22)
        text.runs[0].baselineOffset = -4
        #expect(measurer.measure(text, width: nil, height: nil).size.height == 20)
    }

    @Test("text shrinks to the smallest scale before it is cut")
    func minimumScale() {
        var text = block("A title that is rather long", size: 20, lineLimit: 1)
        let free = measurer.measure(text, width: nil, height: nil).size.width
        text.minimumScaleFactor = 0.5
        let metrics = measurer.measure(text, width: free * 0.8, height: nil)
        #expect(metrics.size.width > free * 0.75)
        #expect(metrics.size.height < 24 && metrics.size.height > 18)
    }

    @Test("two lines avoid a lone last word")
    func loneWord() {
        let text = block("A paragraph that is broken inside a narrow frame.")
        let free = measurer.measure(text, width: nil, height: nil).size.width
        let wrapped = measurer.measure(text, width: free - 2, height: nil)
        #expect(wrapped.lineCount == 2)
        let greedy = measurer.measure(
            block("A paragraph that is broken inside a narrow"), width: nil, height: nil)
        #expect(wrapped.size.width < greedy.size.width)
    }

    @Test("weights show in the widths, digits can share one width, empty text takes no room")
    func faces() {
        func width(_ string: String, weight: Int = 400, tabular: Bool = false) -> CGFloat {
            var text = block(string, size: 40)
            text.runs[0].font.weight = weight
            text.runs[0].font.hasMonospacedDigits = tabular
            return measurer.measure(text, width: nil, height: nil).size.width
        }
        #expect(width("Hamburg", weight: 700) > width("Hamburg", weight: 400) + 1)
        #expect(width("Hamburg", weight: 400) > width("Hamburg", weight: 200))
        #expect(width("111", tabular: true) == width("000", tabular: true))
        #expect(width("111") < width("000"))
        #expect(measurer.measure(block(""), width: nil, height: nil).size == .zero)
    }

    @Test("symbols measure near SF's, unknown ones nothing")
    func symbols() {
        func size(_ name: String) -> CGSize {
            let run = TextRun(
                .symbol(name: name, scale: 1), font: FontDescriptor(size: 13), color: .black)
            return measurer.measure(TextBlock(runs: [run]), width: nil, height: nil).size
        }
        let star = size("star")
        #expect(abs(star.width - 16.5) <= 0.5 && abs(star.height - 16) <= 0.5)
        let chevron = size("chevron.right")
        #expect(abs(chevron.width - 10) <= 0.5 && abs(chevron.height - 13.5) <= 0.5)
        #expect(size("no.such.symbol") == .zero)
    }

    @Test("the same block in the same box is set once")
    func cache() {
        let text = block(paragraph)
        _ = measurer.measure(text, width: 200, height: nil)
        let count = measurer.settingCount
        _ = measurer.measure(text, width: 200, height: nil)
        #expect(measurer.settingCount == count)
        _ = measurer.measure(text, width: 201, height: nil)
        #expect(measurer.settingCount == count + 1)
    }
}
