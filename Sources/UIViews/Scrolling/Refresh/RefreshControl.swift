// SPDX-License-Identifier: MIT
import ScrollEngine
import UIDisplayList

/// The numbers of pulling to refresh. *Source:* I, after the phone; none is measured.
enum RefreshMetrics {
    /// How far content is pulled past its edge to refresh. *Units:* points.
    static let threshold: CGFloat = 64
    /// What the scroll view keeps free while it refreshes. *Units:* points.
    static let height: CGFloat = 60
    /// How content goes back when the action is over. *Units:* seconds.
    static let returnDuration = 0.3
}

/// What happens when a scroll view is pulled past its top: a spinner, the action, an inset that is
/// held until the action is over, and the way back.
@MainActor final class _RefreshControl: _AnimationClient {
    enum State { case idle, refreshing, returning }
    private(set) var state = State.idle
    var action: RefreshAction
    private weak var box: _ScrollBox?
    private var task: Task<Void, Never>?
    /// How much of the way to the threshold the content is pulled. *Range:* 0…1.
    private var pulled: CGFloat = 0
    /// A finger has to let go before it can refresh again.
    private var isArmed = true

    init(_ action: RefreshAction, box: _ScrollBox) {
        self.action = action
        self.box = box
    }

    /// What the scroll view's top inset is longer by. *Units:* points.
    var inset: CGFloat { state == .idle ? 0 : RefreshMetrics.height }

    /// The scroll view moved, or its phase is another one.
    func didScroll(_ engine: ScrollViewEngine) {
        let edge = CGFloat(engine.extents.range(.vertical).lowerBound)
        let isHeld = engine.phase == .interacting
        switch state {
        case .idle:
            if !isHeld { isArmed = true }
            pulled = min(1, max(0, (edge - engine.offset.y) / RefreshMetrics.threshold))
            if isHeld, isArmed, pulled >= 1 { begin() }
        case .refreshing: break
        case .returning:
            // At the end of the way back, or where a finger took over, the inset goes.
            if engine.phase != .animating { end() }
        }
    }

    private func begin() {
        guard let box, let graph = box.graph else { return }
        state = .refreshing
        isArmed = false
        box.setNeedsPlacement()
        graph.animate(self)
        // The action may write state, so it starts when this walk is over.
        graph.addLateFact { [weak self] in
            guard let self, task == nil else { return }
            let action = action
            task = Task(priority: .userInitiated) { @MainActor [weak self] in
                await action()
                self?.actionDidEnd()
            }
        }
    }

    private func actionDidEnd() {
        task = nil
        guard let box, let graph = box.graph, state == .refreshing else { return }
        graph.addLateFact { [weak self] in self?.goBack() }
    }

    private func goBack() {
        guard state == .refreshing, let box, let graph = box.graph else { return }
        state = .returning
        let engine = box.engine
        let edge = engine.extents.range(.vertical).lowerBound + Double(inset)
        guard engine.phase == .idle, Double(engine.offset.y) < edge else {
            end()
            return
        }
        var target = engine.offset
        target.y = CGFloat(edge)
        let curve = ScrollAnimationCurve(
            animation: .easeInOut(duration: RefreshMetrics.returnDuration))
        box.scroll { $0.scroll(to: target, curve: curve, at: graph.now) }
    }

    private func end() {
        state = .idle
        pulled = 0
        box?.setNeedsPlacement()
    }

    /// The scroll view is gone, or no longer refreshes.
    func cancel() {
        task?.cancel()
        task = nil
        state = .idle
    }

    // MARK: Drawing

    /// The spinner, in the free room above the content. *Space:* the scroll box's own.
    func display(_ box: _ScrollBox, at now: FrameInstant) -> DisplayNode {
        let top = box.containerRect.minY
        let room = box.contentOrigin.y - top
        guard room > 1, state != .idle || pulled > 0 else { return .empty }
        let size = SpinnerLook.size * (state == .returning ? min(1, room / 40) : 1)
        // It comes down with the content, and stays in the middle of the room that is held.
        let middle =
            top + max(room - RefreshMetrics.height / 2, min(room, RefreshMetrics.height) / 2)
        let rect = CGRect(
            x: box.containerRect.midX - size / 2, y: middle - size / 2, width: size, height: size)
        let environment = box.owner.environment
        let color = Color.secondary._paint(in: environment).representativeColor.opacity(1)
        let spinner = SpinnerLook.display(
            in: rect, turn: state == .idle ? 0.999 : now.seconds / SpinnerLook.period,
            shown: state == .idle ? Double(pulled) : 1, color: color)
        return spinner.isEmpty ? spinner : DisplayNode(.clip(.rect(box.viewportRect), spinner))
    }

    func tick(at now: FrameInstant) -> Bool {
        guard let box, box.graph != nil, state != .idle else { return false }
        box.setNeedsDisplay()
        return true
    }
    /// Nobody knows when the action is over.
    var isFiniteAnimation: Bool { false }
    var animationOwnerName: String { "refreshable" }
}
