// SPDX-License-Identifier: MIT

/// A type that collects multiple instances of a content type into a single unit.
nonisolated public struct Group<Content> {
    public typealias Body = Never
    package let content: Content
    private init(storing content: Content) { self.content = content }
    /// A group of content that a builder has made; no initialiser, which closures would match.
    package static func _holding(_ content: Content) -> Self { Self(storing: content) }
}

extension Group: View, _PrimitiveView where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self = ._holding(content())
    }

    @MainActor public static var _itemTraits: _ItemTraits { Content._itemTraits }
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _ContentNode(view, inputs, content: \.content)
    }
}

/// The node of a view that is nothing but its content.
package final class _ContentNode<V: View, Content: View>: _TypedNode<V> {
    private let content: KeyPath<V, Content>
    private var child: _ViewNode?

    package init(_ view: V, _ inputs: _NodeInputs, content: KeyPath<V, Content>) {
        self.content = content
        super.init(view, inputs)
        _reconcile(&child, with: view[keyPath: content], under: self)
    }

    package override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    package override func viewDidChange(from old: V) {
        _reconcile(&child, with: view[keyPath: content], under: self)
    }
}

/// A view type that compares itself against its previous value and prevents its child updating if
/// its new value is the same as its old value.
nonisolated public struct EquatableView<Content: Equatable & View>: _PrimitiveView, Equatable {
    public var content: Content
    public init(content: Content) { self.content = content }

    @MainActor public static var _itemTraits: _ItemTraits { Content._itemTraits }
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _ContentNode(view, inputs, content: \.content)
    }
}

extension View where Self: Equatable {
    /// Prevents the view from updating its child view when its new value is the same as its old.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
