// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

/// People's reports about lyrics and immersive reading (`chrome.md`, section 6 K).
@Suite struct ReaderReportTests {
    /// A stage that plays a text of a hundred lines, one every two seconds.
    func stage(
        _ following: ReaderFollowing = .line, content: Double = 5000, isPlaying: Bool = true
    ) -> Stage {
        var stage = Stage(content: content)
        stage.state.reader = ReaderState(rules: ReaderRules(following: following))
        stage.restore(0)
        let starts = (0..<100).map { Double($0) * 2 }
        stage.send(.reader(.document(starts: starts), time: 0))
        play(20, &stage, isPlaying: isPlaying)
        return stage
    }

    func play(_ position: Double, _ stage: inout Stage, isPlaying: Bool = true) {
        stage.send(
            .reader(.playback(position: position, isPlaying: isPlaying), time: stage.time))
    }

    func isFollowing(_ stage: Stage) -> Bool { stage.state.reader?.isFollowing ?? false }

    func scrolls(_ stage: Stage) -> [ReaderDecision.Scroll] {
        stage.decisions.compactMap { $0.reader?.scroll }
    }

    @Test("The playing line is followed")
    func follows() {
        var stage = stage()
        #expect(scrolls(stage).last == .line(10, isAnimated: true))
        play(23, &stage)
        #expect(scrolls(stage).last == .line(11, isAnimated: true))
        #expect(stage.state.reader?.line(at: -1) == nil)
        #expect(stage.state.reader?.line(at: 1e9) == 99)
    }

    @Test("K2: after a small nudge following resumes in two seconds, after a long way in five")
    func k2() {
        for (way, patience) in [(10.0, 2.0), (600, 5)] {
            var stage = stage()
            stage.drag(way)
            #expect(!isFollowing(stage))
            stage.wait(patience - 0.1)
            #expect(!isFollowing(stage))
            stage.wait(0.1)
            #expect(isFollowing(stage))
            #expect(scrolls(stage).last == .line(10, isAnimated: true))
        }
    }

    @Test("K3: a pause resumes nothing; seeking does")
    func k3() {
        var stage = stage(isPlaying: false)
        stage.drag(300)
        let count = scrolls(stage).count
        stage.wait(10)
        #expect(scrolls(stage).count == count)
        #expect(stage.decisions.last?.reader?.reason == .paused)
        stage.send(.reader(.seek(position: 60), time: stage.time))
        #expect(isFollowing(stage))
        #expect(scrolls(stage).last == .line(30, isAnimated: true))
    }

    @Test("K5: lines that all fit never move")
    func k5() {
        var stage = stage(content: 500)
        for step in 0..<50 { play(Double(step) * 2, &stage) }
        #expect(!scrolls(stage).contains { $0 != .top })
        #expect(stage.state.reader?.line == 49)
    }

    @Test("K6: an old time that is reported after a seek is not believed")
    func k6() {
        var stage = stage()
        stage.send(.reader(.seek(position: 60), time: stage.time))
        play(20, &stage)
        #expect(stage.state.reader?.line == 30)
        #expect(stage.decisions.last?.reader?.reason == .stale(reported: 20, sought: 60))
        stage.wait(0.5)
        play(60.5, &stage)
        play(62, &stage)
        #expect(stage.state.reader?.line == 31)
        stage.wait(3)
        play(20, &stage)
        #expect(stage.state.reader?.line == 10)
    }

    @Test("K7: controls go after five seconds, come with a tap, and stay while one is held")
    func k7() {
        var stage = Stage(BarRules(inactivity: 5), content: 700)
        stage.restore(0)
        #expect(stage.state.nextDeadline == 5)
        stage.wait(4.9)
        #expect(!stage.isHidden)
        stage.wait(0.1)
        #expect(stage.isHidden)
        stage.restore(0)
        #expect(stage.isHidden)
        stage.send(.tap(time: stage.time))
        #expect(!stage.isHidden)
        stage.send(.hold(true, time: stage.time))
        stage.wait(20)
        #expect(!stage.isHidden)
        stage.send(.hold(false, time: stage.time))
        stage.wait(5)
        #expect(stage.isHidden)
        stage.send(.assistance(.voiceOver))
        #expect(!stage.isHidden)
        stage.wait(60)
        #expect(!stage.isHidden)
    }

    @Test("K8: the finger stops following; a stop at the end as it was at lift resumes it")
    func k8() {
        var stage = stage(.end)
        stage.drag(stage.end - 300)
        #expect(!isFollowing(stage))
        let end = stage.end
        stage.touch()
        stage.move(250)
        stage.time += 1 / 60
        stage.position += 20
        stage.tell(.momentum, .decelerating)
        stage.insertBottom(200)
        stage.position = end
        stage.time += 1 / 60
        stage.tell(.momentum, .decelerating)
        stage.time += 1 / 60
        stage.tell(nil, .idle)
        #expect(isFollowing(stage))
        #expect(scrolls(stage).last == .end)
        stage.drag(-400)
        stage.insertBottom(200)
        #expect(!isFollowing(stage))
        let count = scrolls(stage).count
        stage.insertBottom(200)
        #expect(scrolls(stage).count == count)
    }

    @Test("K9: another text starts at its top, followed")
    func k9() {
        var stage = stage()
        stage.drag(600)
        stage.send(.reader(.document(starts: [0, 5]), time: stage.time))
        #expect(scrolls(stage).last == .top)
        #expect(isFollowing(stage))
        #expect(stage.state.reader?.line == nil)
    }

    @Test("The reader's own scrolls leave the bars as they are")
    func barsKeep() {
        var stage = stage()
        stage.restore(300)
        play(40, &stage)
        stage.program(to: 900, animated: true)
        #expect(!stage.isHidden)
        #expect(isFollowing(stage))
        #expect(stage.bars.contains { $0.reason.kind == .program })
    }
}
