// SPDX-License-Identifier: MIT
import UIGeometry

/// The solved curve of one track: pieces of time, each with its own way of getting there.
struct KeyframeCurve<Value: Animatable> {
    typealias Vector = Value.AnimatableData

    /// A piece whose ends and velocities are known.
    private struct Piece {
        var start: Double
        var duration: Double
        var from: Vector
        var to: Value
        var kind: Kind
    }

    private enum Kind {
        case move
        case linear(UnitCurve)
        case spring(Spring, velocity: Vector)
        case cubic(startVelocity: Vector, endVelocity: Vector)
    }

    private let initial: Value
    private var pieces: [Piece] = []
    /// *Units:* seconds.
    private(set) var duration = 0.0

    /// Solves the keyframes from a first value.
    init(from initial: Value, segments: [_KeyframeSegment<Value>]) {
        self.initial = initial
        var from = initial.animatableData
        // The velocity at the end of what is solved; nil where a cubic piece leaves it open.
        var velocity: Vector = .zero
        for index in segments.indices {
            let segment = segments[index]
            let target = segment.target.animatableData
            var piece = Piece(
                start: duration, duration: max(segment.duration ?? 0, 0), from: from,
                to: segment.target, kind: .move)
            switch segment.kind {
            case .move:
                velocity = .zero
            case .linear(let curve):
                piece.kind = .linear(curve)
                velocity = KeyframeCurve.slope(curve, at: 1, target - from, piece.duration)
            case .spring(let spring, let startVelocity):
                let start = startVelocity ?? velocity
                if segment.duration == nil {
                    piece.duration = KeyframeCurve.settlingDuration(
                        spring, way: target - from, velocity: start)
                }
                piece.kind = .spring(spring, velocity: start)
                velocity = spring.velocity(
                    target: target - from, initialVelocity: start, time: piece.duration)
            case .cubic(let startVelocity, let endVelocity):
                let end =
                    endVelocity
                    ?? KeyframeCurve.joint(after: index, from: from, in: segments)
                piece.kind = .cubic(startVelocity: startVelocity ?? velocity, endVelocity: end)
                velocity = end
            }
            duration += piece.duration
            pieces.append(piece)
            from = target
        }
    }

    /// The value at a time. *Units:* seconds; before the start and after the end it stands still.
    func value(at time: Double) -> Value {
        guard time < duration else { return pieces.last?.to ?? initial }
        guard let piece = pieces.last(where: { $0.start <= max(time, 0) }) else { return initial }
        return KeyframeCurve.value(of: piece, at: max(time, 0) - piece.start)
    }

    private static func value(of piece: Piece, at time: Double) -> Value {
        var result = piece.to
        guard time < piece.duration else { return result }
        let way = piece.to.animatableData - piece.from
        switch piece.kind {
        case .move: break
        case .linear(let curve):
            result.animatableData = piece.from
            result.animatableData += way.scaled(by: curve.value(at: time / piece.duration))
        case .spring(let spring, let velocity):
            result.animatableData = piece.from
            result.animatableData += spring.value(
                target: way, initialVelocity: velocity, time: time)
        case .cubic(let startVelocity, let endVelocity):
            let t = time / piece.duration
            let (t2, t3) = (t * t, t * t * t)
            var position = piece.from
            position += way.scaled(by: 3 * t2 - 2 * t3)
            position += startVelocity.scaled(by: (t3 - 2 * t2 + t) * piece.duration)
            position += endVelocity.scaled(by: (t3 - t2) * piece.duration)
            result.animatableData = position
        }
        return result
    }

    /// The velocity where a cubic piece ends.
    ///
    /// *Source:* A in words: two cubic pieces join as in a Catmull-Rom spline, any other
    /// follower hands its first velocity over. That the last piece ends at rest is I.
    private static func joint(
        after index: Int, from: Vector, in segments: [_KeyframeSegment<Value>]
    ) -> Vector {
        guard index + 1 < segments.count else { return .zero }
        let (segment, next) = (segments[index], segments[index + 1])
        let way = next.target.animatableData - segment.target.animatableData
        switch next.kind {
        case .move: return .zero
        case .linear(let curve): return slope(curve, at: 0, way, next.duration ?? 0)
        case .spring(_, let startVelocity): return startVelocity ?? .zero
        case .cubic(let startVelocity, _):
            if let startVelocity { return startVelocity }
            let time = (segment.duration ?? 0) + (next.duration ?? 0)
            return time > 0 ? (next.target.animatableData - from).scaled(by: 1 / time) : .zero
        }
    }

    /// The velocity of a curve over a way, per second; zero where the curve stands upright.
    private static func slope(
        _ curve: UnitCurve, at progress: Double, _ way: Vector, _ duration: Double
    ) -> Vector {
        let velocity = curve.velocity(at: progress)
        guard duration > 0, velocity.isFinite else { return .zero }
        return way.scaled(by: velocity / duration)
    }

    /// How long a spring takes if nothing is said. Undamped springs take their response.
    private static func settlingDuration(
        _ spring: Spring, way: Vector, velocity: Vector
    ) -> Double {
        let distance = way.magnitudeSquared.squareRoot()
        guard distance > 0 || velocity != .zero else { return 0 }
        // Relative to the way, so that the duration does not hang on the unit.
        let scale = distance > 0 ? 1 / distance : 1
        let time = spring.settlingDuration(
            target: way.scaled(by: scale), initialVelocity: velocity.scaled(by: scale),
            epsilon: SpringSettling.epsilon)
        return time.isFinite ? time : spring.response
    }
}
