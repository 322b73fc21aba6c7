// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@Suite("The distances of texts, as measured at 13 points") @MainActor struct TextSpacingFacts {
    @Test("down a column: text to text 0, text to view 8.1509, view to text 4.7422")
    func vertical() throws {
        // M2 text/vstack-spacing
        let window = try FactWindow(200, 200) { book in
            VStack {
                Text("One").probe("one", book)
                Text("Two").probe("two", book)
                box(50, 10).probe("box", book)
                Text("Three").probe("three", book)
            }
            .probe("stack", book)
        }
        window.expect("stack", y: 64.5535, height: 70.8931)
        window.expect("one", y: 64.5535)
        window.expect("two", y: 80.5535)
        window.expect("box", 75, 104.7043, 50, 10)
        window.expect("three", y: 119.4465)
    }

    @Test("along a row all distances are 8")
    func horizontal() throws {
        // M2 text/hstack-spacing
        let window = try FactWindow(300, 100) { book in
            HStack {
                Text("One").probe("one", book)
                Text("Two").probe("two", book)
                box(10, 10).probe("box", book)
                Text("Three").probe("three", book)
            }
        }
        let frames = try ["one", "two", "box", "three"].map { try #require(window[$0]) }
        for (left, right) in zip(frames, frames.dropFirst()) {
            #expect(abs(right.minX - left.maxX - 8) < 0.001)
        }
    }

    @Test("text to text takes the lower text's value, which is 0 for fonts by size")
    func mixedFonts() throws {
        // M2 text/vstack-spacing-mixed, of which only the fonts without a style are certain
        let window = try FactWindow(200, 300) { book in
            VStack {
                Text("Hg").font(.system(size: 26)).probe("large", book)
                Text("Hg").probe("small", book)
                Text("Hg").font(.system(size: 10)).probe("tiny", book)
            }
        }
        let frames = try ["large", "small", "tiny"].map { try #require(window[$0]) }
        #expect(abs(frames[1].minY - frames[0].maxY) < 0.001)
        #expect(abs(frames[2].minY - frames[1].maxY) < 0.001)
    }

    @Test("a stack around texts keeps their distances at its edges")
    func throughContainers() throws {
        // M2 scroll/children's distances, through a stack and a frame
        let window = try FactWindow(200, 200) { book in
            VStack {
                HStack { Text("One").probe("one", book) }
                box(50, 10).probe("box", book)
                Text("Two").frame(width: 100).probe("two", book)
            }
        }
        let one = try #require(window["one"])
        window.expect("box", y: one.maxY + 8.1509)
        window.expect("two", y: one.maxY + 8.1509 + 10 + 4.7422)
    }
}
