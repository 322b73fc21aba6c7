// SPDX-License-Identifier: MIT
import UIGeometry

/// Where a scroll view scrolls to show something.
package enum ScrollPlacement {
    /// The offset at which `rectInContent` shows as asked, within the scrollable range.
    ///
    /// With an anchor, its point of the rectangle meets its point of the viewport between the
    /// insets; without one the content moves as little as possible. *Space:* content, reading
    /// direction. *Source:* measured on macOS 26.6 and iOS 26.0.
    package static func offset(
        showing rectInContent: CGRect, anchor: UnitPoint?, from offset: CGPoint,
        extents: ScrollExtents
    ) -> CGPoint {
        var result = offset
        for axis in Axis.allCases {
            let inset = extents.startInset(axis)
            result[axis] =
                self.offset(
                    targetStart: rectInContent.origin[axis], targetLength: rectInContent.size[axis],
                    anchor: anchor?[axis], viewportStart: offset[axis] + inset,
                    viewportLength: extents.containerLength(axis)) - inset
        }
        return extents.clamped(result)
    }

    /// The start of the viewport along one axis, not limited to any range.
    ///
    /// *Space:* content, without insets. A target that already fills the viewport does not move.
    package static func offset(
        targetStart: CGFloat, targetLength: CGFloat, anchor: CGFloat?, viewportStart: CGFloat,
        viewportLength: CGFloat
    ) -> CGFloat {
        if let anchor { return targetStart + anchor * targetLength - anchor * viewportLength }
        let startsBefore = targetStart < viewportStart
        let endsAfter = targetStart + targetLength > viewportStart + viewportLength
        if startsBefore == endsAfter { return viewportStart }
        return startsBefore ? targetStart : targetStart + targetLength - viewportLength
    }

    /// The offset at an edge of the content; the other axis stays.
    package static func offset(
        atEdge edge: Edge, from offset: CGPoint, extents: ScrollExtents
    ) -> CGPoint {
        let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
        let range = extents.range(axis)
        let isStart = edge == .top || edge == .leading
        var result = offset
        result[axis] = CGFloat(isStart ? range.lowerBound : range.upperBound)
        return extents.clamped(result)
    }
}
