// SPDX-License-Identifier: MIT

/// Where a binding reads and writes.
package class _BindingLocation<Value>: @unchecked Sendable {
    func get() -> Value { fatalError("A binding location must say how it is read.") }
    func set(_ value: Value, transaction: Transaction) {}
    func isSame(as other: _BindingLocation<Value>) -> Bool { self === other }
}

/// A property wrapper type that can read and write a value owned by a source of truth.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    /// The binding's transaction.
    public var transaction = Transaction()
    package let location: _BindingLocation<Value>

    package init(location: _BindingLocation<Value>) { self.location = location }

    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // Called where the closure was made, as a view's body and actions all are.
        let read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let write = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
        location = _ClosureLocation(get: read) { value, transaction in
            withTransactionIfAny(transaction) { write(value) }
        }
    }

    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        let read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let write = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
        location = _ClosureLocation(get: read) { value, transaction in write(value, transaction) }
    }

    /// A binding over closures of this package, which know where they run.
    package init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
        location = _ClosureLocation(get: read, set: write)
    }

    /// Creates a binding with an immutable value.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: _ConstantLocation(value))
    }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set {
            let current = Transaction.current
            let isPlain = transaction.animation == nil && !transaction.disablesAnimations
            location.set(newValue, transaction: isPlain ? current : merged(with: current))
        }
    }

    private func merged(with current: Transaction) -> Transaction {
        var result = transaction
        result.batch = current.batch == 0 ? _CurrentTransaction.nextBatch() : current.batch
        result.completions += current.completions
        return result
    }

    public var projectedValue: Binding<Value> { self }
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        var binding = Binding<Subject>(location: _MemberLocation(base: location, path: keyPath))
        binding.transaction = transaction
        return binding
    }

    /// Specifies a transaction for the binding.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    /// Specifies an animation to perform when the binding value changes.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {
    @MainActor public static func _link(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
    ) {}
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
    public typealias ID = Value.ID
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }
    public subscript(position: Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            read: { wrappedValue[position] },
            write: { value, transaction in
                var base = wrappedValue
                base[position] = value
                location.set(base, transaction: transaction)
            })
    }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding {
    /// Creates a binding by projecting the base value to an optional value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            read: { base.wrappedValue },
            write: { value, transaction in
                if let value { base.location.set(value, transaction: transaction) }
            })
    }

    /// Creates a binding by projecting the base value to an unwrapped value.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(
            read: { base.wrappedValue ?? first },
            write: { base.location.set($0, transaction: $1) })
    }

    /// Creates a binding by projecting the base value to a hashable value.
    public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
        self.init(
            read: { AnyHashable(base.wrappedValue) },
            write: { value, transaction in
                if let value = value.base as? V {
                    base.location.set(value, transaction: transaction)
                }
            })
    }
}
