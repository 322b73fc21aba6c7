// SPDX-License-Identifier: MIT

/// The placement of margins.
public struct ContentMarginPlacement: Sendable {
    let forContent: Bool
    let forIndicators: Bool
    /// The margins of the content and of the indicators.
    public static var automatic: Self { Self(forContent: true, forIndicators: true) }
    /// The margins of the content alone.
    public static var scrollContent: Self { Self(forContent: true, forIndicators: false) }
    /// The margins of the indicators alone.
    public static var scrollIndicators: Self { Self(forContent: false, forIndicators: true) }
}

private struct ContentMarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { .zero }
}
private struct IndicatorMarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { .zero }
}

extension EnvironmentValues {
    /// What scroll views keep free around their content. *Units:* points.
    var scrollContentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
    /// What scroll views keep free around their indicators. *Units:* points.
    var scrollIndicatorMargins: EdgeInsets {
        get { self[IndicatorMarginsKey.self] }
        set { self[IndicatorMarginsKey.self] = newValue }
    }
}

/// Sets the margins of the scroll views in its content.
nonisolated struct _ContentMarginsModifier: _EnvironmentModifier {
    typealias Body = Never
    let edges: Edge.Set
    /// nil takes the default length.
    let insets: EdgeInsets?
    let placement: ContentMarginPlacement

    func modify(_ environment: inout EnvironmentValues) {
        let all = insets ?? EdgeInsets(_PaddingLayout.defaultLength)
        for edge in Edge.allCases where edges.contains(edge) {
            if placement.forContent { environment.scrollContentMargins[edge] = all[edge] }
            if placement.forIndicators { environment.scrollIndicatorMargins[edge] = all[edge] }
        }
    }
}

extension View {
    /// Configures the content margin for a provided placement.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(_ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
    }

    /// Configures the content margin for a provided placement.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(
            _ContentMarginsModifier(
                edges: edges, insets: length.map { EdgeInsets($0) }, placement: placement))
    }

    /// Configures the content margin for a provided placement.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
