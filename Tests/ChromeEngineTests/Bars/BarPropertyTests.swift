// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

/// Invariants of the bars over random sessions.
@Suite struct BarPropertyTests {
    @Test("The causes that the classifier finds are mostly the true ones; the matrix is printed")
    func confusion() {
        for order in Stage.Order.allCases {
            var matrix: [ChromeCause: [ChromeCause?: Int]] = [:]
            for seed in 1...60 {
                var session = RandomSession(seed: UInt64(seed), rules: BarRules(), order: order)
                for _ in 0..<30 { session.step() }
                let events = session.stage.events
                var classifier = MotionClassifier(tellsPhases: order != .untold)
                for (event, truth) in zip(events, session.stage.truths) {
                    switch event {
                    case .sample(let sample):
                        let motion = classifier.classify(sample)
                        if motion.heldDelta != 0, let cause = motion.heldCause {
                            matrix[.program, default: [:]][cause, default: 0] += 1
                        }
                        guard let truth, motion.disregard == nil, motion.baseline == nil,
                            motion.delta != 0 || motion.layoutShift != 0
                        else { continue }
                        let found = motion.layoutShift != 0 && truth == .layout
                        matrix[truth, default: [:]][found ? .layout : motion.cause, default: 0] += 1
                    case .layout(let change): classifier.expect(change)
                    case .program(let request): classifier.expect(request)
                    case .attach(let source): classifier.attach(source)
                    case .tab: classifier.detach()
                    default: continue
                    }
                }
            }
            print("causes, \(order): true → found")
            for truth in ChromeCause.allCases {
                guard let row = matrix[truth] else { continue }
                let all = row.values.reduce(0, +)
                let texts = row.sorted { $0.value > $1.value }.map {
                    "\($0.key.map { "\($0)" } ?? "none") \($0.value)"
                }
                print("  \(truth): \(texts.joined(separator: ", "))")
                let right = row[order == .untold && truth != .layout ? .unknown : truth] ?? 0
                if order != .untold, truth != .clamp {
                    #expect(Double(right) >= 0.95 * Double(all), "\(order), \(truth)")
                }
            }
        }
    }

    @Test("Dropped, doubled, late and swapped samples break no invariant and change no outcome")
    func noise() {
        for seed in 1...40 {
            var random = SeededGenerator(seed: UInt64(seed) &+ 7000)
            var session = RandomSession(seed: UInt64(seed), rules: BarRules())
            guard session.stage.limit > 700 else { continue }
            for _ in 0..<10 { session.stage.drag(random.number(-300...300)) }
            let isDown = random.chance(0.5)
            session.stage.drag(session.stage.limit / 2 - session.stage.position)
            session.stage.drag(isDown ? 200 : -200, in: 0.5)
            session.stage.wait(0.3)
            let start = ChromeState(tellsPhases: session.stage.order != .untold)
            var noisy: [ChromeEvent] = []
            for event in session.stage.events {
                guard case .sample(let sample) = event, sample.phase == nil else {
                    noisy.append(event)
                    continue
                }
                switch random.index(below: 10) {
                case 0: break
                case 1: noisy += [event, event]
                case 2 where !noisy.isEmpty: noisy.insert(event, at: noisy.count - 1)
                case 3:
                    noisy.append(event)
                    var late = sample
                    late.time -= 0.2
                    late.offset -= 100
                    noisy.append(.sample(late))
                default: noisy.append(event)
                }
            }
            if let violation = TraceShrinker.violation(noisy, from: start) {
                Issue.record("\(violation): \(TraceShrinker.report(noisy, from: start))")
            }
            var state = start
            for event in noisy { _ = state.reduce(event) }
            #expect(state.bars.isHidden == isDown)
            #expect(session.stage.isHidden == isDown, "seed \(seed), \(session.stage.order)")
        }
    }

    @Test("The shrinker finds the shortest trace that fails")
    func shrinker() {
        var session = RandomSession(seed: 3, rules: BarRules(), order: .phaseFirst)
        session.stage.content = 5000
        for _ in 0..<20 { session.step() }
        session.stage.send(.command(.freeze))
        for _ in 0..<20 { session.step() }
        let shortest = TraceShrinker.shrink(session.stage.events) { events in
            events.contains { $0 == .command(.freeze) } && events.count >= 2
        }
        #expect(shortest.count == 2)
    }
}
