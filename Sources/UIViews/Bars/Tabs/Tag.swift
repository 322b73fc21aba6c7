// SPDX-License-Identifier: MIT

/// The tag of a view, for the control or the container around.
struct _TagKey: LayoutValueKey {
    static var defaultValue: _Tag? { nil }
}

/// A tag, and whether it also stands for an optional of its value.
struct _Tag: Hashable {
    let value: AnyHashable
    let includesOptional: Bool

    /// The tag as a value of a type.
    func value<V: Hashable>(as type: V.Type) -> V? {
        if let typed = value.base as? V {
            // A cast also wraps; that is wanted only if asked for.
            guard includesOptional || Swift.type(of: value.base) == V.self else { return nil }
            return typed
        }
        return nil
    }
}

/// Tells the tag to a `tabItem` inside, which cannot be asked for it from outside.
nonisolated struct _TagModifier: _EnvironmentModifier, Equatable {
    typealias Body = Never
    let tag: _Tag
    func modify(_ environment: inout EnvironmentValues) { environment._tabTag = tag }
}

private struct TabTagKey: EnvironmentKey {
    static var defaultValue: _Tag? { nil }
}

extension EnvironmentValues {
    /// The tag that was set outside of a `tabItem`.
    var _tabTag: _Tag? {
        get { self[TabTagKey.self] }
        set { self[TabTagKey.self] = newValue }
    }
}

extension View {
    /// Sets the unique tag value of this view; a selection that is optional matches it too when
    /// `includeOptional` is true.
    nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View
    where V: Hashable {
        let tag = _Tag(value: AnyHashable(tag), includesOptional: includeOptional)
        return layoutValue(key: _TagKey.self, value: tag).modifier(_TagModifier(tag: tag))
    }
}

/// A modified view whose parts can be looked at whatever their types.
protocol _AnyModifiedContent {
    var anyContent: Any { get }
    var anyModifier: Any { get }
}

extension ModifiedContent: _AnyModifiedContent {
    var anyContent: Any { content }
    var anyModifier: Any { modifier }
}

/// The tag that a view was given by a modifier of its own, found without making the view.
func _tag(of view: Any) -> _Tag? {
    var view = view
    while let modified = view as? any _AnyModifiedContent {
        if let tag = modified.anyModifier as? _TagModifier { return tag.tag }
        view = modified.anyContent
    }
    return nil
}
