// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@Suite("What a lazy feed costs") @MainActor struct LazyFeedWorkTests {
    /// The stage after a fling that was played to its end, from a first frame at rest.
    private func flung(_ view: some View, _ direction: ScriptDirection = .up) throws -> FrameStage {
        let stage = try FrameStage(view, fps: 120)
        try stage.step()
        stage.fling(direction, speed: 4000)
        try stage.runUntilIdle()
        return stage
    }

    @Test("a frame of a fling evaluates and lays out the rows that enter, and nothing else")
    func rowsThatEnter() throws {
        let stage = try flung(LazyFeed())
        #expect(stage.offset > 1500)
        expectLazyWork(stage.frames.dropFirst())
    }

    @Test("on the way back as well")
    func wayBack() throws {
        let stage = try flung(LazyFeed())
        let end = stage.frames.count
        stage.fling(.down, speed: 3000)
        try stage.runUntilIdle()
        expectLazyWork(stage.frames[(end - 1)...])
    }

    @Test("below other content too")
    func belowOtherContent() throws {
        let stage = try flung(
            ScrollView {
                VStack(spacing: 0) {
                    Text("Above").frame(height: 300)
                    LazyVStack(spacing: 8) {
                        ForEach(0..<10_000, id: \.self) { LazyFeedRow(index: $0) }
                    }
                    Text("Below")
                }
            })
        #expect(LiveRows(stage.frames[0]).indices == Set(0...6))
        expectLazyWork(stage.frames.dropFirst())
    }

    @Test("in a horizontal lazy stack too")
    func horizontal() throws {
        let stage = try FrameStage(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 8) {
                    ForEach(0..<10_000, id: \.self) { LazyFeedRow(index: $0).frame(width: 120) }
                }
            }, fps: 120)
        try stage.step()
        stage.send(
            ScriptTouches.fling(from: CGPoint(x: 380, y: 400), .left, speed: 6000), at: stage.now)
        try stage.runUntilIdle()
        expectLazyWork(stage.frames.dropFirst(), .horizontal)
    }

    @Test("rows exist only where they meet the viewport and the overscan")
    func liveRows() throws {
        let stage = try flung(LazyFeed())
        let reach = _LazyStackBox.overscan
        for frame in stage.frames {
            let rows = LiveRows(frame).indices
            let offset = frame.scrolls[0].geometry.contentOffset.y
            let window = frame.scrolls[0].geometry.containerSize.height
            // A row of 64 points every 72.
            let first = max(0, Int(((offset - reach - 64) / 72).rounded(.down)) + 1)
            let last = Int(((offset + window + reach) / 72).rounded(.up)) - 1
            let met = first...last
            #expect(rows.allSatisfy(met.contains), "\(frame.time): \(rows.sorted())")
            // What lies in the window is there.
            #expect(rows.count >= met.count - 2, "\(frame.time)")
        }
    }

    @Test("a million rows cost what ten thousand do, and the last is reached at once")
    func million() throws {
        let holder = FeedProxy()
        let stage = try flung(
            ScrollViewReader { proxy in
                let _ = holder.proxy = proxy
                LazyFeed(count: 1_000_000)
            })
        expectLazyWork(stage.frames.dropFirst())
        holder.proxy?.scrollTo(999_999, anchor: .bottom)
        try stage.step(2)
        let last = LiveRows(stage.frame)
        #expect(last.indices.contains(999_999))
        #expect(last.indices.count <= 13)
        #expect(stage.frame.scrolls[0].geometry.contentSize.height == CGFloat(71_999_992))
    }
}

/// Hands the proxy of a reader to a test.
@MainActor final class FeedProxy {
    var proxy: ScrollViewProxy?
    nonisolated init() {}
}
