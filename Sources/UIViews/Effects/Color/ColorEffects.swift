// SPDX-License-Identifier: MIT
import UIDisplayList

/// Changes the colours of its content by one amount.
nonisolated public struct _ColorEffect: _PaintEffectModifier, Sendable {
    public typealias Body = Never
    enum Kind { case brightness, contrast, saturation, grayscale, hueRotation }
    let kind: Kind
    /// *Units:* radians for a rotation of the hue, else none.
    public var animatableData: Double

    private var matrix: _ColorMatrix {
        switch kind {
        case .brightness: .brightness(animatableData)
        case .contrast: .contrast(animatableData)
        case .saturation: .saturation(animatableData)
        case .grayscale: .saturation(1 - min(max(animatableData, 0), 1))
        case .hueRotation: .hueRotation(Angle(radians: animatableData))
        }
    }

    @MainActor public func apply(
        to node: DisplayNode, in context: _EffectContext
    ) -> DisplayNode {
        node.mapped(by: matrix)
    }
}

/// Changes the colours of its content in a way that is always the same.
nonisolated public struct _FixedColorEffect: _PaintEffectModifier, Sendable {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData
    let matrix: _ColorMatrix

    @MainActor public func apply(
        to node: DisplayNode, in context: _EffectContext
    ) -> DisplayNode {
        node.mapped(by: matrix)
    }
}

/// Multiplies the colours of its content by another.
nonisolated public struct _ColorMultiplyEffect: _PaintEffectModifier {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData
    let color: Color

    @MainActor public func apply(
        to node: DisplayNode, in context: _EffectContext
    ) -> DisplayNode {
        let color = color._paint(in: context.environment).representativeColor
        return node.mapped(
            by: .multiplied(
                red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
    }
}

extension DisplayNode {
    fileprivate func mapped(by matrix: _ColorMatrix) -> DisplayNode {
        matrix.isIdentity ? self : DisplayNode(.colorMatrix(matrix.rows, self))
    }
}

extension View {
    /// Brightens this view by the specified amount.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(_ColorEffect(kind: .brightness, animatableData: amount))
    }

    /// Sets the contrast and separation between similar colors in this view.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(_ColorEffect(kind: .contrast, animatableData: amount))
    }

    /// Adjusts the color saturation of this view.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(_ColorEffect(kind: .saturation, animatableData: amount))
    }

    /// Adds a grayscale effect to this view.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(_ColorEffect(kind: .grayscale, animatableData: amount))
    }

    /// Applies a hue rotation effect to this view.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(_ColorEffect(kind: .hueRotation, animatableData: angle.radians))
    }

    /// Inverts the colors in this view.
    nonisolated public func colorInvert() -> some View {
        modifier(_FixedColorEffect(matrix: .inverted))
    }

    /// Adds a luminance to alpha effect to this view.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(_FixedColorEffect(matrix: .luminanceToAlpha))
    }

    /// Adds a color multiplication effect to this view.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(_ColorMultiplyEffect(color: color))
    }
}
