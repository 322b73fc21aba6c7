// SPDX-License-Identifier: MIT

/// A part of the tree in which transactions are changed on their way down.
@MainActor open class _TransactionScope {
    public let outer: _TransactionScope?
    private var cachedStamp: UInt = 0
    private var cached = Transaction()

    public init(outer: _TransactionScope?) { self.outer = outer }

    /// Changes the transaction that came from above.
    open func transform(_ transaction: inout Transaction, in graph: _ViewGraph) {}

    /// The transaction of the current update, as it is in this scope.
    package final func transaction(in graph: _ViewGraph) -> Transaction {
        if cachedStamp == graph.updateStamp { return cached }
        var transaction = outer?.transaction(in: graph) ?? graph.updateTransaction
        transform(&transaction, in: graph)
        cached = transaction
        cachedStamp = graph.updateStamp
        return transaction
    }

    /// The rule or its value changed within an update.
    public final func invalidate() { cachedStamp = 0 }
}

extension _ViewNode {
    /// The transaction of the current update at this place of the tree.
    public final var transaction: Transaction {
        scope?.transaction(in: graph) ?? graph.updateTransaction
    }
}

/// A scope whose rule is a closure.
final class _ClosureScope: _TransactionScope {
    var rule: ((inout Transaction) -> Void)?
    /// nil: every update; else only the update of this stamp.
    var onlyIn: UInt?

    override func transform(_ transaction: inout Transaction, in graph: _ViewGraph) {
        if let onlyIn, onlyIn != graph.updateStamp { return }
        rule?(&transaction)
    }
}

/// Changes transactions below, in every update or when a value changes.
nonisolated public struct _TransactionModifier<Value: Equatable>: ViewModifier {
    public typealias Body = Never
    /// nil changes every transaction.
    var value: Value?
    var transform: (inout Transaction) -> Void

    @MainActor public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _TransactionNode(view, inputs)
    }
}

private final class _TransactionNode<C: View, Value: Equatable>:
    _TypedNode<ModifiedContent<C, _TransactionModifier<Value>>>
{
    private let ownScope: _ClosureScope
    private var child: _ViewNode?

    override init(_ view: ModifiedContent<C, _TransactionModifier<Value>>, _ inputs: _NodeInputs) {
        ownScope = _ClosureScope(outer: inputs.scope)
        super.init(view, inputs)
        ownScope.rule = view.modifier.transform
        ownScope.onlyIn = view.modifier.value == nil ? nil : 0
        _reconcile(&child, with: view.content, under: self)
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }
    override var childScope: _TransactionScope? { ownScope }

    override func viewDidChange(from old: ModifiedContent<C, _TransactionModifier<Value>>) {
        ownScope.rule = view.modifier.transform
        if let value = view.modifier.value, value != old.modifier.value {
            ownScope.onlyIn = graph.updateStamp
        }
        ownScope.invalidate()
        _reconcile(&child, with: view.content, under: self)
    }
}

extension View {
    /// Applies the given animation to this view when the specified value changes.
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View
    where V: Equatable {
        modifier(
            _TransactionModifier(value: value) { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Applies the given animation to all animatable values within this view.
    @_disfavoredOverload
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(
            _TransactionModifier<Bool>(value: nil) { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Applies the given transaction mutation function to all animations used within the view.
    nonisolated public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(_TransactionModifier<Bool>(value: nil, transform: transform))
    }

    /// Applies the given transaction mutation function when the value changes.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(_TransactionModifier(value: value, transform: transform))
    }
}

extension View where Self: Equatable {
    /// Applies the given animation to this view when this view changes.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        self.animation(animation, value: self)
    }
}
