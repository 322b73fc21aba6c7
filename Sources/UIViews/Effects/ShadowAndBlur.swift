// SPDX-License-Identifier: MIT
import UIDisplayList

/// Draws a shadow of its content beneath it.
nonisolated public struct _ShadowEffect: _PaintEffectModifier {
    public typealias Body = Never
    var color: Color
    var radius: CGFloat
    var offset: CGSize

    public var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { AnimatablePair(radius, offset.animatableData) }
        set {
            radius = newValue.first
            offset.animatableData = newValue.second
        }
    }

    @MainActor public func apply(
        to node: DisplayNode, in context: _EffectContext
    ) -> DisplayNode {
        let color = color._paint(in: context.environment).representativeColor
        guard color.alpha > 0, radius > 0 || offset != .zero else { return node }
        return DisplayNode(.shadow(color, radius: max(0, radius), offset: offset, node))
    }
}

/// Draws its content blurred.
nonisolated public struct _BlurEffect: _PaintEffectModifier, Sendable {
    public typealias Body = Never
    public var animatableData: CGFloat
    var isOpaque: Bool

    @MainActor public func apply(
        to node: DisplayNode, in context: _EffectContext
    ) -> DisplayNode {
        guard animatableData > 0 else { return node }
        let blurred = DisplayNode(.blur(radius: animatableData, node))
        // An opaque blur does not bleed over the edges of what it blurs.
        guard isOpaque else { return blurred }
        return DisplayNode(.clip(.rect(CGRect(origin: .zero, size: context.size)), blurred))
    }
}

extension View {
    /// Adds a shadow to this view.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Applies a Gaussian blur to this view.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(animatableData: radius, isOpaque: opaque))
    }
}
