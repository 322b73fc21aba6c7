// SPDX-License-Identifier: MIT
import UIGeometry

/// One immutable piece of a drawing; the tree of them is the display list.
///
/// A class, because identity is what a renderer caches by: a part of the interface that did not
/// change hands over the very same node as in the frame before.
public final class DisplayNode: Sendable {
    /// What the node draws.
    package let content: DisplayContent
    /// A box around everything that is drawn. *Space:* the node's own, points.
    package let bounds: CGRect
    /// What the node, or anything below it, asks of a renderer beyond drawing on top.
    package let traits: DisplayTraits

    package init(_ content: DisplayContent) {
        self.content = content
        bounds = content.inkBounds
        traits = content.traits
    }

    /// The node that draws nothing.
    package static let empty = DisplayNode(.group([]))

    package var isEmpty: Bool {
        if case .group(let nodes) = content { nodes.isEmpty } else { false }
    }
}

/// The kinds of drawing commands. *Units:* points; angles in radians. *Space:* each command draws
/// in its parent's space; `transform` opens a new one.
package indirect enum DisplayContent: Sendable {
    /// Draws each child over the one before.
    case group([DisplayNode])
    /// Draws the child through an affine transform.
    case transform(CGAffineTransform, DisplayNode)
    /// Draws the child inside a shape only.
    case clip(DisplayShape, DisplayNode)
    /// Draws the child as one picture with this opacity, 0…1.
    case opacity(Double, DisplayNode)
    /// Fills a shape.
    case fill(DisplayShape, DisplayPaint)
    /// Strokes the outline of a shape, centred on it.
    case stroke(DisplayShape, StrokeStyle, DisplayPaint)
    /// Sets a block of text inside a box; the layout is that of `TextMeasurer` for the same box.
    case text(TextBlock, in: CGRect)
    /// Draws the child, and beneath it its shadow. *Units:* `radius` is the Gaussian's sigma.
    case shadow(DisplayColor, radius: CGFloat, offset: CGSize, DisplayNode)
    /// Draws the child blurred. *Units:* `radius` is the Gaussian's sigma.
    case blur(radius: CGFloat, DisplayNode)
    /// Fills a shape with what lies beneath it, blurred and tinted.
    case material(DisplayShape, DisplayMaterial)
    /// Draws the child where the mask is opaque.
    case mask(DisplayNode, by: DisplayNode)
    /// Draws the child onto what lies beneath with a blend mode.
    case blend(DisplayBlendMode, DisplayNode)
    /// Draws the child's own outline, which it fills or clips to, without smoothing its edge.
    case aliased(DisplayNode)
    /// Maps every colour of the child: 4×5 row-major matrix over un-premultiplied sRGB, 0…1.
    case colorMatrix([Double], DisplayNode)
    /// Draws the child with its four corners moved: top leading, top trailing, bottom trailing,
    /// bottom leading of its `bounds`; a projected plane, for 3D rotations.
    case project(corners: [CGPoint], from: CGRect, DisplayNode)

    /// A box around what the command draws.
    var inkBounds: CGRect {
        switch self {
        case .group(let nodes):
            nodes.reduce(CGRect.null) { $1.bounds.isNull ? $0 : $0.union($1.bounds) }
        case .transform(let transform, let node):
            node.bounds.isNull ? .null : node.bounds.applying(transform)
        case .clip(let shape, let node): node.bounds.intersection(shape.bounds)
        case .opacity(_, let node), .mask(let node, by: _), .blend(_, let node),
            .aliased(let node),
            .colorMatrix(_, let node):
            node.bounds
        case .fill(let shape, _), .material(let shape, _): shape.bounds
        case .stroke(let shape, let style, _):
            shape.bounds.insetBy(dx: -style.lineWidth, dy: -style.lineWidth)
        case .text(_, let box): box.insetBy(dx: -4, dy: -4)
        case .shadow(_, let radius, let offset, let node):
            node.bounds.isNull
                ? .null
                : node.bounds.union(
                    node.bounds.insetBy(dx: -radius * 3, dy: -radius * 3)
                        .offsetBy(dx: offset.width, dy: offset.height))
        case .blur(let radius, let node):
            node.bounds.isNull ? .null : node.bounds.insetBy(dx: -radius * 3, dy: -radius * 3)
        case .project(let corners, _, _):
            corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
        }
    }
}
