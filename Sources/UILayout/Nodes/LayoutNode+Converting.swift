// SPDX-License-Identifier: MIT

extension _LayoutNode {
    /// Where a point of the box's own space lies in that of another (nil: the root's), as laid
    /// out, scroll offsets included.
    ///
    /// Only what lies between the two and the nearest box around both is asked, so that nothing
    /// farther out, such as a scroll offset around both, leaves a trace in the answer.
    package final func convert(_ point: CGPoint, into other: _LayoutNode?) -> CGPoint {
        var path: [_LayoutNode] = []
        var outer = other
        while let node = outer {
            path.append(node)
            outer = node.parent
        }
        var point = point
        var node = self
        var common = path.firstIndex { $0 === node }
        while common == nil {
            point.x += node.frame.minX
            point.y += node.frame.minY
            guard let parent = node.parent else { break }
            point = parent.rectFromContent(CGRect(origin: point, size: .zero)).origin
            node = parent
            common = path.firstIndex { $0 === node }
        }
        guard let common else { return point }
        for index in stride(from: common, to: 0, by: -1) {
            point = point.applying(path[index].transformFromContent.inverted())
            point.x -= path[index - 1].frame.minX
            point.y -= path[index - 1].frame.minY
        }
        return point
    }

    /// The map from the children's space to the box's own, as laid out.
    private var transformFromContent: CGAffineTransform {
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            rectFromContent(CGRect(x: x, y: y, width: 0, height: 0)).origin
        }
        let origin = place(0, 0)
        guard movesDrawingOnly else {
            return CGAffineTransform(translationX: origin.x, y: origin.y)
        }
        let (x, y) = (place(1, 0), place(0, 1))
        return CGAffineTransform(
            a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y,
            tx: origin.x, ty: origin.y)
    }
}
