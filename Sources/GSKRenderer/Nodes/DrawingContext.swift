// SPDX-License-Identifier: MIT
import UIDisplayList

/// Where a node is drawn: what can be seen of its space, and what lies beneath it.
struct DrawingContext {
    /// *Space:* the node's own, points.
    var visible: CGRect
    /// From the lowest up.
    var beneath: [BackdropLayer]

    func transformed(by transform: CGAffineTransform) -> DrawingContext {
        let inverse = transform.inverted()
        return DrawingContext(
            visible: visible.applying(inverse),
            beneath: beneath.map {
                BackdropLayer(drawing: $0.drawing, transform: $0.transform.concatenating(inverse))
            })
    }
}

/// Something that lies beneath, and how its space is seen from the node above.
struct BackdropLayer {
    var drawing: Drawing
    var transform: CGAffineTransform

    var bounds: CGRect { drawing.bounds.applying(transform) }
    var key: Key { Key(drawing: ObjectIdentifier(drawing), transform: transform) }

    struct Key: Hashable {
        var drawing: ObjectIdentifier
        var transform: CGAffineTransform
    }
}
