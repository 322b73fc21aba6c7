// SPDX-License-Identifier: MIT
import UIDisplayList

/// What is going on with a box beyond layout: the way its frame and its presence animate.
@MainActor package final class _Presentation: _AnimationClient {
    private weak var node: _LayoutNode?
    private let graph: _ViewGraph
    package var frame: _AnimatedValue<CGRect.AnimatableData>?
    /// 0 at the start of an insertion, 1 when the box is fully there.
    package var presence: _AnimatedValue<Double>?
    package var transition: _TransitionEffect?
    var isDeparting = false
    /// The size that the box was last drawn with.
    private var drawnSize: CGSize?

    init(_ node: _LayoutNode, graph: _ViewGraph) {
        self.node = node
        self.graph = graph
    }

    package func tick(at now: FrameInstant) -> Bool {
        guard let node else { return false }
        node.setNeedsDisplayInParent()
        // Asked here too, since what is clipped or transparent is not drawn.
        _ = frame?.value(at: now)
        _ = presence?.value(at: now)
        if frame?.isAnimating == false { frame = nil }
        if presence?.isAnimating == false { presence = nil }
        // What draws by its size, as shapes do, is drawn anew while that changes.
        let size = node.presentedFrame(at: graph.now).size
        if size != drawnSize, drawnSize != nil || size != node.frame.size { node.setNeedsDisplay() }
        drawnSize = size
        if isDeparting, presence == nil {
            node.endDeparture()
            return false
        }
        if frame == nil, presence == nil {
            node.presentation = nil
            return false
        }
        return true
    }

    package var isFiniteAnimation: Bool {
        (frame?.isFinite ?? true) && (presence?.isFinite ?? true)
    }
    package var animationOwnerName: String { node.map { "\(type(of: $0))" } ?? "a view" }
}

/// How a view comes and goes: what is drawn differently at a presence from 0 to 1, and what else
/// starts with it.
public struct _TransitionEffect: Sendable {
    /// Opacity at presence 0.
    package var opacity: Double
    /// The animation instead of the transaction's; none in it is none at all.
    package var animation: Animation??
    /// Starts effects of the view's own, under the transaction that the presence runs under.
    package var begin: (@MainActor @Sendable (Transaction) -> Void)?

    package init(
        opacity: Double = 1, animation: Animation?? = nil,
        begin: (@MainActor @Sendable (Transaction) -> Void)? = nil
    ) {
        self.opacity = opacity
        self.animation = animation
        self.begin = begin
    }

    /// The transition of a view that names none.
    package static let fade = _TransitionEffect(opacity: 0)

    /// How opaque the view is. *Range:* 0…1, also where a spring overshoots.
    func opacity(at presence: Double) -> Double {
        min(max(1 + (opacity - 1) * (1 - presence), 0), 1)
    }
}

extension _LayoutNode {
    /// The frame moved: at once, or by the animation of the write that moved it.
    final func frameDidChange(from old: CGRect) {
        setNeedsDisplayInParent()
        guard let graph else { return }
        graph.value(_PlacementJournal.self) { _PlacementJournal() }.didMove = true
        guard isPlaced else { return }
        let transaction = owner.transaction
        if transaction.effectiveAnimation != nil || transaction.tracksVelocity {
            let presentation = presenting(graph)
            var value = presentation.frame ?? _AnimatedValue(old.animatableData)
            value.set(frame.animatableData, transaction: transaction, at: graph.now)
            presentation.frame = value
            if value.isAnimating { graph.animate(presentation) }
        } else if let presentation, old != frame {
            presentation.frame = nil
        }
    }

    /// The content of the parent moved under everything: the box goes along unseen, and so does the
    /// place that it is presented at. *Units:* points in reading direction.
    package final func shiftFrame(by length: CGFloat, along axis: Axis) {
        guard isPlaced else { return }
        // Content that reads from the right is placed from the far edge, which moves by itself.
        guard axis == .vertical || parent?.isRightToLeft != true else { return }
        frame.origin[axis] += length
        var distance = CGRect.zero
        distance.origin[axis] = length
        presentation?.frame?.shift(by: distance.animatableData)
    }

    private func presenting(_ graph: _ViewGraph) -> _Presentation {
        if let presentation { return presentation }
        let presentation = _Presentation(self, graph: graph)
        self.presentation = presentation
        return presentation
    }

    /// Where the box is seen at an instant. *Space:* the parent's content.
    package final func presentedFrame(at now: FrameInstant) -> CGRect {
        guard let presentation, presentation.frame?.isAnimating == true else { return frame }
        var rect = CGRect.zero
        rect.animatableData = presentation.frame!.value(at: now)
        return rect
    }

    /// How much the box is there, 0…1: less while it comes or goes.
    package final func presence(at now: FrameInstant) -> Double {
        guard presentation?.presence != nil else { return 1 }
        return presentation!.presence!.value(at: now)
    }

    /// How opaque the box is made by its coming or going. *Range:* 0…1.
    package final func transitionOpacity(at now: FrameInstant) -> Double {
        presentation?.transition?.opacity(at: presence(at: now)) ?? 1
    }

    /// Starts a way in or out, under the transition's own animation where it has one.
    package final func beginPresence(
        from start: Double, to end: Double, transaction: Transaction
    ) {
        guard let graph else { return }
        let effect = transitionEffect(isInsertion: end > start)
        var transaction = transaction
        if let animation = effect.animation { transaction.animation = animation }
        guard transaction.effectiveAnimation != nil else {
            presentation?.presence = nil
            return
        }
        let presentation = presenting(graph)
        var value = presentation.presence ?? _AnimatedValue(start)
        value.set(end, transaction: transaction, at: graph.now)
        presentation.presence = value
        presentation.transition = effect
        effect.begin?(transaction)
        if value.isAnimating { graph.animate(presentation) }
    }

    /// Starts the way out: the box leaves layout, and is drawn where it was until it is gone.
    package final func beginDepartureInPlace(_ transaction: Transaction) {
        // Wrappers that modifiers made for this box alone go with it.
        var leaving = self
        while let wrapper = leaving.parent as? _UnaryNode, wrapper.childItems.count == 1 {
            leaving = wrapper
        }
        guard leaving.isPlaced, let parent = leaving.parent else { return }
        leaving.beginPresence(from: 1, to: 0, transaction: transaction)
        guard leaving.presentation?.presence?.isAnimating == true else { return }
        leaving.presentation?.isDeparting = true
        parent.departing.append(leaving)
        leaving.departureParent = parent
    }

    final func endDeparture() {
        guard let parent = departureParent else { return }
        parent.departing.removeAll { $0 === self }
        parent.setNeedsDisplay()
        departureParent = nil
        presentation = nil
    }

    /// The box draws differently: it and what holds it are drawn again.
    public final func setNeedsDisplay() {
        var node: _LayoutNode? = self
        while let current = node, !current.needsDrawing {
            current.needsDrawing = true
            node = current.parent ?? current.departureParent
        }
    }

    /// The box itself draws the same, but its holder puts it elsewhere.
    package final func setNeedsDisplayInParent() {
        (parent ?? departureParent)?.setNeedsDisplay()
    }
}

/// Whether a walk has moved any box; those who read frames ask again then.
@MainActor package final class _PlacementJournal {
    package var didMove = false
    nonisolated package init() {}
}
