// SPDX-License-Identifier: MIT
import Observation

/// The lasting identity of one view in the tree: its environment, its state, its children.
///
/// View values come and go; a node lives as long as its place and its identity do. What takes
/// part in layout are the `_LayoutItem`s that the node contributes, none, one or many.
@MainActor open class _ViewNode {
    public let graph: _ViewGraph
    public private(set) unowned var parent: _ViewNode?
    /// The number of nodes above; evaluation goes from shallow to deep.
    public let depth: Int
    public internal(set) final var environment: EnvironmentValues
    public final let scope: _TransactionScope?
    /// Whether the node's content is resolved element by element.
    package final let isLazy: Bool
    package final var needsEvaluation = false
    package final var isDiscarded = false
    /// How many nodes here and below write preferences; readers skip the rest of the tree.
    package final var preferenceWriters = 0
    /// State that the last evaluation of this node read.
    package final var dependencies: [any _Dependency] = []

    public init(_ inputs: _NodeInputs) {
        graph = inputs.graph
        parent = inputs.parent
        depth = (inputs.parent?.depth ?? -1) + 1
        environment = inputs.environment
        scope = inputs.scope
        isLazy = inputs.isLazy
    }

    /// The nodes directly below, in order.
    open var children: [_ViewNode] { [] }

    /// The environment that children see.
    open var childEnvironment: EnvironmentValues { environment }

    /// The transaction scope that children are in.
    open var childScope: _TransactionScope? { scope }

    /// What a child of this node inherits.
    public final var childInputs: _NodeInputs {
        _NodeInputs(
            graph: graph, parent: self, environment: childEnvironment, scope: childScope,
            isLazy: isLazyForChildren)
    }

    /// Whether children are resolved element by element.
    open var isLazyForChildren: Bool { isLazy }

    /// Evaluates whatever this node depends on state for; called when `needsEvaluation`.
    open func evaluate() {}

    /// Appends the layout items of this node and below, in order.
    open func collectItems(into items: inout [_LayoutItem]) {
        for child in children { child.collectItems(into: &items) }
    }

    /// Appends what a lazy container can resolve piece by piece, in order.
    ///
    /// Right for nodes that are nothing but their children; one with items of its own says so.
    open func collectLazySources(into sources: inout [any _LazySource]) {
        for child in children { child.collectLazySources(into: &sources) }
    }

    /// A list of layout items below changed; a node that owns a container notes it.
    open func contentItemsDidChange() { parent?.contentItemsDidChange() }

    /// Gives the container of this node the items that its content has now.
    open func refreshItems() {}

    /// The environment became another one.
    open func environmentDidChange() { propagateEnvironment() }

    /// Hands the environment on to the children.
    public final func propagateEnvironment() {
        let environment = childEnvironment
        for child in children { child.updateEnvironment(environment) }
    }

    package final func updateEnvironment(_ environment: EnvironmentValues) {
        guard !environment.isIdentical(to: self.environment) else { return }
        self.environment = environment
        environmentDidChange()
    }

    /// Adds what this node and those below say of a preference.
    open func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        for child in children where child.preferenceWriters > 0 {
            child.collectPreference(key, into: &value)
        }
    }

    /// The node leaves the tree for good: cancel what runs for it.
    open func willDiscard() {}

    /// Marks the node for evaluation in the current or the next update.
    public final func setNeedsEvaluation() {
        guard !needsEvaluation, !isDiscarded else { return }
        needsEvaluation = true
        graph.dirtyNodes.append(self)
    }

    /// Ends this node and everything below.
    package final func discard() {
        guard !isDiscarded else { return }
        willDiscard()
        for child in children { child.discard() }
        isDiscarded = true
        for dependency in dependencies { dependency.removeReader(self) }
        dependencies = []
        if preferenceWriters > 0 { changePreferenceWriters(by: -preferenceWriters) }
        parent = nil
    }

    /// Counts writers of preferences up the tree.
    package final func changePreferenceWriters(by change: Int) {
        var node: _ViewNode? = self
        while let current = node {
            current.preferenceWriters += change
            node = current.parent
        }
        graph.preferencesDidChange()
        graph.preferenceWrites += 1
    }

    /// Runs `body` with this node noted as the reader of whatever state it reads.
    public final func tracking<R>(_ body: () -> R) -> R {
        for dependency in dependencies { dependency.removeReader(self) }
        dependencies.removeAll(keepingCapacity: true)
        let outer = _ViewGraph.evaluatingNode
        _ViewGraph.evaluatingNode = self
        defer { _ViewGraph.evaluatingNode = outer }
        return withObservation(body)
    }

    /// The same, for a further part of the content: what was read before stays noted.
    package final func trackingMore<R>(_ body: () -> R) -> R {
        let outer = _ViewGraph.evaluatingNode
        _ViewGraph.evaluatingNode = self
        defer { _ViewGraph.evaluatingNode = outer }
        return withObservation(body)
    }

    /// Objects that are observable tell of a change on whatever thread it happens.
    private func withObservation<R>(_ body: () -> R) -> R {
        let isWithinAnother = _EvaluatingThread.isCurrent
        _EvaluatingThread.isCurrent = true
        defer { _EvaluatingThread.isCurrent = isWithinAnother }
        let stamp = _ObservationStamp(self)
        return withObservationTracking(body) { stamp.changed() }
    }
}

/// Something that views read and that tells them when it changes.
@MainActor package protocol _Dependency: AnyObject {
    func removeReader(_ node: _ViewNode)
}

/// Connects an observation that may fire on any thread to its node.
private final class _ObservationStamp: @unchecked Sendable {
    private weak var node: _ViewNode?
    @MainActor init(_ node: _ViewNode) { self.node = node }

    func changed() {
        let transaction = Transaction.current
        _onMain { [self] in
            guard let node, !node.isDiscarded else { return }
            node.graph.enqueue(transaction: transaction) { node.setNeedsEvaluation() }
        }
    }
}
