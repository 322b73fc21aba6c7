// SPDX-License-Identifier: MIT
import UIDisplayList

/// The box around a header or a footer that sticks to an edge of its scroll view: layout puts it
/// where it belongs, and a translation moves it while it sticks.
@MainActor final class _PinBox: _UnaryNode {
    let role: _LazyKind.Role
    private let axis: Axis
    /// How far from its place it is now, in reading direction. *Units:* points.
    var shift: CGFloat = 0 {
        didSet {
            guard shift != oldValue else { return }
            setNeedsDisplay()
            graph?.frameReaders.needsReading = true
        }
    }

    init(role: _LazyKind.Role, axis: Axis, owner: _ViewNode) {
        self.role = role
        self.axis = axis
        super.init(layoutOwner: owner)
    }

    private var offset: CGPoint {
        axis == .vertical
            ? CGPoint(x: 0, y: shift) : CGPoint(x: isRightToLeft ? -shift : shift, y: 0)
    }

    override func rectFromContent(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: offset.x, dy: offset.y)
    }

    override func contentPoint(_ point: CGPoint, at now: FrameInstant) -> CGPoint? {
        CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    }

    override func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        let inner = displayChildren(context)
        guard shift != 0, !inner.isEmpty else { return inner }
        return DisplayNode(
            .transform(CGAffineTransform(translationX: offset.x, y: offset.y), inner))
    }

    override func collectAccessibility(_ collector: _AccessibilityCollector) {
        collector.transformed(by: CGAffineTransform(translationX: offset.x, y: offset.y)) {
            super.collectAccessibility(collector)
        }
    }
}
