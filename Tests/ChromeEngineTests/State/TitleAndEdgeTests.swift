// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

/// The title bar and the edge effect (`chrome.md`, section 6 L).
@Suite struct TitleAndEdgeTests {
    func motion(_ position: Double, limit: Double = 1000) -> Motion {
        var motion = Motion()
        motion.position = position
        motion.limit = limit
        return motion
    }

    @Test("A title jumps past 10 points and back below 6, whoever moves the content")
    func title() {
        var stage = Stage()
        stage.state.title = TitleState()
        stage.restore(0)
        var places: [Bool] = []
        for position in [10.0, 10.5, 7, 11, 6, 9, 300, -20] {
            stage.restore(position)
            places.append(stage.state.title?.isInBar ?? false)
        }
        #expect(places == [false, true, true, true, false, false, true, false])
        #expect(stage.decisions.filter(\.movedTitle).count == 4)
    }

    @Test("L2: where the bar has gone the fade covers the safe area")
    func l2() {
        let fade = EdgeFade(at: .leading, motion: motion(300), progress: 1, safeArea: 47)
        #expect(fade.length == 47 && fade.strength == 1)
    }

    @Test("L4: a scroll view that is not registered has no effect")
    func l4() {
        let fade = EdgeFade(
            at: .leading, motion: motion(300), progress: 1, safeArea: 47, isRegistered: false)
        #expect(fade.strength == 0)
    }

    @Test("L5: content that runs from its end has its edges swapped")
    func l5() {
        #expect(EdgeFade.screenEdge(of: .leading, isInverted: true) == .trailing)
        #expect(EdgeFade.screenEdge(of: .trailing, isInverted: true) == .leading)
        #expect(EdgeFade.screenEdge(of: .leading, isInverted: false) == .leading)
    }

    @Test("L8: nothing at the content's ends, and never less the more lies beyond or the bar goes")
    func l8() {
        func strength(_ edge: ContentEdge, _ position: Double, _ progress: Double) -> Double {
            EdgeFade(at: edge, motion: motion(position), progress: progress, safeArea: 47).strength
        }
        #expect(strength(.leading, 0, 1) == 0)
        #expect(strength(.trailing, 1000, 1) == 0)
        #expect(strength(.trailing, 1080, 1) == 0)
        for step in 0..<50 {
            let position = Double(step) * 20
            #expect(strength(.leading, position, 1) <= strength(.leading, position + 20, 1))
            #expect(strength(.trailing, position, 1) >= strength(.trailing, position + 20, 1))
            let progress = Double(step) / 50
            #expect(strength(.leading, 500, progress) <= strength(.leading, 500, progress + 0.02))
        }
        #expect(
            EdgeFade(at: .leading, motion: motion(0, limit: -10), progress: 1, safeArea: 9)
                .strength == 0)
    }

    @Test("Reduced transparency and more contrast give an opaque strip")
    func opaque() {
        for assistance in [ChromeAssistance.reduceTransparency, .increaseContrast] {
            let fade = EdgeFade(
                at: .trailing, motion: motion(300), progress: 1, safeArea: 34,
                assistance: assistance)
            #expect(fade.isOpaque)
        }
        #expect(!EdgeFade(at: .trailing, motion: motion(300), progress: 1, safeArea: 34).isOpaque)
    }
}
