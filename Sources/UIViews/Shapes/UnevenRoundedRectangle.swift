// SPDX-License-Identifier: MIT
import UIDisplayList
import UILayout

/// A rectangular shape with rounded corners with different values, aligned inside the frame of the
/// view containing it.
@frozen public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii of each corner of the rounded rectangle.
    public var cornerRadii: RectangleCornerRadii
    /// The style of corners drawn by the rounded rectangle.
    public var style: RoundedCornerStyle

    /// Creates a new rounded rectangle shape with uneven corners.
    @inlinable
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a new rounded rectangle shape with uneven corners.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    public func _outline(in rect: CGRect) -> _ShapeOutline {
        _ShapeOutline(.rounded(rect, CornerRadii(cornerRadii), style: style))
    }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        _Inset(base: self, amount: amount)
    }

    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    /// The shape moved inwards; its radii shrink with it.
    public struct _Inset: InsettableShape {
        var base: UnevenRoundedRectangle
        var amount: CGFloat

        private var shape: UnevenRoundedRectangle {
            func shrunk(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
            let radii = base.cornerRadii
            return UnevenRoundedRectangle(
                topLeadingRadius: shrunk(radii.topLeading),
                bottomLeadingRadius: shrunk(radii.bottomLeading),
                bottomTrailingRadius: shrunk(radii.bottomTrailing),
                topTrailingRadius: shrunk(radii.topTrailing), style: base.style)
        }

        public func path(in rect: CGRect) -> Path {
            shape.path(in: rect.insetOrNull(by: amount))
        }

        public func _outline(in rect: CGRect) -> _ShapeOutline {
            shape._outline(in: rect.insetOrNull(by: amount))
        }

        public func inset(by amount: CGFloat) -> _Inset {
            _Inset(base: base, amount: self.amount + amount)
        }

        public var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set {
                base.animatableData = newValue.first
                amount = newValue.second
            }
        }
    }
}

extension RectangleCornerRadii: Animatable {
    public typealias AnimatableData = AnimatablePair<
        AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
    >

    public var animatableData: AnimatableData {
        get {
            AnimatablePair(
                AnimatablePair(topLeading, topTrailing),
                AnimatablePair(bottomLeading, bottomTrailing))
        }
        set {
            topLeading = newValue.first.first
            topTrailing = newValue.first.second
            bottomLeading = newValue.second.first
            bottomTrailing = newValue.second.second
        }
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangular shape with rounded corners with different values.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangular shape with rounded corners with different values.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
            style: style)
    }
}
