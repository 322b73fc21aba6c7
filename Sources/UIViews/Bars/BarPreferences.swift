// SPDX-License-Identifier: MIT

/// What content says of the bars of the page or the tab around it; the innermost word counts.
struct _BarWords {
    var title: Text?
    var titleMode: NavigationBarItem.TitleDisplayMode?
    var isInlineLarge: Bool?
    var hidesBackButton: Bool?
    var removesTitle: Bool?
    var role: ToolbarRole?
    var visibility: [_Bar: Visibility] = [:]
    var background: [_Bar: AnyShapeStyle] = [:]
    var backgroundVisibility: [_Bar: Visibility] = [:]
    var colorScheme: [_Bar: ColorScheme] = [:]
    var minimization: [_Bar: ToolbarMinimizationBehavior] = [:]
    var restoration: [_Bar: ToolbarMinimizationRestoration] = [:]
    var safeAreaAdjustment: [_Bar: ToolbarMinimizationSafeAreaAdjustment] = [:]

    /// Takes from `outer` what is not said here.
    mutating func fill(from outer: _BarWords) {
        title = title ?? outer.title
        titleMode = titleMode ?? outer.titleMode
        isInlineLarge = isInlineLarge ?? outer.isInlineLarge
        hidesBackButton = hidesBackButton ?? outer.hidesBackButton
        removesTitle = removesTitle ?? outer.removesTitle
        role = role ?? outer.role
        visibility.merge(outer.visibility) { inner, _ in inner }
        background.merge(outer.background) { inner, _ in inner }
        backgroundVisibility.merge(outer.backgroundVisibility) { inner, _ in inner }
        colorScheme.merge(outer.colorScheme) { inner, _ in inner }
        minimization.merge(outer.minimization) { inner, _ in inner }
        restoration.merge(outer.restoration) { inner, _ in inner }
        safeAreaAdjustment.merge(outer.safeAreaAdjustment) { inner, _ in inner }
    }

    /// The words for some bars alone; titles belong to the navigation bar.
    func about(_ bars: Set<_Bar>) -> _BarWords {
        var words = bars.contains(.navigation) ? self : _BarWords()
        words.visibility = visibility.filter { bars.contains($0.key) }
        words.background = background.filter { bars.contains($0.key) }
        words.backgroundVisibility = backgroundVisibility.filter { bars.contains($0.key) }
        words.colorScheme = colorScheme.filter { bars.contains($0.key) }
        words.minimization = minimization.filter { bars.contains($0.key) }
        words.restoration = restoration.filter { bars.contains($0.key) }
        words.safeAreaAdjustment = safeAreaAdjustment.filter { bars.contains($0.key) }
        return words
    }

    /// Whether content wants a bar there or not; nil leaves it to the bar.
    func isShown(_ bar: _Bar) -> Bool? {
        switch visibility[bar] {
        case .visible: true
        case .hidden: false
        default: nil
        }
    }
}

/// The words about the bars around, those nearest to the content first.
struct _BarWordsKey: PreferenceKey {
    nonisolated static var defaultValue: _BarWords { _BarWords() }
    nonisolated static func reduce(value: inout _BarWords, nextValue: () -> _BarWords) {
        value.fill(from: nextValue())
    }
}

/// Says something of the bars around its content, where the content says nothing.
nonisolated struct _BarWordsModifier: _PreferenceModifier {
    typealias Body = Never
    typealias Key = _BarWordsKey
    var words: _BarWords

    init(_ say: (inout _BarWords) -> Void) {
        words = _BarWords()
        say(&words)
    }

    func modify(_ value: inout _BarWords?, at node: _ViewNode) {
        var result = value ?? _BarWords()
        result.fill(from: words)
        value = result
    }
}
