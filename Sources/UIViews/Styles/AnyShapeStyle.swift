// SPDX-License-Identifier: MIT
import UIViewGraph

/// A type-erased ShapeStyle value.
public struct AnyShapeStyle: ShapeStyle {
    let base: any ShapeStyle

    /// Create an instance from `style`.
    public init<S>(_ style: S) where S: ShapeStyle {
        base = (style as? AnyShapeStyle)?.base ?? style
    }

    public func _resolve(in context: _StyleContext) -> _StyleResult {
        base._resolve(in: context)
    }
}

/// Equal styles spare a subtree its evaluation; styles that cannot be compared always differ.
extension AnyShapeStyle: Equatable {
    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
        func compare<S: ShapeStyle>(_ a: S) -> Bool {
            guard let b = b.base as? S else { return false }
            return _isEqual(a, b)
        }
        return compare(a.base)
    }
}
