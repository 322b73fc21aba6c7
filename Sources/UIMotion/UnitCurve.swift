// SPDX-License-Identifier: MIT
import UIGeometry

/// A function defined by a two-dimensional curve that maps an input progress in [0, 1] to an
/// output progress that is 0 at 0 and 1 at 1.
public struct UnitCurve: Hashable, Sendable {
    /// The shapes that a curve can have.
    enum Function: Hashable, Sendable {
        case linear
        case bezier(BezierCurve)
        case circularIn, circularOut, circularInOut
        /// The inverse of `circularInOut`: fast at both ends, slow in the middle.
        case circularOutIn
    }

    let function: Function

    /// A cubic curve with the given control points.
    ///
    /// *Range:* the control points' x is clamped to 0...1; y may be any.
    public static func bezier(
        startControlPoint: UnitPoint, endControlPoint: UnitPoint
    ) -> UnitCurve {
        UnitCurve(
            function: .bezier(
                BezierCurve(
                    x1: Double(startControlPoint.x), y1: Double(startControlPoint.y),
                    x2: Double(endControlPoint.x), y2: Double(endControlPoint.y))))
    }

    /// The output at `progress`. *Range:* `progress` is clamped to 0...1.
    public func value(at progress: Double) -> Double {
        let x = min(max(progress, 0), 1)
        switch function {
        case .linear: return x
        case .bezier(let curve): return curve.value(at: x)
        case .circularIn: return 1 - (1 - x * x).squareRoot()
        case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularInOut:
            if x < 0.5 { return (1 - (1 - 4 * x * x).squareRoot()) / 2 }
            return (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
        case .circularOutIn:
            let arc = (1 - (1 - 2 * x) * (1 - 2 * x)).squareRoot() / 2
            return x < 0.5 ? arc : 1 - arc
        }
    }

    /// The derivative of the output by the progress. *Range:* `progress` is clamped to 0...1;
    /// infinite where a circular curve stands upright.
    public func velocity(at progress: Double) -> Double {
        let x = min(max(progress, 0), 1)
        switch function {
        case .linear: return 1
        case .bezier(let curve): return curve.velocity(at: x)
        case .circularIn: return x / (1 - x * x).squareRoot()
        case .circularOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularInOut:
            let side = min(x, 1 - x)
            return 2 * side / (1 - 4 * side * side).squareRoot()
        case .circularOutIn:
            let side = abs(1 - 2 * x)
            return side / (1 - side * side).squareRoot()
        }
    }

    /// The curve with its x and y components swapped.
    public var inverse: UnitCurve {
        switch function {
        case .linear: self
        case .bezier(let curve): UnitCurve(function: .bezier(curve.inverse))
        case .circularIn: UnitCurve(function: .circularOut)
        case .circularOut: UnitCurve(function: .circularIn)
        case .circularInOut: UnitCurve(function: .circularOutIn)
        case .circularOutIn: UnitCurve(function: .circularInOut)
        }
    }
}

extension UnitCurve {
    /// Starts and ends slowly.
    public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
    /// Starts slowly.
    public static let easeIn = UnitCurve(0.42, 0, 1, 1)
    /// Ends slowly.
    public static let easeOut = UnitCurve(0, 0, 0.58, 1)
    /// A quarter circle that starts slowly.
    public static let circularEaseIn = UnitCurve(function: .circularIn)
    /// A quarter circle that ends slowly.
    public static let circularEaseOut = UnitCurve(function: .circularOut)
    /// Two quarter circles that start and end slowly.
    public static let circularEaseInOut = UnitCurve(function: .circularInOut)
    /// The straight line.
    public static let linear = UnitCurve(function: .linear)

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.init(function: .bezier(BezierCurve(x1: x1, y1: y1, x2: x2, y2: y2)))
    }
}

extension UnitCurve: CustomStringConvertible {
    /// The shape's name, with the control points of a cubic curve.
    public var description: String {
        switch function {
        case .linear: "linear"
        case .bezier(let c): "bezier(\(c.x1), \(c.y1), \(c.x2), \(c.y2))"
        case .circularIn: "circularEaseIn"
        case .circularOut: "circularEaseOut"
        case .circularInOut: "circularEaseInOut"
        case .circularOutIn: "circularEaseInOut.inverse"
        }
    }
}
