// SPDX-License-Identifier: MIT
import UIDisplayList

/// The plain shape that a node covers, whose shadow needs no picture of the node.
struct Silhouette {
    var shape: DisplayShape
    /// How opaque the shape is, 0…1, evenly.
    var alpha: Double

    /// Nil when the node covers anything but one shape.
    init?(_ node: DisplayNode) {
        switch node.content {
        case .fill(let shape, let paint):
            guard let alpha = Self.evenAlpha(paint) else { return nil }
            self.init(shape: shape, alpha: alpha)
        case .transform(let t, let child):
            guard t.a == 1, t.b == 0, t.c == 0, t.d == 1, let inner = Silhouette(child) else {
                return nil
            }
            self.init(shape: inner.shape.offsetBy(dx: t.tx, dy: t.ty), alpha: inner.alpha)
        case .clip(let shape, let child):
            // A clipped box that fills its clip looks like the clip.
            guard let inner = Silhouette(child), case .rect(let box) = inner.shape,
                box.contains(shape.bounds)
            else { return nil }
            self.init(shape: shape, alpha: inner.alpha)
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
            self.init(shape: inner.shape, alpha: 1)
        case .opacity, .stroke, .text, .shadow, .blur, .material, .mask, .blend, .colorMatrix,
            .project:
            return nil
        }
    }

    private init(shape: DisplayShape, alpha: Double) {
        self.shape = shape
        self.alpha = alpha
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
