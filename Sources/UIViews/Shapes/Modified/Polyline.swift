// SPDX-License-Identifier: MIT
import Foundation
import UIDisplayList

/// A direction and a distance in the plane.
struct Vector {
    var x: CGFloat
    var y: CGFloat

    init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }
    init(from: CGPoint, to: CGPoint) { self.init(x: to.x - from.x, y: to.y - from.y) }

    var length: CGFloat { CGFloat(Double(x * x + y * y).squareRoot()) }
    /// The same direction with length 1.
    var unit: Vector { self * (1 / length) }
    /// A quarter turn clockwise, where y grows downwards.
    var normal: Vector { Vector(x: -y, y: x) }
    func dot(_ other: Vector) -> CGFloat { x * other.x + y * other.y }
    /// Positive when `other` turns clockwise from this direction, where y grows downwards.
    func cross(_ other: Vector) -> CGFloat { x * other.y - y * other.x }
    func applied(to point: CGPoint) -> CGPoint { CGPoint(x: point.x + x, y: point.y + y) }

    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
    static func * (a: Vector, factor: CGFloat) -> Vector {
        Vector(x: a.x * factor, y: a.y * factor)
    }
}

/// A subpath as straight pieces.
struct Polyline {
    struct Vertex {
        var point: CGPoint
        /// Whether two elements of the path meet here, so that the line's join shows.
        var isCorner: Bool
    }

    /// A closed line ends with its first point again.
    var vertices: [Vertex]
    var isClosed = false

    /// The vertices without those that repeat the one before.
    var distinctPoints: [Vertex] {
        var result: [Vertex] = []
        for vertex in vertices where result.last?.point != vertex.point { result.append(vertex) }
        return result
    }

    /// How far the pieces may lie off the curve. *Units:* points; a tenth of a pixel at 2x.
    /// *Source:* P, below what antialiasing shows.
    static let tolerance = 0.05

    static func flattening(_ path: Path) -> [Polyline] {
        var lines: [Polyline] = []
        func append(_ point: CGPoint, isCorner: Bool) {
            lines[lines.count - 1].vertices.append(Vertex(point: point, isCorner: isCorner))
        }
        path.forEach { element in
            if case .move(let point) = element {
                lines.append(Polyline(vertices: [Vertex(point: point, isCorner: true)]))
                return
            }
            guard let start = lines.last?.vertices.last?.point else { return }
            switch element {
            case .move: break
            case .line(let end): append(end, isCorner: true)
            case .quadCurve(let end, let control):
                // The same curve as a cubic.
                func third(_ point: CGPoint) -> CGPoint {
                    CGPoint(
                        x: point.x + (control.x - point.x) * 2 / 3,
                        y: point.y + (control.y - point.y) * 2 / 3)
                }
                for vertex in cubic(start, third(start), third(end), end) {
                    append(vertex.point, isCorner: vertex.isCorner)
                }
            case .curve(let end, let control1, let control2):
                for vertex in cubic(start, control1, control2, end) {
                    append(vertex.point, isCorner: vertex.isCorner)
                }
            case .closeSubpath:
                append(lines[lines.count - 1].vertices[0].point, isCorner: true)
                lines[lines.count - 1].isClosed = true
            }
        }
        return lines.filter {
            $0.vertices.allSatisfy { $0.point.x.isFinite && $0.point.y.isFinite }
        }
    }

    private static func cubic(
        _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint
    ) -> [Vertex] {
        func bend(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> CGFloat {
            Vector(x: p.x - 2 * q.x + r.x, y: p.y - 2 * q.y + r.y).length
        }
        let deviation = Double(max(bend(a, b, c), bend(b, c, d))) * 3 / 4
        let count =
            deviation.isFinite
            ? max(1, min(200, Int((deviation / tolerance).squareRoot().rounded(.up)))) : 1
        return (1...count).map { index in
            let t = CGFloat(index) / CGFloat(count)
            let (s, u) = (1 - t, t)
            let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * u, 3 * s * u * u, u * u * u)
            return Vertex(
                point: CGPoint(
                    x: w0 * a.x + w1 * b.x + w2 * c.x + w3 * d.x,
                    y: w0 * a.y + w1 * b.y + w2 * c.y + w3 * d.y),
                isCorner: index == count)
        }
    }
}

/// Lengths of strokes and gaps in turn.
struct DashPattern {
    private let lengths: [CGFloat]
    private let phase: CGFloat

    /// Nil for a solid line.
    init?(_ style: StrokeStyle) {
        let dash = style.dash.map { $0.isFinite ? max(0, $0) : 0 }
        let total = dash.reduce(0, +)
        guard total > 0, style.dashPhase.isFinite else { return nil }
        // An odd pattern is gone through twice, the second time with strokes and gaps swapped.
        lengths = dash.count % 2 == 0 ? dash : dash + dash
        let period = lengths.reduce(0, +)
        let rest = style.dashPhase.truncatingRemainder(dividingBy: period)
        phase = rest < 0 ? rest + period : rest
    }

    func cut(_ line: Polyline) -> [Polyline] {
        var index = 0
        var left = lengths[0]
        var skipped = phase
        while skipped >= left {
            skipped -= left
            index = (index + 1) % lengths.count
            left = lengths[index]
        }
        left -= skipped

        var result: [Polyline] = []
        var current: [Polyline.Vertex] = []
        let vertices = line.distinctPoints
        if index % 2 == 0, let first = vertices.first { current = [first] }
        for (from, to) in zip(vertices, vertices.dropFirst()) {
            let vector = Vector(from: from.point, to: to.point)
            let length = vector.length
            var done: CGFloat = 0
            while length - done >= left {
                done += left
                let point = (vector * (done / length)).applied(to: from.point)
                let cut = Polyline.Vertex(point: point, isCorner: true)
                if index % 2 == 0 {
                    result.append(Polyline(vertices: current + [cut]))
                    current = []
                } else {
                    current = [cut]
                }
                index = (index + 1) % lengths.count
                left = lengths[index]
            }
            left -= length - done
            if index % 2 == 0 { current.append(to) }
        }
        if current.count > 1 { result.append(Polyline(vertices: current)) }
        return result
    }
}
