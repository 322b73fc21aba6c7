// SPDX-License-Identifier: MIT
import UIGeometry

/// A cubic timing curve from (0, 0) to (1, 1), as polynomial coefficients.
@usableFromInline
struct BezierCurve: Hashable, Sendable {
    /// The x coordinates of the two control points. *Range:* 0...1, so that x never turns back.
    let x1: Double, x2: Double
    /// The y coordinates of the two control points. *Range:* any.
    let y1: Double, y2: Double

    /// The results are multiples of 2⁻²⁰. *Source:* R, read off by the OpenSwiftUI project.
    static let resolution = 0x1p20
    /// Newton's method stops here; bisection takes over for curves with flat spots.
    static let newtonSteps = 8
    /// How near the solved x must be: far below the resolution of the result.
    static let tolerance = 1e-10

    init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = BezierCurve.unit(x1)
        self.x2 = BezierCurve.unit(x2)
        self.y1 = y1.isFinite ? y1 : 0
        self.y2 = y2.isFinite ? y2 : 1
    }

    private static func unit(_ value: Double) -> Double {
        value.isNaN ? 0 : min(max(value, 0), 1)
    }

    /// The curve's coordinate at parameter `t`, given its two control coordinates.
    private static func sample(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let c = 3 * p1
        let b = 3 * (p2 - p1) - c
        return (((1 - c - b) * t + b) * t + c) * t
    }

    /// The derivative of `sample` by `t`.
    private static func slope(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let c = 3 * p1
        let b = 3 * (p2 - p1) - c
        return (3 * (1 - c - b) * t + 2 * b) * t + c
    }

    /// The parameter at which the curve reaches `x`.
    private func parameter(at x: Double) -> Double {
        var t = x
        for _ in 0..<BezierCurve.newtonSteps {
            let error = BezierCurve.sample(x1, x2, t) - x
            if abs(error) < BezierCurve.tolerance { return t }
            let slope = BezierCurve.slope(x1, x2, t)
            if abs(slope) < 1e-6 { break }
            t -= error / slope
        }
        var (low, high) = (0.0, 1.0)
        t = x
        while high - low > BezierCurve.tolerance {
            t = (low + high) / 2
            if BezierCurve.sample(x1, x2, t) < x { low = t } else { high = t }
        }
        return t
    }

    /// The height of the curve at `x`. *Range:* `x` is clamped to 0...1.
    func value(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        let y = BezierCurve.sample(y1, y2, parameter(at: x))
        return (y * BezierCurve.resolution).rounded() / BezierCurve.resolution
    }

    /// The slope of the curve at `x`, by x. *Range:* `x` is clamped to 0...1.
    func velocity(at x: Double) -> Double {
        var t = parameter(at: min(max(x, 0), 1))
        var run = BezierCurve.slope(x1, x2, t)
        if abs(run) < 1e-9 {
            // A control point lies on its end point: the limit is the slope just beside it.
            t = min(max(t, 1e-5), 1 - 1e-5)
            run = BezierCurve.slope(x1, x2, t)
        }
        let rise = BezierCurve.slope(y1, y2, t)
        return run == 0 ? 0 : rise / run
    }

    /// The curve mirrored at the diagonal.
    var inverse: BezierCurve { BezierCurve(x1: y1, y1: x1, x2: y2, y2: x2) }
}
