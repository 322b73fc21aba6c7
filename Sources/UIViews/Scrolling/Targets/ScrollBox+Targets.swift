// SPDX-License-Identifier: MIT
import ScrollEngine
import ScrollPhysics

extension _ScrollBox {
    /// Gives a machine the rules of the scroll view's behavior.
    func configure(_ engine: inout ScrollViewEngine) {
        guard let behavior = settings.behavior.behavior else {
            engine.adjustTarget = nil
            engine.decelerationRate = .normal
            return
        }
        let properties = behavior.properties(
            context: ScrollTargetBehaviorPropertiesContext(
                environment: owner.environment, axes: axes))
        // *Source:* I; a shorter way is what the fast deceleration is for.
        engine.decelerationRate = properties.limitsScrolls ? .fast : .normal
        engine.adjustTarget = { [weak self] target, input in
            let box = _UncheckedBox((target, input))
            let adjusted = MainActor.assumeIsolated {
                var (target, input) = box.value
                self?.adjust(&target, input)
                return _UncheckedBox(target)
            }
            target = adjusted.value
        }
    }

    /// The machine waits for the answer: nothing here may look at it.
    private func adjust(
        _ target: inout ScrollTarget, _ input: ScrollTargetInput, oldContainerSize: CGSize? = nil
    ) {
        guard let behavior = settings.behavior.behavior else { return }
        let width = input.geometry.contentSize.width
        func mirrored(_ rect: CGRect) -> CGRect {
            guard settings.isRightToLeft else { return rect }
            var rect = rect
            rect.origin.x = width - rect.maxX
            return rect
        }
        let original = ScrollTarget(rect: mirrored(input.originalRect))
        var (release, velocity) = (input.startRect, input.velocity)
        let insets = input.geometry.contentInsets
        release.origin = CGPoint(
            x: input.geometry.contentOffset.x + insets.leading,
            y: input.geometry.contentOffset.y + insets.top)
        if settings.isRightToLeft { velocity.dx = -velocity.dx }
        let context = ScrollTargetBehaviorContext(
            originalTarget: original, velocity: velocity,
            contentSize: input.geometry.contentSize, containerSize: input.originalRect.size,
            axes: input.axes, environment: owner.environment,
            surroundings: _ScrollTargetSurroundings(
                start: mirrored(input.startRect), release: mirrored(release),
                oldContainerSize: oldContainerSize, isRightToLeft: settings.isRightToLeft,
                viewStarts: { [unowned self] place, axis, reach in
                    viewStarts(near: place, along: axis, reach: reach, contentWidth: width)
                }))
        target = original
        behavior.updateTarget(&target, context: context)
        target.rect = mirrored(target.rect)
        if settings.isRightToLeft, let anchor = target.anchor {
            target.anchor = UnitPoint(x: 1 - anchor.x, y: anchor.y)
        }
    }

    /// Where the views of the target layouts begin, from the leading edge of the content.
    private func viewStarts(
        near place: CGFloat, along axis: Axis, reach: Int, contentWidth: CGFloat
    ) -> [CGFloat] {
        guard let content = children.first else { return [] }
        var starts: [CGFloat] = []
        for layout in targetLayouts {
            guard let container = layout.container, container.isPlaced else { continue }
            let frame = container.convert(
                CGRect(origin: .zero, size: container.frame.size), to: content)
            let isMirrored = axis == .horizontal && settings.isRightToLeft
            let begin = isMirrored ? contentWidth - frame.maxX : frame.origin[axis]
            let inner =
                (container as? any _ScrollTargetContainer)?
                .targetStarts(near: place - begin, along: axis, reach: reach)
                ?? container.children.filter(\.isPlaced).map {
                    isMirrored ? frame.width - $0.frame.maxX : $0.frame.origin[axis]
                }
            starts += inner.map { begin + $0 }
        }
        return starts
    }

    // MARK: Another size

    /// The target at the start of the viewport by the last layout, where a behavior may have put it.
    var alignedTarget: _LayoutNode? {
        guard settings.behavior.behavior != nil, engine.phase == .idle else { return nil }
        let viewport = viewportRect
        let inset = engine.extents.startInset(.horizontal)
        let x = settings.isRightToLeft ? viewport.maxX - inset : viewport.minX + inset
        let slack: CGFloat = settings.isRightToLeft ? -0.01 : 0.01
        let y = viewport.minY + engine.extents.startInset(.vertical)
        return target(nearest: CGPoint(x: x + slack, y: y + 0.01))?.box
    }

    /// Another size of the viewport asks the behavior anew where the content is to be.
    func realign(from oldContainerSize: CGSize, aligned: _LayoutNode?) {
        guard let graph, settings.behavior.behavior != nil else { return }
        guard engine.phase == .idle else {
            scroll { $0.realign(at: graph.now) }
            return
        }
        let extents = engine.extents
        let shown = extents.containerRectInContent(at: engine.offset)
        var natural = shown
        if let aligned, aligned.graph != nil, aligned.enclosingScrollBox === self,
            let content = children.first
        {
            let rect = aligned.convert(CGRect(origin: .zero, size: aligned.frame.size), to: content)
            natural.origin = extents.rectFromLeading(rect).origin
        }
        var target = ScrollTarget(rect: natural)
        adjust(
            &target,
            ScrollTargetInput(
                originalRect: natural, velocity: .zero, geometry: engine.geometry,
                startRect: shown, axes: axes), oldContainerSize: oldContainerSize)
        let wanted = ScrollPlacement.offset(
            showing: target.rect, anchor: target.anchor ?? .topLeading, from: engine.offset,
            extents: extents)
        let (dx, dy) = (wanted.x - engine.offset.x, wanted.y - engine.offset.y)
        guard dx != 0 || dy != 0 else { return }
        scroll { $0.adjustOffset(by: CGVector(dx: dx, dy: dy), at: graph.now) }
    }
}

/// A layout that knows where views begin that are not there yet.
@MainActor protocol _ScrollTargetContainer {
    /// Where views begin near a place, `reach` of them to either side. *Space:* from the leading
    /// edge of the layout.
    func targetStarts(near place: CGFloat, along axis: Axis, reach: Int) -> [CGFloat]
}

extension _LazyStackBox: _ScrollTargetContainer {
    func targetStarts(near place: CGFloat, along axis: Axis, reach: Int) -> [CGFloat] {
        guard axis == rule.axis, list.lineCount > 0 else { return [0] }
        let line = lengths.slot(endingAfter: max(0, place))
        // The views of a grid's line begin together, below what parts sections before it.
        return (max(0, line - reach)...min(list.lineCount - 1, line + reach)).map {
            lengths.position($0) + margins(ofLine: $0).before
        }
    }
}
