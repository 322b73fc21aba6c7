// SPDX-License-Identifier: MIT
import Scrollwork
import ScrollworkTesting
import Testing

@MainActor @Suite struct RevealViewTests {
    /// Cards of one height, revealed as they come.
    private struct Cards: View {
        var count = 12
        var height: CGFloat = 240
        var repeats = ScrollRevealRepetition.once
        var threshold = 0.15
        var delay = 0.0
        var onReveal: ((Int) -> Void)?

        var body: some View {
            VStack(spacing: 20) {
                ForEach(0..<count, id: \.self) { index in
                    Text("Card \(index)")
                        .frame(maxWidth: .infinity, minHeight: height)
                        .scrollVisibilityReveal(
                            threshold: threshold, repeats: repeats, delay: delay,
                            onReveal: { onReveal?(index) }
                        )
                        .id(index)
                }
            }
        }
    }

    private func opacity(_ index: Int, _ tester: ScrollTester) -> Double {
        tester.element("Card \(index)")?.opacity ?? 0
    }

    @Test("what is in view at first fades and slides in over 0.6 s; the rest waits")
    func first() throws {
        let tester = ScrollTester(ScrollView { Cards() })
        tester.clearHistory()
        let first = tester.frame
        #expect(first.element("Card 0")?.opacity ?? 0 < 0.1)
        tester.advance(by: 1)
        #expect(opacity(0, tester) == 1)
        let moved = tester.frames.compactMap { $0.element("Card 0")?.frame.minY }
        #expect(Set(moved).count > 10)
        let start = try #require(moved.first)
        let end = try #require(moved.last)
        #expect(start - end > 25 && start - end <= 36)
        tester.dragToRest(260)
        tester.advance(by: 1)
        #expect(opacity(3, tester) == 1)
        let last = tester.element("Card 9")
        #expect(last == nil)
    }

    @Test("I3: exactly the threshold is enough, a little less is not; at rest the deadline reveals")
    func threshold() {
        var revealed = 0
        let tester = ScrollTester(
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: 844 - 30)
                    Cards(count: 1, height: 240, onReveal: { _ in revealed += 1 })
                    Color.clear.frame(height: 1000)
                }
            }, settings: TesterSettings(safeAreaInsets: EdgeInsets()))
        tester.step(frames: 5)
        // 30 of 240 points are in view: less than 36.
        #expect(revealed == 0)
        tester.advance(by: 0.35)
        #expect(revealed == 1)
    }

    @Test("I2: a section taller than the screen is revealed when it fills half of it")
    func tall() {
        var revealed = 0
        let tester = ScrollTester(
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: 800)
                    Cards(count: 1, height: 3000, threshold: 0.9, onReveal: { _ in revealed += 1 })
                }
            })
        tester.step(frames: 2)
        tester.touchDown(at: CGPoint(x: 200, y: 820))
        tester.moveTouch(to: CGPoint(x: 200, y: 520), duration: 0.25)
        #expect(revealed == 0)
        tester.moveTouch(to: CGPoint(x: 200, y: 30), duration: 0.25)
        #expect(revealed == 1)
    }

    @Test("I8: a restored place reveals what is in view, and what is above without motion")
    func restored() throws {
        var revealed: [Int] = []
        let tester = ScrollTester(
            ScrollViewReader { proxy in
                ScrollView { Cards(onReveal: { revealed.append($0) }) }
                    .onAppear { proxy.scrollTo(6, anchor: .top) }
            })
        tester.advance(by: 1)
        #expect(opacity(6, tester) == 1)
        #expect(Set(0...5).isSubset(of: revealed))
        tester.clearHistory()
        tester.drag(500)
        tester.drag(-900)
        tester.run()
        let opacities = tester.frames.compactMap { $0.element("Card 4")?.opacity }
        #expect(opacities.allSatisfy { $0 == 1 })
    }

    @Test("I5: content that grows above leaves nothing in view blank at the end")
    func grown() {
        let knob = Knob<CGFloat>(0)
        let tester = ScrollTester(
            Knobbed(knob: knob) { height in
                ScrollView {
                    VStack(spacing: 0) {
                        Color.clear.frame(height: height)
                        Cards(count: 8)
                    }
                }
            })
        tester.advance(by: 1)
        knob.value = 600
        tester.advance(by: 0.2)
        for _ in 0..<6 { tester.dragToRest(500) }
        tester.advance(by: 1)
        for frame in tester.frames.suffix(1) {
            #expect(frame.elements.allSatisfy { $0.opacity == 1 })
        }
        #expect(opacity(7, tester) == 1)
    }

    @Test("I7: a closed section does not count; opening it starts it")
    func opened() {
        let open = Knob(false)
        var revealed = 0
        let tester = ScrollTester(
            Knobbed(knob: open) { isOpen in
                ScrollView {
                    VStack(spacing: 0) {
                        Text("Head").frame(height: 100)
                        Text("Body").frame(height: isOpen ? 200 : 0)
                            .clipped()
                            .scrollVisibilityReveal(onReveal: { revealed += 1 })
                    }
                }
            })
        tester.advance(by: 1)
        #expect(revealed == 0)
        open.value = true
        tester.advance(by: 1)
        #expect(revealed == 1)
        #expect(tester.element("Body")?.opacity == 1)
    }

    @Test("I9, I13: once stays, every time starts anew, mirror goes out again")
    func repetition() {
        for (repeats, count) in [
            (ScrollRevealRepetition.once, 1), (.everyTime, 2), (.mirror, 2),
        ] {
            var revealed = 0
            let tester = ScrollTester(
                ScrollView {
                    Cards(repeats: repeats, onReveal: { if $0 == 0 { revealed += 1 } })
                })
            tester.advance(by: 1)
            for _ in 0..<2 { tester.dragToRest(700) }
            for _ in 0..<3 { tester.dragToRest(-700) }
            tester.advance(by: 1)
            #expect(revealed == count)
            #expect(opacity(0, tester) == 1)
        }
    }

    @Test("I9: within a scope a section is remembered by id, also when its view is made anew")
    func remembered() {
        var revealed = 0
        let tester = ScrollTester(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<60, id: \.self) { index in
                        Text("Card \(index)").frame(maxWidth: .infinity, minHeight: 200)
                            .scrollVisibilityReveal(
                                id: index, onReveal: { if index == 0 { revealed += 1 } })
                    }
                }
            }
            .scrollRevealScope())
        tester.advance(by: 1)
        #expect(revealed == 1)
        for _ in 0..<8 { tester.dragToRest(700) }
        tester.clearHistory()
        for _ in 0..<12 { tester.dragToRest(-700) }
        #expect(tester.position == 0)
        #expect(revealed == 1)
        let opacities = tester.frames.compactMap { $0.element("Card 0")?.opacity }
        #expect(!opacities.isEmpty && opacities.allSatisfy { $0 == 1 })
    }

    @Test("a scope forgets with its own identity")
    func forgotten() {
        let cycle = Knob(0)
        var revealed = 0
        let tester = ScrollTester(
            Knobbed(knob: cycle) { cycle in
                ScrollView {
                    Text("Card 0").frame(maxWidth: .infinity, minHeight: 200)
                        .scrollVisibilityReveal(id: 0, onReveal: { revealed += 1 })
                }
                .scrollRevealScope()
                .id(cycle)
            })
        tester.advance(by: 1)
        cycle.value = 1
        tester.advance(by: 1)
        #expect(revealed == 2)
        #expect(opacity(0, tester) == 1)
    }

    @Test("sections of one moment begin one after the other in a scope with a stagger")
    func stagger() throws {
        let tester = ScrollTester(ScrollView { Cards() }.scrollRevealScope(stagger: 0.2))
        tester.advance(by: 2)
        var starts: [Double] = []
        for index in 0..<3 {
            let frame = tester.frames.first { $0.element("Card \(index)")?.opacity ?? 0 > 0.02 }
            starts.append(try #require(frame).time)
        }
        #expect(abs(starts[1] - starts[0] - 0.2) < 0.05)
        #expect(abs(starts[2] - starts[1] - 0.2) < 0.05)
    }

    @Test("with Reduce Motion it only fades, in 0.2 s; with VoiceOver it is shown from the start")
    func access() throws {
        let still = ScrollTester(
            ScrollView { Cards() }, settings: TesterSettings(reduceMotion: true))
        still.advance(by: 0.3)
        #expect(opacity(0, still) == 1)
        #expect(Set(still.places(of: "Card 0").compactMap { $0 }).count == 1)
        let spoken = ScrollTester(ScrollView { Cards() }, settings: TesterSettings(voiceOver: true))
        #expect(opacity(0, spoken) == 1)
        spoken.drag(800)
        #expect(spoken.frames.allSatisfy { $0.elements.allSatisfy { $0.opacity == 1 } })
    }

    @Test("what does not scroll is revealed at once")
    func unbound() {
        let tester = ScrollTester(Text("Alone").scrollVisibilityReveal())
        tester.advance(by: 1)
        #expect(tester.element("Alone")?.opacity == 1)
    }

    @Test("a new identity is revealed anew; frames in which nothing is revealed evaluate no body")
    func identity() {
        let cycle = Knob(0)
        var revealed = 0
        let tester = ScrollTester(
            Knobbed(knob: cycle) { cycle in
                ScrollView { Cards(onReveal: { if $0 == 0 { revealed += 1 } }) }.id(cycle)
            })
        tester.advance(by: 1)
        cycle.value = 1
        tester.advance(by: 1)
        #expect(revealed == 2)
        for _ in 0..<6 { tester.dragToRest(600) }
        for _ in 0..<6 { tester.dragToRest(-600) }
        tester.clearHistory()
        tester.dragToRest(600)
        #expect(tester.frames.dropFirst().allSatisfy { $0.work.bodies == 0 })
    }
}
