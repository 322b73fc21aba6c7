// SPDX-License-Identifier: MIT

/// A node for one type of view; it keeps the value that it was last given.
@MainActor open class _TypedNode<V: View>: _ViewNode {
    public final var view: V

    public init(_ view: V, _ inputs: _NodeInputs) {
        self.view = view
        super.init(inputs)
    }

    /// A view value that differs from the last one arrived; `view` is already the new one.
    open func viewDidChange(from old: V) {}

    /// Takes a new value for the same place.
    package final func accept(_ new: V, environment: EnvironmentValues) {
        let old = view
        let isSame = _isEqual(old, new)
        if !isSame { view = new }
        updateEnvironment(environment)
        if !isSame { viewDidChange(from: old) }
    }
}

/// Keeps `node` for `view`: made when there is none, else given the new value.
@MainActor public func _reconcile<V: View>(
    _ node: inout _ViewNode?, with view: V, under parent: _ViewNode
) {
    if let existing = node {
        unsafeDowncast(existing, to: _TypedNode<V>.self)
            .accept(view, environment: parent.childEnvironment)
    } else {
        node = V._makeNode(view, parent.childInputs)
    }
}

/// Whether two values are the same: bit for bit, else by `==` where the type has one.
///
/// Equal bits are equal values, because whatever a value refers to is kept alive by it.
@inlinable public func _isEqual<T>(_ a: T, _ b: T) -> Bool {
    let same = withUnsafeBytes(of: a) { a in
        withUnsafeBytes(of: b) { b in
            a.count == 0 || memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0
        }
    }
    if same { return true }
    guard let equatable = a as? any Equatable else { return false }
    return _isEqualOpened(equatable, b)
}

@inlinable func _isEqualOpened<E: Equatable>(_ a: E, _ b: Any) -> Bool {
    guard let b = b as? E else { return false }
    return a == b
}
