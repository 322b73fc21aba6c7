// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@MainActor private final class Calls {
    var geometries: [ScrollGeometry] = []
    var geometryCalls = 0
    var phaseCalls = 0
}

private struct GeometryRows: View {
    let holder: ProxyHolder
    let book: FrameBook
    let calls: Calls

    var body: some View {
        ScrollToRows(holder: holder, book: book)
            .onScrollGeometryChange(for: ScrollGeometry.self) {
                $0
            } action: { _, new in
                calls.geometries.append(new)
                calls.geometryCalls += 1
            }
            .onScrollPhaseChange { _, _ in calls.phaseCalls += 1 }
            .contentMargins(.top, 20)
            .frame(height: 150)
    }
}

@Suite("ScrollGeometry, as measured") @MainActor struct ScrollGeometryFacts {
    private let holder = ProxyHolder()
    private let calls = Calls()

    private func makeWindow() throws -> FactWindow {
        try FactWindow(300, 200) { book in
            GeometryRows(holder: holder, book: book, calls: calls)
        }
    }

    @Test("content margins add up across the axis and move the content along it")
    func margins() throws {
        // M6 scroll/margins
        let window = try FactWindow(700, 200) { book in
            HStack(spacing: 10) {
                ScrollToRows(holder: holder, book: book)
                    .contentMargins(20, for: .scrollContent).probe("all", book)
                ScrollView { box(120, 400).probe("inSides", book) }
                    .contentMargins(.horizontal, 12).probe("sides", book)
                ScrollView { box(120, 400).probe("inTop", book) }
                    .contentMargins(.top, 30).probe("top", book)
                ScrollView { box(120, 400).probe("inBars", book) }
                    .contentMargins(20, for: .scrollIndicators).probe("bars", book)
            }
        }
        window.expect("all", y: 0, width: 160, height: 200)
        window.expect("row0", y: 20, width: 120)
        window.expect("sides", y: 0, width: 144, height: 200)
        window.expect("inSides", y: 0, width: 120)
        window.expect("top", y: 0, width: 120, height: 200)
        window.expect("inTop", y: 30)
        window.expect("bars", y: 0, width: 120, height: 200)
        window.expect("inBars", y: 0)
    }

    @Test("at rest at the top: offset -20, container 130 of 150, visible all 150")
    func atRest() throws {
        // M6 scroll/geometry, I ios/scroll/geometry
        _ = try makeWindow()
        let geometry = try #require(calls.geometries.last)
        #expect(geometry.contentOffset == CGPoint(x: 0, y: -20))
        #expect(
            geometry.contentInsets == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
        #expect(geometry.containerSize == CGSize(width: 120, height: 130))
        #expect(geometry.bounds == CGRect(x: 0, y: -20, width: 120, height: 130))
        #expect(geometry.visibleRect == CGRect(x: 0, y: -20, width: 120, height: 150))
        #expect(geometry.contentSize == CGSize(width: 120, height: 400))
    }

    @Test("after scrollTo(10, .top): offset and rectangles start at 180")
    func scrolled() throws {
        // M6 scroll/geometry row10
        let window = try makeWindow()
        try window.act { holder.proxy?.scrollTo(10, anchor: .top) }
        let geometry = try #require(calls.geometries.last)
        #expect(geometry.contentOffset.y == 180)
        #expect(geometry.bounds == CGRect(x: 0, y: 180, width: 120, height: 130))
        #expect(geometry.visibleRect == CGRect(x: 0, y: 180, width: 120, height: 150))
        window.expect("row10", y: 45)
    }

    @Test("the geometry action is called 2 times by rest, 3 after one scroll; the phase action 1")
    func callCounts() throws {
        // M6 scroll/geometry, I ios/scroll/geometry
        let window = try makeWindow()
        try window.run(0.5)
        #expect(calls.geometryCalls == 2)
        #expect(calls.phaseCalls == 1)
        try window.act { holder.proxy?.scrollTo(10, anchor: .top) }
        try window.run(0.5)
        #expect(calls.geometryCalls == 3)
        #expect(calls.phaseCalls == 1)
    }
}
