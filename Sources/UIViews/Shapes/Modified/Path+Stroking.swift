// SPDX-License-Identifier: MIT
import Foundation
import UIDisplayList

extension Path {
    /// Returns a stroked copy of the path using `style`.
    ///
    /// The result is many overlapping pieces that all turn the same way, so that the non-zero rule
    /// fills their union. *Cost:* some ten elements for each straight piece of the path.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var pen = Pen(style: style)
        for line in Polyline.flattening(self) {
            let pieces = DashPattern(style)?.cut(line) ?? [line]
            for piece in pieces { pen.draw(piece) }
        }
        return pen.result
    }
}

/// Draws polylines as the pieces that a pen covers.
private struct Pen {
    let style: StrokeStyle
    let half: CGFloat
    private(set) var result = Path()

    init(style: StrokeStyle) {
        self.style = style
        half = style.lineWidth / 2
    }

    mutating func draw(_ line: Polyline) {
        let points = line.distinctPoints
        guard points.count > 1 else {
            if let point = points.first?.point { drawDot(point) }
            return
        }
        var directions: [Vector] = []
        for (from, to) in zip(points, points.dropFirst()) {
            let direction = Vector(from: from.point, to: to.point).unit
            directions.append(direction)
            addBar(from: from.point, to: to.point, direction)
        }
        for index in directions.indices.dropFirst() {
            addJoin(
                at: points[index].point, directions[index - 1], directions[index],
                isCorner: points[index].isCorner)
        }
        guard let first = directions.first, let last = directions.last else { return }
        if line.isClosed {
            addJoin(at: points[0].point, last, first, isCorner: true)
        } else {
            addCap(at: points[0].point, first * -1)
            addCap(at: points[points.count - 1].point, last)
        }
    }

    /// A path without length leaves a mark only under a pen with a cap.
    private mutating func drawDot(_ point: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: addDisc(at: point)
        case .square:
            addBar(
                from: Vector(x: -half, y: 0).applied(to: point),
                to: Vector(x: half, y: 0).applied(to: point), Vector(x: 1, y: 0))
        }
    }

    private mutating func addBar(from: CGPoint, to: CGPoint, _ direction: Vector) {
        let side = direction.normal * half
        addPolygon([
            (side * -1).applied(to: from), (side * -1).applied(to: to), side.applied(to: to),
            side.applied(to: from),
        ])
    }

    private mutating func addCap(at point: CGPoint, _ direction: Vector) {
        switch style.lineCap {
        case .butt: break
        case .round: addDisc(at: point)
        case .square: addBar(from: point, to: (direction * half).applied(to: point), direction)
        }
    }

    private mutating func addJoin(
        at point: CGPoint, _ incoming: Vector, _ outgoing: Vector, isCorner: Bool
    ) {
        let turn = incoming.cross(outgoing)
        let isReversal = incoming.dot(outgoing) < 0
        guard abs(turn) > 1e-9 || isReversal else { return }
        if isCorner, style.lineJoin == .round { return addDisc(at: point) }
        // The gap opens on the side away from the turn.
        let side: CGFloat = turn > 0 ? -1 : 1
        let a = (incoming.normal * (half * side)).applied(to: point)
        let b = (outgoing.normal * (half * side)).applied(to: point)
        var polygon = [point, a, b]
        if isCorner, style.lineJoin == .miter {
            // The sharp tip lies on the bisector, at half the width over the cosine of half the turn.
            let bisector = (incoming.normal + outgoing.normal) * side
            let cosine = bisector.length / 2
            if cosine > 1e-9, 1 / cosine <= style.miterLimit {
                polygon = [
                    point, a, (bisector.unit * (half / cosine)).applied(to: point), b,
                ]
            }
        }
        addPolygon(turn > 0 ? polygon : polygon.reversed())
    }

    private mutating func addDisc(at point: CGPoint) {
        result.addEllipse(
            in: CGRect(
                x: point.x - half, y: point.y - half, width: style.lineWidth,
                height: style.lineWidth))
    }

    private mutating func addPolygon(_ points: [CGPoint]) {
        result.addLines(points)
        result.closeSubpath()
    }
}
