// SPDX-License-Identifier: MIT
import UIDisplayList

/// A structure that defines the style of pocket a scroll view will have.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    enum Value { case automatic, hard, soft }
    let value: Value
    /// The automatic scroll edge effect style, a soft one.
    public static var automatic: ScrollEdgeEffectStyle { Self(value: .automatic) }
    /// A scroll edge effect with a hard cutoff and dividing line.
    public static var hard: ScrollEdgeEffectStyle { Self(value: .hard) }
    /// A soft edge effect: content fades away beneath the bar.
    public static var soft: ScrollEdgeEffectStyle { Self(value: .soft) }
}

/// What the environment says about the edges of scroll views.
package struct _ScrollEdgeEffects: Equatable, Sendable {
    /// Where bars lie over the content.
    package var bars: Edge.Set = []
    /// Where the bar itself draws the soft look.
    var drawnByBar: Edge.Set = []
    var hidden: Edge.Set = []
    var hard: Edge.Set = []
}

private struct ScrollEdgeEffectsKey: EnvironmentKey {
    static var defaultValue: _ScrollEdgeEffects { _ScrollEdgeEffects() }
}

extension EnvironmentValues {
    /// How the edges of scroll views look where content runs under bars.
    package var scrollEdgeEffects: _ScrollEdgeEffects {
        get { self[ScrollEdgeEffectsKey.self] }
        set { self[ScrollEdgeEffectsKey.self] = newValue }
    }
}

/// Numbers of the edge effect, which nobody published.
enum _ScrollEdgeConstants {
    /// How far content runs under a bar before the effect is whole. *Units:* points. *Source:* I.
    static let ramp: CGFloat = 20
    /// How opaque the fade is at the edge itself. *Source:* I.
    static let fade = 0.9
    /// How far the fade reaches beyond the bar, as a part of the bar's length. *Source:* I.
    static let reach: CGFloat = 0.25
    /// How dark the line of a hard edge is. *Source:* I, that of a list's separator (measured).
    static let line = 25.0 / 255
}

extension _ScrollEdgeEffects {
    /// Whether the bar at an edge, which draws the soft look itself, is to draw it.
    func isSoft(at edge: Edge) -> Bool { !hidden.union(hard).contains(Edge.Set(edge)) }
}

extension _ScrollBox {
    /// What is drawn over the content where it runs under bars.
    func edgeEffects() -> [DisplayNode] {
        let effects = owner.environment.scrollEdgeEffects
        let shown = effects.bars.subtracting(effects.hidden)
        guard !shown.isEmpty else { return [] }
        return Edge.allCases.compactMap { edge in
            guard shown.contains(Edge.Set(edge)) else { return nil }
            let isHard = effects.hard.contains(Edge.Set(edge))
            if !isHard, effects.drawnByBar.contains(Edge.Set(edge)) { return nil }
            return edgeEffect(edge, isHard: isHard)
        }
    }

    private func edgeEffect(_ edge: Edge, isHard: Bool) -> DisplayNode? {
        let depth = safeInsets[edge]
        let strength = min(1, overlap(edge) / _ScrollEdgeConstants.ramp)
        guard depth > 0, strength > 0 else { return nil }
        let node: DisplayNode
        if isHard {
            let rect = strip(edge, depth)
            let ground = Material.bar._paint(in: owner.environment).node(
                filling: .rect(rect), in: rect)
            let line = DisplayColor(red: 0, green: 0, blue: 0, alpha: _ScrollEdgeConstants.line)
            node = DisplayNode(
                .group([ground, DisplayNode(.fill(.rect(self.line(edge, rect)), .color(line)))]))
        } else {
            let rect = strip(edge, depth * (1 + _ScrollEdgeConstants.reach))
            let color = BackgroundStyle()._paint(in: owner.environment).representativeColor
            let stops = [
                DisplayGradientStop(
                    color: color.opacity(_ScrollEdgeConstants.fade), location: 0),
                DisplayGradientStop(
                    color: color.opacity(_ScrollEdgeConstants.fade), location: 0.5),
                DisplayGradientStop(color: color.opacity(0), location: 1),
            ]
            let (start, end) = ends(edge, rect)
            node = DisplayNode(
                .fill(.rect(rect), .linearGradient(stops, start: start, end: end)))
        }
        return strength < 1 ? DisplayNode(.opacity(Double(strength), node)) : node
    }

    /// How far the content runs under an edge's safe area. *Units:* points.
    private func overlap(_ edge: Edge) -> CGFloat {
        let geometry = engine.geometry
        let (offset, size) = (geometry.visibleRect, geometry.contentSize)
        let insets = geometry.contentInsets
        return switch edge {
        case .top: max(0, offset.minY + insets.top)
        case .bottom: max(0, size.height - offset.maxY + insets.bottom)
        case .leading: max(0, offset.minX + insets.leading)
        case .trailing: max(0, size.width - offset.maxX + insets.trailing)
        }
    }

    private func isLeft(_ edge: Edge) -> Bool { (edge == .leading) != settings.isRightToLeft }

    private func strip(_ edge: Edge, _ depth: CGFloat) -> CGRect {
        let all = viewportRect
        return switch edge {
        case .top: CGRect(x: all.minX, y: all.minY, width: all.width, height: depth)
        case .bottom: CGRect(x: all.minX, y: all.maxY - depth, width: all.width, height: depth)
        case .leading, .trailing:
            CGRect(
                x: isLeft(edge) ? all.minX : all.maxX - depth, y: all.minY, width: depth,
                height: all.height)
        }
    }

    /// The line along the inner side of a strip, a pixel wide.
    private func line(_ edge: Edge, _ rect: CGRect) -> CGRect {
        let width = settings.pixelLength
        return switch edge {
        case .top: CGRect(x: rect.minX, y: rect.maxY - width, width: rect.width, height: width)
        case .bottom: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: width)
        case .leading, .trailing:
            CGRect(
                x: isLeft(edge) ? rect.maxX - width : rect.minX, y: rect.minY, width: width,
                height: rect.height)
        }
    }

    /// From the outer side of a strip to its inner one.
    private func ends(_ edge: Edge, _ rect: CGRect) -> (CGPoint, CGPoint) {
        let (top, bottom) = (
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY)
        )
        let right = CGPoint(x: rect.maxX, y: rect.minY)
        return switch edge {
        case .top: (top, bottom)
        case .bottom: (bottom, top)
        case .leading, .trailing: isLeft(edge) ? (top, right) : (right, top)
        }
    }
}

extension View {
    /// Configures the scroll edge effect style for scroll views within this hierarchy.
    nonisolated public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View {
        modifier(
            _EnvironmentClosureModifier {
                if style == .hard {
                    $0.scrollEdgeEffects.hard.formUnion(edges)
                } else {
                    $0.scrollEdgeEffects.hard.subtract(edges)
                }
            })
    }

    /// Hides any scroll edge effects for scroll views within this hierarchy.
    nonisolated public func scrollEdgeEffectHidden(
        _ hidden: Bool = true, for edges: Edge.Set = .all
    ) -> some View {
        modifier(
            _EnvironmentClosureModifier {
                if hidden {
                    $0.scrollEdgeEffects.hidden.formUnion(edges)
                } else {
                    $0.scrollEdgeEffects.hidden.subtract(edges)
                }
            })
    }
}
