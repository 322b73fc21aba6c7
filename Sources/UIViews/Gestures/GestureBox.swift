// SPDX-License-Identifier: MIT
import UIInput

/// The box that a gesture is attached to.
@MainActor public final class _GestureBox: _UnaryNode, _GestureOwner {
    typealias Listener = @MainActor (_GestureReport, _GestureMemory, _GestureContext) -> Void

    private let node: NodeID
    private var index = 0
    private var shape: _GestureShape?
    private var recognizer: GestureRecognizer?
    private var relation = GestureRelation.normal
    private var mask = GestureMask.all
    private(set) var name = ""
    private var listener: Listener = { _, _, _ in }
    private var memory = _GestureMemory()
    /// Whether the listener has heard of a gesture and not yet of its end.
    private var isOpen = false
    /// Whether the gesture was cut short; what the arena still tells of it is passed over.
    private var isCut = false

    init(owner: _ViewNode) {
        node = owner.graph.makeNodeID()
        super.init(layoutOwner: owner)
    }

    /// Takes the newest closures; the recogniser stays as long as its shape does.
    func set(
        _ shape: _GestureShape, relation: GestureRelation, mask: GestureMask, name: String,
        listener: @escaping Listener
    ) {
        self.relation = relation
        self.mask = mask
        self.name = name
        if shape != self.shape {
            cancelLater()
            self.shape = shape
            recognizer = shape.makeRecognizer()
            // What is still told of the old one is nobody's business.
            index += 1
            isCut = false
        }
        self.listener = listener
        isEnabledMayHaveChanged()
    }

    private var id: RecognizerID { RecognizerID(node: node, index: index) }
    private var isActive: Bool { owner.environment.isEnabled && mask.contains(.gesture) }

    /// A gesture that goes on is over once it is disabled.
    func isEnabledMayHaveChanged() {
        if !isActive { cancelLater() }
    }

    /// Ends the gesture that goes on after the update that ends it, since that may write state.
    private func cancelLater() {
        guard isOpen, let recognizer else { return }
        isOpen = false
        isCut = true
        let (listener, memory) = (listener, memory)
        self.memory = _GestureMemory()
        let context = _GestureContext(box: self, now: owner.graph.now, recognizer: recognizer)
        owner.graph.addLateFact { listener(.cancelled, memory, context) }
    }

    // MARK: Touches

    var arenaIDs: [RecognizerID] { [id] }

    func arenaEntries(depth: Int) -> [ArenaEntry] {
        guard isActive, let recognizer else { return [] }
        return [ArenaEntry(id: id, recognizer: recognizer, relation: relation, depth: depth)]
    }

    var keepsInnerGesturesOff: Bool { !mask.contains(.subviews) }

    func handle(_ output: GestureOutput) {
        guard output.id == id, let recognizer else { return }
        let report = _GestureReport(output)
        if isCut {
            isCut = !report.isOver
            return
        }
        guard isActive else { return }
        isOpen = !report.isOver
        listener(
            report, memory, _GestureContext(box: self, now: owner.graph.now, recognizer: recognizer)
        )
        if !isOpen { memory = _GestureMemory() }
    }

    // MARK: Accessibility

    /// Whatever can be tapped can be activated without a finger.
    public override func collectAccessibility(_ collector: _AccessibilityCollector) {
        guard case .tap(count: 1) = shape, isActive else {
            return super.collectAccessibility(collector)
        }
        for var element in collector.gather({ super.collectAccessibility(collector) }) {
            if element.activate == nil {
                let center = CGPoint(x: element.frame.midX, y: element.frame.midY)
                element.activate = { [weak self] in self?.activate(at: center) }
            }
            collector.add(element)
        }
    }

    private func activate(at point: CGPoint) {
        guard isActive, let recognizer else { return }
        listener(
            .ended(.tap(location: point)), _GestureMemory(),
            _GestureContext(box: self, now: owner.graph.now, recognizer: recognizer))
    }
}
