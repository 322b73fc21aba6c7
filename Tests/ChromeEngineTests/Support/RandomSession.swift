// SPDX-License-Identifier: MIT
import ChromeEngine

/// A session of random verbs on a stage.
struct RandomSession {
    var stage: Stage
    var random: SeededGenerator
    /// Where everything stood before the first event, for replaying.
    let start: ChromeState
    /// The sections of this screen; most have none.
    private var sections: [RevealPlacement] = []

    init(
        seed: UInt64, rules given: BarRules? = nil, order: Stage.Order? = nil,
        census: EventCensus? = nil, isRecording: Bool = true
    ) {
        var random = SeededGenerator(seed: seed)
        let rules = given ?? Self.rules(&random)
        let chosen = order ?? random.pick(Stage.Order.allCases)
        let content = random.number(500...6000)
        let viewport = random.pick([400.0, 667, 800])
        stage = Stage(rules, chosen, content: content, viewport: viewport)
        stage.hz = random.pick([5, 15, 15, 30, 30, 30, 60, 120, 240])
        stage.leading = random.pick([0, 47, 96])
        stage.trailing = random.pick([0, 34])
        stage.announcesLayout = random.chance(0.5)
        stage.census = census
        stage.isRecording = isRecording
        // Most screens have bars alone; the others have everything, since one may disturb another.
        let isWhole = given == nil && random.chance(0.1)
        if isWhole {
            stage.state.pages = PageState(
                rules: PageRules(armsPrevious: random.chance(0.5)), hasPrevious: random.chance(0.5))
            stage.state.title = TitleState()
        }
        start = stage.state
        self.random = random
        if isWhole { furnish() }
        stage.restore(random.chance(0.5) ? 0 : self.random.number(0...stage.end))
    }

    /// Puts sections and a paged source on the screen.
    private mutating func furnish() {
        stage.send(.page(.appear, time: stage.time))
        for id in 0..<UInt64(5) {
            let start = random.number(0...stage.content)
            let rules = RevealRules(
                threshold: random.number(0...1), repetition: random.pick([.once, .everyTime]))
            sections.append(
                RevealPlacement(
                    id: id, start: start, length: random.number(0...1200), rules: rules))
        }
        for section in sections { stage.send(.place(section, time: stage.time)) }
    }

    /// Puts rows at the top; sections move with them.
    private mutating func insertTop(_ height: Double) {
        stage.insertTop(height)
        for index in sections.indices {
            sections[index].start += height
            stage.send(.place(sections[index], time: stage.time))
        }
    }

    /// Waits, and looks whether anything in view at rest is still blank.
    private mutating func wait(_ seconds: Double) {
        stage.wait(seconds)
        guard let census = stage.census, !sections.isEmpty, seconds > 0.35, stage.phase == .idle,
            stage.order != .untold
        else { return }
        stage.tell(nil)
        stage.wait(seconds)
        let top = stage.position - stage.leading
        for section in sections where section.length > 0 {
            let visible =
                min(section.start + section.length, top + stage.viewport)
                - max(section.start, top)
            if visible >= 1, !stage.state.reveal.isRevealed(section.id) {
                census.fail("section \(section.id) is blank although \(visible) of it is in view")
            }
        }
    }

    /// Answers what was asked for, well or badly.
    private mutating func answer() {
        guard let census = stage.census else { return }
        for (request, direction) in census.open.sorted(by: { $0.key < $1.key }) {
            guard random.chance(0.7) else {
                stage.send(.page(.failure(request: request), time: stage.time))
                continue
            }
            let added = random.index(below: 12)
            stage.send(
                .page(
                    .reply(request: request, added: added, hasMore: random.chance(0.9)),
                    time: stage.time))
            if direction == .previous {
                insertTop(Double(added) * 40)
            } else {
                stage.insertBottom(Double(added) * 40)
            }
        }
        if random.chance(0.1) { stage.send(.page(.refresh, time: stage.time)) }
    }

    static func rules(_ random: inout SeededGenerator) -> BarRules {
        var rules = random.pick([
            BarRules(), .hiddenWhileScrolling, .hiddenAtLift, .iOS26TabBarOnScrollUp,
            .composeEnterAlways(height: 64), .composeExitUntilCollapsed(height: 64),
            .flutterFloating(height: 56), .iOS27NavigationBar(height: 52),
        ])
        rules.hideAfter = random.pick([0, 16, 20, 60])
        rules.showAfter = random.pick([0, 12, 16, 200])
        rules.showsAtEnd = random.chance(0.3)
        rules.startingBelow = random.pick([0, 0, 120, 600])
        if random.chance(0.2) {
            rules.inactivity = 5
            rules.restoresOnTap = true
        }
        rules.startsHidden = random.chance(0.1)
        rules.tabs = random.pick([.show, .remember])
        if rules.mode == .binary, random.chance(0.2) { rules.restoration = .atScrollEdge }
        return rules
    }

    /// A sample that has to count for nothing.
    private mutating func stray() {
        var sample = stage.sample(nil)
        switch random.index(below: 4) {
        case 0: sample.axis = .horizontal
        case 1: sample.offset = .nan
        case 2: sample.time -= 1
        default:
            sample.source += 1
            sample.phase = .decelerating
        }
        stage.send(.sample(sample))
    }

    private mutating func moveSomehow() {
        switch random.index(below: 6) {
        case 0: stage.drag(random.number(-300...300))
        case 1: stage.fling(random.number(-2000...2000))
        case 2: insertTop(random.number(20...300))
        case 3: stage.drag(random.pick([-1, 1]) * 30, endsMoving: true)
        case 4: shift()
        default: stage.program(to: random.number(0...stage.end), animated: true)
        }
    }

    /// Puts rows at the top while something moves, so that one sample shows both.
    private mutating func shift() {
        stage.touch()
        insertTop(random.number(60...500))
        if random.chance(0.5) { stage.move(random.number(-40...40), steps: 2) }
        stage.lift()
    }

    /// A tap on the status bar, also from beyond an edge and with rows that come on the way.
    private mutating func scrollToTopAmidChanges() {
        stage.send(.program(.statusBarTap(time: stage.time, source: stage.source)))
        if random.chance(0.5) { stage.position = stage.end + random.number(1...60) }
        stage.glide(to: stage.position / 2 + 1, ends: false)
        insertTop(random.number(60...500))
        stage.glide(to: 0)
    }

    /// An animated scroll whose last step and whose end come in one sample.
    private mutating func scrollAndStopMoving() {
        stage.glide(to: random.number(0...stage.end), ends: false)
        stage.position = min(stage.position + random.number(-30...30), stage.end)
        stage.time += 1 / stage.hz
        stage.tell(.program, .idle)
    }

    /// Content that hardly scrolls, flung: its range is too short for a bar to hide in.
    private mutating func flingShortContent() {
        let length = stage.content
        stage.restore(0)
        stage.removeBottom(stage.limit - random.number(8...14))
        if random.chance(0.3) { insertTop(random.number(1...4)) }
        stage.fling(random.number(20...60))
        stage.insertBottom(length - stage.content)
    }

    /// From near the end past it: a bar that moves with the finger is let go between.
    private mutating func pullPastEnd() {
        stage.program(to: max(0, stage.end - random.number(5...40)))
        stage.drag(random.number(45...120))
    }

    /// One random verb.
    mutating func step() {
        let before = stage.sentCount
        if !sections.isEmpty, random.chance(0.3) { answer() }
        switch random.index(below: 34) {
        case 0...5: stage.drag(random.number(-400...400), in: random.number(0.1...0.8))
        case 6, 7: stage.fling(random.number(-4000...4000))
        case 8: stage.fling(random.number(-250...250))
        case 9:
            stage.touch()
            for _ in 0..<random.index(below: 30) { stage.move(random.number(-12...12), steps: 1) }
            stage.lift()
        case 10:
            stage.touch()
            stage.move(random.number(-200...200), in: 0.2)
            insertTop(random.number(50...400))
            stage.move(random.number(-200...200), in: 0.2)
            stage.lift(velocity: random.number(-800...800))
        case 11: insertTop(random.number(20...900))
        case 12: stage.insertBottom(random.number(20...900))
        case 13: if stage.content > 900 { stage.removeBottom(random.number(20...700)) }
        case 14: stage.program(to: random.number(0...stage.end))
        case 15:
            let target = random.chance(0.3) ? stage.end : random.number(0...stage.end)
            stage.program(to: target, animated: true)
        case 16:
            stage.program(
                to: random.number(0...stage.end), animated: random.chance(0.5),
                policy: random.pick(ProgramPolicy.allCases))
        case 17: stage.tapStatusBar()
        case 18: stage.resize(random.pick([400, 667, 800]), to: random.number(0...stage.end))
        case 19:
            stage.send(.barFocus(true))
            moveSomehow()
            stage.send(.barFocus(false))
        case 20:
            stage.send(.assistance(random.pick([.voiceOver, .switchControl, .reduceMotion])))
            moveSomehow()
            stage.send(.assistance([]))
        case 21:
            stage.send(.enabled(false))
            moveSomehow()
            stage.send(.enabled(true))
        case 22:
            stage.send(.command(random.pick([.freeze, .freeze, .show, .hide])))
            moveSomehow()
            stage.send(.command(random.pick([.show, .hide, .unfreeze])))
            stage.send(.command(.unfreeze))
        case 23:
            stage.send(.tab(UInt32(random.index(below: 3))))
            stage.restore(random.number(0...stage.end))
        case 24:
            stage.source = UInt32(random.index(below: 3))
            if random.chance(0.7) { stage.send(.attach(source: stage.source)) }
            stage.restore(random.number(0...stage.end))
        case 25: stray()
        case 26:
            wait(random.number(0...10))
            stage.send(.hold(random.chance(0.3), time: stage.time))
            wait(random.number(0...10))
            // What went because nothing happened stays away through all but the finger.
            if random.chance(0.5) { stage.program(to: random.number(0...stage.end)) }
            if random.chance(0.5) {
                stage.program(to: random.number(0...stage.end), animated: true)
            }
            if random.chance(0.5) { shift() }
            stage.send(.hold(false, time: stage.time))
            stage.send(.tap(time: stage.time))
        case 27: stage.drag(random.number(-120...120), endsMoving: true)
        case 28: scrollToTopAmidChanges()
        case 29: for _ in 0..<3 { scrollAndStopMoving() }
        case 30: shift()
        case 31: flingShortContent()
        case 32: pullPastEnd()
        default: wait(random.number(0...1))
        }
        if stage.sentCount == before { stage.wait(0.01) }
        stage.position = min(max(stage.position, 0), stage.end)
    }
}
