// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import ScrollEngine

@Suite("Scroll extents")
struct ScrollExtentsTests {
    @Test("the range runs from minus the start inset to content + end inset - frame")
    func range() {
        #expect(ScrollExtents.feed.range(.vertical) == -100...4190)
        #expect(ScrollExtents.feed.range(.horizontal) == 0...0)
        let short = ScrollExtents.feed.with { $0.contentSize.height = 200 }
        #expect(short.range(.vertical) == -100 ... -100)
    }

    @Test("short content lies at its alignment anchor")
    func alignment() {
        // Measured: 60 pt in 200, bottom at y 140, center at y 70.
        let short = ScrollExtents(
            contentSize: CGSize(width: 100, height: 60), frameSize: CGSize(width: 100, height: 200))
        let cases: [(UnitPoint, CGFloat)] = [(.topLeading, 0), (.bottom, 140), (.center, 70)]
        for (anchor, y) in cases {
            let extents = short.with { $0.alignmentAnchor = anchor }
            let offset = ScrollViewEngine(extents: extents).offset
            #expect(extents.contentOriginInFrame(at: offset).y == y)
        }
    }

    @Test("an initial anchor starts at its fraction of the range")
    func initialAnchor() {
        // Measured: content 400 in 200 with .bottom lies at y -200.
        let extents = ScrollExtents(
            contentSize: CGSize(width: 100, height: 400), frameSize: CGSize(width: 100, height: 200)
        )
        #expect(ScrollViewEngine(extents: extents, initialAnchor: .bottom).offset.y == 200)
        #expect(ScrollViewEngine(extents: extents, initialAnchor: .center).offset.y == 100)
    }

    @Test("bounces follow the behaviour and the size")
    func bounces() {
        let short = ScrollExtents.feed.with { $0.contentSize.height = 200 }
        #expect(short.isBouncing(.vertical))
        #expect(!short.isBouncing(.horizontal))
        #expect(!short.with { $0.verticalBounce = .basedOnSize }.isBouncing(.vertical))
        #expect(
            ScrollExtents.feed.with { $0.verticalBounce = .basedOnSize }.isBouncing(.vertical))
        #expect(!ScrollExtents.feed.with { $0.verticalBounce = .never }.isBouncing(.vertical))
    }

    @Test("from right to left the content starts at its right end and moves the other way")
    func rightToLeft() {
        // Measured: 350 pt in 180 starts with the content at x = 180 - 350.
        let extents = ScrollExtents(
            contentSize: CGSize(width: 350, height: 50), frameSize: CGSize(width: 180, height: 50),
            axes: .horizontal, isRightToLeft: true)
        var session = ScrollSession(extents)
        #expect(session.engine.offset.x == 0)
        #expect(extents.contentOriginInFrame(at: session.engine.offset).x == -170)
        session.touchDown()
        session.drag(by: CGVector(dx: 60, dy: 0))
        #expect(session.engine.offset.x == 60)
        #expect(extents.contentOriginInFrame(at: session.engine.offset).x == -110)
        #expect(session.engine.hasRoom(towards: CGVector(dx: -1, dy: 0)))
        session.dragEnded(CGVector(dx: -800, dy: 0))
        session.runToRest()
        #expect(session.engine.offset.x == 170)
        let first = extents.rectFromLeading(CGRect(x: 300, y: 0, width: 50, height: 50))
        #expect(first.minX == 0)
        #expect(extents.anchorFromLeading(.topLeading) == .topTrailing)
    }

    @Test("sizes that are no numbers are taken as zero")
    func nonsense() {
        let extents = ScrollExtents(
            contentSize: CGSize(width: CGFloat.nan, height: -5),
            frameSize: CGSize(width: CGFloat.infinity, height: 100),
            contentInsets: EdgeInsets(
                top: .nan, leading: .infinity, bottom: 5, trailing: 0))
        let engine = ScrollViewEngine(extents: extents)
        #expect(engine.offset == .zero)
        #expect(engine.brokenInvariants.isEmpty)
        #expect(extents.clamped(CGPoint(x: CGFloat.nan, y: CGFloat.infinity)) == .zero)
    }
}
