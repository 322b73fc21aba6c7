// SPDX-License-Identifier: MIT
import ScrollEngine

/// One window's views, and the frame that brings them from one instant to the next.
@MainActor package final class FrameDriver {
    /// Walks at one instant after which something must be going in circles.
    package static let walkLimit = 10

    package let graph = _ViewGraph()
    package private(set) var settings: HostSettings
    private let root: _ContainerNode<RootView>
    private let router = _InputRouter()
    private var rootBox: RootBox { root.box! }
    private var preferredColorScheme: ColorScheme?
    /// The colour scheme that the window is presented in.
    package var presentedColorScheme: ColorScheme { preferredColorScheme ?? settings.colorScheme }
    private var writersOfLastWalk: [String] = []
    private var isFirstFrame = true
    private var trackpad = TrackpadStream()
    /// The scroll view that a trackpad's fingers move until they leave.
    private weak var trackpadBox: _ScrollBox?
    /// Where a finger or a wheel was last. *Space:* the window's.
    private var lastPointer: CGPoint?

    package init(
        rootView: AnyView, settings: HostSettings, textMeasurer: any TextMeasurer,
        at now: FrameInstant = .zero, bodyWillRun: ((Any.Type) -> Void)? = nil
    ) {
        self.settings = settings
        graph.now = now
        graph.bodyWillRun = bodyWillRun
        graph.layoutServices.textMeasurer = textMeasurer
        let inputs = _NodeInputs(
            graph: graph, parent: nil, environment: EnvironmentValues(settings))
        root = _ContainerNode(RootView(_content: rootView), inputs)
        router.root = rootBox
        rootBox.insets = settings.effectiveInsets
    }

    /// Ends everything: tasks are cancelled, boxes let go.
    package func close() { root.discard() }

    /// Whether a frame would show anything new, time passing aside.
    package var needsFrame: Bool {
        isFirstFrame || graph.hasPendingWrites || graph.hasLateFacts || graph.isAnimating
            || graph.scrolls.needsTelling || rootBox.needsLayoutPass
    }

    /// Whether something happened since the last frame that a frame would show.
    package var hasNews: Bool {
        graph.hasPendingWrites || graph.hasLateFacts || graph.scrolls.needsTelling
    }

    /// When a gesture wants a frame though nothing else happens.
    package var gestureDeadline: FrameInstant? { router.deadline }

    /// Whether every scroll view rests and nothing moves that will stop by itself.
    package var isIdle: Bool {
        !needsFirstOrPending && graph.scrolls.isIdle && graph.finiteMovers.isEmpty
            && !router.isTouched
    }

    private var needsFirstOrPending: Bool {
        isFirstFrame || graph.hasPendingWrites || graph.hasLateFacts
    }

    /// What keeps the window from being idle, by name.
    package var whatMoves: [String] {
        graph.finiteMovers + (router.isTouched ? ["a finger is down"] : [])
            + (needsFirstOrPending ? ["state that is not presented yet"] : [])
    }

    /// Changes what the window says; views that read it are evaluated in the next frame.
    package func update(_ settings: HostSettings) {
        guard settings != self.settings else { return }
        self.settings = settings
        adoptEnvironment()
        graph.enqueue(transaction: Transaction()) { [self] in
            rootBox.insets = settings.effectiveInsets
            rootBox.setNeedsPlacement()
        }
    }

    /// The frame of an instant: walks until nothing is left to do at it, then paints.
    ///
    /// Painting learns nothing that could start another walk, so it is done once, after the last.
    package func frame(at now: FrameInstant, events: [InputEvent] = []) -> PresentedFrame {
        graph.now = now
        // The first frame also answers for the bodies that ran when the tree was made.
        if !isFirstFrame { graph.counters = _WorkCounters() }
        var events = events
        var walks = 0
        repeat {
            walks += 1
            if walks > Self.walkLimit {
                reportEndlessWalks()
                break
            }
            writersOfLastWalk = graph.writersThisWalk
            graph.writersThisWalk = []
            walk(events, isFirst: walks == 1)
            events = []
        } while needsAnotherWalk
        isFirstFrame = false
        return present(walks: min(walks, Self.walkLimit))
    }

    /// One straight walk: recognise, scroll, tell, evaluate, lay out, learn.
    private func walk(_ events: [InputEvent], isFirst: Bool) {
        let outputs = isFirst ? recognize(events) : (scrolls: [], others: [])
        if isFirst { scroll(outputs.scrolls, events) }
        tell(outputs.others, isFirst: isFirst)
        evaluateAndLayOut()
        learn()
    }

    private var needsAnotherWalk: Bool {
        graph.hasLateFacts || graph.hasPendingWrites || graph.scrolls.needsTelling
    }

    // MARK: Steps

    /// Step 2: events become gesture outputs by node.
    private func recognize(
        _ events: [InputEvent]
    ) -> (scrolls: [GestureOutput], others: [GestureOutput]) {
        router.dropGoneOwners(at: graph.now)
        var outputs: [GestureOutput] = []
        for event in events {
            // A touch that comes down meets the content where it is by then.
            if case .touch(let touch) = event, touch.phase == .began {
                graph.scrolls.advance(to: touch.time)
            }
            outputs += router.recognize(event, at: graph.now)
        }
        outputs += router.advance(to: graph.now)
        return (
            outputs.filter { router.isScroll($0.id) }, outputs.filter { !router.isScroll($0.id) }
        )
    }

    /// Step 3: every offset is brought to this instant; nobody else writes one.
    private func scroll(_ outputs: [GestureOutput], _ events: [InputEvent]) {
        for output in outputs { router.deliver(output) }
        for event in events { scrollByWheelOrKey(event) }
        graph.scrolls.advance(to: graph.now)
    }

    private func scrollByWheelOrKey(_ event: InputEvent) {
        switch event {
        case .touch(let touch): lastPointer = touch.location
        case .wheel(let wheel):
            lastPointer = wheel.location
            scroll(by: wheel)
        case .key(let key): scroll(by: key)
        }
    }

    private func scroll(by wheel: WheelEvent) {
        // The wheel's delta moves content as a finger would; offsets go the other way.
        let delta = CGVector(dx: -wheel.delta.dx, dy: -wheel.delta.dy)
        let velocity = trackpad.take(wheel)
        let continues = wheel.phase != .none && wheel.phase != .began
        let held = continues ? trackpadBox : nil
        guard let box = held ?? router.scrollBox(at: wheel.location, for: delta, at: graph.now)
        else { return }
        let phase: ScrollWheelPhase =
            switch wheel.phase {
            case .none: .tick
            case .began: .began
            case .changed, .momentum: .changed
            case .ended, .momentumEnded, .cancelled: .ended
            }
        trackpadBox = phase == .tick ? nil : box
        box.scroll {
            $0.wheel(
                delta: delta, isPrecise: wheel.isPrecise, phase: phase,
                velocity: CGVector(dx: -velocity.dx, dy: -velocity.dy), at: wheel.time)
        }
    }

    /// A key scrolls what was scrolled last, or what lies in the middle of the window.
    private func scroll(by key: KeyEvent) {
        let center = CGPoint(x: settings.size.width / 2, y: settings.size.height / 2)
        let isVertical = graph.scrolls.attached(to: rootBox).contains {
            $0.engine.extents.isScrollable(.vertical)
        }
        for point in [lastPointer, center].compactMap({ $0 }) {
            for direction in KeyScrolling.directions(of: key, isVertical: isVertical) {
                guard let box = router.scrollBox(at: point, for: direction, at: graph.now),
                    let target = KeyScrolling.target(
                        for: key, from: box.engine.restingOffset, in: box.engine.extents),
                    box.engine.moves(towards: direction, to: target)
                else { continue }
                let curve = settings.reducesMotion ? nil : KeyScrolling.curve
                box.scroll { $0.scroll(to: target, curve: curve, at: graph.now) }
                return
            }
        }
    }

    /// Step 4: user actions run, each write with its own transaction.
    private func tell(_ outputs: [GestureOutput], isFirst: Bool) {
        for output in outputs { router.deliver(output) }
        if isFirst { graph.tickAnimations() }
        // What the making of the tree noted, as appearances, waits for the first layout.
        if !(isFirst && isFirstFrame) { graph.runLateFacts() }
        graph.scrolls.tell()
    }

    /// Steps 5 and 6: a batch of writes at a time, each with its own transaction.
    private func evaluateAndLayOut() {
        if graph.hasPendingWrites { graph.update { layOut() } }
        layOut()
        fillLazyStacks()
        readFrames()
    }

    /// Lazy stacks make what is in sight by now; that can move what is in sight.
    private func fillLazyStacks() {
        var rounds = 0
        while graph.lazyBoxes.update(), rounds < Self.walkLimit {
            rounds += 1
            layOut()
        }
        layOut()
    }

    private func layOut() {
        graph.refreshItems()
        guard rootBox.needsLayoutPass || rootBox.frame.size != settings.size else { return }
        _ = rootBox.remeasure()
        rootBox.setFrame(
            CGRect(origin: .zero, size: settings.size),
            proposal: ProposedViewSize(settings.size), safeInsets: .zero)
        let journal = graph.value(_PlacementJournal.self) { _PlacementJournal() }
        if journal.didMove {
            journal.didMove = false
            graph.frameReaders.needsReading = true
            graph.preferencesMayHaveChanged = true
        }
    }

    /// Those who read where boxes are ask again, alone, within the same walk.
    private func readFrames() {
        var rounds = 0
        while graph.frameReaders.needsReading, rounds < Self.walkLimit {
            rounds += 1
            graph.frameReaders.read()
            guard !graph.dirtyNodes.isEmpty else { continue }
            graph.evaluateDirty()
            layOut()
            fillLazyStacks()
        }
    }

    /// Step 8: what this walk found out that somebody observes.
    private func learn() {
        if graph.preferencesMayHaveChanged { adoptPreferredColorScheme() }
        graph.readPreferences()
    }

    /// The colour scheme that the content prefers for its window, when it says one.
    private func adoptPreferredColorScheme() {
        let preferred = root.preference(PreferredColorSchemeKey.self)
        guard preferred != preferredColorScheme else { return }
        preferredColorScheme = preferred
        graph.addLateFact { [self] in adoptEnvironment() }
    }

    private func adoptEnvironment() {
        var environment = EnvironmentValues(settings)
        if let preferredColorScheme { environment.colorScheme = preferredColorScheme }
        graph.enqueue(transaction: Transaction()) { [self] in
            root.updateEnvironment(environment)
        }
    }

    /// Step 7, once the last walk of the instant is done.
    private func present(walks: Int) -> PresentedFrame {
        let context = _PaintContext(now: graph.now, scale: settings.scale)
        let display = rootBox.display(context)
        graph.counters.painted = context.painted
        let counters = graph.counters
        return PresentedFrame(
            time: graph.now, displayList: display, scrolls: presentedScrolls(),
            elements: presentedElements(),
            report: FrameReport(
                walks: walks, bodies: counters.bodies, layouts: counters.layouts,
                painted: counters.painted))
    }

    private func reportEndlessWalks() {
        let writers = (writersOfLastWalk + graph.writersThisWalk).suffix(12)
        graph.report(
            "\(Self.walkLimit) walks at \(graph.now) did not settle the interface. The last two wrote: \(writers.isEmpty ? "no state; late facts go in a circle" : writers.joined(separator: ", "))."
        )
    }

    // MARK: Presentation

    private func presentedScrolls() -> [PresentedScroll] {
        graph.scrolls.attached(to: rootBox).map { box in
            PresentedScroll(
                id: box.structuralPath, phase: box.engine.phase, geometry: box.engine.geometry,
                unobscuredSize: box.engine.extents.containerSize,
                velocity: box.engine.velocity, cause: box.lastCause,
                begunPhases: box.takeBegunPhases())
        }.sorted { $0.id.split(separator: "/").count < $1.id.split(separator: "/").count }
    }

    /// The elements of the whole window, in reading order.
    private func elements() -> [_AccessibilityElement] {
        let window = CGRect(origin: .zero, size: settings.size)
        let collector = _AccessibilityCollector(now: graph.now, window: window)
        collector.visit(rootBox)
        return collector.elements
    }

    /// Those that assistive technology is told of.
    private func elementsInSight() -> [_AccessibilityElement] { elements().filter(\.isListed) }

    private func presentedElements() -> [PresentedElement] {
        elementsInSight().map { element in
            PresentedElement(
                label: element.label, role: element.role, frame: element.frame,
                opacity: element.opacity, isHittable: isHittable(element),
                traits: element.traits.sorted(), value: element.value, hint: element.hint,
                isActivatable: element.activate != nil)
        }
    }

    private func isHittable(_ element: _AccessibilityElement) -> Bool {
        let center = CGPoint(x: element.frame.midX, y: element.frame.midY)
        guard let path = rootBox.hitPath(center, at: graph.now) else { return false }
        return path.contains { $0 === element.node }
    }

    /// Where the scroll views are, by their structural paths.
    package var scrollOffsets: [String: CGPoint] {
        let boxes = graph.scrolls.attached(to: rootBox)
        return Dictionary(boxes.map { ($0.structuralPath, $0.engine.offset) }) { first, _ in first }
    }

    /// Puts scroll views where those at the same paths were, as far as their content reaches.
    ///
    /// Called after a frame, which has laid the content out; the next one shows it.
    package func restore(scrollOffsets: [String: CGPoint]) {
        for box in graph.scrolls.attached(to: rootBox) {
            guard let offset = scrollOffsets[box.structuralPath] else { continue }
            box.scroll { $0.scroll(to: offset, at: graph.now) }
        }
    }

    /// The action that assistive technology, or a test, triggers on an element.
    package func activate(label: String) -> Bool {
        activate(elements().first { $0.label == label })
    }

    /// The same for one of the elements that the last frame presented; one that is no longer where
    /// it was is found by its label.
    package func activate(elementAt index: Int, label: String) -> Bool {
        let elements = elementsInSight()
        if elements.indices.contains(index), elements[index].label == label {
            return activate(elements[index])
        }
        return activate(elements.first { $0.label == label })
    }

    private func activate(_ element: _AccessibilityElement?) -> Bool {
        guard let activate = element?.activate else { return false }
        activate()
        return true
    }
}
