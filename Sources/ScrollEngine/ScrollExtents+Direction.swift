// SPDX-License-Identifier: MIT
import UIGeometry

//  The one place where left-to-right values meet values in reading direction.

extension ScrollExtents {
    /// Turns a finger's or a wheel's left-to-right vector into one in reading direction, and back.
    package func directed(_ vector: CGVector) -> CGVector {
        isRightToLeft ? CGVector(dx: -vector.dx, dy: vector.dy) : vector
    }

    /// Where the content's top left corner lies in the viewport at an offset.
    ///
    /// *Space:* the viewport, left to right.
    package func contentOriginInFrame(at offset: CGPoint) -> CGPoint {
        let x = isRightToLeft ? frameSize.width - contentSize.width + offset.x : -offset.x
        return CGPoint(x: x, y: -offset.y)
    }

    /// Turns a left-to-right rectangle of the content into one measured from its leading edge,
    /// and back.
    package func rectFromLeading(_ rectInContent: CGRect) -> CGRect {
        guard isRightToLeft else { return rectInContent }
        var rect = rectInContent
        rect.origin.x = contentSize.width - rectInContent.maxX
        return rect
    }

    /// Turns a left-to-right anchor into one measured from the leading edge, and back.
    package func anchorFromLeading(_ anchor: UnitPoint) -> UnitPoint {
        isRightToLeft ? UnitPoint(x: 1 - anchor.x, y: anchor.y) : anchor
    }
}
