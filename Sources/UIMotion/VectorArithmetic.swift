// SPDX-License-Identifier: MIT
import UIGeometry

/// A type that can serve as the animatable data of an animatable type.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each component of this value by `rhs`.
    mutating func scale(by rhs: Double)

    /// The dot product of this value with itself.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// A copy with each component multiplied by `rhs`.
    @inlinable
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves this value towards `other` by the fraction `amount`.
    ///
    /// *Range:* any; 0 stays, 1 arrives, others extrapolate.
    @inlinable
    public mutating func interpolate(towards other: Self, amount: Double) {
        var difference = other
        difference -= self
        difference.scale(by: amount)
        self += difference
    }

    /// A copy moved towards `other` by the fraction `amount`.
    @inlinable
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }
}

extension Double: VectorArithmetic {
    /// Multiplies each component by a factor.
    @inlinable
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The sum of the squared components.
    @inlinable
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies each component by a factor.
    @inlinable
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The sum of the squared components.
    @inlinable
    public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies each component by a factor.
    @inlinable
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The sum of the squared components.
    @inlinable
    public var magnitudeSquared: Double { Double(self) * Double(self) }
}
