// SPDX-License-Identifier: MIT

/// What a node inherits from its parent when it is made.
public struct _NodeInputs {
    package let graph: _ViewGraph
    package let parent: _ViewNode?
    package var environment: EnvironmentValues
    package var scope: _TransactionScope?
    /// Whether the content is resolved element by element, as a lazy container does.
    package var isLazy: Bool

    package init(
        graph: _ViewGraph, parent: _ViewNode?, environment: EnvironmentValues,
        scope: _TransactionScope? = nil, isLazy: Bool = false
    ) {
        self.graph = graph
        self.parent = parent
        self.environment = environment
        self.scope = scope
        self.isLazy = isLazy
    }
}
