// SPDX-License-Identifier: MIT

/// The horizontal or vertical dimension in a 2D coordinate system.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// The horizontal dimension.
    case horizontal
    /// The vertical dimension.
    case vertical

    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// The other axis.
    package var crossed: Axis { self == .horizontal ? .vertical : .horizontal }

    /// An efficient set of axes.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1 << 0)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 1 << 1)

        /// The set that holds one axis.
        package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
        /// Whether `axis` is a member.
        package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
    }
}

extension CGPoint {
    /// The coordinate along `axis`. *Space:* the point's own.
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGSize {
    /// The length along `axis`.
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
