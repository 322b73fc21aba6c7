// SPDX-License-Identifier: MIT
import Scrollwork
import ScrollworkTesting
import Testing

@MainActor @Suite struct EdgeEffectTests {
    /// Dark content, so that a fade to the light background is seen.
    private func tester(
        _ effect: ScrollEdgeFade = .fade, settings: TesterSettings = TesterSettings(),
        length: CGFloat? = 60
    ) -> ScrollTester {
        let tester = ScrollTester(
            ScrollView { Color.black.frame(height: 3000) }.edgeEffect(effect, length: length),
            scale: 1, settings: settings)
        tester.run()
        return tester
    }

    /// How light the picture is at a height, 0…1.
    private func light(_ y: Int, _ tester: ScrollTester) -> Double { tester.pixels[200, y].red }

    @Test("L8: nothing at the content's end, more the more lies beyond, and only at the edges")
    func grows() {
        let tester = tester(length: 120)
        #expect(light(50, tester) < 0.02)
        #expect(light(840, tester) > 0.8)
        tester.dragToRest(30)
        let some = light(60, tester)
        #expect(some > 0.2)
        tester.dragToRest(100)
        #expect(light(60, tester) >= some)
        #expect(light(400, tester) < 0.02)
        for _ in 0..<8 { tester.dragToRest(700) }
        #expect(light(800, tester) < 0.02)
    }

    @Test("L2: where the bar has gone the fade covers the safe area; with the bar there is none")
    func bars() {
        let tester = ScrollTester(
            ScrollView { Color.black.frame(height: 3000) }
                .drivesScrollChrome()
                .edgeEffect(.opaque, for: .bottom)
                .safeAreaInset(edge: .bottom, spacing: 0) {
                    TestBar(height: 50).hidesOnScroll()
                }
                .scrollChromeScope(),
            scale: 1)
        tester.run()
        #expect(light(820, tester) < 0.02)
        tester.dragToRest(300)
        #expect(light(820, tester) > 0.9)
        #expect(light(844 - 34 - 50 + 2, tester) > 0.9)
        #expect(light(844 - 34 - 50 - 4, tester) < 0.02)
    }

    @Test("reduced transparency gives an opaque strip")
    func opaque() {
        let tester = tester(.blur, settings: TesterSettings(reduceTransparency: true))
        tester.dragToRest(200)
        #expect(light(5, tester) > 0.95)
        #expect(light(55, tester) > 0.95)
    }

    @Test("no effect is no effect")
    func none() {
        let tester = tester(.none)
        tester.dragToRest(200)
        #expect(light(5, tester) < 0.02)
    }
}
