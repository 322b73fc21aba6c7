// SPDX-License-Identifier: MIT

/// A protocol that describes the behavior and appearance of a list.
@preconcurrency @MainActor public protocol ListStyle {
    /// Which of the looks it is; styles are the system's alone.
    nonisolated static var _look: _ListLook { get }
}

/// The looks that a list has.
public enum _ListLook: Hashable, Sendable { case plain, inset, grouped, insetGrouped }

/// The list style that describes a platform's default behavior and appearance for a list.
nonisolated public struct DefaultListStyle: ListStyle {
    public init() {}
    nonisolated public static var _look: _ListLook { .insetGrouped }
}

/// The list style that describes the behavior and appearance of a plain list.
nonisolated public struct PlainListStyle: ListStyle {
    public init() {}
    nonisolated public static var _look: _ListLook { .plain }
}

/// The list style that describes the behavior and appearance of an inset list.
nonisolated public struct InsetListStyle: ListStyle {
    public init() {}
    nonisolated public static var _look: _ListLook { .inset }
}

/// The list style that describes the behavior and appearance of a grouped list.
nonisolated public struct GroupedListStyle: ListStyle {
    public init() {}
    nonisolated public static var _look: _ListLook { .grouped }
}

/// The list style that describes the behavior and appearance of an inset grouped list.
nonisolated public struct InsetGroupedListStyle: ListStyle {
    public init() {}
    nonisolated public static var _look: _ListLook { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
    /// The list style that describes a platform's default behavior and appearance for a list.
    @MainActor @preconcurrency public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// The list style that describes the behavior and appearance of a plain list.
    @MainActor @preconcurrency public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// The list style that describes the behavior and appearance of an inset list.
    @MainActor @preconcurrency public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// The list style that describes the behavior and appearance of a grouped list.
    @MainActor @preconcurrency public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// The list style that describes the behavior and appearance of an inset grouped list.
    @MainActor @preconcurrency public static var insetGrouped: InsetGroupedListStyle {
        InsetGroupedListStyle()
    }
}

/// The spacing options between two adjacent sections in a list.
public struct ListSectionSpacing: Sendable {
    let length: CGFloat
    /// The default spacing between sections.
    public static let `default` = ListSectionSpacing(length: ListMetrics.sectionSpacing)
    /// Compact spacing between sections.
    public static let compact = ListSectionSpacing(length: ListMetrics.compactSectionSpacing)
    /// Creates a custom spacing value. *Units:* points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(length: spacing)
    }
}

/// The numbers of lists. *Units:* points.
enum ListMetrics {
    /// From the window's edge to a card. *Source:* measured on iOS 26 (`ios/list`).
    static let cardInset: CGFloat = 16
    /// *Source:* measured on iOS 26 (`ios/list`).
    static let cardRadius: CGFloat = 26
    /// From a card's edge to its content. *Source:* I, by eye.
    static let rowInset: CGFloat = 16
    /// From a plain list's edge to its content. *Source:* I; 16 on narrow phones, 20 on wide ones.
    static let plainRowInset: CGFloat = 20
    /// Above and below the content of a row in a card: content + 30. *Source:* measured on iOS 26.
    static let rowPadding: CGFloat = 15
    /// *Source:* I: measured was 56, where a line of text is 4 higher than its font says.
    static let cardRowHeight: CGFloat = 52
    /// Above and below the content of a plain row. *Source:* I, after iOS 18.
    static let plainRowPadding: CGFloat = 11
    /// *Source:* documented, the default of `defaultMinListRowHeight` on iOS 18.
    static let plainRowHeight: CGFloat = 44
    /// Above a card without a header. *Source:* measured on iOS 26 (`ios/list`).
    static let sectionSpacing: CGFloat = 35
    /// *Source:* I, half the default.
    static let compactSectionSpacing: CGFloat = 17.5
    /// Above a header's text; half the section spacing is on top of it, together the 27.5 that were
    /// measured on iOS 26.
    static let headerTop: CGFloat = 10
    /// From a header's text down to its card. *Source:* measured on iOS 26 (`ios/list`).
    static let headerBottom: CGFloat = 10
    /// From a card down to its footer's text. *Source:* measured on iOS 26 (`ios/list`).
    static let footerTop: CGFloat = 8
    /// Above and below the text of a plain header. *Source:* I, after iOS 18.
    static let plainHeaderPadding: CGFloat = 5
    /// Below the last section. *Source:* I.
    static let end: CGFloat = 35
    /// *Source:* measured on iOS 26, as a divider.
    static let separator: CGFloat = 0.5
}

private struct ListLookKey: EnvironmentKey {
    static var defaultValue: _ListLook { DefaultListStyle._look }
}
private struct ListRowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}
private struct ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}
private struct MinListRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}
private struct MinListHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}
private struct IsInListRowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
private struct ScrollContentBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// The look of the lists below.
    var _listLook: _ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
    /// Between the rows of lists. *Units:* points; nil is the default.
    var _listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }
    /// Between the sections of lists. *Units:* points; nil is the default.
    var _listSectionSpacing: CGFloat? {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }
    /// What was set of `defaultMinListRowHeight`.
    var _minListRowHeight: CGFloat? { self[MinListRowHeightKey.self] }
    /// The default minimum height of a row in a list. *Units:* points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinListRowHeightKey.self] ?? ListMetrics.plainRowHeight }
        set { self[MinListRowHeightKey.self] = newValue }
    }
    /// The default minimum height of a header in a list. *Units:* points; nil is the system's.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinListHeaderHeightKey.self] }
        set { self[MinListHeaderHeightKey.self] = newValue }
    }
    /// Whether this is a row of a list, and no header or footer of its sections.
    var _isInListRow: Bool {
        get { self[IsInListRowKey.self] }
        set { self[IsInListRowKey.self] = newValue }
    }
    /// Whether scrollable views show the background that they have by default.
    var _scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets the style for lists within this view.
    nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
        environment(\._listLook, S._look)
    }

    /// Sets the vertical spacing between two adjacent rows in a list.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\._listRowSpacing, spacing)
    }

    /// Sets the spacing between adjacent sections in a list.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\._listSectionSpacing, spacing.length)
    }

    /// Sets the spacing between adjacent sections in a list to a custom value.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\._listSectionSpacing, spacing)
    }

    /// Specifies the visibility of the background for scrollable views within this view.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\._scrollContentBackground, visibility)
    }
}
