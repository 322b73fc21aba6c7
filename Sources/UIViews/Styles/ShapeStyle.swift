// SPDX-License-Identifier: MIT
import UIViewGraph

/// A color or pattern to use when rendering a shape.
public protocol ShapeStyle: Sendable {
    /// The type of shape style this will resolve to.
    associatedtype Resolved: ShapeStyle = Never

    /// Evaluate to a resolved shape style given the current `environment`.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What the style comes to; only styles that paint by themselves bring their own.
    func _resolve(in context: _StyleContext) -> _StyleResult
}

extension ShapeStyle {
    /// Resolves whatever `resolve(in:)` gave.
    public func _resolve(in context: _StyleContext) -> _StyleResult {
        resolve(in: context.environment)._resolve(in: context)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Never called: a style of this kind paints by itself.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) paints by itself; it resolves to no other style.")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

extension ShapeStyle {
    /// Returns a new style based on `self` that multiplies by the specified opacity when drawing.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(base: self, opacity: opacity)
    }

    /// Maps a shape style's unit-space coordinates to the absolute coordinates of a given rectangle.
    public func `in`(_ rect: CGRect) -> some ShapeStyle {
        _AnchoredShapeStyle(base: self, rect: rect)
    }
}

/// A style drawn with its alpha multiplied.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    public func _resolve(in context: _StyleContext) -> _StyleResult {
        _StyleResult(base._resolve(in: context).paint.opacity(max(0, min(1, opacity))))
    }
}

extension _OpacityShapeStyle: Equatable where Base: Equatable {}

/// A style whose unit points refer to one rectangle, whatever shape it fills.
public struct _AnchoredShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let rect: CGRect

    public func _resolve(in context: _StyleContext) -> _StyleResult {
        let result = base._resolve(in: context)
        guard case .paint(let make) = result.paint else { return result }
        let rect = rect
        return _StyleResult(.paint { _ in make(rect) })
    }
}

extension _AnchoredShapeStyle: Equatable where Base: Equatable {}
