// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct FrameReaderTests {
    struct Nested: View {
        let depth: Int
        var body: some View {
            GeometryReader { proxy in
                if depth == 0 {
                    Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))")
                } else {
                    AnyView(
                        Nested(depth: depth - 1)
                            .frame(width: proxy.size.width - 10, height: proxy.size.height - 20))
                }
            }
        }
    }

    @Test("ten nested geometry readers are right in the first presented frame")
    func nestedReaders() throws {
        let stage = try FrameStage(Nested(depth: 9))
        #expect(stage.frame.elements.map(\.label) == ["300 by 583"])
        #expect(stage.frame.report.walks <= 2)
        stage.window.updateSettings { $0.size.width = 490 }
        try stage.step()
        #expect(stage.frame.elements.map(\.label) == ["400 by 583"])
    }

    /// A header that stays at the top of the window by undoing its own movement.
    struct StickyHeader: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { proxy in
                        Text("Header")
                            .frame(width: 200, height: 44)
                            .offset(y: -proxy.frame(in: .global).minY + 60)
                    }
                    .frame(height: 44)
                    .zIndex(1)
                    ForEach(0..<60, id: \.self) { Text("Row \($0)").frame(height: 50) }
                }
            }
        }
    }

    @Test("a header that offsets itself by its own place stays on one pixel through a fling")
    func stickyHeader() throws {
        let stage = try FrameStage(StickyHeader())
        let place = try #require(stage.frame.displayList.text("Header")).origin
        stage.fling(.up, speed: 3000)
        try stage.runUntilIdle()
        #expect(stage.offset > 600)
        let halfAPixel = 0.25
        for frame in stage.frames {
            let text = try #require(frame.displayList.text("Header"))
            #expect(abs(text.origin.y - place.y) <= halfAPixel, "\(frame.time)")
            #expect(frame.elements.contains { $0.label == "Header" })
        }
        // The reader alone is made anew: no body of a view, no row is laid out.
        for frame in stage.frames.dropFirst() {
            #expect(frame.report.bodies == 0 && frame.report.layouts == 0, "\(frame.time)")
            #expect(frame.report.walks == 1)
        }
    }

    struct Watching: View {
        let journal: Journal
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<30, id: \.self) { index in
                        if index == 3 {
                            Text("Watched").frame(height: 50)
                                .onGeometryChange(for: CGFloat.self) {
                                    $0.frame(in: .global).minY
                                } action: {
                                    journal.note("\($0)")
                                }
                        } else {
                            Text("Row \(index)").frame(height: 50)
                        }
                    }
                }
            }
        }
    }

    @Test("a geometry observer hears of the place that its frame presents")
    func observersAreNotLate() throws {
        let journal = Journal()
        let stage = try FrameStage(Watching(journal: journal))
        stage.fling(.up, speed: 300)
        try stage.run(through: 0.4)
        #expect(stage.frames.count > 20)
        let row = try stage.element("Watched")
        let heard = try #require(journal.entries.last.flatMap(Double.init))
        // The text is centred in the 50 points that are observed.
        #expect(abs(row.frame.midY - 25 - heard) < 0.01)
    }
}
