// SPDX-License-Identifier: MIT
import UIGeometry

extension Path {
    /// Adds an arc of a circle, specified with a radius and angles.
    ///
    /// `clockwise` speaks of a space whose y axis points up, as on Apple's systems; in a view's
    /// space `false` runs clockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var sweep = endAngle.radians - startAngle.radians
        let turn = 2 * Double.pi
        guard sweep.isFinite else { return }
        if clockwise {
            if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
            sweep = max(sweep, -turn)
        } else {
            if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
            sweep = min(sweep, turn)
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep),
            transform: transform)
    }

    /// Adds an arc of a circle, specified with a radius and a difference in angle.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        func point(_ angle: Double, _ tangent: Double) -> CGPoint {
            let (c, s) = (cos(angle), sin(angle))
            return CGPoint(
                x: center.x + radius * CGFloat(c - tangent * s),
                y: center.y + radius * CGFloat(s + tangent * c)
            ).applying(transform)
        }
        var angle = startAngle.radians
        guard angle.isFinite, delta.radians.isFinite else { return }
        let start = point(angle, 0)
        if let current = currentPoint {
            if current != start { addLine(to: start) }
        } else {
            move(to: start)
        }
        // Full quarters first, then the rest (fixture shape/paths.json, macOS 26.2).
        var rest = delta.radians
        while abs(rest) > 1e-9 {
            let step = max(-Double.pi / 2, min(Double.pi / 2, rest))
            let tangent = 4.0 / 3.0 * tan(step / 4)
            addCurve(
                to: point(angle + step, 0), control1: point(angle, tangent),
                control2: point(angle + step, -tangent))
            angle += step
            rest -= step
        }
    }

    /// Adds an arc that touches the two lines current point → `tangent1End` → `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        let start = transform.isIdentity ? current : current.applying(transform.inverted())
        let into = Direction(from: tangent1End, to: start)
        let out = Direction(from: tangent1End, to: tangent2End)
        let cross = into.dx * out.dy - into.dy * out.dx
        let cosine = max(-1, min(1, into.dx * out.dx + into.dy * out.dy))
        guard radius > 0, into.length > 0, out.length > 0, abs(cross) > 1e-9 else {
            addLine(to: tangent1End.applying(transform))
            return
        }
        let half = acos(Double(cosine)) / 2
        let reach = radius / CGFloat(tan(half))
        let distance = radius / CGFloat(sin(half))
        let (mx, my) = (into.dx + out.dx, into.dy + out.dy)
        let middle = CGFloat((Double(mx * mx + my * my)).squareRoot())
        let center = CGPoint(
            x: tangent1End.x + mx / middle * distance, y: tangent1End.y + my / middle * distance)
        func angle(_ direction: Direction) -> Double {
            atan2(
                Double(tangent1End.y + direction.dy * reach - center.y),
                Double(tangent1End.x + direction.dx * reach - center.x))
        }
        let from = angle(into)
        var delta = (angle(out) - from).remainder(dividingBy: 2 * .pi)
        if delta == -.pi { delta = .pi }
        addRelativeArc(
            center: center, radius: radius, startAngle: .radians(from), delta: .radians(delta),
            transform: transform)
    }
}

/// A unit vector and the length it was made from.
struct Direction {
    let dx: CGFloat
    let dy: CGFloat
    let length: CGFloat

    init(from start: CGPoint, to end: CGPoint) {
        let (x, y) = (end.x - start.x, end.y - start.y)
        length = CGFloat(Double(x * x + y * y).squareRoot())
        (dx, dy) = length > 0 ? (x / length, y / length) : (0, 0)
    }
}
