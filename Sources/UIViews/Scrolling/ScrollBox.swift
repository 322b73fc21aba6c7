// SPDX-License-Identifier: MIT
import ScrollEngine
import UIDisplayList
import UIInput

/// The box of a scroll view: its content, moved by a translation while it is drawn.
///
/// Its frame is the safe one; the viewport reaches under the safe area around it, whose insets
/// become content insets.
@MainActor public final class _ScrollBox: _LayoutNode {
    private(set) var axes: Axis.Set
    var settings: _ScrollSettings
    package private(set) var engine: ScrollViewEngine
    /// What happened in the running walk, for observers and the trace.
    package private(set) var walkUpdate: ScrollUpdate?
    /// The cause of the last change that was presented.
    package private(set) var lastCause: ScrollCause?
    private var begunPhases: [ScrollPhase] = []
    let pan: _ScrollPan
    var indicators = _ScrollIndicators()
    /// What an animated scroll is on its way to.
    var pursuit: _ScrollPursuit?
    /// What stays in its place when the content or the viewport changes.
    var hold: _ScrollGoal? { didSet { if hold != oldValue { held = lookUpHeldPlace() } } }
    var held: _HeldPlace?
    /// Whether it was the user who brought the content to where it is.
    package var isMovedByUser = false
    /// Nobody has seen or moved the content: it still goes where it starts.
    private var isAtInitialOffset = true
    /// How content and insets are seen to follow a layout that was animated.
    var following = _ScrollFollowing()
    /// How much further down the content rests than the safe area says: the large title that a bar
    /// has put away, and shows again there. *Units:* points.
    package var barExpansion: CGFloat = 0 {
        didSet { if barExpansion != oldValue { setNeedsPlacement() } }
    }
    /// How far layout has moved the content since the last placement.
    private(set) var pendingShift = CGVector.zero
    /// What pulling past the top does, if anything.
    private(set) var refresh: _RefreshControl?
    private var lastDrawn: (content: DisplayNode, offset: CGPoint, node: DisplayNode)?

    init(axes: Axis.Set, settings: _ScrollSettings, owner: _ViewNode) {
        self.axes = axes
        self.settings = settings
        engine = ScrollViewEngine(extents: ScrollExtents(contentSize: .zero, frameSize: .zero))
        pan = _ScrollPan(axes: axes, graph: owner.graph)
        super.init(layoutOwner: owner)
        pan.box = self
    }

    func set(axes: Axis.Set, settings: _ScrollSettings) {
        guard axes != self.axes || settings != self.settings else { return }
        self.axes = axes
        let isFlash = settings.flashes.triggers != self.settings.flashes.triggers
        self.settings = settings
        if isFlash, isPlaced { flashIndicators() }
        configure(&engine)
        pan.setAxes(axes)
        setNeedsLayout()
    }

    /// Takes the refresh action of the environment; one around has it when scroll views nest.
    func setRefresh(_ action: RefreshAction?) {
        guard let action, axes.contains(.vertical) else {
            refresh?.cancel()
            refresh = nil
            return
        }
        if let refresh {
            refresh.action = action
        } else {
            refresh = _RefreshControl(action, box: self)
        }
    }

    private var content: _LayoutNode? { children.first }
    package let containerLengths = _ContainerLengths()

    // MARK: Layout

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let room = proposal.inset(by: settings.contentMargins)
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : room.width,
            height: axes.contains(.vertical) ? nil : room.height)
    }

    /// What is proposed along the axes, and what the content takes across them (measured).
    public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let known = containerLengths.size
        containerLengths.assume(
            proposal.inset(by: settings.contentMargins).replacingUnspecifiedDimensions(by: known),
            of: self)
        defer { if isPlaced { containerLengths.assume(known, of: self) } }
        var inner = content?.size(contentProposal(proposal)) ?? .zero
        inner.width += settings.contentMargins.total(.horizontal)
        inner.height += settings.contentMargins.total(.vertical)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? inner.width : inner.width,
            height: axes.contains(.vertical) ? proposal.height ?? inner.height : inner.height)
    }

    public override func placeChildren() {
        containerLengths.assume(containerRect.size, of: self)
        let proposal = contentProposal(ProposedViewSize(frame.size))
        guard let content else {
            update(extents: extents(contentSize: .zero))
            return
        }
        let size = content.size(proposal)
        let oldContainer = engine.extents.containerSize
        let aligned = alignedTarget
        // The content is placed from the leading edge by hand: its frame is that of the engine.
        content.setFrame(
            CGRect(origin: .zero, size: size), proposal: proposal, safeInsets: .zero)
        let extents = extents(contentSize: size)
        if held != nil { shiftContent(by: shiftOfHeldView()) }
        update(extents: extents)
        guard engine.extents.containerSize != oldContainer, oldContainer != .zero else { return }
        if settings.behavior.behavior != nil {
            realign(from: oldContainer, aligned: aligned)
        } else if hold != nil {
            showHeldView()
        }
    }

    private func extents(contentSize: CGSize) -> ScrollExtents {
        var insets = safeInsets
        let frameInsets = insets
        insets.top += refresh?.inset ?? 0
        let margins = settings.contentMargins
        return ScrollExtents(
            contentSize: contentSize,
            frameSize: CGSize(
                width: frame.width + frameInsets.leading + frameInsets.trailing,
                height: frame.height + frameInsets.top + frameInsets.bottom),
            contentInsets: insets + margins
                + EdgeInsets(top: barExpansion, leading: 0, bottom: 0, trailing: 0),
            contentMargins: margins, axes: axes,
            horizontalBounce: settings.horizontalBounce, verticalBounce: settings.verticalBounce,
            pixelLength: settings.pixelLength, isRightToLeft: settings.isRightToLeft,
            alignmentAnchor: settings.anchors.alignment.map(fromLeading) ?? .topLeading,
            sizeChangesAnchor: sizeChangesAnchor.map(fromLeading))
    }

    private func fromLeading(_ anchor: UnitPoint) -> UnitPoint {
        settings.isRightToLeft ? UnitPoint(x: 1 - anchor.x, y: anchor.y) : anchor
    }

    private func update(extents: ScrollExtents) {
        guard let graph else { return }
        let shift = pendingShift
        pendingShift = .zero
        follow(insets: safeInsets)
        guard extents != engine.extents || shift != .zero else { return }
        let start = settings.anchors.initialOffset.map(fromLeading)
        let isFirst = engine.extents.frameSize == .zero
        if isFirst, settings.flashes.onAppear { flashIndicators() }
        if isFirst || isAtInitialOffset && start != nil {
            // The first layouts decide where the content starts; nothing has moved there.
            engine = ScrollViewEngine(extents: extents, initialAnchor: start)
            configure(&engine)
            graph.scrolls.noteNews()
            graph.lazyBoxes.needsUpdate = true
            return
        }
        let origin = engine.extents.contentOriginInFrame(at: engine.offset)
        record(
            engine.setExtents(
                extents, shift: shift, keepsOffset: !adjustsOffset, at: graph.now))
        if shift == .zero, engine.phase == .idle { follow(contentFrom: origin) }
    }

    /// Content before what is in sight got longer by `length`: the offset follows, so that
    /// nothing is seen to move. *Units:* points.
    func shiftContent(by length: CGFloat, along axis: Axis) {
        guard adjustsOffset else { return }
        if axis == .horizontal { pendingShift.dx += length } else { pendingShift.dy += length }
        setNeedsPlacement()
    }

    /// The same from within the layout of the content.
    private func shiftContent(by shift: CGVector) {
        guard adjustsOffset else { return }
        pendingShift.dx += shift.dx
        pendingShift.dy += shift.dy
    }

    /// Layout may have moved the held view without resizing the content.
    public override func didPlace() {
        guard held != nil else { return }
        shiftContent(by: shiftOfHeldView())
        if pendingShift != .zero { update(extents: engine.extents) }
    }

    /// The viewport in the box's own space: the frame and what lies under the safe area.
    package var viewportRect: CGRect {
        CGRect(
            x: settings.isRightToLeft ? -safeInsets.trailing : -safeInsets.leading,
            y: -safeInsets.top, width: engine.extents.frameSize.width,
            height: engine.extents.frameSize.height)
    }

    /// The viewport between the insets, in the box's own space.
    var containerRect: CGRect {
        CGRect(origin: .zero, size: frame.size).inset(by: settings.contentMargins)
    }

    /// Where the content's top left corner lies. *Space:* the box's own.
    package var contentOrigin: CGPoint {
        let origin = engine.extents.contentOriginInFrame(at: engine.offset)
        return CGPoint(x: origin.x + viewportRect.minX, y: origin.y + viewportRect.minY)
    }

    public override func rectFromContent(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: contentOrigin.x, dy: contentOrigin.y)
    }

    public override func spacing() -> ViewSpacing { ViewSpacing() }
    public override var layoutPriority: Double { 0 }
    public override var zIndex: Double { 0 }
    public override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        K.defaultValue
    }
    public override func transitionEffect(isInsertion: Bool) -> _TransitionEffect { .fade }
    public override func explicitGuide(
        _ key: _AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? { nil }

    // MARK: Scrolling

    /// Hands an event to the machine and notes what it did.
    package func scroll(_ event: (inout ScrollViewEngine) -> ScrollUpdate) {
        record(event(&engine))
    }

    /// Brings the offset to the instant of the walk.
    package func advance(to now: FrameInstant) {
        redirectPursuit(at: now)
        if engine.needsFrames { record(engine.advance(to: now)) }
    }

    private func record(_ update: ScrollUpdate) {
        walkUpdate = walkUpdate?.followed(by: update) ?? update
        begunPhases += update.transitions.map(\.new)
        switch update.cause {
        case .user, .momentum: (isMovedByUser, isAtInitialOffset) = (true, false)
        case .program: isAtInitialOffset = false
        case .layout, .clamp, nil: break
        }
        guard let graph else { return }
        graph.scrolls.onUpdate?(self, update)
        if update.hasMoved {
            setNeedsDisplay()
            graph.frameReaders.needsReading = true
            graph.lazyBoxes.needsUpdate = true
            lastCause = update.cause
        }
        // A programmatic jump shows no indicator (measured).
        if !update.transitions.isEmpty || (update.hasMoved && engine.phase != .idle) {
            indicators.didScroll(isIdle: engine.phase == .idle, at: graph.now)
            graph.animate(self)
        }
        refresh?.didScroll(engine)
        graph.scrolls.noteNews()
        if update.needsFrames { graph.requestFrame() }
    }

    /// Shows the indicators for a while, though nothing scrolls.
    private func flashIndicators() {
        guard let graph else { return }
        indicators.didScroll(isIdle: engine.phase == .idle, at: graph.now)
        setNeedsDisplay()
        graph.animate(self)
    }

    /// Hands over what happened since it was asked last.
    func takeUpdate() -> ScrollUpdate? {
        defer { walkUpdate = nil }
        return walkUpdate
    }

    /// Hands over the phases that began since it was asked last, in order.
    package func takeBegunPhases() -> [ScrollPhase] {
        defer { begunPhases = [] }
        return begunPhases
    }

    // MARK: Drawing and hits

    public override func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        isAtInitialOffset = false
        let inner = displayChildren(context)
        let origin = presentedContentOrigin(at: context.now)
        let content: DisplayNode
        if let lastDrawn, lastDrawn.content === inner, lastDrawn.offset == origin {
            content = lastDrawn.node
        } else {
            content = DisplayNode(
                .transform(CGAffineTransform(translationX: origin.x, y: origin.y), inner))
            lastDrawn = (inner, origin, content)
        }
        let viewport = presentedViewportRect(at: context.now)
        let clipped =
            settings.clips ? DisplayNode(.clip(.rect(viewport), content)) : content
        var nodes = [clipped]
        if let spinner = refresh?.display(self, at: context.now), !spinner.isEmpty {
            // The content comes down over it.
            nodes.insert(spinner, at: 0)
        }
        nodes += edgeEffects() + indicators.display(self, at: context.now)
        return nodes.count == 1 ? clipped : DisplayNode(.group(nodes))
    }

    public override func contentPoint(_ point: CGPoint, at now: FrameInstant) -> CGPoint? {
        guard !settings.clips || presentedViewportRect(at: now).contains(point) else { return nil }
        let origin = presentedContentOrigin(at: now)
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    public override func containsHit(_ point: CGPoint, at now: FrameInstant) -> Bool {
        presentedViewportRect(at: now).contains(point)
    }

    public override func presentedRectFromContent(
        _ rect: CGRect, at now: FrameInstant
    ) -> CGRect {
        let origin = presentedContentOrigin(at: now)
        return rect.offsetBy(dx: origin.x, dy: origin.y)
    }

    public override var isMovingContent: Bool { following.isMoving }

    /// All of the viewport takes touches, also where no content is.
    public override var ownHitBounds: CGRect { viewportRect }

    public override func collectAccessibility(_ collector: _AccessibilityCollector) {
        let origin = presentedContentOrigin(at: collector.now)
        let visit = {
            collector.transformed(by: CGAffineTransform(translationX: origin.x, y: origin.y)) {
                super.collectAccessibility(collector)
            }
        }
        if settings.clips {
            collector.clipped(to: presentedViewportRect(at: collector.now), visit)
        } else {
            visit()
        }
    }
}

extension _ScrollBox: _SizingContainer {}

extension _ScrollBox: _AnimationClient {
    public func tick(at now: FrameInstant) -> Bool {
        if indicators.isMoving(at: now) || following.isMoving { setNeedsDisplay() }
        following.update(at: now)
        return graph != nil
            && (engine.phase != .idle || indicators.isShown(at: now) || following.isMoving)
    }
    /// An indicator that fades is no motion that anyone waits for.
    public var isFiniteAnimation: Bool { engine.needsFrames || following.isMoving }
    public var animationOwnerName: String { "ScrollView (\(engine.phase))" }
}
