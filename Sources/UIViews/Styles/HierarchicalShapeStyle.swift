// SPDX-License-Identifier: MIT
import UIViewGraph

/// A shape style that maps to one of the numbered content styles.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
    let id: Int

    /// A shape style that maps to the first level of the current content style.
    public static let primary = HierarchicalShapeStyle(id: 0)
    /// A shape style that maps to the second level of the current content style.
    public static let secondary = HierarchicalShapeStyle(id: 1)
    /// A shape style that maps to the third level of the current content style.
    public static let tertiary = HierarchicalShapeStyle(id: 2)
    /// A shape style that maps to the fourth level of the current content style.
    public static let quaternary = HierarchicalShapeStyle(id: 3)
    /// A shape style that maps to the fifth level of the current content style.
    public static let quinary = HierarchicalShapeStyle(id: 4)

    public func _resolve(in context: _StyleContext) -> _StyleResult {
        ForegroundStyle()._resolve(in: context.offset(by: id))
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// A shape style that maps to the first level of the current content style.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// A shape style that maps to the second level of the current content style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// A shape style that maps to the third level of the current content style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// A shape style that maps to the fourth level of the current content style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// A shape style that maps to the fifth level of the current content style.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// Styles that you can create from other hierarchical styles.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let offset: Int

    public func _resolve(in context: _StyleContext) -> _StyleResult {
        base._resolve(in: context.offset(by: offset))
    }
}

extension HierarchicalShapeStyleModifier: Equatable where Base: Equatable {}

extension ShapeStyle {
    /// Returns the second level of this shape style.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, offset: 1) }
    /// Returns the third level of this shape style.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, offset: 2) }
    /// Returns the fourth level of this shape style.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, offset: 3) }
    /// Returns the fifth level of this shape style.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, offset: 4) }
}

/// How strong the levels of a style are.
enum HierarchyLevel {
    /// The opacities of a colour's levels, primary first. *Source:* F, as told by people who
    /// measured pixels; the last is P, chosen to go on downwards.
    static let opacities = [1, 0.5, 0.25, 0.2, 0.15]

    /// The opacity of one level; levels beyond the last are as the last.
    static func opacity(_ level: Int) -> Double {
        opacities[max(0, min(level, opacities.count - 1))]
    }
}
