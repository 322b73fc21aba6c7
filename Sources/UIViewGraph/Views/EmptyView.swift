// SPDX-License-Identifier: MIT

/// A view that doesn't contain any content.
nonisolated public struct EmptyView: _PrimitiveView, Sendable {
    public init() {}
    @MainActor public static func _makeNode(_ view: EmptyView, _ inputs: _NodeInputs) -> _ViewNode {
        _TypedNode(view, inputs)
    }
}
