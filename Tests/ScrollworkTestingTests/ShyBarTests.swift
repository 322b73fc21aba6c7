// SPDX-License-Identifier: MIT
import Foundation
import ScrollworkTesting
import Testing

@MainActor @Suite struct ShyBarTests {
    /// Height of the bar: 44 points of button and twice 8 of padding.
    static let barHeight: CGFloat = 60
    private let low = CGPoint(x: 200, y: 600)

    @Test("the bar begins to hide after sixteen points of travel")
    func threshold() throws {
        let tester = ScrollTester(ShyBarScreen(), fps: 120)
        let shown = try #require(tester.element("Home")).frame.minY
        let top = try #require(tester.scroll()).contentOffset.y
        tester.touchDown(at: low)
        var last: CGFloat = 0
        for step in 1...60 {
            tester.moveTouch(to: CGPoint(x: low.x, y: low.y - CGFloat(step)))
            let travel = try #require(tester.scroll()).contentOffset.y - top
            guard travel < 16 else {
                last = travel
                break
            }
            #expect(tester.element("Home")?.frame.minY == shown, "after \(travel) points")
        }
        // The slide began at 16, and is seen in the next frame.
        #expect(last >= 16 && last <= 17)
        tester.step(frames: 2)
        #expect(try #require(tester.element("Home")).frame.minY > shown)
        tester.liftTouch()
        tester.run(until: .idle)
    }

    @Test("the bar slides through many places to below the window, and lets nobody press it there")
    func slidesAway() throws {
        let tester = ScrollTester(ShyBarScreen())
        let shown = try #require(tester.element("Home"))
        #expect(shown.isHittable)
        tester.drag(from: low, to: CGPoint(x: 200, y: 300))
        tester.run(until: .idle)
        tester.expectPhases([.idle, .tracking, .interacting, .idle])
        let places = Set(
            tester.frames.compactMap { $0.element("Home")?.frame.minY }
                .filter { $0 > shown.frame.minY && $0 < shown.frame.minY + Self.barHeight + 60 })
        #expect(places.count >= 8, "\(places.sorted())")
        // 120 points lower it is below the window's edge, and no longer an element in sight.
        for label in ["Home", "Search", "Library", "Profile"] {
            #expect(tester.element(label)?.isHittable != true)
        }
    }

    @Test("the bar ends its height and sixty points lower")
    func endsBelow() throws {
        // A taller window, so that what slid away is still in sight of a test.
        let insets = EdgeInsets(top: 47, leading: 0, bottom: 200, trailing: 0)
        let tester = ScrollTester(
            ShyBarScreen(), settings: TesterSettings(safeAreaInsets: insets))
        let shown = try #require(tester.element("Home")).frame
        tester.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 200))
        tester.run(until: .idle)
        for label in ["Home", "Search", "Library", "Profile"] {
            tester.expectElement(label, isHittable: false, opacity: 1)
        }
        let hidden = try #require(tester.element("Home")).frame
        #expect(abs(hidden.minY - shown.minY - Self.barHeight - 60) < 0.5)

        tester.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400))
        tester.run(until: .idle)
        tester.expectElement("Home", isHittable: true, frame: shown, traits: ["isSelected"])
        tester.tap("Library")
        tester.expectElement("Library", traits: ["isSelected"])
    }

    @Test("the bounce at the end changes nothing")
    func bounce() throws {
        let tester = ScrollTester(ShyBarScreen(rowCount: 14))
        tester.drag(from: low, to: CGPoint(x: 200, y: 500))
        tester.run(until: .idle)
        tester.clearHistory()
        for _ in 0..<3 {
            tester.fling(at: low, .up, speed: 4000)
            tester.run(until: .idle)
        }
        let scroll = try #require(tester.scroll())
        let end =
            scroll.contentSize.height + scroll.contentInsets.bottom
            - scroll.geometry.visibleRect.height
        tester.expectOffset(end)
        let highest = tester.frames.compactMap { $0.scroll()?.contentOffset.y }.max() ?? 0
        #expect(highest > end + 20, "it bounced")
        for frame in tester.frames { #expect(frame.element("Home")?.isHittable != true) }
    }

    @Test("with reduce motion the bar fades within 0.15 seconds and does not move")
    func reduceMotion() throws {
        let tester = ScrollTester(ShyBarScreen(), settings: TesterSettings(reduceMotion: true))
        let shown = try #require(tester.element("Home")).frame
        tester.drag(from: low, to: CGPoint(x: 200, y: 300))
        tester.run(until: .idle)
        let bars = tester.frames.compactMap { frame in
            frame.element("Home").map { (frame.time, $0) }
        }
        for (_, bar) in bars { #expect(bar.frame == shown) }
        let lastFull = try #require(bars.last { $0.1.opacity == 1 }).0
        let firstGone = try #require(bars.first { $0.1.opacity == 0 }).0
        #expect(firstGone - lastFull <= 0.15 + 2 / 60.0)
        #expect(bars.contains { $0.1.opacity > 0.2 && $0.1.opacity < 0.8 })
        tester.expectElement("Home", isHittable: false, opacity: 0)
    }

    @Test("with a screen reader the bar stays")
    func voiceOver() throws {
        let tester = ScrollTester(ShyBarScreen(), settings: TesterSettings(voiceOver: true))
        let shown = try #require(tester.element("Home")).frame
        tester.drag(from: low, to: CGPoint(x: 200, y: 300))
        tester.run(until: .idle)
        tester.expectElement("Home", isHittable: true, opacity: 1, frame: shown)
        tester.settings.voiceOver = false
        tester.run(until: .idle)
        #expect(tester.element("Home")?.isHittable != true)
    }

    @Test("left alone, the screen scrolls by itself at the times that its code says")
    func playsItself() throws {
        let tester = ScrollTester(ShyBarScreen(playsItself: true))
        let row = try #require(tester.scroll())
        tester.advance(by: 4)
        tester.expectPhases([.idle, .animating, .idle])
        let moving = tester.frames.filter { $0.scroll()?.phase == .animating }
        let began = try #require(moving.first).time
        let ended = try #require(moving.last).time
        #expect(abs(began - 1.6) <= 1 / 60.0 + 1e-9)
        #expect(abs(ended - 2.6) <= 1 / 60.0 + 1e-9)
        #expect(moving.allSatisfy { $0.time == began || $0.scroll()?.cause == .program })
        // Row 12 at the top of what the insets leave: 16 of padding, twelve rows and gaps.
        tester.expectOffset(16 + 12 * 92 - row.contentInsets.top, within: 0.5)
        #expect(tester.element("Home")?.isHittable != true, "the bar has followed")
        // Halfway in time is halfway in place, as the curve is the same both ways.
        let half = try #require(tester.frames.first { $0.time >= began + 0.5 - 1e-9 }?.scroll())
        let way = 16 + 12 * 92.0
        #expect(abs(Double(half.contentOffset.y + row.contentInsets.top) - way / 2) < way * 0.04)
    }
}
