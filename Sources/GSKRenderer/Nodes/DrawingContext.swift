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
                BackdropLayer(node: $0.node, transform: $0.transform.concatenating(inverse))
            })
    }
}

/// One node that lies beneath, and how its space is seen from the node above.
struct BackdropLayer {
    var node: NodeReference
    var transform: CGAffineTransform

    var bounds: CGRect { node.bounds.applying(transform) }
    var key: Key { Key(node: ObjectIdentifier(node), transform: transform) }

    struct Key: Hashable {
        var node: ObjectIdentifier
        var transform: CGAffineTransform
    }
}
