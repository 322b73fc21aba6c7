// SPDX-License-Identifier: MIT

/// A container that presents rows of data arranged in a single column, optionally providing the
/// ability to select one or more members.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    let selection: _ListSelection<SelectionValue>?
    let content: Content
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\._listLook) private var look
    @Environment(\._scrollContentBackground) private var background

    init(selection: _ListSelection<SelectionValue>?, content: Content) {
        self.selection = selection
        self.content = content
    }

    @MainActor public var body: some View {
        ScrollView {
            _ListRows(
                selection: selection,
                content: ModifiedContent(content: content, modifier: _ListRowEnvironment()))
        }
        .background {
            if background != .hidden { ground.ignoresSafeArea() }
        }
    }

    /// Grouped cards lie on grey, or on black in the dark.
    private var ground: Color {
        let isGrouped = look == .grouped || look == .insetGrouped
        return Color(.system(.background(isGrouped && colorScheme == .light ? 1 : 0)))
    }
}

/// Tells the views of a list's rows that they are in one.
nonisolated struct _ListRowEnvironment: _EnvironmentModifier, Equatable {
    typealias Body = Never

    @MainActor func modify(_ environment: inout EnvironmentValues) {
        let isGrouped =
            environment._listLook == .grouped || environment._listLook == .insetGrouped
        environment._isInListRow = true
        environment._sectionLook = _SectionLook(
            change: { role, environment in
                environment._isInListRow = false
                let style = AnyShapeStyle(Color.secondary)
                environment._foregroundStyle = style
                environment.font =
                    role == .header
                    ? .subheadline.weight(.semibold) : .footnote
            }, name: isGrouped ? "grouped" : "plain")
    }
}

/// What is in the scroll view of a list.
nonisolated private struct _ListRows<SelectionValue: Hashable, Content: View>: _PrimitiveView {
    let selection: _ListSelection<SelectionValue>?
    let content: Content

    @MainActor static var _itemTraits: _ItemTraits { .one }
    @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _ListNode(view, inputs)
    }
}

private final class _ListNode<S: Hashable, Content: View>: _TypedNode<_ListRows<S, Content>> {
    private var child: _ViewNode?
    private var box: _ListBox?

    override init(_ view: _ListRows<S, Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        let metrics = _ListLookMetrics(environment)
        let box = _ListBox(Self.rule(metrics), metrics: metrics, owner: self)
        self.box = box
        graph.lazyBoxes.add(box)
        _reconcile(&child, with: view.content, under: self)
        refreshItems()
        evaluate()
    }

    private static func rule(_ metrics: _ListLookMetrics) -> _LazyStackRule {
        _LazyStackRule(
            axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0,
            pinned: metrics.isGrouped ? [] : .sectionHeaders)
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }
    override var isLazyForChildren: Bool { true }

    override func collectItems(into items: inout [_LayoutItem]) {
        if let box { items.append(box) }
    }

    override func collectLazySources(into sources: inout [any _LazySource]) {
        sources.append(_EagerSource(self))
    }

    override func contentItemsDidChange() { graph.itemOwners.append(self) }

    override func refreshItems() {
        var sources: [any _LazySource] = []
        child?.collectLazySources(into: &sources)
        box?.setSources(sources)
    }

    override func viewDidChange(from old: _ListRows<S, Content>) {
        evaluate()
        _reconcile(&child, with: view.content, under: self)
    }

    /// Reads the selection, so that the node hears when it changes.
    override func evaluate() {
        needsEvaluation = false
        box?.selection = tracking { view.selection?.read() }
    }

    override func environmentDidChange() {
        let metrics = _ListLookMetrics(environment)
        box?.rule = Self.rule(metrics)
        box?.metrics = metrics
        propagateEnvironment()
    }

    override func willDiscard() {
        if let box { graph.lazyBoxes.remove(box) }
        box = nil
    }
}

/// Where a list keeps what is selected.
nonisolated enum _ListSelection<Value: Hashable> {
    case one(Binding<Value?>)
    case many(Binding<Set<Value>>)

    /// The selection as it is now, and how to change it.
    func read() -> any _ListSelecting {
        switch self {
        case .one(let binding):
            _ListSelected(binding: self, values: Set([binding.wrappedValue].compactMap { $0 }))
        case .many(let binding): _ListSelected(binding: self, values: binding.wrappedValue)
        }
    }
}

/// What a list asks of its selection, whatever it is made of.
@MainActor protocol _ListSelecting {
    /// Rows that have no value of the selection's type cannot be selected.
    func canSelect(_ keys: [_Tag]) -> Bool
    func isSelected(_ keys: [_Tag]) -> Bool
    func select(_ keys: [_Tag])
}

/// What was selected at the last look.
nonisolated private struct _ListSelected<Value: Hashable>: _ListSelecting {
    let binding: _ListSelection<Value>
    let values: Set<Value>

    private func value(_ keys: [_Tag]) -> Value? {
        for key in keys { if let value = key.value(as: Value.self) { return value } }
        return nil
    }

    @MainActor func canSelect(_ keys: [_Tag]) -> Bool { value(keys) != nil }
    @MainActor func isSelected(_ keys: [_Tag]) -> Bool {
        value(keys).map(values.contains) ?? false
    }

    /// A set takes up the row, or gives it back.
    @MainActor func select(_ keys: [_Tag]) {
        guard let value = value(keys) else { return }
        switch binding {
        case .one(let binding): binding.wrappedValue = value
        case .many(let binding):
            if binding.wrappedValue.contains(value) {
                binding.wrappedValue.remove(value)
            } else {
                binding.wrappedValue.insert(value)
            }
        }
    }
}
