// SPDX-License-Identifier: MIT
import UIDisplayList

/// What drawing needs to know of the frame.
@MainActor public final class _PaintContext {
    public let now: FrameInstant
    /// Device pixels in a point.
    public let scale: CGFloat
    package var painted = 0

    package init(now: FrameInstant, scale: CGFloat) {
        self.now = now
        self.scale = scale
    }
}

extension _LayoutNode {
    /// The drawing commands, those of the last frame when nothing inside changed.
    package final func display(_ context: _PaintContext) -> DisplayNode {
        if !needsDrawing, let drawn { return drawn }
        needsDrawing = false
        context.painted += 1
        drawnOrder = nil
        let node = makeDisplay(context)
        drawn = node
        noteHitBounds(of: node, at: context.now)
        return node
    }

    /// The children's commands, each where it is presented.
    package final func displayChildren(_ context: _PaintContext) -> DisplayNode {
        var nodes: [DisplayNode] = []
        nodes.reserveCapacity(childItems.count + departing.count)
        let order = childrenInDrawingOrder
        drawnOrder = order
        for child in order { child.append(to: &nodes, context) }
        for child in departing { child.append(to: &nodes, context) }
        if nodes.count == 1 { return nodes[0] }
        if nodes.isEmpty { return .empty }
        if nodes.count > 2 * Self.chunkLength { nodes = chunks(of: nodes) }
        return DisplayNode(.group(nodes))
    }

    /// How many children are one group of their own in a box that has many.
    private static var chunkLength: Int { 32 }

    /// The same commands in groups of which only those of changed children are new, so that what
    /// renderers do for a change follows it and not the number of children.
    private func chunks(of nodes: [DisplayNode]) -> [DisplayNode] {
        var result: [DisplayNode] = []
        result.reserveCapacity(nodes.count / Self.chunkLength + 1)
        for start in stride(from: 0, to: nodes.count, by: Self.chunkLength) {
            let part = nodes[start..<min(start + Self.chunkLength, nodes.count)]
            if result.count < drawnChunks.count,
                case .group(let old) = drawnChunks[result.count].content,
                old.elementsEqual(part, by: ===)
            {
                result.append(drawnChunks[result.count])
            } else {
                result.append(DisplayNode(.group(Array(part))))
            }
        }
        drawnChunks = result
        return result
    }

    /// One child's commands, where it is presented.
    package final func displayChild(
        _ child: _LayoutNode, _ context: _PaintContext
    ) -> DisplayNode {
        var nodes: [DisplayNode] = []
        child.append(to: &nodes, context)
        return nodes.first ?? .empty
    }

    /// The children, lower ones first; equals keep their order.
    package final var childrenByZIndex: [_LayoutNode] {
        let children = children
        var isLayered = false
        for child in children where child.zIndex != 0 {
            isLayered = true
            break
        }
        guard isLayered, children.count > 1 else { return children }
        return children.enumerated()
            .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }

    /// The commands of a child where it is presented, for a box that draws its children apart.
    package final func displayInPlace(_ context: _PaintContext) -> DisplayNode {
        var nodes: [DisplayNode] = []
        append(to: &nodes, context)
        return nodes.first ?? .empty
    }

    private func append(to nodes: inout [DisplayNode], _ context: _PaintContext) {
        var node = display(context)
        if node.isEmpty { return }
        let frame = presentedFrame(at: context.now)
        let opacity = transitionOpacity(at: context.now)
        if opacity < 1 { node = DisplayNode(.opacity(opacity, node)) }
        let transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        if !transform.isIdentity { node = translated(node, by: transform) }
        nodes.append(node)
    }

    /// The same wrapper again when child and place are the same, so that renderers keep theirs.
    private func translated(_ node: DisplayNode, by transform: CGAffineTransform) -> DisplayNode {
        if let moved, case .transform(let old, let child) = moved.content, child === node,
            old == transform
        {
            return moved
        }
        let result = DisplayNode(.transform(transform, node))
        moved = result
        return result
    }
}
