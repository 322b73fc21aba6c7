// SPDX-License-Identifier: MIT

/// Runs an asynchronous task for as long as the content is there, anew for each id.
nonisolated public struct _TaskModifier<ID: Equatable>: ViewModifier {
    public typealias Body = Never
    let id: ID
    let name: String?
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    @MainActor public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _TaskNode(view, inputs)
    }
}

private final class _TaskNode<C: View, ID: Equatable>:
    _TypedNode<ModifiedContent<C, _TaskModifier<ID>>>
{
    private var child: _ViewNode?
    private var task: Task<Void, Never>?
    private var isPresent: Bool

    override init(_ view: ModifiedContent<C, _TaskModifier<ID>>, _ inputs: _NodeInputs) {
        isPresent = inputs.environment._isPresent
        super.init(view, inputs)
        _reconcile(&child, with: view.content, under: self)
        restart()
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func viewDidChange(from old: ModifiedContent<C, _TaskModifier<ID>>) {
        _reconcile(&child, with: view.content, under: self)
        if old.modifier.id != view.modifier.id { restart() }
    }

    /// Cancels the running task, and starts the next one when the walk has presented its state.
    private func restart() {
        task?.cancel()
        task = nil
        guard isPresent else { return }
        graph.addLateFact { [self] in
            guard !isDiscarded, isPresent, task == nil else { return }
            let action = self.view.modifier.action
            let modifier = self.view.modifier
            task = Task(name: modifier.name, priority: modifier.priority) { @MainActor in
                await action()
            }
        }
    }

    /// The task of a page or tab that is hidden ends, and starts again when it shows.
    override func environmentDidChange() {
        if environment._isPresent != isPresent {
            isPresent = environment._isPresent
            restart()
        }
        propagateEnvironment()
    }

    override func willDiscard() { task?.cancel() }
}

extension View {
    /// Adds an asynchronous task to perform before this view appears.
    nonisolated public func task(
        name: String? = nil, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: 0, name: name, priority: priority, action: action))
    }

    /// Adds a task to perform before this view appears or when a specified value changes.
    nonisolated public func task<T>(
        id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable {
        modifier(_TaskModifier(id: value, name: name, priority: priority, action: action))
    }
}
