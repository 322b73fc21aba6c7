// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@Suite("Pinned headers in motion") @MainActor struct PinnedHeaderTests {
    private struct Row: View {
        let title: String
        var body: some View { Text(title).frame(maxWidth: .infinity, minHeight: 40) }
    }
    private struct Header: View {
        let title: String
        var body: some View {
            Text(title).frame(maxWidth: .infinity, minHeight: 30).background(.background)
        }
    }

    private func feed(pinned: PinnedScrollableViews, isGrid: Bool = false) -> some View {
        let sections = ForEach(0..<40, id: \.self) { section in
            Section {
                ForEach(0..<12, id: \.self) { row in Row(title: "Row \(section).\(row)") }
            } header: {
                Header(title: "Header \(section)")
            }
        }
        return ScrollView {
            if isGrid {
                LazyVGrid(
                    columns: [GridItem(), GridItem()], spacing: 0, pinnedViews: pinned
                ) { sections }
            } else {
                LazyVStack(spacing: 0, pinnedViews: pinned) { sections }
            }
        }
    }

    /// The headers of a frame, from the top.
    private func headers(_ frame: PresentedFrame) -> [PresentedElement] {
        frame.elements.filter { $0.label.hasPrefix("Header") }
            .sorted { $0.frame.minY < $1.frame.minY }
    }

    @Test(
        "a header sticks at the inset edge and is pushed out by the next, as paint alone",
        arguments: [false, true])
    func motion(isGrid: Bool) throws {
        let stage = try FrameStage(feed(pinned: .sectionHeaders, isGrid: isGrid), fps: 120)
        let top = try #require(headers(stage.frame).first).frame.midY
        #expect(abs(top - (47 + 15)) < 0.5, "it begins below the safe area")
        stage.fling(.up, speed: 3000)
        try stage.runUntilIdle()
        var stuck = 0
        var pushed = 0
        var isQuiet = 0
        for (old, new) in zip(stage.frames, stage.frames.dropFirst()) where new.report.walks == 1 {
            let all = headers(new)
            let first = try #require(all.first, "no header at \(new.time)")
            let isEdge = abs(first.frame.midY - top) < 0.5
            // Another one comes right behind whenever the first is not in its place.
            let next = all.dropFirst().first
            #expect(
                isEdge
                    || (first.frame.midY < top && next != nil
                        && abs(next!.frame.midY - first.frame.midY - 30) < 0.5),
                "\(first.frame) \(String(describing: next?.frame)) at \(new.time)")
            if isEdge { stuck += 1 } else { pushed += 1 }
            let labels = { (frame: PresentedFrame) in Set(frame.elements.map(\.label)) }
            guard old.scrolls[0].geometry != new.scrolls[0].geometry, labels(old) == labels(new)
            else { continue }
            if new.report.bodies == 0, new.report.layouts == 0 { isQuiet += 1 }
            #expect(new.report.layouts <= 3, "\(new.report)")
        }
        #expect(stuck > 20 && pushed > 3, "\(stuck) \(pushed)")
        #expect(isQuiet > 20, "\(isQuiet) frames moved a header without a body or a layout")
    }

    @Test("without pinning headers scroll away")
    func unpinned() throws {
        let stage = try FrameStage(feed(pinned: []), fps: 60)
        stage.fling(.up, speed: 600)
        try stage.runUntilIdle()
        let first = headers(stage.frame).first
        #expect(first == nil || first!.frame.midY > 100 || first!.frame.midY < 47)
    }

    @Test("a pinned header is drawn over the rows, and is hit instead of them")
    func order() throws {
        var tapped: [String] = []
        let view = ScrollView {
            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                Section {
                    ForEach(0..<50, id: \.self) { row in
                        Button("Row \(row)") { tapped.append("row") }
                            .frame(maxWidth: .infinity, minHeight: 40)
                    }
                } header: {
                    Button("Header") { tapped.append("header") }
                        .frame(maxWidth: .infinity, minHeight: 40).background(.background)
                }
            }
        }
        let stage = try FrameStage(view)
        stage.fling(.up, speed: 900)
        try stage.runUntilIdle()
        let header = try stage.element("Header")
        #expect(header.isHittable)
        let start = stage.now
        stage.send(
            [
                ScriptTouch(phase: .began, location: CGPoint(x: 195, y: 47 + 20), time: 0),
                ScriptTouch(phase: .ended, location: CGPoint(x: 195, y: 47 + 20), time: 0.2),
            ], at: start)
        try stage.run(through: start + 0.5)
        #expect(tapped == ["header"])
    }
}
