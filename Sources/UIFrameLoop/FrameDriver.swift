// SPDX-License-Identifier: MIT
import ScrollEngine

/// One window's views, and the frame that brings them from one instant to the next.
@MainActor package final class FrameDriver {
    /// Walks at one instant after which something must be going in circles.
    package static let walkLimit = 10

    package let graph = _ViewGraph()
    package private(set) var settings: HostSettings
    private let root: _ContainerNode<RootView>
    let router = _InputRouter()
    let keyFocus = KeyFocus()
    var rootBox: RootBox { root.box! }
    private var preferredColorScheme: ColorScheme?
    /// The colour scheme that the window is presented in.
    package var presentedColorScheme: ColorScheme { preferredColorScheme ?? settings.colorScheme }
    private var writersOfLastWalk: [String] = []
    private var isFirstFrame = true
    var trackpad = TrackpadStream()
    var keyboard = KeyboardDismissal()
    /// The scroll view that a trackpad's fingers move until they leave.
    weak var trackpadBox: _ScrollBox?
    /// The elements that were collected last, and of what.
    var lastElements: (state: ElementState, elements: [PresentedElement])?
    /// Called between the last walk of a frame and painting; who measures the two listens.
    package var willPresent: (() -> Void)?
    /// Where a finger or a wheel was last. *Space:* the window's.
    var lastPointer: CGPoint?
    /// Whether frames come with their elements, which costs a walk over the whole tree.
    package var collectsElements = true

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
        root = _ContainerNode(Self.root(rootView, settings), inputs)
        router.root = rootBox
        rootBox.insets = settings.effectiveInsets
        rootBox.overlayInsets = settings.safeAreaInsets
    }

    private static func root(_ view: AnyView, _ settings: HostSettings) -> RootView {
        RootView(_content: TupleView((view, settings.showsSystemOverlays ? SystemOverlays() : nil)))
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

    /// Whether a scroll view moves or is held.
    package var isScrolling: Bool { !graph.scrolls.isIdle }

    private var needsFirstOrPending: Bool {
        isFirstFrame || graph.hasPendingWrites || graph.hasLateFacts
    }

    /// What keeps the window from being idle, by name.
    package var whatMoves: [String] {
        graph.finiteMovers + (router.isTouched ? ["a finger is down"] : [])
            + router.touchedNames.map { "gesture \"\($0)\"" }
            + (needsFirstOrPending ? ["state that is not presented yet"] : [])
    }

    /// Changes what the window says; views that read it are evaluated in the next frame.
    package func update(_ settings: HostSettings) {
        guard settings != self.settings else { return }
        self.settings = settings
        adoptEnvironment()
        graph.enqueue(transaction: Transaction()) { [self] in
            rootBox.insets = settings.effectiveInsets
            rootBox.overlayInsets = settings.safeAreaInsets
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
        willPresent?()
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
        dismissKeyboard()
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
        placeBoxes()
        // Views that are made from preferences belong to the same update, and move with it; those
        // that need a size are made by layout, and what they say of bars changes the layout.
        var rounds = 0
        while rounds < Self.walkLimit,
            graph.contentHostsNeedReading || graph.settlePreferenceViews()
        {
            rounds += 1
            placeBoxes()
        }
    }

    private func placeBoxes() {
        graph.readContentHosts()
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
            if graph.anchors.isUsed { graph.preferencesMayHaveChanged = true }
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
        let display = keyFocus.draw(over: rootBox.display(context), around: focusedFrame())
        graph.counters.painted = context.painted
        let counters = graph.counters
        return PresentedFrame(
            time: graph.now, displayList: display, scrolls: presentedScrolls(),
            elements: collectsElements ? elements(ofFrameDrawn: display) : [],
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
}
