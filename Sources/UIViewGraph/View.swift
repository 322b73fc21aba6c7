// SPDX-License-Identifier: MIT

/// A type that represents part of your app's user interface.
@preconcurrency @MainActor public protocol View {
    /// The type of view representing the body of this view.
    associatedtype Body: View
    /// The content and behavior of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
    /// Makes the node that keeps this view's identity; primitive views bring their own kind.
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode
    /// What is known of the boxes of this type's views before any is made.
    static var _itemTraits: _ItemTraits { get }
}

extension View {
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _CompositeNode(view, inputs)
    }
}

extension Never: View {
    public var body: Never { fatalError("Never has no body.") }
}

/// A view that resolves by its own node and has no body.
@preconcurrency @MainActor public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never {
        fatalError("\(Self.self) is a primitive view; its body is never asked for.")
    }
}
