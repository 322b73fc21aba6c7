// SPDX-License-Identifier: MIT

/// The node of a navigation stack: its pages, the lowest first.
@MainActor
final class _NavigationStackNode<Data, Root: View>:
    _TypedNode<NavigationStack<Data, Root>>, _NavigationStacking, _ContentHosting
{
    private var pages: [_NavigationPageNode] = []
    /// A page that was left, until it is out of sight.
    private var leaving: _NavigationPageNode?
    private var box: _NavigationStackBox?
    private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
    private var isFirstReading = true

    override init(_ view: NavigationStack<Data, Root>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        let box = _NavigationStackBox(layoutOwner: self)
        box.transitionDidEnd = { [weak self] in self?.transitionDidEnd() }
        self.box = box
        graph.contentHosts.append(self)
        graph.preferencesDidChange()
        pages = [_NavigationPageNode(.root, stack: self)]
        showPages(animated: false)
    }

    override var children: [_ViewNode] { pages + (leaving.map { [$0] } ?? []) }
    override var isLazyForChildren: Bool { false }

    override func collectItems(into items: inout [_LayoutItem]) {
        if let box { items.append(box) }
    }

    override func collectLazySources(into sources: inout [any _LazySource]) {
        sources.append(_EagerSource(self))
    }

    override func contentItemsDidChange() {}

    override func viewDidChange(from old: NavigationStack<Data, Root>) {
        pages[0].evaluate()
        graph.preferencesDidChange()
    }

    /// The path, which this node reads, has changed.
    override func evaluate() { graph.preferencesDidChange() }

    /// What the page on top says is what is said of the surroundings.
    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        pages.last?.collectPreference(key, into: &value)
    }

    override func willDiscard() { box = nil }

    // MARK: Pages

    func readContent() {
        var known: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
        for page in pages {
            for destination in page.contentPreference(_NavigationDestinationsKey.self)
            where known[destination.type] == nil {
                known[destination.type] = destination.make
            }
        }
        let hadNone = destinations.isEmpty
        destinations = known
        if !hadNone || !known.isEmpty {
            for page in pages where page.isValue { page.evaluate() }
        }
        synchronize(animated: !isFirstReading)
        isFirstReading = false
    }

    func destination(for value: AnyHashable) -> AnyView? {
        let type = Swift.type(of: value.base)
        return destinations[ObjectIdentifier(type)]?(value)
    }

    func reconcileRoot(_ node: inout _ViewNode?, under page: _NavigationPageNode) {
        _reconcile(&node, with: view.root, under: page)
    }

    func pageDidChange() { box?.setNeedsPlacement() }

    /// Makes the pages what the path and the content ask for.
    private func synchronize(animated: Bool) {
        var wanted = pages
        if let path = view.path {
            wanted = pages(following: tracking { path.values() }, from: wanted)
        }
        for page in wanted {
            for presented in page.contentPreference(_PresentedDestinationsKey.self) {
                let index = wanted.firstIndex { $0.presents(presented) }
                if presented.isPresented, index == nil, page === wanted.last {
                    wanted.append(
                        _NavigationPageNode(.presented(presented), stack: self))
                } else if !presented.isPresented, let index {
                    wanted.removeSubrange(index...)
                }
            }
        }
        // A page whose presenter has gone goes too.
        if let index = wanted.firstIndex(where: \.isOrphan) { wanted.removeSubrange(index...) }
        setPages(wanted, animated: animated)
    }

    private func pages(
        following values: [AnyHashable], from pages: [_NavigationPageNode]
    ) -> [_NavigationPageNode] {
        var result: [_NavigationPageNode] = []
        var rest = values[...]
        for page in pages {
            if let value = page.value {
                guard rest.first == value else { break }
                rest.removeFirst()
            }
            result.append(page)
        }
        // Pages without values on top of a path that has become longer stay below its new values.
        for value in rest { result.append(_NavigationPageNode(.value(value), stack: self)) }
        return result
    }

    private func setPages(_ new: [_NavigationPageNode], animated: Bool) {
        guard new.map(ObjectIdentifier.init) != pages.map(ObjectIdentifier.init) else { return }
        let old = pages
        pages = new
        let kept = Set(new.map(ObjectIdentifier.init))
        let gone = old.filter { !kept.contains(ObjectIdentifier($0)) }
        finishLeaving()
        for page in gone where page !== old.last { page.discard() }
        if let top = old.last, gone.contains(where: { $0 === top }) { leaving = top }
        showPages(animated: animated, from: old.last)
        graph.preferencesDidChange()
    }

    private func showPages(animated: Bool, from old: _NavigationPageNode? = nil) {
        guard let top = pages.last, let box else { return }
        for page in pages { page.setPresent(page === top) }
        leaving?.setPresent(false)
        let isPush = old.map { previous in pages.contains { $0 === previous } } ?? true
        let animation =
            animated && !transaction.disablesAnimations
            ? transaction.animation ?? BarMetrics.pageAnimation : nil
        box.show(
            top.box, from: old === top ? nil : old?.box, isPush: isPush, animation: animation,
            fades: environment._prefersCrossFadeTransitions)
    }

    private func transitionDidEnd() { finishLeaving() }

    private func finishLeaving() {
        guard let page = leaving else { return }
        leaving = nil
        page.discard()
    }

    // MARK: Going

    func push(_ value: AnyHashable, codable: (() -> NavigationPath.Element)?) {
        guard let path = view.path else {
            change { $0 + [_NavigationPageNode(.value(value), stack: self)] }
            return
        }
        if !path.append(value, codable) {
            graph.report(
                "A link to \(value.base) cannot be followed: the path of its navigation stack "
                    + "holds values of another type.")
        }
    }

    func push(_ view: AnyView) {
        change { $0 + [_NavigationPageNode(.link(view), stack: self)] }
    }

    func leave(_ page: _NavigationPageNode) {
        guard let index = pages.firstIndex(where: { $0 === page }), index > 0 else { return }
        let above = pages[index...]
        for page in above { page.presenter?.dismiss() }
        let values = above.filter(\.isValue).count
        if values > 0, let path = view.path { path.removeLast(values) }
        change { Array($0.prefix { $0 !== page }) }
    }

    /// Changes the pages in an update of its own, as a write of state is.
    private func change(_ pages: @escaping ([_NavigationPageNode]) -> [_NavigationPageNode]) {
        graph.enqueue(transaction: .current) { [self] in
            if !isDiscarded { setPages(pages(self.pages), animated: true) }
        }
    }
}
