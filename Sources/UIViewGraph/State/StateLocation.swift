// SPDX-License-Identifier: MIT
import Foundation

/// Where a value of state lives, for as long as its node does.
///
/// A write is seen at once by whoever asks, but bodies see it only in the update that belongs to
/// the write's own transaction: `latest` and `committed` differ in between.
package final class _StateLocation<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var latest: Value
    private var committed: Value
    private let readers = _Readers()
    private weak var graph: _ViewGraph?
    private let name: String

    @MainActor init(_ value: Value, graph: _ViewGraph, name: String) {
        latest = value
        committed = value
        self.graph = graph
        self.name = name
    }

    func get() -> Value {
        if _EvaluatingThread.isCurrent,
            let value = MainActor.assumeIsolated({ readInBody() })?.value
        {
            return value
        }
        return lock.withLock { latest }
    }

    @MainActor private func readInBody() -> _UncheckedBox<Value>? {
        guard let node = _ViewGraph.evaluatingNode, node.graph === graph else { return nil }
        readers.add(node)
        return _UncheckedBox(committed)
    }

    func set(_ value: Value, transaction: Transaction) {
        let isSame = lock.withLock {
            let isSame = _isEqual(latest, value)
            latest = value
            return isSame
        }
        guard !isSame else { return }
        let box = _UncheckedBox((value, transaction))
        _onMain { [self] in commit(box.value.0, transaction: box.value.1) }
    }

    @MainActor private func commit(_ value: Value, transaction: Transaction) {
        guard let graph else { return }
        graph.writersThisWalk.append("\(name) = \(value)")
        graph.enqueue(transaction: transaction) { [self] in
            committed = value
            readers.invalidate()
        }
    }
}

/// The nodes whose last evaluation read a piece of state.
@MainActor package final class _Readers: _Dependency {
    private var nodes: [ObjectIdentifier: _WeakNode] = [:]
    private struct _WeakNode { weak var node: _ViewNode? }

    nonisolated package init() {}

    package func add(_ node: _ViewNode) {
        let id = ObjectIdentifier(node)
        guard nodes[id] == nil else { return }
        nodes[id] = _WeakNode(node: node)
        node.dependencies.append(self)
    }

    package func removeReader(_ node: _ViewNode) { nodes[ObjectIdentifier(node)] = nil }

    package func invalidate() {
        for entry in nodes.values.compactMap(\.node).sorted(by: { $0.depth < $1.depth }) {
            entry.setNeedsEvaluation()
        }
    }
}
