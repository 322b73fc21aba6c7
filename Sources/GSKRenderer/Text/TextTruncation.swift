// SPDX-License-Identifier: MIT
import UIDisplayList

/// Shortens a text to one line with an ellipsis, character by character; spaces beside the
/// ellipsis are dropped (`text/line-limit`, macOS 26.2).
@MainActor struct TextTruncation {
    let text: StyledText
    let width: CGFloat
    let grid: PixelGrid
    let setter: TextSetter
    /// How far the guess at where a text is cut may be off. *Units:* points.
    private static let kerningSlack: CGFloat = 3

    /// The line of what is left of `range`, whose ellipsis says that the text goes on.
    ///
    /// `whole` is all the text on one line, if it was set already.
    func line(
        of range: Range<Int>, _ truncation: TextBlock.Truncation, whole known: SetParagraphs? = nil
    ) -> SetParagraphs {
        var end = range.upperBound
        // A line stands in one paragraph; at its end the ellipsis follows the last word.
        if let stop = text.bytes[range].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
            end = stop
        }
        let paragraph = range.lowerBound..<max(range.lowerBound, end)
        let whole = known ?? set(text.slice(paragraph))
        let cuts = text.characterBoundaries(in: paragraph)
        switch truncation {
        case .tail:
            // The ellipsis takes room too; the slack is more than it can be moved by its neighbour.
            let run = text.run(at: paragraph.lowerBound)
            let ellipsis = setter.ellipsis(like: run).lines.first?.width ?? 0
            let room = text.spans.count == 1 ? width - ellipsis + Self.kerningSlack : width
            let reached = paragraph.lowerBound + whole.index(inLine: 0, at: max(0, room))
            var cut = cuts.lastIndex { $0 <= max(reached, paragraph.lowerBound) } ?? 0
            if (whole.lines.first?.width ?? 0) <= width { cut = cuts.count - 1 }
            return firstFitting(from: cut, through: 0) { prefix(paragraph.lowerBound..<cuts[$0]) }
        case .head:
            let total = whole.lines.first?.width ?? 0
            let reached = paragraph.lowerBound + whole.index(inLine: 0, at: total - width)
            let cut = cuts.firstIndex { $0 >= reached } ?? 0
            return firstFitting(from: cut, through: cuts.count - 1) {
                suffix(cuts[$0]..<paragraph.upperBound)
            }
        case .middle:
            // Keep n characters, the odd one in front; the widest n that fits, by bisection.
            var (low, high) = (0, cuts.count - 1)
            func middle(_ kept: Int) -> StyledText {
                let front = cuts[(kept + 1) / 2]
                let back = cuts[cuts.count - 1 - kept / 2]
                var result = prefix(paragraph.lowerBound..<front)
                result.append(text.slice(trimmingFront(back..<paragraph.upperBound)))
                return result
            }
            while low < high {
                let guess = (low + high + 1) / 2
                if fits(set(middle(guess))) { low = guess } else { high = guess - 1 }
            }
            return set(middle(low))
        }
    }

    private func firstFitting(
        from start: Int, through end: Int, _ make: (Int) -> StyledText
    ) -> SetParagraphs {
        for cut in stride(from: start, to: end, by: start <= end ? 1 : -1) {
            let candidate = set(make(cut))
            if fits(candidate) { return candidate }
        }
        return set(make(end))
    }

    private func prefix(_ range: Range<Int>) -> StyledText {
        var end = range.upperBound
        while end > range.lowerBound, text.isWhitespace(at: end - 1) { end -= 1 }
        var result = text.slice(range.lowerBound..<end)
        result.appendEllipsis(like: text.run(at: max(range.lowerBound, end - 1)))
        return result
    }

    private func suffix(_ range: Range<Int>) -> StyledText {
        let kept = trimmingFront(range)
        var result = StyledText()
        result.appendEllipsis(like: text.run(at: min(kept.lowerBound, text.bytes.count - 1)))
        result.append(text.slice(kept))
        return result
    }

    private func trimmingFront(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start < range.upperBound, text.isWhitespace(at: start) { start += 1 }
        return start..<range.upperBound
    }

    private func set(_ text: StyledText) -> SetParagraphs {
        SetParagraphs(text, width: nil, grid: grid, setter: setter)
    }

    private func fits(_ candidate: SetParagraphs) -> Bool {
        (candidate.lines.first?.width ?? 0) <= width + PixelGrid.tolerance
    }
}
