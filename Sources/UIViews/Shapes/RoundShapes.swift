// SPDX-License-Identifier: MIT
import UIDisplayList
import UILayout

/// A capsule shape aligned inside the frame of the view containing it.
@frozen public struct Capsule: InsettableShape {
    /// The style of its ends.
    public var style: RoundedCornerStyle

    /// Creates a new capsule shape.
    @inlinable
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    private func radius(in rect: CGRect) -> CGFloat { min(rect.width, rect.height) / 2 }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: radius(in: rect), style: style)
    }

    public func _outline(in rect: CGRect) -> _ShapeOutline {
        _ShapeOutline(.rounded(rect, CornerRadii(radius(in: rect)), style: style))
    }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

/// A circle centered on the frame of the view containing it.
@frozen public struct Circle: InsettableShape, BitwiseCopyable {
    /// Creates a new circle shape.
    @inlinable public init() {}

    private func square(in rect: CGRect) -> CGRect {
        let side = min(rect.width, rect.height)
        return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }

    public func path(in rect: CGRect) -> Path {
        rect.isNull ? Path() : Path(ellipseIn: square(in: rect))
    }

    public func _outline(in rect: CGRect) -> _ShapeOutline {
        _ShapeOutline(.ellipse(rect.isNull ? .null : square(in: rect)))
    }

    /// The smaller side of what is proposed (measured).
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(
            by: CGSize(
                width: proposal.height ?? Self.idealLength,
                height: proposal.width ?? Self.idealLength))
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    /// *Source:* measured, fixture `shape/layout` of iamcgn/swiftui-web. *Units:* points.
    private static let idealLength: CGFloat = 10

    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

/// An ellipse aligned inside the frame of the view containing it.
@frozen public struct Ellipse: InsettableShape, BitwiseCopyable {
    /// Creates a new ellipse shape.
    @inlinable public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    public func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.ellipse(rect)) }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == Capsule {
    /// A capsule shape aligned inside the frame of the view containing it.
    public static var capsule: Capsule { Capsule() }

    /// A capsule shape aligned inside the frame of the view containing it.
    public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}

extension Shape where Self == Circle {
    /// A circle centered on the frame of the view containing it.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse aligned inside the frame of the view containing it.
    public static var ellipse: Ellipse { Ellipse() }
}
