// SPDX-License-Identifier: MIT
import UIDisplayList

/// Shadows of plain shapes, kept by what they look like and forgotten after two frames.
final class ShadowCache {
    private struct Key: Hashable {
        var shape: DisplayShape
        var color: DisplayColor
        var radius: CGFloat
    }
    private struct Entry {
        var drawing: Drawing?
        var lastFrame: Int
    }
    private var entries: [Key: Entry] = [:]
    private var frame = 0

    func endFrame() {
        entries = entries.filter { $0.value.lastFrame >= frame - 1 }
        frame += 1
    }

    func removeAll() { entries = [:] }

    func shadow(
        _ shape: DisplayShape, color: DisplayColor, radius: CGFloat, scale: CGFloat
    ) -> Drawing? {
        guard color.alpha > 0 else { return nil }
        // Shapes of one size share a picture wherever they lie.
        let origin = shape.bounds.origin
        let key = Key(
            shape: shape.offsetBy(dx: -origin.x, dy: -origin.y), color: color, radius: radius)
        var entry = entries[key] ?? Entry(drawing: make(key, scale: scale), lastFrame: frame)
        entry.lastFrame = frame
        entries[key] = entry
        return entry.drawing?.transformed(
            by: CGAffineTransform(translationX: origin.x, y: origin.y))
    }

    private func make(_ key: Key, scale: CGFloat) -> Drawing? {
        let picture = ShadowPicture.of(
            key.shape, color: key.color, radius: key.radius, scale: scale)
        return picture.flatMap { $0.surface.drawing(in: $0.region) }
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
