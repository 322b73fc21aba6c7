// SPDX-License-Identifier: MIT
import ScrollworkTesting
import SwiftUI
import Testing

/// The rows of the table of phases that are measured, documented or logged by developers; those that
/// are only inferred are not held.
@Suite("Golden phases: what onScrollPhaseChange is told") @MainActor
struct GoldenPhaseTests {
    private let model = Model()

    private func tester() -> ScrollTester {
        ScrollTester(
            PhaseFeed(model: model), size: CGSize(width: 200, height: 400),
            settings: TesterSettings(safeAreaInsets: EdgeInsets()))
    }

    /// What was told since the last call.
    private func calls() -> [String] {
        defer { model.calls = [] }
        return model.calls
    }

    @Test("mount: idle>idle, one call")
    func mount() {
        let tester = tester()
        tester.advance(by: 0.5)
        #expect(calls() == ["idle>idle"])
    }

    @Test("slow drag, release at rest: tracking, interacting, idle")
    func slowDrag() {
        let tester = tester()
        _ = calls()
        tester.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
        tester.run()
        #expect(calls() == ["idle>tracking", "tracking>interacting", "interacting>idle"])
    }

    @Test("fling: tracking, interacting, decelerating, idle")
    func fling() {
        let tester = tester()
        _ = calls()
        tester.fling(at: CGPoint(x: 100, y: 350), .up, speed: 1500)
        tester.run()
        #expect(
            calls() == [
                "idle>tracking", "tracking>interacting", "interacting>decelerating",
                "decelerating>idle",
            ])
    }

    @Test("animated scrollTo: animating and back")
    func animated() {
        let tester = tester()
        _ = calls()
        withAnimation { model.scroll(20) }
        tester.run()
        #expect(calls() == ["idle>animating", "animating>idle"])
    }

    @Test("scrollTo without an animation: nothing is told")
    func unanimated() {
        let tester = tester()
        _ = calls()
        model.scroll(20)
        tester.run()
        #expect(tester.scroll()?.contentOffset.y == 800)
        #expect(calls() == [])
    }

    @Test("scrollTo without an animation in a fling: the fling ends")
    func unanimatedInFling() {
        let tester = tester()
        tester.fling(at: CGPoint(x: 100, y: 350), .up, speed: 1500)
        tester.run(until: .phase(.decelerating))
        _ = calls()
        model.scroll(20)
        tester.run()
        #expect(calls() == ["decelerating>idle"])
    }

    @Test("the binding's first id scrolls nothing and is kept")
    func firstID() {
        let tester = ScrollTester(
            FirstIDFeed(model: model), size: CGSize(width: 200, height: 400),
            settings: TesterSettings(safeAreaInsets: EdgeInsets()))
        tester.advance(by: 0.5)
        #expect(tester.scroll()?.contentOffset.y == 0)
        #expect(model.id == 10)
    }
}

@MainActor private final class Model {
    var calls: [String] = []
    var scroll: (Int) -> Void = { _ in }
    var id: Int?
}

private struct PhaseFeed: View {
    let model: Model

    var body: some View {
        ScrollViewReader { proxy in
            let _ = model.scroll = { proxy.scrollTo($0, anchor: .top) }
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { Text("\($0)").frame(width: 200, height: 40) }
                }
            }
            .onScrollPhaseChange { model.calls.append("\($0)>\($1)") }
        }
    }
}

private struct FirstIDFeed: View {
    let model: Model
    @State private var id: Int? = 10

    var body: some View {
        let _ = model.id = id
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<100, id: \.self) { Text("\($0)").frame(width: 200, height: 40) }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $id)
    }
}
