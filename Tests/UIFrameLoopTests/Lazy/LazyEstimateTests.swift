// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@Suite("Estimates of a lazy feed") @MainActor struct LazyEstimateTests {
    /// Rows of very different heights, so that every estimate is wrong.
    private func feed(_ holder: FeedProxy) -> some View {
        ScrollViewReader { proxy in
            let _ = holder.proxy = proxy
            LazyFeed(count: 5000) { CGFloat(48 + ($0 * 7919) % 113) }
        }
    }

    /// Every frame moves all rows that stay alike, ever more slowly, and in one direction.
    private func expectSmooth(_ frames: ArraySlice<PresentedFrame>, sign: CGFloat) {
        var old = LiveRows(frames[frames.startIndex])
        var lastMove = CGFloat.infinity
        var passed = 0
        for frame in frames.dropFirst() {
            let new = LiveRows(frame)
            let moves = RowChange(from: old, to: new).kept.map(\.moved.dy)
            passed += RowChange(from: old, to: new).entered
            if let least = moves.min(), let most = moves.max() {
                #expect(most - least < 1e-6, "rows drift apart at \(frame.time)")
                #expect(least * sign >= -1e-6, "a step back at \(frame.time): \(least)")
                // Offsets lie on whole pixels, so steps differ by one.
                #expect(
                    least * sign <= lastMove + 0.501, "a jump at \(frame.time): \(least)")
                lastMove = max(least * sign, 0)
            }
            old = new
        }
        #expect(passed > 10)
    }

    @Test("are corrected without a jump on the way down")
    func down() throws {
        let stage = try FrameStage(feed(FeedProxy()), fps: 120)
        stage.fling(.up, speed: 4000)
        try stage.runUntilIdle()
        let lifted = try #require(stage.frames.firstIndex { $0.scrolls[0].phase == .decelerating })
        expectSmooth(stage.frames[(lifted + 1)...], sign: -1)
    }

    @Test("are corrected without a jump on the way up, through rows that were never seen")
    func up() throws {
        let holder = FeedProxy()
        let stage = try FrameStage(feed(holder), fps: 120)
        holder.proxy?.scrollTo(3000, anchor: .top)
        try stage.step(2)
        let start = stage.frames.count
        let size = stage.frame.scrolls[0].geometry.contentSize.height
        stage.fling(.down, speed: 4000)
        try stage.runUntilIdle()
        let lifted = try #require(
            stage.frames.indices.first {
                $0 >= start && stage.frames[$0].scrolls[0].phase == .decelerating
            })
        expectSmooth(stage.frames[(lifted + 1)...], sign: 1)
        #expect(stage.frame.scrolls[0].geometry.contentSize.height != size, "it was an estimate")
    }

    @Test("lead back to the very start")
    func start() throws {
        let holder = FeedProxy()
        let stage = try FrameStage(feed(holder), fps: 60)
        holder.proxy?.scrollTo(400, anchor: .top)
        try stage.step(2)
        for _ in 0..<40 where stage.offset > 0 {
            stage.fling(.down, speed: 5000)
            try stage.runUntilIdle()
        }
        #expect(stage.offset == stage.frames[0].scrolls[0].geometry.contentOffset.y)
        let first = try #require(LiveRows(stage.frame).titles[0])
        let firstAtStart = try #require(LiveRows(stage.frames[0]).titles[0])
        #expect(abs(first.origin.y - firstAtStart.origin.y) < 1e-6)
    }
}
