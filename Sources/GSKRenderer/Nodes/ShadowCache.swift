// SPDX-License-Identifier: MIT
import UIDisplayList

/// Shadows of plain shapes by what they look like, kept while something that was drawn has them.
final class ShadowCache {
    private struct Key: Hashable {
        var shape: DisplayShape
        var color: DisplayColor
        var radius: CGFloat
        /// What lies under the shape's own opaque middle. *Space:* the shape's.
        var hole: CGRect
    }
    private struct Entry {
        weak var drawing: Drawing?
    }
    private var entries: [Key: Entry] = [:]
    /// Those asked for in this frame and the last are kept in any case.
    private var recent: [[Drawing]] = [[], []]
    private var framesSincePurge = 0
    private static let purgeInterval = 120

    func endFrame() {
        recent.removeFirst()
        recent.append([])
        framesSincePurge += 1
        guard framesSincePurge >= Self.purgeInterval else { return }
        framesSincePurge = 0
        entries = entries.filter { $0.value.drawing != nil }
    }

    func removeAll() {
        entries = [:]
        recent = [[], []]
    }

    /// `hole` is what an opaque drawing over the shadow covers in any case, or null.
    func shadow(
        _ shape: DisplayShape, color: DisplayColor, radius: CGFloat, hole: CGRect, scale: CGFloat
    ) -> Drawing? {
        guard color.alpha > 0 else { return nil }
        // Shapes of one size share a picture wherever they lie.
        let origin = shape.bounds.origin
        let key = Key(
            shape: shape.offsetBy(dx: -origin.x, dy: -origin.y), color: color, radius: radius,
            hole: hole.offsetBy(dx: -origin.x, dy: -origin.y))
        guard let drawing = entries[key]?.drawing ?? make(key, scale: scale) else { return nil }
        entries[key] = Entry(drawing: drawing)
        recent[1].append(drawing)
        return drawing.transformed(by: CGAffineTransform(translationX: origin.x, y: origin.y))
    }

    private func make(_ key: Key, scale: CGFloat) -> Drawing? {
        let picture = ShadowPicture.of(
            key.shape, color: key.color, radius: key.radius, scale: scale)
        return picture.flatMap { $0.surface.drawing(in: $0.region, except: key.hole) }
    }
}

extension DisplayShape {
    func offsetBy(dx: CGFloat, dy: CGFloat) -> DisplayShape {
        switch self {
        case .rect(let rect): .rect(rect.offsetBy(dx: dx, dy: dy))
        case .roundedRect(let rect, let radii, let continuous):
            .roundedRect(rect.offsetBy(dx: dx, dy: dy), radii, continuous: continuous)
        case .ellipse(let rect): .ellipse(rect.offsetBy(dx: dx, dy: dy))
        case .path(let path, let eoFill): .path(path.offsetBy(dx: dx, dy: dy), eoFill: eoFill)
        }
    }
}
