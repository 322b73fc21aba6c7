// SPDX-License-Identifier: MIT
import UIDisplayList

/// The plain shape that a node covers, whose shadow needs no picture of the node.
struct Silhouette {
    var shape: DisplayShape
    /// How opaque the shape is, 0…1, evenly.
    var alpha: Double
    /// Whether the node hides what lies beneath the shape, whatever that is.
    private let isOpaque: Bool

    /// Nil when the node covers anything but one shape.
    init?(_ node: DisplayNode) {
        switch node.content {
        case .fill(let shape, let paint):
            guard let alpha = Self.evenAlpha(paint) else { return nil }
            self.init(shape: shape, alpha: alpha, isOpaque: alpha == 1)
        case .transform(let t, let child):
            guard t.a == 1, t.b == 0, t.c == 0, t.d == 1, let inner = Silhouette(child) else {
                return nil
            }
            self.init(
                shape: inner.shape.offsetBy(dx: t.tx, dy: t.ty), alpha: inner.alpha,
                isOpaque: inner.isOpaque)
        case .clip(let shape, let child):
            // A clipped box that fills its clip looks like the clip.
            guard let inner = Silhouette(child), case .rect(let box) = inner.shape,
                box.contains(shape.bounds)
            else { return nil }
            self.init(shape: shape, alpha: inner.alpha, isOpaque: inner.isOpaque)
        case .aliased(let child):
            guard let inner = Silhouette(child) else { return nil }
            self = inner
        case .group(let nodes):
            // An opaque ground that everything else lies on.
            guard let ground = nodes.first, let inner = Silhouette(ground), inner.alpha == 1,
                nodes.dropFirst().allSatisfy({
                    $0.bounds.isNull || inner.shape.bounds.contains($0.bounds)
                })
            else { return nil }
            self.init(shape: inner.shape, alpha: 1, isOpaque: inner.isOpaque)
        case .material(let shape, _):
            // It fills its shape with what lies beneath, so its shadow is that of the shape.
            self.init(shape: shape, alpha: 1, isOpaque: false)
        case .opacity, .stroke, .text, .shadow, .blur, .mask, .blend, .colorMatrix, .project:
            return nil
        }
    }

    /// A rectangle that the node surely covers, opaque to the last pixel; null when there is none.
    var covered: CGRect {
        guard isOpaque else { return .null }
        switch shape {
        case .rect(let rect): return Self.inside(rect, inset: 1)
        case .roundedRect(let rect, let radii, _):
            let radii = radii.limited(to: rect)
            let radius = max(
                radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight)
            // The diagonal of a corner is its point nearest to the middle; a continuous corner,
            // which begins farther away, lies outside of it.
            return Self.inside(rect, inset: radius * Self.cornerShare + 1)
        case .ellipse, .path: return .null
        }
    }

    /// How far a round corner's diagonal point lies from both edges, in radii: 1 − √½.
    private static let cornerShare: CGFloat = 0.2929

    private static func inside(_ rect: CGRect, inset: CGFloat) -> CGRect {
        rect.width > inset * 2 && rect.height > inset * 2
            ? rect.insetBy(dx: inset, dy: inset) : .null
    }

    private init(shape: DisplayShape, alpha: Double, isOpaque: Bool) {
        self.shape = shape
        self.alpha = alpha
        self.isOpaque = isOpaque
    }

    private static func evenAlpha(_ paint: DisplayPaint) -> Double? {
        switch paint {
        case .color(let color): color.alpha
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _, _):
            stops.allSatisfy { $0.color.alpha == 1 } && !stops.isEmpty ? 1 : nil
        }
    }
}
