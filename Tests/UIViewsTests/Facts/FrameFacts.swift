// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@Suite("Padding, frames and sizes, as measured") @MainActor struct FrameFacts {
    @Test("the default padding is 16")
    func defaultPadding() throws {
        // M2 layout/padding-default
        let window = try FactWindow(200, 100) { book in
            Color.red.probe("inner", book).padding().probe("outer", book)
        }
        window.expect("outer", 0, 0, 200, 100)
        window.expect("inner", 16, 16, 168, 68)
    }

    @Test("padding adds up over edges and modifiers")
    func paddingEdges() throws {
        // M2 layout/padding-edges
        let window = try FactWindow(200, 100) { book in
            Color.red.probe("inner", book)
                .padding(.leading, 30)
                .padding(.vertical)
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                .probe("outer", book)
        }
        window.expect("outer", 0, 0, 200, 100)
        window.expect("inner", 32, 17, 164, 64)
    }

    @Test("a fixed frame aligns its content within")
    func fixed() throws {
        // M2 layout/frame-fixed
        let window = try FactWindow(200, 200) { book in
            box(40, 40).probe("inner", book)
                .frame(width: 120, height: 80, alignment: .topLeading)
                .probe("outer", book)
        }
        window.expect("outer", 40, 60, 120, 80)
        window.expect("inner", 40, 60, 40, 40)
    }

    @Test("a flexible frame takes the proposal as far as its bounds reach, else its content's size")
    func flexible() throws {
        // M2 layout/frame-flex
        let window = try FactWindow(300, 300) { book in
            VStack(spacing: 0) {
                box(40, 20).frame(minWidth: 100).probe("min", book)
                box(40, 20).frame(maxWidth: 200).probe("max", book)
                box(40, 20).frame(minWidth: 50, maxWidth: .infinity).probe("fill", book)
                box(40, 20).frame(idealWidth: 150).fixedSize().probe("ideal", book)
                Color.red.frame(maxWidth: 120, maxHeight: 20).probe("clamped", book)
                box(250, 20).frame(maxWidth: 200).probe("overflow", book)
            }
        }
        window.expect("min", 100, 90, 100, 20)
        window.expect("max", 50, 110, 200, 20)
        window.expect("fill", 0, 130, 300, 20)
        window.expect("ideal", 75, 150, 150, 20)
        window.expect("clamped", 90, 170, 120, 20)
        window.expect("overflow", 50, 190, 200, 20)
    }

    @Test("a colour's ideal size is 10 by 10")
    func idealColor() throws {
        // M2 layout/fixed-size
        let window = try FactWindow(200, 200) { book in
            VStack(spacing: 0) {
                Color.red.fixedSize().probe("both", book)
                Color.blue.fixedSize(horizontal: true, vertical: false).frame(height: 30)
                    .probe("horizontal", book)
            }
        }
        window.expect("both", x: 95, width: 10, height: 10)
        window.expect("horizontal", x: 95, width: 10, height: 30)
    }

    @Test("a stack without a proposal takes the ideal size of its views")
    func idealStack() throws {
        // M2 layout/hstack-ideal
        let window = try FactWindow(300, 200) { book in
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 6) {
                    box(30, 30).probe("a", book)
                    box(40, 30).probe("b", book)
                }
                .probe("row", book)
                box(200, 10).probe("wide", book)
            }
            .probe("column", book)
        }
        window.expect("column", 50, 80, 200, 40)
        window.expect("row", 50, 80, 76, 30)
        window.expect("b", 86, 80, 40, 30)
    }

    @Test("frames are not rounded to pixels")
    func unrounded() throws {
        // M2 text/hello: y 40.75 of a text in a window of 100; here with boxes of odd sizes.
        let window = try FactWindow(200, 98.5) { book in box(25.3, 17).probe("box", book) }
        window.expect("box", 87.35, 40.75, 25.3, 17)
    }

    @Test("background and overlay are proposed the content's size and never change it")
    func layers() throws {
        // M2 paint/background-overlay
        let window = try FactWindow(200, 200) { book in
            box(60, 40)
                .background { Color.blue.probe("behind", book) }
                .overlay(alignment: .topTrailing) { box(100, 10).probe("before", book) }
                .probe("all", book)
        }
        window.expect("all", 70, 80, 60, 40)
        window.expect("behind", 70, 80, 60, 40)
        window.expect("before", 30, 80, 100, 10)
    }
}
