// SPDX-License-Identifier: MIT

/// One page of a navigation stack: its content, and the bars that show what the content says.
@MainActor final class _NavigationPageNode: _ViewNode, _ContentHosting {
    enum Kind {
        case root
        case value(AnyHashable)
        case link(AnyView)
        case presented(_PresentedDestination)
    }
    let kind: Kind
    private(set) var box: _NavigationPageBox!
    private unowned let stack: any _NavigationStacking
    private let level = _NavigationLevel()
    private var inner: EnvironmentValues
    private var isPresent = true
    private var colorSchemes: [_Bar: ColorScheme] = [:]
    /// Where bars lie over the content; scroll views draw their edge effect there.
    private var barEdges: Edge.Set = []

    private var content: _ViewNode?
    private var chrome: _ViewNode?
    private(set) var words = _BarWords()
    /// The page below, whose title mode this one inherits.
    private weak var below: _NavigationPageNode?

    init(_ kind: Kind, stack: any _NavigationStacking) {
        self.kind = kind
        self.stack = stack
        let inputs = stack.childInputs
        inner = inputs.environment
        super.init(inputs)
        level.stack = stack
        level.page = self
        box = _NavigationPageBox(owner: self)
        graph.scrolls.add(box)
        refreshEnvironment()
        graph.contentHosts.append(self)
        evaluate()
        refreshItems()
    }

    var isRoot: Bool { if case .root = kind { true } else { false } }
    var isValue: Bool { value != nil }
    var value: AnyHashable? { if case .value(let value) = kind { value } else { nil } }
    var presenter: _PresentedDestination? {
        if case .presented(let presenter) = kind { presenter } else { nil }
    }
    func presents(_ other: _PresentedDestination) -> Bool { presenter === other }
    var isOrphan: Bool { presenter?.isGone ?? false }

    // MARK: Content

    override var children: [_ViewNode] { [content, chrome].compactMap { $0 } }
    override var childEnvironment: EnvironmentValues { inner }

    override func evaluate() {
        needsEvaluation = false
        switch kind {
        case .root: stack.reconcileRoot(&content, under: self)
        case .value(let value):
            let view = tracking { stack.destination(for: value) }
            _reconcile(&content, with: view ?? AnyView(_MissingDestination()), under: self)
        case .link(let view): _reconcile(&content, with: view, under: self)
        case .presented(let presenter): _reconcile(&content, with: presenter.view, under: self)
        }
    }

    override func environmentDidChange() {
        refreshEnvironment()
        propagateEnvironment()
    }

    private func refreshEnvironment() {
        inner = environment
        inner._navigationLevel = level
        inner._isPresented = environment._isPresented || !isRoot
        if !isPresent { inner._isPresent = false }
        if !colorSchemes.isEmpty { inner._barColorSchemes = colorSchemes }
        inner.scrollEdgeEffects.bars.formUnion(barEdges)
        inner.scrollEdgeEffects.drawnByBar.formUnion(barEdges.intersection(.top))
    }

    /// Whether the page is the one on top; the others keep their state out of sight.
    func setPresent(_ isPresent: Bool) {
        guard isPresent != self.isPresent else { return }
        self.isPresent = isPresent
        refreshEnvironment()
        propagateEnvironment()
    }

    override func collectItems(into items: inout [_LayoutItem]) { if let box { items.append(box) } }

    override func contentItemsDidChange() { graph.itemOwners.append(self) }

    override func refreshItems() {
        var items: [_LayoutItem] = []
        content?.collectItems(into: &items)
        var bars: [_LayoutItem] = []
        chrome?.collectItems(into: &bars)
        box?.set(content: items, chrome: bars.compactMap { $0 as? _LayoutNode })
    }

    override func willDiscard() { box = nil }

    // MARK: What the content says

    func contentPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        content?.preference(key) ?? K.defaultValue
    }

    /// Titles and items end here; what is said of the tab bar goes on.
    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        if K.self == _ToolbarEntriesKey.self || K.self == _NavigationDestinationsKey.self
            || K.self == _PresentedDestinationsKey.self
        {
            return
        }
        guard K.self == _BarWordsKey.self else {
            content?.collectPreference(key, into: &value)
            return
        }
        var words = value as! _BarWords? ?? _BarWords()
        words.fill(from: contentPreference(_BarWordsKey.self).about([.tab]))
        value = (words as! K.Value)
    }

    func readContent() {
        words = contentPreference(_BarWordsKey.self)
        let entries = contentPreference(_ToolbarEntriesKey.self)
        if words.colorScheme != colorSchemes {
            colorSchemes = words.colorScheme
            refreshEnvironment()
            content?.updateEnvironment(inner)
        }
        let pages = stack.children.compactMap { $0 as? _NavigationPageNode }
        below = pages.firstIndex { $0 === self }.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
        let barScheme = words.colorScheme[.navigation] ?? environment.colorScheme
        let view = _PageChrome(
            title: words.removesTitle == true ? nil : words.title,
            showsBack: !isRoot && words.hidesBackButton != true, words: words,
            colorScheme: barScheme, level: level)
        _reconcile(&chrome, with: view, under: self)
        refreshItems()
        box.set(
            _PageBars(
                words: words, showsLargeTitle: showsLargeTitle,
                entries: entries.map { _PageBars.Entry($0) }))
        guard box.barEdges != barEdges else { return }
        barEdges = box.barEdges
        refreshEnvironment()
        content?.updateEnvironment(inner)
    }

    /// A page without a mode of its own goes on with that of the page below (documented).
    var titleMode: NavigationBarItem.TitleDisplayMode {
        switch words.titleMode {
        case .inline: .inline
        case .large: .large
        default: below?.titleMode ?? .large
        }
    }

    private var showsLargeTitle: Bool {
        words.title != nil && words.removesTitle != true && titleMode == .large
    }
}

/// What a page shows for a value that no `navigationDestination(for:)` speaks of.
nonisolated private struct _MissingDestination: View {
    var body: some View {
        Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow)
    }
}
