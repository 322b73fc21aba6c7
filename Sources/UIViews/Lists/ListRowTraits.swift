// SPDX-License-Identifier: MIT

/// Whether separators show at the edges of a row.
struct _ListSeparators: Equatable {
    var top: Visibility = .automatic
    var bottom: Visibility = .automatic

    mutating func set(_ visibility: Visibility, _ edges: VerticalEdge.Set) {
        if edges.contains(.top) { top = visibility }
        if edges.contains(.bottom) { bottom = visibility }
    }
}

/// The tints of the separators at the edges of a row.
struct _ListSeparatorTints {
    var top: Color?
    var bottom: Color?
}

/// The insets that a row asks for; the outer nil is none asked for.
struct _ListRowInsetsKey: LayoutValueKey {
    static var defaultValue: EdgeInsets? { nil }
}
struct _ListRowSeparatorsKey: LayoutValueKey {
    static var defaultValue: _ListSeparators { _ListSeparators() }
}
struct _ListRowTintsKey: LayoutValueKey {
    static var defaultValue: _ListSeparatorTints { _ListSeparatorTints() }
}
/// What separates the section that a row is in from the next.
struct _ListSectionSeparatorsKey: LayoutValueKey {
    static var defaultValue: _ListSeparators { _ListSeparators() }
}
/// Changes a trait that the content may have been given further in.
nonisolated struct _ListTraitModifier<Key: LayoutValueKey>: _BoxModifier {
    typealias Body = Never
    let key: Key.Type
    let change: (inout Key.Value) -> Void

    @MainActor func makeBox(owner: _ViewNode) -> _ListTraitBox<Key> {
        _ListTraitBox(change, owner: owner)
    }
    @MainActor func update(_ box: _ListTraitBox<Key>, from old: Self) { box.change = change }
}

/// The box that carries a changed trait.
@MainActor final class _ListTraitBox<Key: LayoutValueKey>: _UnaryNode {
    var change: (inout Key.Value) -> Void { didSet { setNeedsLayout() } }

    init(_ change: @escaping (inout Key.Value) -> Void, owner: _ViewNode) {
        self.change = change
        super.init(layoutOwner: owner)
    }

    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        guard K.self == Key.self, var value = super.layoutValue(key) as? Key.Value else {
            return super.layoutValue(key)
        }
        change(&value)
        return value as? K.Value ?? super.layoutValue(key)
    }
}

extension View {
    /// Applies an inset to the rows in a list.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        layoutValue(key: _ListRowInsetsKey.self, value: insets)
    }

    /// Sets the display mode for the separator associated with this specific row.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            _ListTraitModifier(key: _ListRowSeparatorsKey.self) { $0.set(visibility, edges) })
    }

    /// Sets the tint color associated with a row.
    nonisolated public func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            _ListTraitModifier(key: _ListRowTintsKey.self) {
                if edges.contains(.top) { $0.top = color }
                if edges.contains(.bottom) { $0.bottom = color }
            })
    }

    /// Sets whether to hide the separator associated with a list section.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            _ListTraitModifier(key: _ListSectionSeparatorsKey.self) { $0.set(visibility, edges) })
    }
}

/// Where the separators of a list's rows begin and end.
extension HorizontalAlignment {
    private enum SeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum SeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    /// A guide marking the leading edge of a list row separator.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// A guide marking the trailing edge of a list row separator.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
