// SPDX-License-Identifier: MIT

/// A 3×3 projective matrix in the row-vector convention: (x, y, 1) times it is (x', y', w).
@frozen nonisolated public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1.0
    public var m12: CGFloat = 0.0
    public var m13: CGFloat = 0.0
    public var m21: CGFloat = 0.0
    public var m22: CGFloat = 1.0
    public var m23: CGFloat = 0.0
    public var m31: CGFloat = 0.0
    public var m32: CGFloat = 0.0
    public var m33: CGFloat = 1.0

    public init() {}

    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    private var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
            + m13 * (m21 * m32 - m22 * m31)
    }

    /// Turns the transform into its inverse; false, and no change, when it has none.
    public mutating func invert() -> Bool {
        let d = determinant
        guard d != 0, d.isFinite else { return false }
        let m = self
        m11 = (m.m22 * m.m33 - m.m23 * m.m32) / d
        m12 = (m.m13 * m.m32 - m.m12 * m.m33) / d
        m13 = (m.m12 * m.m23 - m.m13 * m.m22) / d
        m21 = (m.m23 * m.m31 - m.m21 * m.m33) / d
        m22 = (m.m11 * m.m33 - m.m13 * m.m31) / d
        m23 = (m.m13 * m.m21 - m.m11 * m.m23) / d
        m31 = (m.m21 * m.m32 - m.m22 * m.m31) / d
        m32 = (m.m12 * m.m31 - m.m11 * m.m32) / d
        m33 = (m.m11 * m.m22 - m.m12 * m.m21) / d
        return true
    }

    /// The inverse, or the transform itself when it has none.
    public func inverted() -> ProjectionTransform {
        var result = self
        _ = result.invert()
        return result
    }

    /// This transform followed by another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (
                a * rhs.m11 + b * rhs.m21 + c * rhs.m31, a * rhs.m12 + b * rhs.m22 + c * rhs.m32,
                a * rhs.m13 + b * rhs.m23 + c * rhs.m33
            )
        }
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = row(m11, m12, m13)
        (result.m21, result.m22, result.m23) = row(m21, m22, m23)
        (result.m31, result.m32, result.m33) = row(m31, m32, m33)
        return result
    }

    /// Where a point comes to lie; nil for one at or behind the eye.
    func project(_ point: CGPoint) -> CGPoint? {
        let w = m13 * point.x + m23 * point.y + m33
        guard w > Self.nearestDepth else { return nil }
        return CGPoint(
            x: (m11 * point.x + m21 * point.y + m31) / w,
            y: (m12 * point.x + m22 * point.y + m32) / w)
    }

    /// What is nearer to the eye is not drawn; 1 is as far as the screen. *Source:* I, chosen.
    private static let nearestDepth: CGFloat = 1e-3

    /// The corners of a rectangle, clockwise from the top left; nil when one is behind the eye.
    func project(_ rect: CGRect) -> [CGPoint]? {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].compactMap(project)
        return corners.count == 4 ? corners : nil
    }
}

extension CGPoint {
    /// Returns the value transformed by a projection.
    nonisolated public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = m.m13 * x + m.m23 * y + m.m33
        let scale = w == 0 ? 1 : 1 / w
        return CGPoint(
            x: (m.m11 * x + m.m21 * y + m.m31) * scale, y: (m.m12 * x + m.m22 * y + m.m32) * scale)
    }
}
