// SPDX-License-Identifier: MIT
import UIGeometry

/// One piece of a path with its start: a line, a quadratic or a cubic Bézier curve.
enum PathSegment {
    case line(CGPoint, CGPoint)
    case quad(CGPoint, CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

    var start: CGPoint {
        switch self {
        case .line(let a, _), .quad(let a, _, _), .cubic(let a, _, _, _): a
        }
    }
    var end: CGPoint {
        switch self {
        case .line(_, let b), .quad(_, _, let b), .cubic(_, _, _, let b): b
        }
    }

    func point(_ t: CGFloat) -> CGPoint {
        switch self {
        case .line(let a, let b): mix(a, b, t)
        case .quad(let a, let b, let c): mix(mix(a, b, t), mix(b, c, t), t)
        case .cubic(let a, let b, let c, let d):
            mix(mix(mix(a, b, t), mix(b, c, t), t), mix(mix(b, c, t), mix(c, d, t), t), t)
        }
    }

    /// The part between two parameters (de Casteljau). *Range:* 0 ≤ from ≤ to ≤ 1.
    func part(from: CGFloat, to: CGFloat) -> PathSegment {
        guard from > 0 || to < 1 else { return self }
        let tail = from > 0 ? split(from).1 : self
        guard to < 1 else { return tail }
        return tail.split(from < 1 ? (to - from) / (1 - from) : 1).0
    }

    private func split(_ t: CGFloat) -> (PathSegment, PathSegment) {
        switch self {
        case .line(let a, let b):
            let m = mix(a, b, t)
            return (.line(a, m), .line(m, b))
        case .quad(let a, let b, let c):
            let (ab, bc) = (mix(a, b, t), mix(b, c, t))
            let m = mix(ab, bc, t)
            return (.quad(a, ab, m), .quad(m, bc, c))
        case .cubic(let a, let b, let c, let d):
            let (ab, bc, cd) = (mix(a, b, t), mix(b, c, t), mix(c, d, t))
            let (abc, bcd) = (mix(ab, bc, t), mix(bc, cd, t))
            let m = mix(abc, bcd, t)
            return (.cubic(a, ab, abc, m), .cubic(m, bcd, cd, d))
        }
    }

    var element: Path.Element {
        switch self {
        case .line(_, let b): .line(to: b)
        case .quad(_, let b, let c): .quadCurve(to: c, control: b)
        case .cubic(_, let b, let c, let d): .curve(to: d, control1: b, control2: c)
        }
    }

    /// How many straight pieces stand for the curve: from the bend of its control polygon, so
    /// that the pieces stay within `tolerance` of it.
    func pieces(tolerance: CGFloat) -> Int {
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
            let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
            return Double(x * x + y * y).squareRoot()
        }
        let deviation: Double
        switch self {
        case .line: return 1
        case .quad(let a, let b, let c): deviation = bend(a, b, c) / 4
        case .cubic(let a, let b, let c, let d):
            deviation = max(bend(a, b, c), bend(b, c, d)) * 3 / 4
        }
        guard deviation.isFinite else { return 1 }
        return max(1, min(200, Int((deviation / Double(tolerance)).squareRoot().rounded(.up))))
    }
}

/// The point between two others. *Range:* t 0…1.
func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}

extension Path {
    /// The error allowed when curves stand for straight pieces. *Units:* points; a tenth of a
    /// device pixel at 2x.
    static let flatness: CGFloat = 0.05

    struct Subpath {
        var start: CGPoint
        var segments: [PathSegment] = []
        var isClosed = false
    }

    var subpaths: [Subpath] {
        var result: [Subpath] = []
        for element in elements {
            if case .move(let point) = element {
                result.append(Subpath(start: point))
                continue
            }
            guard let last = result.last else { continue }
            let current = last.segments.last?.end ?? last.start
            let index = result.count - 1
            switch element {
            case .move: break
            case .line(let end): result[index].segments.append(.line(current, end))
            case .quadCurve(let end, let control):
                result[index].segments.append(.quad(current, control, end))
            case .curve(let end, let c1, let c2):
                result[index].segments.append(.cubic(current, c1, c2, end))
            case .closeSubpath:
                if current != last.start {
                    result[index].segments.append(.line(current, last.start))
                }
                result[index].isClosed = true
            }
        }
        return result
    }
}

extension Path.Subpath {
    /// The subpath as a polyline.
    func points(tolerance: CGFloat) -> [CGPoint] {
        var points = [start]
        for segment in segments {
            let count = segment.pieces(tolerance: tolerance)
            for i in 1...count { points.append(segment.point(CGFloat(i) / CGFloat(count))) }
        }
        return points
    }
}
