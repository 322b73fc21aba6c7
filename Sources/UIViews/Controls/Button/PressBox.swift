// SPDX-License-Identifier: MIT
import UIInput

/// The box of a button: pressed by a finger, one element for assistive technology.
@MainActor final class _PressBox: _UnaryNode, _GestureOwner {
    var press: _Press
    private let node: NodeID
    private var index = 0
    private var recognizer: PressRecognizer?
    private var isShown = false

    init(_ press: _Press, owner: _ViewNode) {
        self.press = press
        node = owner.graph.makeNodeID()
        super.init(layoutOwner: owner)
    }

    private var id: RecognizerID { RecognizerID(node: node, index: index) }
    private var isEnabled: Bool { owner.environment.isEnabled }

    // MARK: Touches

    /// A finger on a scroll view may mean to scroll, so a press inside one shows later.
    private var isInScrollView: Bool {
        var node = parent
        while let current = node {
            if current is _ScrollBox { return true }
            node = current.parent
        }
        return false
    }

    private func makeRecognizer(delay: Double) -> PressRecognizer {
        let recognizer = PressRecognizer(delay: delay) { [weak self] point in
            // Asked on the main actor, where the arena is fed.
            MainActor.assumeIsolated { self?.contains(windowPoint: point) ?? false }
        }
        self.recognizer = recognizer
        index += 1
        return recognizer
    }

    private func contains(windowPoint: CGPoint) -> Bool {
        guard let graph else { return false }
        let point = pointFromRoot(windowPoint, at: graph.now)
        return CGRect(origin: .zero, size: presentedFrame(at: graph.now).size).contains(point)
    }

    var arenaIDs: [RecognizerID] { [id] }

    func arenaEntries(depth: Int) -> [ArenaEntry] {
        guard isEnabled else { return [] }
        let delay = isInScrollView ? InputThresholds.contentTouchDelay : 0
        let known = recognizer.flatMap { $0.delay == delay ? $0 : nil }
        let recognizer = known ?? makeRecognizer(delay: delay)
        return [ArenaEntry(id: id, recognizer: recognizer, depth: depth)]
    }

    func handle(_ output: GestureOutput) {
        guard output.id == id else { return }
        switch output.phase {
        case .touchDown: break
        case .began, .changed:
            if case .press(_, let isInside) = output.value { show(isInside && isEnabled) }
        case .ended:
            show(false)
            press.target.trigger()
        case .cancelled: show(false)
        }
    }

    private func show(_ isPressed: Bool) {
        guard isPressed != isShown else { return }
        isShown = isPressed
        press.isPressed.wrappedValue = isPressed
    }

    /// A button that is disabled under a finger is let go.
    func isEnabledMayHaveChanged() {
        guard !isEnabled, isShown else { return }
        owner.graph.addLateFact { [weak self] in self?.show(false) }
    }

    override func containsHit(_ point: CGPoint, at now: FrameInstant) -> Bool {
        press.pressesWholeFrame
            && CGRect(origin: .zero, size: presentedFrame(at: now).size).contains(point)
    }

    // MARK: Accessibility

    override func collectAccessibility(_ collector: _AccessibilityCollector) {
        let inner = collector.gather { super.collectAccessibility(collector) }
        let size = presentedFrame(at: collector.now).size
        var element = _AccessibilityElement(
            label: "", role: _AccessibilityRole.button,
            frame: collector.frameInWindow(CGRect(origin: .zero, size: size)),
            opacity: collector.opacity, node: self)
        element.merge(inner)
        element.activate = { [weak self] in self?.press.target.trigger() }
        collector.add(element)
    }
}
