// SPDX-License-Identifier: MIT
import UIGeometry

/// How unit-sized values are weighed against points.
///
/// A spring is removed once it is slow and near in absolute terms, and one radian or one whole
/// unit rectangle is far more to the eye than one point. *Source:* R, read off by the OpenSwiftUI project.
@frozen public enum _AnimatableScale {
    /// The factor between a unit-scaled value and its animatable data.
    @inlinable
    public static var unit: Double { 128 }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}

extension CGPoint: Animatable {
    /// The vector of the components.
    public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

    /// The coordinates, in points.
    @inlinable
    public var animatableData: AnimatableData {
        get { AnimatableData(x, y) }
        set { self = CGPoint(x: newValue.first, y: newValue.second) }
    }
}

extension CGSize: Animatable {
    /// The vector of the components.
    public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

    /// The lengths, in points.
    @inlinable
    public var animatableData: AnimatableData {
        get { AnimatableData(width, height) }
        set { self = CGSize(width: newValue.first, height: newValue.second) }
    }
}

extension CGRect: Animatable {
    /// The vector of the components.
    public typealias AnimatableData = AnimatablePair<
        CGPoint.AnimatableData, CGSize.AnimatableData
    >

    /// The origin and the size.
    @inlinable
    public var animatableData: AnimatableData {
        get { AnimatableData(origin.animatableData, size.animatableData) }
        set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

extension EdgeInsets: Animatable {
    /// The vector of the components.
    public typealias AnimatableData = AnimatablePair<
        CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    >

    /// The insets, in points.
    @inlinable
    public var animatableData: AnimatableData {
        get {
            AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing)))
        }
        set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
        }
    }
}

extension UnitPoint: Animatable {
    /// The vector of the components.
    public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

    /// The coordinates, scaled to weigh as points do.
    @inlinable
    public var animatableData: AnimatableData {
        get {
            AnimatableData(
                x * CGFloat(_AnimatableScale.unit), y * CGFloat(_AnimatableScale.unit))
        }
        set {
            x = newValue.first / CGFloat(_AnimatableScale.unit)
            y = newValue.second / CGFloat(_AnimatableScale.unit)
        }
    }
}

extension Angle: Animatable {
    /// The vector of the components.
    public typealias AnimatableData = Double

    /// The radians, scaled to weigh as points do.
    @inlinable
    public var animatableData: Double {
        get { radians * _AnimatableScale.unit }
        set { radians = newValue / _AnimatableScale.unit }
    }
}
