// SPDX-License-Identifier: MIT
import UIDisplayList

/// Runs as one string of UTF-8 bytes; what Pango's indices count.
struct StyledText {
    struct Span {
        var range: Range<Int>
        var run: TextRun
    }

    private(set) var bytes: [UInt8] = []
    private(set) var spans: [Span] = []

    /// U+FFFC, which stands for a symbol in the string.
    private static let objectReplacement: [UInt8] = [0xEF, 0xBF, 0xBC]

    init() {}

    init(_ runs: [TextRun], fontScale: CGFloat = 1) {
        for var run in runs {
            if fontScale != 1 {
                run.font.size *= fontScale
                run.font.leading *= fontScale
                run.tracking *= fontScale
            }
            switch run.content {
            // A zero byte would end the string for Pango.
            case .string(let string): append(string.utf8.filter { $0 != 0 }, run)
            case .symbol: append(Self.objectReplacement, run)
            }
        }
    }

    var isEmpty: Bool { bytes.isEmpty }

    private mutating func append(_ new: [UInt8], _ run: TextRun) {
        guard !new.isEmpty else { return }
        spans.append(Span(range: bytes.count..<bytes.count + new.count, run: run))
        bytes += new
    }

    mutating func append(_ other: StyledText) {
        for span in other.spans { append(Array(other.bytes[span.range]), span.run) }
    }

    /// Appends an ellipsis in the look of `run`.
    mutating func appendEllipsis(like run: TextRun) {
        var run = run
        run.content = .string("…")
        append(Array("…".utf8), run)
    }

    func slice(_ range: Range<Int>) -> StyledText {
        var result = StyledText()
        for span in spans {
            let part = span.range.clamped(to: range)
            if !part.isEmpty { result.append(Array(bytes[part]), span.run) }
        }
        return result
    }

    /// The index of the span that holds the byte.
    func spanIndex(at byte: Int) -> Int {
        var (low, high) = (0, spans.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if spans[middle].range.lowerBound <= byte { low = middle } else { high = middle - 1 }
        }
        return low
    }

    func run(at byte: Int) -> TextRun { spans[spanIndex(at: byte)].run }

    func isWhitespace(at byte: Int) -> Bool {
        let value = bytes[byte]
        return value == 0x20 || (value >= 0x09 && value <= 0x0D)
    }

    /// Where characters start, and the end: the places at which text may be cut.
    func characterBoundaries(in range: Range<Int>) -> [Int] {
        var result: [Int] = []
        var offset = range.lowerBound
        for character in String(decoding: bytes[range], as: UTF8.self) {
            result.append(offset)
            offset += character.utf8.count
        }
        result.append(range.upperBound)
        return result
    }
}
