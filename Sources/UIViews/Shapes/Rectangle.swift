// SPDX-License-Identifier: MIT
import UIDisplayList
import UILayout

/// A rectangular shape aligned inside the frame of the view containing it.
@frozen public struct Rectangle: InsettableShape, BitwiseCopyable {
    /// Creates a new rectangle shape.
    @inlinable public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.rect(rect)) }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

/// A shape drawn in a rectangle that is smaller on each side.
///
/// Right for the shapes whose inset is the same shape again: rectangle, capsule, circle, ellipse.
public struct _InsetShape<Base: Shape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    public func path(in rect: CGRect) -> Path { base.path(in: rect.insetOrNull(by: amount)) }

    public func _outline(in rect: CGRect) -> _ShapeOutline {
        base._outline(in: rect.insetOrNull(by: amount))
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    public func inset(by amount: CGFloat) -> _InsetShape<Base> {
        _InsetShape(base: base, amount: self.amount + amount)
    }

    public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }
}

extension Shape where Self == Rectangle {
    /// A rectangular shape aligned inside the frame of the view containing it.
    public static var rect: Rectangle { Rectangle() }
}
