// SPDX-License-Identifier: MIT
import UIDisplayList
import UILayout

/// Ways of styling a shape.
public enum ShapeRole: Hashable, Sendable {
    /// Indicates to the shape's style that SwiftUI fills the shape.
    case fill
    /// Indicates to the shape's style that SwiftUI applies a stroke to the shape's path.
    case stroke
    /// Indicates to the shape's style that SwiftUI uses the shape as a separator.
    case separator
}

/// A description of what should happen when the layout direction changes.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// A behavior that doesn't mirror when the layout direction changes.
    case fixed
    /// A behavior that mirrors when the layout direction has the specified value.
    case mirrors(in: LayoutDirection)
    /// A behavior that mirrors in a right-to-left layout.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A 2D shape that you can use when drawing a view.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// Describes this shape as a path within a rectangular frame of reference.
    func path(in rect: CGRect) -> Path

    /// An indication of how to style a shape.
    static var role: ShapeRole { get }

    /// Returns the behavior this shape should use for different layout directions.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// Returns the size of the view that will render the shape, given a proposed size.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The outline in its cheapest form; shapes that are no mere path bring their own.
    func _outline(in rect: CGRect) -> _ShapeOutline
}

extension Shape {
    public static var role: ShapeRole { .fill }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// What is proposed; 10 where nothing is.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    public func _outline(in rect: CGRect) -> _ShapeOutline {
        _ShapeOutline(.path(path(in: rect), eoFill: false))
    }
}

/// A shape type that is able to inset itself to produce another shape.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape

    /// Returns `self` inset by `amount`.
    func inset(by amount: CGFloat) -> InsetShape
}

/// A style for rasterizing vector shapes.
@frozen public struct FillStyle: Equatable, Sendable {
    /// A Boolean value that indicates whether to use the even-odd rule when rendering a shape.
    public var isEOFilled: Bool
    /// A Boolean value that indicates whether to apply antialiasing to the edges of a shape.
    public var isAntialiased: Bool

    /// Creates a new fill style with the specified settings.
    @inlinable
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
