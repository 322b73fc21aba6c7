// SPDX-License-Identifier: MIT
import ScrollEngine
import Testing
import UIFrameLoop

@Suite("Where keys take a scroll view")
struct KeyScrollingTests {
    private let feed = ScrollExtents(
        contentSize: CGSize(width: 300, height: 3000), frameSize: CGSize(width: 300, height: 600),
        contentInsets: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))

    private func key(
        _ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = [], isDown: Bool = true
    ) -> KeyEvent {
        KeyEvent(key: key, modifiers: modifiers, isDown: isDown, time: FrameInstant(seconds: 0))
    }

    private func y(_ event: KeyEvent, from offset: CGFloat = 1000) -> CGFloat? {
        KeyScrolling.target(for: event, from: CGPoint(x: 0, y: offset), in: feed)?.y
    }

    @Test("arrows step, pages leave an eighth in sight, home and end reach the insets")
    func vertical() {
        let page = 520 * KeyScrolling.pageFraction
        #expect(y(key(.downArrow)) == 1000 + KeyScrolling.arrowStep)
        #expect(y(key(.upArrow)) == 1000 - KeyScrolling.arrowStep)
        #expect(y(key(.pageDown)) == 1000 + page)
        #expect(y(key(.pageUp)) == 1000 - page)
        #expect(y(key(.space)) == 1000 + page)
        #expect(y(key(.space, .shift)) == 1000 - page)
        #expect(y(key(.home)) == -50)
        #expect(y(key(.end)) == 2430)
        #expect(y(key(.upArrow, .command)) == -50)
        #expect(y(key(.downArrow, .command)) == 2430)
    }

    @Test("other keys, keys that come up and shortcuts mean nothing")
    func nothing() {
        for event in [
            key(.tab), key(.return), key(.escape), key(.character("j")), key(.leftArrow),
            key(.pageDown, isDown: false), key(.pageDown, .control), key(.downArrow, .option),
            key(.downArrow, .shift),
        ] { #expect(y(event) == nil) }
    }

    @Test("sideways, the arrows follow the eye and not the language")
    func horizontal() {
        var strip = ScrollExtents(
            contentSize: CGSize(width: 3000, height: 100),
            frameSize: CGSize(width: 300, height: 100), axes: .horizontal)
        func x(_ event: KeyEvent) -> CGFloat? {
            KeyScrolling.target(for: event, from: CGPoint(x: 500, y: 0), in: strip)?.x
        }
        #expect(x(key(.rightArrow)) == 500 + KeyScrolling.arrowStep)
        #expect(x(key(.leftArrow)) == 500 - KeyScrolling.arrowStep)
        #expect(x(key(.downArrow)) == nil)
        #expect(x(key(.pageDown)) == 500 + 300 * KeyScrolling.pageFraction)
        strip.isRightToLeft = true
        #expect(x(key(.rightArrow)) == 500 - KeyScrolling.arrowStep)
        #expect(x(key(.pageDown)) == 500 + 300 * KeyScrolling.pageFraction)
    }

    @Test("the way begins fast and arrives")
    func curve() throws {
        let fraction = KeyScrolling.curve.fraction
        let early = try #require(fraction(1.0 / 60))
        #expect(early > 0.2)
        let late = try #require(fraction(KeyScrolling.duration - 1e-6))
        #expect(late > 0.9999 && late < 1)
        #expect(fraction(KeyScrolling.duration) == nil)
    }

    @Test("pages go sideways only where nothing goes up and down")
    func directions() {
        #expect(
            KeyScrolling.directions(of: key(.pageDown), isVertical: true)
                == [CGVector(dx: 0, dy: 1)])
        #expect(
            KeyScrolling.directions(of: key(.home), isVertical: false)
                == [CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0)])
        #expect(KeyScrolling.directions(of: key(.tab), isVertical: true).isEmpty)
    }
}
