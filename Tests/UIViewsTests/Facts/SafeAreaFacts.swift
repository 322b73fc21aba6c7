// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@Suite("The safe area, as measured") @MainActor struct SafeAreaFacts {
    @Test("safeAreaInset leaves plain content 200 - 30 - 8 and stands at the edge")
    func insetOnPlainContent() throws {
        // M2 position/safe-area
        let window = try FactWindow(400, 260) { book in
            VStack(spacing: 0) { Color.red.probe("content", book) }
                .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).probe("bar", book) }
                .frame(width: 100, height: 200)
                .probe("all", book)
        }
        window.expect("all", 150, 30, 100, 200)
        window.expect("content", 150, 30, 100, 162)
        window.expect("bar", 150, 200, 100, 30)
    }

    @Test("safeAreaInset on a scroll view: it keeps its frame, and rows run under the bar")
    func insetOnScrollView() throws {
        // M2 position/safe-area
        let window = try FactWindow(400, 260) { book in
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<8, id: \.self) { index in
                        Color.green.frame(height: 30).probe("row\(index)", book)
                    }
                }
                .probe("content", book)
            }
            .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).probe("bar", book) }
            .frame(width: 100, height: 200)
            .probe("all", book)
        }
        window.expect("all", 150, 30, 100, 200)
        window.expect("content", 150, 30, 100, 240)
        window.expect("bar", 150, 200, 100, 30)
        window.expect("row5", y: 180)
        window.expect("row7", y: 240)
        // Rows are drawn down to the end of the frame, under the bar.
        #expect(window.rgb(160, 195) == [52, 199, 89])
        #expect(window.rgb(160, 205) == [0, 136, 255])
    }

    @Test("ignoresSafeArea under an inset of spacing 0 keeps the full 200")
    func ignoringAnInset() throws {
        // M2 position/safe-area
        let window = try FactWindow(400, 260) { book in
            VStack(spacing: 0) { Color.orange.probe("content", book) }
                .ignoresSafeArea()
                .safeAreaInset(edge: .top, spacing: 0) {
                    Color.blue.frame(height: 30).probe("bar", book)
                }
                .frame(width: 100, height: 200)
                .probe("all", book)
        }
        window.expect("all", 150, 30, 100, 200)
        window.expect("content", 150, 30, 100, 200)
        window.expect("bar", 150, 30, 100, 30)
    }

    @Test("safeAreaPadding leaves a scroll view's frame and puts its content 20 lower")
    func paddingOnScrollView() throws {
        // M2 position/safe-area-padding
        let window = try FactWindow(320, 200) { book in
            HStack(spacing: 20) {
                Color.red.probe("color", book).safeAreaPadding(20)
                    .frame(width: 100, height: 150).probe("padded", book)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<6, id: \.self) { index in
                            Color.green.frame(height: 30).probe("row\(index)", book)
                        }
                    }
                    .probe("content", book)
                }
                .safeAreaPadding(.vertical, 20)
                .frame(width: 100, height: 150)
                .probe("scroll", book)
            }
        }
        window.expect("padded", 50, 25, 100, 150)
        window.expect("color", 70, 45, 60, 110)
        window.expect("scroll", 170, 25, 100, 150)
        window.expect("content", 170, 45, 100, 180)
        window.expect("row5", y: 195)
    }

    @Test("only an edge that touches the boundary of the safe area extends under it")
    func touchingRule() throws {
        // I ios/representable/safearea-rule: a bar of 64 there, a safe area of 64 here
        let top = EdgeInsets(top: 64, leading: 0, bottom: 0, trailing: 0)
        let window = try FactWindow(320, 300, safeArea: top) { book in
            ZStack(alignment: .top) {
                Color.green
                HStack(alignment: .top, spacing: 0) {
                    Color.blue.probe("paddedIn", book).ignoresSafeArea().padding(.top, 10)
                        .frame(width: 60).probe("padded", book)
                    VStack(spacing: 0) {
                        Color.clear.frame(height: 10)
                        Color.red.probe("lowerIn", book).ignoresSafeArea().probe("lower", book)
                    }
                    .frame(width: 60)
                    ScrollView { Color.orange.frame(height: 400).probe("scrolled", book) }
                        .frame(width: 80).probe("scroll", book)
                    Color.purple.probe("framedIn", book).ignoresSafeArea().frame(width: 60)
                        .probe("framed", book)
                    Color.pink.probe("sidesIn", book).ignoresSafeArea()
                        .padding(.horizontal, 5).frame(width: 60).probe("sides", book)
                }
                .probe("row", book)
            }
            .probe("all", book)
        }
        window.expect("all", 0, 64, 320, 236)
        window.expect("row", 0, 64, 320, 236)
        window.expect("padded", 0, 64, 60, 236)
        window.expect("paddedIn", 0, 74, 60, 226)
        window.expect("lower", 60, 74, 60, 226)
        window.expect("lowerIn", 60, 74, 60, 226)
        window.expect("scroll", 120, 64, 80, 236)
        window.expect("scrolled", 120, 64, 80, 400)
        window.expect("framed", 200, 64, 60, 236)
        window.expect("framedIn", 200, 0, 60, 300)
        window.expect("sides", 260, 64, 60, 236)
        window.expect("sidesIn", 265, 0, 50, 300)
    }

    @Test("a scroll view that ignores the safe area has the safe frame, its content starts at 0")
    func ignoringScrollView() throws {
        // I ios/nav/ignores: a large bar of 116.5 there, a safe area of 116.5 here
        let top = EdgeInsets(top: 116.5, leading: 0, bottom: 0, trailing: 0)
        let holder = ProxyHolder()
        let window = try FactWindow(320, 400, safeArea: top) { book in
            ScrollViewReader { proxy in
                let _ = holder.proxy = proxy
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { index in
                            Color.green.frame(height: 40).probe("row\(index)", book)
                        }
                    }
                }
                .ignoresSafeArea()
                .probe("scroll", book)
            }
        }
        window.expect("scroll", 0, 116.5, 320, 283.5)
        window.expect("row0", y: 0)
        try window.act { holder.proxy?.scrollTo(8, anchor: .top) }
        window.expect("row8", y: 0)
    }
}
