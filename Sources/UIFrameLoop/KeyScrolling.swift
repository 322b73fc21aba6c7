// SPDX-License-Identifier: MIT
import Foundation
import ScrollEngine

/// Where a key takes a scroll view, and how it gets there.
///
/// Apple says that the keys scroll with an animation (iOS 17 and later) and publishes no numbers;
/// those here are our own (trust I).
package enum KeyScrolling {
    /// How far an arrow goes. *Units:* points.
    package static let arrowStep: CGFloat = 40
    /// The part of the container that a page goes; the rest stays in sight for the reader's eye.
    package static let pageFraction: CGFloat = 0.875
    /// The time in which the way that is left shrinks to 1/e. *Units:* seconds.
    package static let timeConstant = 0.07
    /// When the rest of the way (1/20,000) is gone at once. *Units:* seconds.
    package static let duration = 0.7

    /// Where a key takes a scroll view; nil when it means nothing to one.
    ///
    /// `offset` is where the content rests once it stops, so that keys in quick succession add up.
    /// *Space:* content, reading direction; the result may lie outside the range.
    package static func target(
        for key: KeyEvent, from offset: CGPoint, in extents: ScrollExtents
    ) -> CGPoint? {
        guard let move = move(for: key, in: extents) else { return nil }
        var target = offset
        let range = extents.range(move.axis)
        switch move.distance {
        case .step(let points): target[move.axis] += points
        case .start: target[move.axis] = CGFloat(range.lowerBound)
        case .end: target[move.axis] = CGFloat(range.upperBound)
        }
        return target
    }

    /// The ways in which a key can move the offset, the likeliest first.
    ///
    /// `isVertical` says that something in the window scrolls up and down: pages are its own then.
    /// *Space:* content offset, left to right; only the directions mean something.
    package static func directions(of key: KeyEvent, isVertical: Bool) -> [CGVector] {
        switch key.key {
        case .upArrow: [CGVector(dx: 0, dy: -1)]
        case .downArrow: [CGVector(dx: 0, dy: 1)]
        case .leftArrow: [CGVector(dx: -1, dy: 0)]
        case .rightArrow: [CGVector(dx: 1, dy: 0)]
        case .pageUp, .home: pages(-1, isVertical)
        case .pageDown, .end: pages(1, isVertical)
        case .space: pages(key.modifiers.contains(.shift) ? -1 : 1, isVertical)
        case .tab, .return, .escape, .delete, .forwardDelete, .character: []
        }
    }

    /// Up or down; where all goes sideways, either way, as the language runs.
    private static func pages(_ sign: CGFloat, _ isVertical: Bool) -> [CGVector] {
        isVertical
            ? [CGVector(dx: 0, dy: sign)] : [CGVector(dx: sign, dy: 0), CGVector(dx: -sign, dy: 0)]
    }

    /// The way there: fast at once, so that a key that repeats does not begin from rest each time.
    package static let curve = ScrollAnimationCurve { elapsed in
        elapsed < duration ? 1 - exp(-elapsed / timeConstant) : nil
    }

    private enum Distance {
        case step(CGFloat)
        case start, end
    }

    private static func move(
        for event: KeyEvent, in extents: ScrollExtents
    ) -> (axis: Axis, distance: Distance)? {
        guard event.isDown, event.modifiers.isDisjoint(with: [.control, .option]) else {
            return nil
        }
        let isShifted = event.modifiers.contains(.shift)
        let isCommanded = event.modifiers.contains(.command)
        let main: Axis = extents.axes.contains(.vertical) ? .vertical : .horizontal
        guard extents.axes.contains(main) else { return nil }
        let page = extents.containerLength(main) * pageFraction
        switch event.key {
        case .upArrow, .downArrow:
            guard main == .vertical, !isShifted else { return nil }
            let isUp = event.key == .upArrow
            if isCommanded { return (.vertical, isUp ? .start : .end) }
            return (.vertical, .step(isUp ? -arrowStep : arrowStep))
        case .leftArrow, .rightArrow:
            guard extents.axes.contains(.horizontal), !isShifted, !isCommanded else { return nil }
            let isForwards = (event.key == .rightArrow) != extents.isRightToLeft
            return (.horizontal, .step(isForwards ? arrowStep : -arrowStep))
        case .pageUp: return (main, .step(-page))
        case .pageDown: return (main, .step(page))
        case .space: return isCommanded ? nil : (main, .step(isShifted ? -page : page))
        case .home: return (main, .start)
        case .end: return (main, .end)
        case .tab, .return, .escape, .delete, .forwardDelete, .character: return nil
        }
    }
}

extension ScrollViewEngine {
    /// Whether a key's target lies along its direction, and not where the content rests anyway.
    func moves(towards direction: CGVector, to target: CGPoint) -> Bool {
        let way = extents.directed(direction)
        let rest = extents.clamped(restingOffset)
        let end = extents.clamped(target)
        return (end.x - rest.x) * way.dx + (end.y - rest.y) * way.dy > 0
    }
}
