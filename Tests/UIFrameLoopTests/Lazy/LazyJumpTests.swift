// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

/// Columns of which most are only guessed: the first is the shortest, so that every guess is wrong
/// until others were seen.
private struct Columns: View {
    let start: UnitPoint?
    @State private var id: Int?
    @State private var seen: [Int] = []

    var body: some View {
        VStack(spacing: 0) {
            Button("End") { id = 399 }.frame(height: 40)
            Text("\(seen.count) columns").frame(height: 40)
            ScrollView(.horizontal) {
                LazyHStack(spacing: 4) {
                    ForEach(0..<400, id: \.self) { row in
                        Color.red.frame(width: 60 + CGFloat(row % 5) * 30, height: 180)
                    }
                }
                .scrollTargetLayout()
            }
            .defaultScrollAnchor(start)
            .scrollPosition(id: $id)
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.1) { seen = $0 }
        }
    }
}

@Suite("Places of a lazy stack that were only guessed") @MainActor struct LazyJumpTests {
    private func window(_ start: UnitPoint?) throws -> (HeadlessWindow, PresentedFrame) {
        let window = HeadlessWindow(
            rootView: AnyView(Columns(start: start)),
            settings: HostSettings(
                size: CGSize(width: 390, height: 600), scale: 2, safeAreaInsets: EdgeInsets()))
        try window.frame(at: FrameInstant(seconds: 0))
        return (window, try window.frame(at: FrameInstant(seconds: 0.02)))
    }

    private func seen(_ frame: PresentedFrame) -> Int? {
        frame.elements.lazy.compactMap { element in
            element.label.hasSuffix("columns")
                ? element.label.split(separator: " ").first.flatMap { Int($0) } : nil
        }.first
    }

    @Test(
        "content that starts amid what nobody has measured is there",
        arguments: [UnitPoint.leading, .center, .trailing])
    func start(_ anchor: UnitPoint) throws {
        let (window, frame) = try window(anchor)
        let count = try #require(seen(frame))
        #expect(count >= 3 && count <= 6)
        #expect(window.reports.isEmpty)
    }

    @Test(
        "a jump to the last column settles within the frame, and shows it",
        arguments: [nil, UnitPoint.center])
    func end(_ anchor: UnitPoint?) throws {
        let (window, _) = try window(anchor)
        #expect(window.activate(label: "End"))
        var frame = try window.frame(at: FrameInstant(seconds: 0.1))
        #expect(frame.report.walks < 10)
        #expect(window.reports.isEmpty)
        let geometry = frame.scrolls[0].geometry
        #expect(geometry.visibleRect.maxX == geometry.contentSize.width)
        frame = try window.frame(at: FrameInstant(seconds: 0.12))
        #expect(try #require(seen(frame)) >= 3)
    }
}
