// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

// The fixtures wrap a paragraph to 4 lines at 150 and to 5 at 110; here line breaks make them, so
// that the widths of a face do not matter.
private let fourLines = "1\n2\n3\n4"
private let fiveLines = "1\n2\n3\n4\n5"

@Suite("Texts under pressure, as measured") @MainActor struct TextPressureFacts {
    @Test("a text keeps as many lines of 16 as the height holds, at least one")
    func heights() throws {
        // M2 pressure/heights
        let cases: [(height: CGFloat, kept: CGFloat)] = [
            (8, 16), (20, 16), (32, 32), (40, 32), (48, 48), (70, 64), (100, 80),
        ]
        let window = try FactWindow(800, 200) { book in
            HStack(alignment: .top, spacing: 10) {
                ForEach(cases, id: \.height) { pair in
                    Text(fiveLines).probe("\(pair.height)", book)
                        .frame(width: 60, height: pair.height, alignment: .topLeading)
                }
            }
        }
        for (height, kept) in cases { window.expect("\(height)", height: kept) }
    }

    /// A text of 4 lines between boxes of 40, with or without a spacer below.
    private func column(
        _ height: CGFloat, spacing: CGFloat = 0, spacer: Spacer? = nil
    ) throws -> FactWindow {
        try FactWindow(200, height) { book in
            VStack(spacing: spacing) {
                Color.red.frame(height: 40).probe("top", book)
                Text(fourLines).frame(width: 150, alignment: .leading).probe("text", book)
                if let spacer { spacer.probe("spacer", book) }
                Color.blue.frame(height: 40).probe("bottom", book)
            }
            .probe("stack", book)
        }
    }

    @Test("a stack that is too tall takes lines off its text")
    func overflow() throws {
        // M2 pressure/overflow, pressure/stack-fits, pressure/stack-tight
        let overflow = try column(120, spacing: 8)
        overflow.expect("stack", 0, 4, 200, 112)
        overflow.expect("text", 25, 52, 150, 16)
        overflow.expect("bottom", y: 76)
        let fits = try column(200)
        fits.expect("text", 25, 68, 150, 64)
        let tight = try column(130)
        tight.expect("stack", 0, 1, 200, 128)
        tight.expect("text", 25, 41, 150, 48)
        tight.expect("bottom", y: 89)
    }

    @Test("a spacer is set aside with its minimum, the rest is sized, and it takes what is left")
    func spacers() throws {
        // M2 pressure/stack-spacer-fits, stack-spacer-tight, spacer-min0, spacer-min30, spacer-roomy
        let cases: [(window: CGFloat, least: CGFloat?, text: CGFloat, spacer: CGFloat)] = [
            (200, nil, 64, 56), (130, nil, 32, 18), (130, 0, 48, 2), (130, 30, 16, 34),
            (150, nil, 48, 22),
        ]
        for (height, least, text, spacer) in cases {
            let window = try column(height, spacer: Spacer(minLength: least))
            window.expect("stack", 0, 0, 200, height)
            window.expect("text", 25, 40, 150, text)
            window.expect("spacer", 100, 40 + text, 0, spacer)
            window.expect("bottom", y: height - 40)
        }
    }

    /// Texts of some lines, above one another.
    private func texts(_ height: CGFloat, _ lines: [Int]) throws -> FactWindow {
        try FactWindow(300, height) { book in
            VStack(spacing: 0) {
                ForEach(lines.indices, id: \.self) { index in
                    Text((1...lines[index]).map(String.init).joined(separator: "\n"))
                        .frame(width: 150, alignment: .leading).probe("\(index)", book)
                }
            }
            .probe("stack", book)
        }
    }

    @Test("of two texts the less flexible one gets its share first, whatever their order")
    func twoTexts() throws {
        // M2 pressure/two-texts, two-texts-swapped, three-texts
        let two = try texts(90, [4, 2])
        two.expect("stack", 75, 5, 150, 80)
        two.expect("0", 75, 5, 150, 48)
        two.expect("1", 75, 53, 150, 32)
        let swapped = try texts(90, [2, 4])
        swapped.expect("0", 75, 5, 150, 32)
        swapped.expect("1", 75, 37, 150, 48)
        let three = try texts(100, [4, 2, 4])
        for index in 0..<3 { three.expect("\(index)", 75, 2 + 32 * CGFloat(index), 150, 32) }
    }

    @Test("alone in 25 a text keeps one line, in 45 two; in a row of 50 three")
    func alone() throws {
        // M2 pressure/alone25, alone45, row-tight
        try texts(25, [4]).expect("0", height: 16)
        try texts(45, [4]).expect("0", height: 32)
        let row = try FactWindow(300, 50) { book in
            HStack(spacing: 0) {
                Color.red.frame(width: 40).probe("left", book)
                Text(fourLines).frame(width: 150, alignment: .leading).probe("text", book)
            }
        }
        row.expect("left", x: 55, height: 50)
        row.expect("text", 95, 1, 150, 48)
    }
}
