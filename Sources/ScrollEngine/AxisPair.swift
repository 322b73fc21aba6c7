// SPDX-License-Identifier: MIT
import UIGeometry

/// One value for each axis.
struct AxisPair<Value: Sendable>: Sendable {
    var horizontal: Value
    var vertical: Value

    /// Asks for each axis' value.
    init(_ value: (Axis) -> Value) {
        horizontal = value(.horizontal)
        vertical = value(.vertical)
    }

    /// The value of one axis.
    subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension CGPoint {
    /// A point given by its coordinate on each axis.
    init(_ coordinate: (Axis) -> Double) {
        self.init(x: coordinate(.horizontal), y: coordinate(.vertical))
    }
}

extension CGVector {
    /// A vector given by its part on each axis.
    init(_ part: (Axis) -> Double) {
        self.init(dx: CGFloat(part(.horizontal)), dy: CGFloat(part(.vertical)))
    }

    /// The part along one axis.
    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? dx : dy }

    /// The vector with parts that are not finite taken as zero.
    var finite: CGVector {
        CGVector(dx: dx.isFinite ? dx : 0, dy: dy.isFinite ? dy : 0)
    }
}
