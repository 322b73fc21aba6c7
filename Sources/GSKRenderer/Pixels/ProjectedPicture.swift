// SPDX-License-Identifier: MIT
import UIDisplayList

/// A picture seen in perspective: its four corners moved.
struct ProjectedPicture {
    /// Maps a point of the target to the picture: `u = (a x + b y + c) / (g x + h y + i)`.
    let m: [Double]
    /// The map from the picture to the target, the inverse of `m`.
    private let forward: [Double]
    private let source: CGRect
    /// A box around the moved corners. *Space:* the target's, points.
    let bounds: CGRect

    /// Nil when the corners lie on one line: the plane is seen edge-on.
    init?(corners: [CGPoint], from source: CGRect) {
        guard corners.count == 4, source.isDrawable else { return nil }
        self.source = source
        var box = CGRect.null
        for corner in corners {
            guard corner.x.isFinite, corner.y.isFinite else { return nil }
            box = box.union(CGRect(origin: corner, size: .zero))
        }
        bounds = box
        // The projective map from the unit square (Heckbert 1989), inverted.
        let p = corners.map { (x: Double($0.x), y: Double($0.y)) }
        let (sx, sy) = (p[0].x - p[1].x + p[2].x - p[3].x, p[0].y - p[1].y + p[2].y - p[3].y)
        let (dx1, dy1) = (p[1].x - p[2].x, p[1].y - p[2].y)
        let (dx2, dy2) = (p[3].x - p[2].x, p[3].y - p[2].y)
        let d = dx1 * dy2 - dx2 * dy1
        guard abs(d) > 1e-9 else { return nil }
        let g = (sx * dy2 - dx2 * sy) / d
        let h = (dx1 * sy - sx * dy1) / d
        let a = p[1].x - p[0].x + g * p[1].x
        let b = p[3].x - p[0].x + h * p[3].x
        let c = p[0].x
        let e = p[1].y - p[0].y + g * p[1].y
        let f = p[3].y - p[0].y + h * p[3].y
        let i = p[0].y
        // Adjugate of [a b c; e f i; g h 1].
        let adjugate = [
            f - i * h, c * h - b, b * i - c * f,
            i * g - e, a - c * g, c * e - a * i,
            e * h - f * g, b * g - a * h, a * f - b * e,
        ]
        let determinant = a * adjugate[0] + b * adjugate[3] + c * adjugate[6]
        guard abs(determinant) > 1e-9 else { return nil }
        m = adjugate
        forward = [a, b, c, e, f, i, g, h, 1]
    }

    /// Where the corners of another rectangle of the same plane come to lie; nil when one of them
    /// is behind the eye.
    func corners(of rect: CGRect) -> [CGPoint]? {
        var result: [CGPoint] = []
        for point in [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ] {
            let u = Double((point.x - source.minX) / source.width)
            let v = Double((point.y - source.minY) / source.height)
            let w = forward[6] * u + forward[7] * v + forward[8]
            guard w > 1e-6 else { return nil }
            result.append(
                CGPoint(
                    x: CGFloat((forward[0] * u + forward[1] * v + forward[2]) / w),
                    y: CGFloat((forward[3] * u + forward[4] * v + forward[5]) / w)))
        }
        return result
    }
}
