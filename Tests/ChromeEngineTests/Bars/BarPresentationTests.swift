// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

/// What is shown of a bar.
@Suite struct BarPresentationTests {
    @Test("The seed's numbers: height and 60 points in 0.3 s, a fade in 0.15 s")
    func seed() {
        let slid = BarPresentation(progress: 1, height: 50)
        #expect(slid.slide == 110 && slid.opacity == 1 && slid.duration == 0.3)
        #expect(!slid.isReachable)
        let faded = BarPresentation(progress: 1, height: 50, assistance: .reduceMotion)
        #expect(faded.slide == 0 && faded.opacity == 0 && faded.duration == 0.15)
    }

    @Test("C13 as a model: nothing of a hidden bar remains on screen, at either transition")
    func c13() {
        for transition in [BarTransition.slide, .track] {
            let bar = BarPresentation(progress: 1, height: 50, safeArea: 34, transition: transition)
            #expect(bar.slide >= 84)
        }
    }

    @Test("G7: reduced motion and cross-fade fade within 0.15 s and move nothing")
    func g7() {
        for assistance in [ChromeAssistance.reduceMotion, .prefersCrossFade] {
            for transition in [BarTransition.slide, .track, .fade] {
                for step in 0...10 {
                    let bar = BarPresentation(
                        progress: Double(step) / 10, height: 50, transition: transition,
                        assistance: assistance)
                    #expect(bar.slide == 0)
                    #expect(bar.duration <= 0.15)
                }
            }
        }
    }

    @Test("G8: a minimised bar travels its height less what stays, and can be touched")
    func g8() {
        let transition = BarTransition.minimize(to: 20)
        #expect(transition.travel(height: 72) == 52)
        let bar = BarPresentation(progress: 1, height: 72, transition: transition, policy: .adjust)
        #expect(bar.height == 20 && bar.isReachable && bar.inset == 20 && bar.slide == 0)
    }

    @Test("L7: the decision and the view use one number for travel")
    func l7() {
        let transition = BarTransition.track
        let travel = transition.travel(height: 44)
        var stage = Stage(BarRules(mode: .proportional(travel: travel), height: 44))
        stage.restore(300)
        stage.touch()
        for step in 1...44 {
            stage.move(1, steps: 1)
            let bar = BarPresentation(
                progress: stage.progress, height: 44, transition: transition, isFollowing: true)
            #expect(abs(bar.slide - Double(step)) < 1e-9)
            #expect(bar.duration == 0)
        }
    }

    @Test("F6 as a model: what a bar takes is a function of now, whatever happened between")
    func f6() {
        for policy in [BarSafeArea.keep, .adjust, .overlay] {
            let shown = BarPresentation(progress: 0, height: 50, policy: policy)
            let hidden = BarPresentation(progress: 1, height: 50, policy: policy)
            #expect(shown.inset == (policy == .overlay ? 0 : 50))
            #expect(hidden.inset == (policy == .keep ? 50 : 0))
        }
    }

    @Test("VoiceOver shows a bar whatever its progress says")
    func voiceOver() {
        let bar = BarPresentation(progress: 1, height: 50, assistance: .voiceOver)
        #expect(bar.slide == 0 && bar.opacity == 1 && bar.isReachable)
    }
}
