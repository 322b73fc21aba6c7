// SPDX-License-Identifier: MIT
import UIGeometry

extension Path {
    /// The smallest rectangle that encloses the path, its control points not counted.
    public var boundingRect: CGRect {
        guard !elements.isEmpty else { return .null }
        var box = BoundingBox()
        for subpath in subpaths {
            box.include(subpath.start)
            for segment in subpath.segments {
                box.include(segment.end)
                for t in segment.turningPoints { box.include(segment.point(t)) }
            }
        }
        return box.rect
    }

    /// Whether the path contains a point. `eoFill` selects the even-odd rule, else non-zero.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        // A curve stays within its control points, so most points need no flattening.
        guard isWithinControlPoints(p) else { return false }
        var winding = 0
        var crossings = 0
        for subpath in subpaths {
            let points = subpath.points(tolerance: Self.flatness)
            // An open subpath counts as closed.
            var from = points[points.count - 1]
            for to in points {
                defer { from = to }
                guard (from.y <= p.y) != (to.y <= p.y) else { continue }
                let x = from.x + (p.y - from.y) / (to.y - from.y) * (to.x - from.x)
                guard x > p.x else { continue }
                crossings += 1
                winding += to.y > from.y ? 1 : -1
            }
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }

    private func isWithinControlPoints(_ p: CGPoint) -> Bool {
        var box = BoundingBox()
        for element in elements {
            switch element {
            case .move(let end), .line(let end): box.include(end)
            case .quadCurve(let end, let control):
                box.include(end)
                box.include(control)
            case .curve(let end, let control1, let control2):
                box.include(end)
                box.include(control1)
                box.include(control2)
            case .closeSubpath: break
            }
        }
        let rect = box.rect
        return p.x >= rect.minX && p.x <= rect.maxX && p.y >= rect.minY && p.y <= rect.maxY
    }

    /// The length of all subpaths together. *Units:* points.
    package var length: CGFloat {
        subpaths.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length } }
    }
}

/// A rectangle grown point by point; points that are not finite are left out.
struct BoundingBox {
    private var minX = CGFloat.infinity
    private var minY = CGFloat.infinity
    private var maxX = -CGFloat.infinity
    private var maxY = -CGFloat.infinity

    mutating func include(_ point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite else { return }
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }

    var rect: CGRect {
        minX <= maxX
            ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
    }
}

extension PathSegment {
    /// Where the curve runs level or upright, inside 0…1.
    var turningPoints: [CGFloat] {
        func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
            if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b] }
            let d = Double(b * b - 4 * a * c)
            guard d >= 0 else { return [] }
            let root = CGFloat(d.squareRoot())
            return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        let all: [CGFloat]
        switch self {
        case .line: return []
        case .quad(let a, let b, let c):
            all =
                roots(0, a.x - 2 * b.x + c.x, b.x - a.x) + roots(0, a.y - 2 * b.y + c.y, b.y - a.y)
        case .cubic(let a, let b, let c, let d):
            func axis(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> [CGFloat] {
                roots(s - 3 * r + 3 * q - p, 2 * (p - 2 * q + r), q - p)
            }
            all = axis(a.x, b.x, c.x, d.x) + axis(a.y, b.y, c.y, d.y)
        }
        return all.filter { $0 > 0 && $0 < 1 }
    }

    /// The arc's length, from straight pieces. *Units:* points.
    var length: CGFloat { lengths(count: sampleCount).last ?? 0 }

    private var sampleCount: Int {
        if case .line = self { 1 } else { max(16, pieces(tolerance: Path.flatness / 4)) }
    }

    /// The parameter at which the arc has this length from its start.
    func parameter(atLength wanted: CGFloat) -> CGFloat {
        let table = lengths(count: sampleCount)
        guard let total = table.last, total > 0 else { return 1 }
        guard wanted < total else { return 1 }
        var before: CGFloat = 0
        for (index, length) in table.enumerated() {
            if wanted <= length {
                let inside = length > before ? (wanted - before) / (length - before) : 0
                return (CGFloat(index) + inside) / CGFloat(table.count)
            }
            before = length
        }
        return 1
    }

    private func lengths(count: Int) -> [CGFloat] {
        var total: CGFloat = 0
        var last = start
        return (1...count).map {
            let next = point(CGFloat($0) / CGFloat(count))
            total += Direction(from: last, to: next).length
            last = next
            return total
        }
    }
}
