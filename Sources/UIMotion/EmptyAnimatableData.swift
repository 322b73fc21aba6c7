// SPDX-License-Identifier: MIT

/// An empty type for animatable data: the vector of no dimension.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    @inlinable
    public init() {}
    /// The vector that changes nothing when added.
    @inlinable
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Adds a vector in place.
    @inlinable
    public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
    /// Subtracts a vector in place.
    @inlinable
    public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
    /// The sum of two vectors.
    @inlinable
    public static func + (
        lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
    ) -> EmptyAnimatableData { lhs }
    /// The difference of two vectors.
    @inlinable
    public static func - (
        lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
    ) -> EmptyAnimatableData { lhs }
    /// Multiplies each component by a factor.
    @inlinable
    public mutating func scale(by rhs: Double) {}
    /// The sum of the squared components.
    @inlinable
    public var magnitudeSquared: Double { 0 }
}
