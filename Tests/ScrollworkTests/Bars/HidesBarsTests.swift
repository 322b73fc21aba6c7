// SPDX-License-Identifier: MIT
import Scrollwork
import ScrollworkTesting
import Testing

@MainActor @Suite struct HidesBarsTests {
    private struct Screen<Changed: View>: View {
        let change: (ScrollView<Rows>) -> Changed

        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") {
                    NavigationStack {
                        change(ScrollView { Rows() })
                            .navigationTitle("Posts")
                            .navigationBarTitleDisplayMode(.inline)
                    }
                }
                Tab("Other", systemImage: "star") { Text("Nothing") }
            }
        }
    }

    private func tester(
        settings: TesterSettings = TesterSettings(),
        _ change: @escaping (ScrollView<Rows>) -> some View
    ) -> ScrollTester {
        let tester = ScrollTester(Screen(change: change), settings: settings)
        tester.run()
        return tester
    }

    private func hasBars(_ tester: ScrollTester) -> (title: Bool, tabs: Bool) {
        (tester.element("Posts") != nil, tester.element("Other") != nil)
    }

    @Test("seed 003: by phase the bars are away in every phase but idle")
    func byPhase() {
        let tester = tester { $0.hidesBarsOnScroll(.whileScrolling) }
        #expect(hasBars(tester) == (true, true))
        tester.touchDown(at: CGPoint(x: 200, y: 600))
        tester.moveTouch(to: CGPoint(x: 200, y: 400), duration: 0.4)
        #expect(hasBars(tester) == (false, false))
        tester.advance(by: 1)
        tester.liftTouch()
        tester.run()
        #expect(hasBars(tester) == (true, true))
    }

    @Test("seed 004: by direction at lift, 20 points at rest; the binding is told")
    func atLift() {
        let visibility = Knob(Visibility.visible)
        let tester = tester {
            $0.readerMode(
                Binding {
                    visibility.value
                } set: {
                    visibility.value = $0
                })
        }
        tester.dragToRest(15)
        #expect(visibility.value == .visible)
        tester.dragToRest(200)
        #expect(visibility.value == .hidden)
        #expect(hasBars(tester) == (false, false))
        tester.dragToRest(-200)
        #expect(visibility.value == .visible)
        #expect(hasBars(tester) == (true, true))
    }

    @Test("by travel, for the bars that are named alone")
    func byTravel() {
        let tester = tester { $0.hidesBarsOnScroll(.onScrollDown, for: .tabBar) }
        tester.dragToRest(100)
        #expect(hasBars(tester) == (true, false))
        tester.dragToRest(-50)
        #expect(hasBars(tester) == (true, true))
    }

    @Test(
        "K7: bars go after a while without a touch, a tap brings them back, a held control keeps them"
    )
    func inactivity() {
        let held = Knob(false)
        let tester = tester { content in
            Knobbed(knob: held) { isHeld in
                content.holdsReaderMode(isHeld).readerMode(hidesAfter: .seconds(5))
            }
        }
        tester.advance(by: 4)
        #expect(hasBars(tester) == (true, true))
        tester.advance(by: 2)
        #expect(hasBars(tester) == (false, false))
        tester.tap(at: CGPoint(x: 200, y: 400))
        tester.run()
        #expect(hasBars(tester) == (true, true))
        held.value = true
        tester.advance(by: 20)
        #expect(hasBars(tester) == (true, true))
    }

    @Test("VoiceOver keeps the bars")
    func voiceOver() {
        let tester = tester(settings: TesterSettings(voiceOver: true)) {
            $0.hidesBarsOnScroll(.whileScrolling)
        }
        tester.touchDown(at: CGPoint(x: 200, y: 600))
        tester.moveTouch(to: CGPoint(x: 200, y: 400), duration: 0.4)
        #expect(hasBars(tester) == (true, true))
    }
}
