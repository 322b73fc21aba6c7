// SPDX-License-Identifier: MIT
import UIDisplayList
import UIViewGraph

/// The foreground style in the current context.
public struct ForegroundStyle: ShapeStyle, Equatable {
    /// Creates a foreground style instance.
    public init() {}

    public func _resolve(in context: _StyleContext) -> _StyleResult {
        context.environment._foregroundStyle?._resolve(in: context)
            ?? context.systemColor(.label(context.level))
    }
}

/// The background style in the current context.
public struct BackgroundStyle: ShapeStyle, Equatable {
    /// Creates a background style instance.
    public init() {}

    public func _resolve(in context: _StyleContext) -> _StyleResult {
        context.environment.backgroundStyle?._resolve(in: context)
            ?? context.systemColor(.background(context.level))
    }
}

/// A style that reflects the current tint color.
public struct TintShapeStyle: ShapeStyle, Equatable {
    /// Creates a style that reflects the current tint color.
    public init() {}

    public func _resolve(in context: _StyleContext) -> _StyleResult {
        context.environment._tint?._resolve(in: context)
            ?? Color(.system(.blue))._resolve(in: context)
    }
}

/// A style appropriate for foreground separator or border lines.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
    /// Creates a new separator shape style instance.
    public init() {}

    public func _resolve(in context: _StyleContext) -> _StyleResult {
        context.systemColor(.separator, isLevelled: true)
    }
}

/// A style used to visually indicate selection following platform conventional colors.
///
/// On iOS that is the tint. *Source:* I.
public struct SelectionShapeStyle: ShapeStyle, Equatable {
    /// Creates a selection shape style.
    public init() {}

    public func _resolve(in context: _StyleContext) -> _StyleResult {
        TintShapeStyle()._resolve(in: context)
    }
}

/// A style appropriate for placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
    /// Creates a new placeholder text shape style.
    public init() {}

    public func _resolve(in context: _StyleContext) -> _StyleResult {
        context.systemColor(.label(2), isLevelled: true)
    }
}

/// A shape style that displays one of the overlay fills.
public struct FillShapeStyle: ShapeStyle, Equatable {
    /// Creates a fill shape style.
    public init() {}

    public func _resolve(in context: _StyleContext) -> _StyleResult {
        context.systemColor(.fill(context.level))
    }
}

extension _StyleContext {
    /// A colour of the system; where it has no levels of its own, they are steps of opacity.
    func systemColor(_ color: SystemColor, isLevelled: Bool = false) -> _StyleResult {
        let result = color.components(in: environment).displayColor
        return _StyleResult(
            .color(isLevelled ? result.opacity(HierarchyLevel.opacity(level)) : result))
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style in the current context.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style in the current context.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// A style that reflects the current tint color.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// A style appropriate for foreground separator or border lines.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// A style used to visually indicate selection following platform conventional colors.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// A style appropriate for placeholder text.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// An overlay fill style for filling shapes.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
