// SPDX-License-Identifier: MIT
import UIDisplayList
import UILayout

/// A rectangular shape with rounded corners, aligned inside the frame of the view containing it.
@frozen public struct RoundedRectangle: InsettableShape {
    /// The width and height of the rounded rectangle's corners.
    public var cornerSize: CGSize
    /// The style of corners drawn by the rounded rectangle.
    public var style: RoundedCornerStyle

    /// Creates a new rounded rectangle shape.
    @inlinable
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates a new rounded rectangle shape.
    @inlinable
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    public func _outline(in rect: CGRect) -> _ShapeOutline {
        let limit = min(rect.width, rect.height) / 2
        let size = CGSize(
            width: max(0, min(cornerSize.width, limit)),
            height: max(0, min(cornerSize.height, limit)))
        guard size.width == size.height else {
            return _ShapeOutline(.path(path(in: rect), eoFill: false))
        }
        return _ShapeOutline(.rounded(rect, CornerRadii(size.width), style: style))
    }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        _Inset(base: self, amount: amount)
    }

    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    /// A rounded rectangle moved inwards; its radii shrink with it, so that the corners' centres
    /// stay (measured).
    public struct _Inset: InsettableShape {
        var base: RoundedRectangle
        var amount: CGFloat

        private var shape: RoundedRectangle {
            RoundedRectangle(
                cornerSize: CGSize(
                    width: max(0, base.cornerSize.width - amount),
                    height: max(0, base.cornerSize.height - amount)),
                style: base.style)
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

        public var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set {
                base.animatableData = newValue.first
                amount = newValue.second
            }
        }
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangular shape with rounded corners, aligned inside the frame of the view containing it.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangular shape with rounded corners, aligned inside the frame of the view containing it.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self
    {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
