// SPDX-License-Identifier: MIT

/// One tab on its way to a tab view.
@MainActor protocol _TabEntry: _ViewNode {
    var tag: _Tag? { get }
    var role: TabRole? { get }
    /// The boxes of what the tab shows when it is selected; empty before it was selected once.
    var contentBoxes: [_LayoutNode] { get }
    /// The boxes of its button in the tab bar.
    var buttonBoxes: [_LayoutNode] { get }
    /// Makes the content when the tab is selected for the first time; shows or hides it after.
    func setState(_ state: _TabState)
    func contentPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?)
}

/// What a tab view tells its tabs.
struct _TabState {
    var isSelected = false
    /// Whether the tab bar shows the icon of the selected tab alone.
    var isMinimized = false
    /// Whether the tab bar lies over the content; scroll views draw their edge effect there.
    var hasBar = false
    var action: @MainActor () -> Void = {}
}

/// The tabs of a tab view, in order.
struct _TabEntriesKey: PreferenceKey {
    nonisolated static var defaultValue: [any _TabEntry] { [] }
    nonisolated static func reduce(
        value: inout [any _TabEntry], nextValue: () -> [any _TabEntry]
    ) {
        value += nextValue()
    }
}

/// What a tab is made of.
nonisolated struct _TabParts<Content: View, Label: View> {
    let content: Content
    let label: Label
    let role: TabRole?
    let tag: _Tag?
}

/// The node of a tab. Its content is made when it is selected for the first time, and stays.
@MainActor final class _TabNode<V: View, Content: View, Label: View>: _TypedNode<V>, _TabEntry {
    private let parts: (V) -> _TabParts<Content, Label>
    private var content: _ViewNode?
    private var button: _ViewNode?
    private var state = _TabState()
    private var inner: EnvironmentValues

    init(_ view: V, _ inputs: _NodeInputs, parts: @escaping (V) -> _TabParts<Content, Label>) {
        self.parts = parts
        inner = inputs.environment
        super.init(view, inputs)
        changePreferenceWriters(by: 1)
        refreshEnvironment()
        reconcileButton()
    }

    override var children: [_ViewNode] { [content, button].compactMap { $0 } }
    override var childEnvironment: EnvironmentValues { inner }
    override var isLazyForChildren: Bool { false }

    var tag: _Tag? { environment._tabTag ?? parts(view).tag }
    var role: TabRole? { parts(view).role }
    var contentBoxes: [_LayoutNode] { boxes(content) }
    var buttonBoxes: [_LayoutNode] { boxes(button) }

    private func boxes(_ node: _ViewNode?) -> [_LayoutNode] {
        var items: [_LayoutItem] = []
        node?.collectItems(into: &items)
        return items.compactMap { $0 as? _LayoutNode }
    }

    override func viewDidChange(from old: V) {
        graph.preferencesDidChange()
        reconcileButton()
        if content != nil { reconcileContent() }
    }

    override func environmentDidChange() {
        refreshEnvironment()
        propagateEnvironment()
        reconcileButton()
    }

    private func refreshEnvironment() {
        inner = environment
        inner._tabTag = nil
        inner._badge = nil
        inner._isInTabView = false
        inner._tabAccessory = nil
        if !state.isSelected { inner._isPresent = false }
        if state.hasBar { inner.scrollEdgeEffects.bars.insert(.bottom) }
    }

    func setState(_ new: _TabState) {
        let old = state
        state = new
        if old.isSelected != new.isSelected || old.hasBar != new.hasBar {
            refreshEnvironment()
            propagateEnvironment()
        }
        if new.isSelected, content == nil { reconcileContent() }
        if old.isSelected != new.isSelected || old.isMinimized != new.isMinimized {
            reconcileButton()
        }
    }

    private func reconcileContent() {
        _reconcile(&content, with: parts(view).content, under: self)
    }

    private func reconcileButton() {
        let label = _TabButton(
            label: parts(view).label, badge: environment._badge, isSelected: state.isSelected,
            isMinimized: state.isMinimized, action: { [weak self] in self?.state.action() })
        _reconcile(&button, with: label, under: self)
    }

    override func collectItems(into items: inout [_LayoutItem]) {}
    override func collectLazySources(into sources: inout [any _LazySource]) {}
    override func contentItemsDidChange() { graph.preferencesDidChange() }

    func contentPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        content?.collectPreference(key, into: &value)
    }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard K.self == _TabEntriesKey.self else {
            if state.isSelected { content?.collectPreference(key, into: &value) }
            return
        }
        let entries = (value as! [any _TabEntry]? ?? []) + [self]
        value = (entries as! K.Value)
    }
}

private struct IsInTabViewKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a `tabItem` here makes a tab.
    var _isInTabView: Bool {
        get { self[IsInTabViewKey.self] }
        set { self[IsInTabViewKey.self] = newValue }
    }
}
