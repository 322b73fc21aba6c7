// SPDX-License-Identifier: MIT

/// The node of a tab view: its tabs, of which those that were selected once have content.
@MainActor
final class _TabViewNode<SelectionValue: Hashable, Content: View>:
    _TypedNode<_TabContainer<SelectionValue, Content>>, _ContentHosting
{
    private var content: _ViewNode?
    private var accessory: _ViewNode?
    private var box: _TabViewBox?
    private weak var selected: (any _TabEntry)?
    private var inner: EnvironmentValues
    private var isMinimized = false

    override init(_ view: _TabContainer<SelectionValue, Content>, _ inputs: _NodeInputs) {
        inner = inputs.environment
        super.init(view, inputs)
        inner._isInTabView = true
        let box = _TabViewBox(owner: self)
        box.minimizationDidChange = { [weak self] in self?.setMinimized($0) }
        self.box = box
        graph.scrolls.add(box)
        graph.contentHosts.append(self)
        graph.preferencesDidChange()
        _reconcile(&content, with: view.content, under: self)
        reconcileAccessory()
    }

    override var children: [_ViewNode] { [content, accessory].compactMap { $0 } }
    override var childEnvironment: EnvironmentValues { inner }
    override var isLazyForChildren: Bool { false }

    override func collectItems(into items: inout [_LayoutItem]) {
        if let box { items.append(box) }
    }

    override func collectLazySources(into sources: inout [any _LazySource]) {
        sources.append(_EagerSource(self))
    }

    override func contentItemsDidChange() { graph.itemOwners.append(self) }

    override func viewDidChange(from old: _TabContainer<SelectionValue, Content>) {
        _reconcile(&content, with: view.content, under: self)
        graph.preferencesDidChange()
    }

    override func environmentDidChange() {
        inner = environment
        inner._isInTabView = true
        propagateEnvironment()
        reconcileAccessory()
        graph.preferencesDidChange()
    }

    /// The selection, which this node reads, has changed.
    override func evaluate() {
        needsEvaluation = false
        graph.preferencesDidChange()
    }

    override func willDiscard() { box = nil }

    private func reconcileAccessory() {
        let placement: TabViewBottomAccessoryPlacement = isMinimized ? .inline : .expanded
        let view = environment._tabAccessory.map {
            $0.environment(\._accessoryPlacement, placement)
                .environment(\._isInTabView, false).environment(\._tabAccessory, nil)
        }
        _reconcile(&accessory, with: view, under: self)
    }

    // MARK: Tabs

    private func entries() -> [any _TabEntry] { content?.preference(_TabEntriesKey.self) ?? [] }

    private func tag(of entry: any _TabEntry, at index: Int) -> _Tag {
        entry.tag ?? _Tag(value: AnyHashable(index), includesOptional: true)
    }

    func readContent() {
        let entries = entries()
        let wanted = tracking { view.selection?.wrappedValue }
        let match = entries.enumerated().first { index, entry in
            wanted != nil && tag(of: entry, at: index).value(as: SelectionValue.self) == wanted
        }?.element
        let kept = selected.flatMap { old in entries.first { $0 === old } }
        let current = match ?? kept ?? entries.first
        selected = current
        var words: _BarWords?
        current?.contentPreference(_BarWordsKey.self, into: &words)
        let hasBar = words?.isShown(.tab) != false
        for (index, entry) in entries.enumerated() {
            let tag = tag(of: entry, at: index)
            entry.setState(
                _TabState(
                    isSelected: entry === current, isMinimized: isMinimized, hasBar: hasBar
                ) { [weak self, weak entry] in
                    if let self, let entry { self.select(entry, tag: tag) }
                })
        }
        box?.set(
            words: (words ?? _BarWords()).about([.tab]),
            minimization: environment._tabBarMinimizeBehavior)
        refreshItems()
    }

    override func refreshItems() {
        let entries = entries()
        var accessories: [_LayoutItem] = []
        accessory?.collectItems(into: &accessories)
        var loose: [_LayoutItem] = []
        if entries.isEmpty { content?.collectItems(into: &loose) }
        let shown = selected?.contentBoxes ?? loose.compactMap { $0 as? _LayoutNode }
        box?.set(
            content: shown,
            tabs: entries.map {
                _TabBarItem(
                    boxes: $0.buttonBoxes, isSelected: $0 === selected, isApart: $0.role == .search)
            }, accessory: accessories.compactMap { $0 as? _LayoutNode })
    }

    private func select(_ entry: any _TabEntry, tag: _Tag) {
        if isMinimized { return setMinimized(false) }
        if entry === selected {
            // The tab that is there already goes back to its start.
            box?.scrollToTop()
            return
        }
        if let value = tag.value(as: SelectionValue.self), let selection = view.selection {
            selection.wrappedValue = value
            return
        }
        graph.enqueue(transaction: .current) { [weak self, weak entry] in
            guard let self, !self.isDiscarded else { return }
            self.selected = entry
            self.graph.preferencesDidChange()
        }
    }

    private func setMinimized(_ isMinimized: Bool) {
        guard isMinimized != self.isMinimized else { return }
        self.isMinimized = isMinimized
        let transaction = Transaction(animation: BarMetrics.minimizeAnimation)
        graph.enqueue(transaction: transaction) { [weak self] in
            guard let self, !self.isDiscarded else { return }
            self.box?.isMinimized = isMinimized
            self.reconcileAccessory()
            self.graph.preferencesDidChange()
        }
    }

    /// What the selected tab says is what is said of the surroundings; tabs and their bar end here.
    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        if K.self == _TabEntriesKey.self { return }
        guard K.self == _BarWordsKey.self else {
            super.collectPreference(key, into: &value)
            return
        }
        var own: K.Value?
        super.collectPreference(key, into: &own)
        guard let inner = own as! _BarWords? else { return }
        var words = value as! _BarWords? ?? _BarWords()
        words.fill(from: inner.about([.navigation, .bottom]))
        value = (words as! K.Value)
    }
}
