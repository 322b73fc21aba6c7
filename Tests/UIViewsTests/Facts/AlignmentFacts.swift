// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@Suite("Alignment guides, as measured") @MainActor struct AlignmentFacts {
    @Test("a stack is the union of its views, lined up at their guides")
    func union() throws {
        // M2 layout/alignment-guide
        let window = try FactWindow(300, 200) { book in
            VStack(alignment: .leading, spacing: 4) {
                box(100, 20).alignmentGuide(.leading) { $0[.trailing] }.probe("a", book)
                box(50, 20).probe("b", book)
                box(30, 20).alignmentGuide(.leading) { $0.width / 2 }.probe("c", book)
            }
            .probe("stack", book)
        }
        window.expect("stack", 75, 66, 150, 68)
        window.expect("a", 75, 66, 100, 20)
        window.expect("b", 175, 90, 50, 20)
        window.expect("c", 160, 114, 30, 20)
    }

    @Test("the baseline of a view that is no text is its bottom")
    func baselineOfBoxes() throws {
        // M2 text/hstack-baseline
        let window = try FactWindow(300, 100) { book in
            HStack(alignment: .firstTextBaseline) {
                Text("Big").font(.system(size: 26)).probe("big", book)
                Text("small").probe("small", book)
                box(10, 10).probe("box", book)
            }
        }
        let big = try #require(window["big"])
        let small = try #require(window["small"])
        let plain = try #require(window["box"])
        // 13 points: the baseline lies 13 down a line of 16 (text/hello).
        #expect(small.minY + 13 == plain.maxY)
        #expect(small.height == 16)
        #expect(big.minY < small.minY && small.maxY < big.maxY)
    }

    @Test("guides combine to the first and to the last baseline of several lines")
    func baselinesOfLines() throws {
        // M2 text/baseline-wrapped: four lines of 16, baselines at 13 and 61.
        let window = try FactWindow(400, 200) { book in
            HStack(alignment: .firstTextBaseline) {
                Text("One\nTwo\nThree\nFour").probe("lines", book)
                box(10, 13).probe("first", book)
            }
        }
        let lines = try #require(window["lines"])
        #expect(lines.height == 64)
        window.expect("first", y: lines.minY, height: 13)
        let last = try FactWindow(400, 200) { book in
            HStack(alignment: .lastTextBaseline) {
                Text("One\nTwo\nThree\nFour").frame(width: 60).probe("lines", book)
                box(10, 61).probe("last", book)
            }
        }
        last.expect("last", y: try #require(last["lines"]).minY, height: 61)
    }
}
