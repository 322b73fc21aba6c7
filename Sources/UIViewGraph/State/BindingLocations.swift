// SPDX-License-Identifier: MIT

/// Runs `body` under `transaction` when it says anything.
func withTransactionIfAny(_ transaction: Transaction, _ body: () -> Void) {
    if transaction.animation == nil && transaction.batch == 0 {
        body()
    } else {
        withTransaction(transaction, body)
    }
}

final class _ClosureLocation<Value>: _BindingLocation<Value>, @unchecked Sendable {
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void
    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        read = get
        write = set
    }
    override func get() -> Value { read() }
    override func set(_ value: Value, transaction: Transaction) { write(value, transaction) }
}

final class _ConstantLocation<Value>: _BindingLocation<Value>, @unchecked Sendable {
    private let value: Value
    init(_ value: Value) { self.value = value }
    override func get() -> Value { value }
}

final class _MemberLocation<Base, Value>: _BindingLocation<Value>, @unchecked Sendable {
    private let base: _BindingLocation<Base>
    private let path: WritableKeyPath<Base, Value>
    init(base: _BindingLocation<Base>, path: WritableKeyPath<Base, Value>) {
        self.base = base
        self.path = path
    }
    override func get() -> Value { base.get()[keyPath: path] }
    override func set(_ value: Value, transaction: Transaction) {
        var whole = base.get()
        whole[keyPath: path] = value
        base.set(whole, transaction: transaction)
    }
    override func isSame(as other: _BindingLocation<Value>) -> Bool {
        guard let other = other as? _MemberLocation<Base, Value> else { return false }
        return other.path == path && other.base.isSame(as: base)
    }
}
