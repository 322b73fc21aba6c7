// SPDX-License-Identifier: MIT

/// Something that moves with time and must hear of each frame.
@MainActor public protocol _AnimationClient: AnyObject {
    /// A frame begins; false when nothing moves any more.
    func tick(at now: FrameInstant) -> Bool
    /// Whether the motion ends by itself.
    var isFiniteAnimation: Bool { get }
    /// What to call the mover in a message.
    var animationOwnerName: String { get }
}

/// What one frame has cost, in counts.
public struct _WorkCounters: Hashable, Sendable {
    /// Bodies of views and view modifiers that were evaluated.
    public var bodies = 0
    /// Containers that placed their subviews.
    public var layouts = 0
    /// Nodes that made their drawing commands anew.
    public var painted = 0
    public init() {}
}

/// All the nodes of one host, the writes that wait, and the facts that a walk learnt too late.
@MainActor public final class _ViewGraph {
    /// The instant of the walk that is running.
    public var now = FrameInstant.zero
    /// The node whose evaluation is running, of whatever graph.
    package static var evaluatingNode: _ViewNode?

    package var dirtyNodes: [_ViewNode] = []
    package private(set) var updateTransaction = Transaction()
    /// Counts updates; transactions and scopes are cached by it.
    package private(set) var updateStamp: UInt = 1
    package var counters = _WorkCounters()
    package var preferencesMayHaveChanged = false {
        didSet { if preferencesMayHaveChanged { preferenceViewsMayHaveChanged = true } }
    }
    /// Nodes that show what their content says of bars and pages; see `ContentHosting.swift`.
    package var contentHosts: [any _ContentHosting] = []
    package var contentHostsNeedReading = false
    package var preferenceReaders: [_PreferenceReading] = []
    /// Nodes whose views are made from preferences of their content, inner ones first.
    package var preferenceViews: [_PreferenceReading] = []
    private var preferenceViewsMayHaveChanged = false
    /// Counts writers of preferences that came, went or said something else.
    package internal(set) var preferenceWrites: UInt = 0
    /// Nodes that own a container whose content's items changed.
    public var itemOwners: [_ViewNode] = []
    package var arrivals: [(node: _ViewNode, transaction: Transaction)] = []
    /// Set by the host: something asks for a frame.
    package var requestFrame: () -> Void = {}
    /// Called before each body with the view's type; the tool's crash report reads it.
    package var bodyWillRun: ((Any.Type) -> Void)?
    /// What upper targets keep for the whole graph, by type.
    package var extensions: [ObjectIdentifier: AnyObject] = [:]
    /// Who wrote in the running and in the previous walk, for the message at the walk limit.
    package var writersThisWalk: [String] = []

    private var writes: [Write] = []
    private var lateFacts: [() -> Void] = []
    private var animations: [_AnimationClient] = []

    /// Lazy content hands over only what it has made, as when views come and go.
    package private(set) var collectsOnlyWhatIsMade = false

    package init() {}

    private struct Write {
        let transaction: Transaction
        let apply: () -> Void
    }

    // MARK: Writes

    /// Notes a change of state with the transaction that was current when it was made.
    package func enqueue(transaction: Transaction, _ apply: @escaping () -> Void) {
        for completion in transaction.completions { completion.graph = self }
        writes.append(Write(transaction: transaction, apply: apply))
        requestFrame()
    }

    package var hasPendingWrites: Bool { !writes.isEmpty || !dirtyNodes.isEmpty }

    /// Applies the writes that wait, a batch of one transaction at a time, each with its own
    /// evaluation; `afterEach` lays out, so that each batch animates what it alone has moved.
    package func update(afterEach: () -> Void) {
        guard hasPendingWrites else { return }
        repeat {
            let transaction = writes.first?.transaction ?? Transaction()
            let end = writes.firstIndex { $0.transaction.batch != transaction.batch }
            let batch = writes[..<(end ?? writes.endIndex)]
            writes.removeSubrange(..<batch.endIndex)
            beginUpdate(transaction)
            for write in batch { write.apply() }
            evaluateDirty()
            readContentHosts()
            refreshItems()
            afterEach()
            endUpdate(transaction)
        } while hasPendingWrites && !writes.isEmpty
        beginUpdate(Transaction())
    }

    /// Starts an update: from here on, this is the transaction of whatever changes.
    package func beginUpdate(_ transaction: Transaction) {
        updateTransaction = transaction
        updateStamp += 1
    }

    private func endUpdate(_ transaction: Transaction) {
        for completion in transaction.completions { completion.updateDidEnd() }
    }

    /// Evaluates the nodes that are marked, from shallow to deep, until none is.
    package func evaluateDirty() {
        while !dirtyNodes.isEmpty {
            let batch = dirtyNodes.sorted { $0.depth < $1.depth }
            dirtyNodes.removeAll(keepingCapacity: true)
            for node in batch where node.needsEvaluation { evaluateNow(node) }
        }
    }

    /// Gives containers the items that their content has now, and lets what is new come in.
    package func refreshItems() {
        while !itemOwners.isEmpty {
            let owners = itemOwners
            itemOwners = []
            for owner in owners where !owner.isDiscarded { owner.refreshItems() }
        }
        let arriving = arrivals
        arrivals = []
        for (node, transaction) in arriving where !node.isDiscarded {
            for item in madeItems(of: node) { item.beginArrival(transaction) }
        }
    }

    /// Evaluates the views that are made from preferences which are different now; false when
    /// there were none.
    package func settlePreferenceViews() -> Bool {
        guard preferenceViewsMayHaveChanged else { return false }
        preferenceViewsMayHaveChanged = false
        preferenceViews.removeAll(where: \.isDiscarded)
        for view in preferenceViews { view.readPreference() }
        guard !dirtyNodes.isEmpty else { return false }
        evaluateDirty()
        refreshItems()
        return true
    }

    /// Evaluates one node that was found to need it.
    package func evaluateNow(_ node: _ViewNode) {
        guard !node.isDiscarded else { return }
        node.needsEvaluation = false
        node.evaluate()
    }

    package func willEvaluateBody(of type: Any.Type) {
        counters.bodies += 1
        bodyWillRun?(type)
    }

    // MARK: Late facts

    /// Notes an action that runs at the end of the walk and may start another one.
    package func addLateFact(_ action: @escaping () -> Void) {
        lateFacts.append(action)
        requestFrame()
    }

    package var hasLateFacts: Bool { !lateFacts.isEmpty }

    /// Runs the facts that were noted; those they cause wait for the next walk.
    package func runLateFacts() {
        let facts = lateFacts
        lateFacts = []
        for fact in facts { fact() }
    }

    // MARK: Animations

    /// Adds a mover; it is asked every frame until it says that it is done.
    package func animate(_ client: _AnimationClient) {
        if !animations.contains(where: { $0 === client }) { animations.append(client) }
        requestFrame()
    }

    /// Tells the movers of a new instant.
    package func tickAnimations() {
        guard !animations.isEmpty else { return }
        let running = animations
        animations = running.filter { $0.tick(at: now) }
    }

    package var isAnimating: Bool { !animations.isEmpty }

    /// What moves and will stop by itself, for messages.
    package var finiteMovers: [String] {
        animations.filter(\.isFiniteAnimation).map(\.animationOwnerName)
    }

    // MARK: Messages

    private var reported: Set<String> = []
    /// Messages that nobody has received yet: the tree is made before a host can listen.
    private var unheard: [String] = []
    /// Receives each message about misuse, once a graph, those of before too; the host prints them.
    package var onReport: ((String) -> Void)? {
        didSet {
            guard let onReport else { return }
            let messages = unheard
            unheard = []
            for message in messages { onReport(message) }
        }
    }

    /// Says once what the user did that cannot work.
    package func report(_ message: String) {
        guard reported.insert(message).inserted else { return }
        if let onReport { onReport(message) } else { unheard.append(message) }
    }

    // MARK: Structure

    /// Ends a node that left the tree; what it drew may go on fading out.
    package func retire(_ node: _ViewNode) {
        // Without an animation there may still be a transition with one of its own.
        let transaction = node.transaction
        for item in madeItems(of: node) { item.beginDeparture(transaction) }
        node.discard()
    }

    private func madeItems(of node: _ViewNode) -> [_LayoutItem] {
        let outer = collectsOnlyWhatIsMade
        collectsOnlyWhatIsMade = true
        defer { collectsOnlyWhatIsMade = outer }
        var items: [_LayoutItem] = []
        node.collectItems(into: &items)
        return items
    }

    /// Notes that a node was inserted into a tree that is already there.
    package func noteArrival(of node: _ViewNode) {
        arrivals.append((node, node.transaction))
    }

    /// The value that an upper target keeps for this graph, made on first use.
    package func value<T: AnyObject>(_ type: T.Type, make: () -> T) -> T {
        if let value = extensions[ObjectIdentifier(type)] {
            return unsafeDowncast(value, to: T.self)
        }
        let value = make()
        extensions[ObjectIdentifier(type)] = value
        return value
    }
}
