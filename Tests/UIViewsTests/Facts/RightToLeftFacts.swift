// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@Suite("Right-to-left layout, as measured") @MainActor struct RightToLeftFacts {
    @Test("stacks, padding, frames, guides and ZStacks are mirrored, an LTR island only placed so")
    func stacks() throws {
        // M6 layout/rtl-stacks
        let window = try FactWindow(320, 260) { book in
            VStack(alignment: .leading, spacing: 10) {
                HStack {
                    box(40, 30).probe("a", book)
                    box(60, 30).probe("b", book)
                    Spacer()
                    box(30, 30).probe("c", book)
                }
                .probe("row", book)
                box(50, 20).padding(.leading, 30).probe("padded", book)
                box(40, 20).probe("inFrame", book).frame(width: 120, alignment: .leading)
                    .probe("framed", book)
                ZStack(alignment: .topLeading) {
                    box(100, 40).probe("back", book)
                    box(20, 20).probe("front", book)
                }
                HStack {
                    box(30, 20).probe("islandA", book)
                    box(30, 20).probe("islandB", book)
                }
                .environment(\.layoutDirection, .leftToRight)
                .probe("island", book)
                Text("One").probe("text", book)
                box(30, 20).alignmentGuide(.leading) { _ in -10 }.probe("guided", book)
            }
            .frame(width: 300, alignment: .leading)
            .probe("column", book)
            .environment(\.layoutDirection, .rightToLeft)
        }
        window.expect("column", 10, 17, 300, 226)
        window.expect("row", 10, 17, 300, 30)
        window.expect("a", 270, 17, 40, 30)
        window.expect("b", 202, 17, 60, 30)
        window.expect("c", 10, 17, 30, 30)
        window.expect("padded", 230, 57, 80, 20)
        window.expect("framed", 190, 87, 120, 20)
        window.expect("inFrame", x: 270)
        window.expect("back", 210, 117, 100, 40)
        window.expect("front", 290, 117, 20, 20)
        window.expect("island", 242, 167, 68, 20)
        window.expect("islandA", 242, 167, 30, 20)
        window.expect("islandB", 280, 167, 30, 20)
        let text = try #require(window["text"])
        #expect(text.maxX == 310 && text.minY == 197 && text.height == 16)
        window.expect("guided", 270, 223, 30, 20)
    }

    @Test("position and offset count from the right; neither changes layout")
    func positionAndOffset() throws {
        // M6 layout/rtl-shapes
        let window = try FactWindow(300, 200) { book in
            VStack(alignment: .leading, spacing: 10) {
                ZStack(alignment: .topLeading) {
                    Color.clear.frame(width: 160, height: 40).probe("area", book)
                    box(20, 20).probe("moved", book).position(x: 30, y: 20)
                        .probe("positioned", book)
                }
                .frame(width: 160, height: 40)
                box(20, 20).offset(x: 40).probe("offset", book)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        window.expect("area", 70, 65, 160, 40)
        window.expect("positioned", 70, 65, 160, 40)
        window.expect("moved", 190, 75, 20, 20)
        window.expect("offset", 210, 115, 20, 20)
    }

    @Test("a horizontal scroll view starts at its leading, the right, end")
    func scrolling() throws {
        // M6 layout/rtl-scroll
        let window = try FactWindow(200, 80) { book in
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<6) { index in box(50, 40).probe("s\(index)", book) }
                }
                .probe("content", book)
            }
            .frame(width: 180, height: 60)
            .probe("scroll", book)
            .environment(\.layoutDirection, .rightToLeft)
        }
        let scroll = try #require(window["scroll"])
        window.expect("content", x: scroll.minX + 180 - 350, width: 350)
        window.expect("s0", x: scroll.maxX - 50)
        window.expect("s5", x: scroll.maxX - 350)
    }

    @Test("a custom layout is mirrored though it places from the left")
    func customLayout() throws {
        // M6 layout/rtl-custom
        let window = try FactWindow(300, 120) { book in
            FlowFactLayout {
                box(60, 20).probe("c0", book)
                box(90, 20).probe("c1", book)
                box(50, 20).probe("c2", book)
                box(70, 20).probe("c3", book)
                box(40, 20).probe("c4", book)
            }
            .frame(width: 200)
            .probe("flow", book)
            .environment(\.layoutDirection, .rightToLeft)
        }
        window.expect("flow", 50, 37, 200, 46)
        window.expect("c0", 190, 37, 60, 20)
        window.expect("c1", 92, 37, 90, 20)
        window.expect("c2", 200, 63, 50, 20)
        window.expect("c3", 122, 63, 70, 20)
        window.expect("c4", 74, 63, 40, 20)
    }
}
