// SPDX-License-Identifier: MIT
import UIGeometry

/// What layout tells a scroll view about its content and its own place.
///
/// *Units:* points. *Range:* lengths that are not finite or negative are taken as zero.
package struct ScrollExtents: Hashable, Sendable {
    /// The size of the content, without insets.
    package var contentSize: CGSize
    /// The size of the whole viewport, including what lies under the insets.
    package var frameSize: CGSize
    /// The margins and safe areas around the content.
    package var contentInsets: EdgeInsets
    /// The part of `contentInsets` that `contentMargins` asked for.
    ///
    /// Margins are what a geometry observer sees taken off `containerSize` (measured). Safe areas
    /// are not: nobody has measured them, and published code computes the scrollable range as
    /// content + insets − `containerSize`, which is right only so.
    package var contentMargins: EdgeInsets
    /// The axes that scroll.
    package var axes: Axis.Set
    /// When the horizontal axis bounces.
    package var horizontalBounce: ScrollBounce
    /// When the vertical axis bounces.
    package var verticalBounce: ScrollBounce
    /// The length of a device pixel.
    package var pixelLength: CGFloat
    /// Whether the reading direction is from right to left.
    package var isRightToLeft: Bool
    /// Where content that is shorter than its container lies in it.
    package var alignmentAnchor: UnitPoint
    /// The place that is kept, by a scroll view resting there, when sizes change.
    package var sizeChangesAnchor: UnitPoint?

    /// Extents of a scroll view; by default a vertical one that always bounces.
    package init(
        contentSize: CGSize, frameSize: CGSize, contentInsets: EdgeInsets = EdgeInsets(),
        contentMargins: EdgeInsets = EdgeInsets(), axes: Axis.Set = .vertical,
        horizontalBounce: ScrollBounce = .always,
        verticalBounce: ScrollBounce = .always, pixelLength: CGFloat = 1,
        isRightToLeft: Bool = false, alignmentAnchor: UnitPoint = .topLeading,
        sizeChangesAnchor: UnitPoint? = nil
    ) {
        self.contentSize = contentSize
        self.frameSize = frameSize
        self.contentInsets = contentInsets
        self.contentMargins = contentMargins
        self.axes = axes
        self.horizontalBounce = horizontalBounce
        self.verticalBounce = verticalBounce
        self.pixelLength = pixelLength
        self.isRightToLeft = isRightToLeft
        self.alignmentAnchor = alignmentAnchor
        self.sizeChangesAnchor = sizeChangesAnchor
    }

    /// The size of the viewport between the insets.
    package var containerSize: CGSize {
        CGSize(width: containerLength(.horizontal), height: containerLength(.vertical))
    }

    /// The length of the content along an axis.
    package func contentLength(_ axis: Axis) -> CGFloat { Self.length(contentSize[axis]) }

    /// The length of the whole viewport along an axis.
    package func frameLength(_ axis: Axis) -> CGFloat { Self.length(frameSize[axis]) }

    /// The length of the viewport between its insets along an axis.
    package func containerLength(_ axis: Axis) -> CGFloat {
        max(0, frameLength(axis) - startInset(axis) - endInset(axis))
    }

    /// The inset before the content along an axis, zero if it is not finite.
    package func startInset(_ axis: Axis) -> CGFloat { Self.finite(contentInsets.start(axis)) }

    /// The inset after the content along an axis, zero if it is not finite.
    package func endInset(_ axis: Axis) -> CGFloat { Self.finite(contentInsets.end(axis)) }

    /// Whether there is something to scroll along an axis.
    package func isScrollable(_ axis: Axis) -> Bool {
        axes.contains(axis) && contentLength(axis) > containerLength(axis)
    }

    /// Whether content can be pulled past its edges along an axis.
    package func isBouncing(_ axis: Axis) -> Bool {
        guard axes.contains(axis) else { return false }
        return switch axis == .horizontal ? horizontalBounce : verticalBounce {
        case .always: true
        case .basedOnSize: isScrollable(axis)
        case .never: false
        }
    }

    /// The offsets at which the content can rest along an axis.
    ///
    /// From minus the start inset to content + end inset − frame; a single offset if the content
    /// is no longer than its container, shifted by the alignment anchor.
    package func range(_ axis: Axis) -> ClosedRange<Double> {
        let start = -startInset(axis)
        let room = contentLength(axis) - containerLength(axis)
        if axes.contains(axis), room > 0 { return Double(start)...Double(start + room) }
        let shift = axes.contains(axis) ? alignmentAnchor[axis] * min(room, 0) : 0
        return Double(start + shift)...Double(start + shift)
    }

    /// The offset nearest to `offset` at which the content can rest.
    package func clamped(_ offset: CGPoint) -> CGPoint {
        var result = CGPoint.zero
        for axis in Axis.allCases {
            let limits = range(axis)
            let wanted = offset[axis].isNaN ? limits.lowerBound : Double(offset[axis])
            result[axis] = CGFloat(min(max(wanted, limits.lowerBound), limits.upperBound))
        }
        return result
    }

    /// The offset at a fraction of the range: (0, 0) the start of both axes, (1, 1) their end.
    package func offset(at anchor: UnitPoint) -> CGPoint {
        var result = CGPoint.zero
        for axis in Axis.allCases {
            let limits = range(axis)
            let length = limits.upperBound - limits.lowerBound
            result[axis] = CGFloat(limits.lowerBound + Double(anchor[axis]) * length)
        }
        return clamped(result)
    }

    /// What a scroll view with these extents reports at `offset`.
    package func geometry(at offset: CGPoint) -> ScrollGeometry {
        ScrollGeometry(
            contentOffset: offset, contentSize: contentSize, contentInsets: contentInsets,
            containerSize: CGSize(
                width: max(0, frameLength(.horizontal) - contentMargins.total(.horizontal)),
                height: max(0, frameLength(.vertical) - contentMargins.total(.vertical))),
            visibleRect: CGRect(origin: offset, size: frameSize))
    }

    /// The rectangle of the content that shows between the insets at `offset`.
    package func containerRectInContent(at offset: CGPoint) -> CGRect {
        CGRect(
            x: offset.x + startInset(.horizontal), y: offset.y + startInset(.vertical),
            width: containerLength(.horizontal), height: containerLength(.vertical))
    }

    private static func length(_ value: CGFloat) -> CGFloat { max(0, finite(value)) }
    private static func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
}
