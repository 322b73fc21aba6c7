// SPDX-License-Identifier: MIT
import UIDisplayList

/// Draws its content with an opacity, as one picture.
nonisolated public struct _OpacityEffect: _PaintEffectModifier, Sendable {
    public typealias Body = Never
    public var animatableData: Double

    @MainActor public var effectOpacity: Double { min(max(animatableData, 0), 1) }

    @MainActor public func apply(
        to node: DisplayNode, in context: _EffectContext
    ) -> DisplayNode {
        switch effectOpacity {
        case 1: node
        case 0: .empty
        default: DisplayNode(.opacity(effectOpacity, node))
        }
    }
}

extension View {
    /// Sets the transparency of this view.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(_OpacityEffect(animatableData: opacity))
    }

    /// Hides this view unconditionally.
    nonisolated public func hidden() -> some View {
        modifier(_OpacityEffect(animatableData: 0))
    }
}
