// SPDX-License-Identifier: MIT
@_spi(Reflection) import Swift

/// A View created from a swift tuple of View values.
@frozen nonisolated public struct TupleView<T>: _PrimitiveView {
    public var value: T
    @inlinable public init(_ value: T) { self.value = value }

    @MainActor public static func _makeNode(_ view: TupleView<T>, _ inputs: _NodeInputs)
        -> _ViewNode
    {
        _TupleNode(view, inputs)
    }
}

private final class _TupleNode<T>: _TypedNode<TupleView<T>> {
    private var nodes: [_ViewNode?]

    override init(_ view: TupleView<T>, _ inputs: _NodeInputs) {
        nodes = Array(repeating: nil, count: _TupleLayout.of(T.self).elements.count)
        super.init(view, inputs)
        reconcile()
    }

    override var children: [_ViewNode] { nodes.compactMap { $0 } }
    override func viewDidChange(from old: TupleView<T>) { reconcile() }

    private func reconcile() {
        let layout = _TupleLayout.of(T.self)
        withUnsafePointer(to: view.value) { pointer in
            let base = UnsafeRawPointer(pointer)
            for (index, element) in layout.elements.enumerated() {
                element.reconcile(base + element.offset, &nodes[index], self)
            }
        }
    }
}

/// Where the views of a tuple type lie in its memory, and how each is handled. Found once a type.
@MainActor private final class _TupleLayout {
    struct Element {
        let offset: Int
        let reconcile: @MainActor (UnsafeRawPointer, inout _ViewNode?, _ViewNode) -> Void
    }
    let elements: [Element]

    private static var known: [ObjectIdentifier: _TupleLayout] = [:]

    static func of(_ type: Any.Type) -> _TupleLayout {
        if let layout = known[ObjectIdentifier(type)] { return layout }
        let layout = _TupleLayout(type)
        known[ObjectIdentifier(type)] = layout
        return layout
    }

    private init(_ type: Any.Type) {
        var elements: [Element] = []
        if let view = type as? any View.Type {
            elements.append(Self.element(view, offset: 0))
        } else {
            _ = _forEachField(of: type) { _, offset, fieldType, _ in
                if let view = fieldType as? any View.Type {
                    elements.append(Self.element(view, offset: offset))
                }
                return true
            }
        }
        self.elements = elements
    }

    private static func element<V: View>(_ type: V.Type, offset: Int) -> Element {
        Element(offset: offset) { pointer, node, parent in
            let view = pointer.assumingMemoryBound(to: V.self).pointee
            _reconcile(&node, with: view, under: parent)
        }
    }
}
