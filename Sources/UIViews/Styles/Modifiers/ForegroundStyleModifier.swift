// SPDX-License-Identifier: MIT
import UIViewGraph

/// Holds the style of what is in front; nil is the system's label colours.
///
/// Several levels are one style (`_StylePair`) that answers by level.
package struct _ForegroundStyleKey: EnvironmentKey {
    package static var defaultValue: AnyShapeStyle? { nil }
}

/// Holds the tint; nil is the system's accent.
package struct _TintKey: EnvironmentKey {
    package static var defaultValue: AnyShapeStyle? { nil }
}

private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// An optional style that overrides the default system background style when set.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// The style of what is in front, as set by `foregroundStyle(_:)`.
    package var _foregroundStyle: AnyShapeStyle? {
        get { self[_ForegroundStyleKey.self] }
        set { self[_ForegroundStyleKey.self] = newValue }
    }

    /// The style set by `tint(_:)`.
    package var _tint: AnyShapeStyle? {
        get { self[_TintKey.self] }
        set { self[_TintKey.self] = newValue }
    }
}

/// Two styles as levels: the first is primary, the second secondary and what follows from it.
struct _StylePair<Primary: ShapeStyle, Secondary: ShapeStyle>: ShapeStyle {
    let primary: Primary
    let secondary: Secondary

    func _resolve(in context: _StyleContext) -> _StyleResult {
        context.level <= 0
            ? primary._resolve(in: context) : secondary._resolve(in: context.offset(by: -1))
    }
}

extension _StylePair: Equatable where Primary: Equatable, Secondary: Equatable {}

/// A style that an environment holds, with the value that it took the place of.
///
/// Within it that outer value counts, so that `.secondary` under `.foregroundStyle(.secondary)`
/// is a level of what was there, not of itself.
struct _ScopedStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let keyPath: WritableKeyPath<EnvironmentValues, AnyShapeStyle?> & Sendable
    let outer: AnyShapeStyle?

    func _resolve(in context: _StyleContext) -> _StyleResult {
        var context = context
        context.environment[keyPath: keyPath] = outer
        return style._resolve(in: context)
    }
}

extension _ScopedStyle: Equatable where Style: Equatable {}

/// Puts a style into the environment.
nonisolated public struct _ShapeStyleModifier<Style: ShapeStyle>: _EnvironmentModifier {
    public typealias Body = Never
    let style: Style?
    let keyPath: WritableKeyPath<EnvironmentValues, AnyShapeStyle?> & Sendable

    public func modify(_ environment: inout EnvironmentValues) {
        guard let style else {
            environment[keyPath: keyPath] = nil
            return
        }
        environment[keyPath: keyPath] = AnyShapeStyle(
            _ScopedStyle(style: style, keyPath: keyPath, outer: environment[keyPath: keyPath]))
    }
}

extension _ShapeStyleModifier: Equatable where Style: Equatable {}

extension View {
    /// Sets a view's foreground elements to use a given style.
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        modifier(_ShapeStyleModifier(style: style, keyPath: \._foregroundStyle))
    }

    /// Sets the primary and secondary levels of the foreground style in the child view.
    nonisolated public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
    where S1: ShapeStyle, S2: ShapeStyle {
        foregroundStyle(_StylePair(primary: primary, secondary: secondary))
    }

    /// Sets the primary, secondary, and tertiary levels of the foreground style.
    nonisolated public func foregroundStyle<S1, S2, S3>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
        foregroundStyle(primary, _StylePair(primary: secondary, secondary: tertiary))
    }

    /// Sets the color of the foreground elements displayed by this view; nil removes it.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(_ShapeStyleModifier(style: color, keyPath: \._foregroundStyle))
    }

    /// Sets the tint within this view; nil removes it.
    nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
        modifier(_ShapeStyleModifier(style: tint, keyPath: \._tint))
    }

    /// Sets the tint color within this view; nil removes it.
    nonisolated public func tint(_ tint: Color?) -> some View {
        modifier(_ShapeStyleModifier(style: tint, keyPath: \._tint))
    }

    /// Sets the accent color for this view and the views it contains: the same as its tint.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        tint(accentColor)
    }

    /// Sets the specified style to render backgrounds within the view.
    nonisolated public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        modifier(_ShapeStyleModifier(style: style, keyPath: \.backgroundStyle))
    }
}
