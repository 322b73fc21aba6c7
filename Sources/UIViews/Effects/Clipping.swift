// SPDX-License-Identifier: MIT
import UIDisplayList

/// Draws its content inside a shape only.
nonisolated public struct _ClipEffect<S: Shape>: _PaintEffectModifier {
    public typealias Body = Never
    var shape: S
    var style: FillStyle
    public var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    @MainActor public func apply(
        to node: DisplayNode, in context: _EffectContext
    ) -> DisplayNode {
        let rect = CGRect(origin: .zero, size: context.size)
        let outline = shape._displayShape(
            in: rect, fillStyle: style, layoutDirection: context.environment.layoutDirection)
        let clipped = DisplayNode(.clip(outline, node))
        return style.isAntialiased ? clipped : DisplayNode(.aliased(clipped))
    }

    @MainActor public func allowsHit(_ point: CGPoint, size: CGSize) -> Bool {
        shape.path(in: CGRect(origin: .zero, size: size))
            .contains(point, eoFill: style.isEOFilled)
    }
}

extension Shape {
    /// The cheap form of the shape in `rect`, with the rule for what is inside.
    package func _displayShape(
        in rect: CGRect, fillStyle: FillStyle, layoutDirection: LayoutDirection
    ) -> DisplayShape {
        let shape = _displayShape(in: rect, layoutDirection: layoutDirection)
        guard fillStyle.isEOFilled, case .path(let path, _) = shape else { return shape }
        return .path(path, eoFill: true)
    }
}

extension View {
    /// Sets a clipping shape for this view.
    nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View
    where S: Shape {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Clips this view to its bounding rectangular frame.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Clips this view to its bounding frame, with the specified corner radius.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(
            RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
}
