// SPDX-License-Identifier: MIT

/// Runs an action once, when every animation that a transaction started is complete.
package final class _AnimationCompletion {
    package let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var running = 0
    private var isBodyOver = false
    /// Set by the graph that takes writes of this transaction; without one nothing can animate.
    package weak var graph: _ViewGraph?

    init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// An animated value starts moving.
    package func begin() { running += 1 }

    /// An animated value has arrived.
    package func end() {
        running -= 1
        finishIfDone()
    }

    /// The closure that the animation was for has returned.
    func bodyDidEnd() {
        isBodyOver = true
        if graph == nil { finishIfDone() }
    }

    /// The update that holds the writes is over: what animates has begun.
    package func updateDidEnd() {
        isBodyOver = true
        finishIfDone()
    }

    private func finishIfDone() {
        guard isBodyOver, running == 0, let action else { return }
        self.action = nil
        if let graph {
            let box = _UncheckedBox((graph, action))
            MainActor.assumeIsolated { box.value.0.addLateFact(box.value.1) }
        } else {
            action()
        }
    }
}
