// SPDX-License-Identifier: MIT
import UIDisplayList

/// Modes for compositing a view with overlapping content.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
    case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

    var display: DisplayBlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}

/// Mixes its content with what lies beneath it.
nonisolated public struct _BlendEffect: _PaintEffectModifier, Sendable {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData
    let mode: BlendMode

    @MainActor public func apply(
        to node: DisplayNode, in context: _EffectContext
    ) -> DisplayNode {
        mode == .normal ? node : DisplayNode(.blend(mode.display, node))
    }
}

/// Makes one picture of its content before anything else is done to it.
nonisolated public struct _CompositingGroupEffect: _PaintEffectModifier, Sendable {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData
    /// Whether the picture has a ground, which is black.
    let isOpaque: Bool

    @MainActor public func apply(
        to node: DisplayNode, in context: _EffectContext
    ) -> DisplayNode {
        // An opacity is what makes one picture of its child, blend modes included.
        guard isOpaque else { return DisplayNode(.opacity(1, node)) }
        let rect = CGRect(origin: .zero, size: context.size)
        let ground = DisplayNode(.fill(.rect(rect), .color(.black)))
        return DisplayNode(
            .opacity(1, DisplayNode(.clip(.rect(rect), DisplayNode(.group([ground, node]))))))
    }
}

extension View {
    /// Sets the blend mode for compositing this view with overlapping views.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendEffect(mode: blendMode))
    }

    /// Wraps this view in a compositing group.
    nonisolated public func compositingGroup() -> some View {
        modifier(_CompositingGroupEffect(isOpaque: false))
    }

    /// Composites this view's contents into an offscreen image before final display.
    nonisolated public func drawingGroup(opaque: Bool = false) -> some View {
        modifier(_CompositingGroupEffect(isOpaque: opaque))
    }
}
