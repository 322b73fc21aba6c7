// SPDX-License-Identifier: MIT
import Foundation
import ScrollworkTesting
import Synchronization
import Testing

/// What a test is told when it is wrong, or when the view is.
@MainActor @Suite struct FailureTests {
    /// The messages of the issues that `body` records, all at the line that called.
    private func messages(_ body: () -> Void) -> [String] {
        let messages = Mutex<[String]>([])
        withKnownIssue(isIntermittent: true) {
            body()
        } matching: { issue in
            let message = issue.comments.map(\.rawValue).joined(separator: " ")
            messages.withLock { $0.append(message) }
            #expect(issue.sourceLocation?.fileName == "FailureTests.swift")
            return true
        }
        return messages.withLock { $0 }
    }

    @Test("an expectation that fails says what it expected and what there is")
    func expectations() {
        let tester = ScrollTester(ScrollTesterTests.Form())
        let scrolls = ScrollTester(ScrollTesterTests.Rows())
        #expect(
            messages { scrolls.expectPhases([.idle, .animating]) } == [
                "Expected the phases idle → animating, but they were idle."
            ])
        #expect(
            messages { scrolls.expectOffset(100) } == [
                "Expected an offset of 100 ± 0.5, but ScrollView0 is idle at (0, -47) at 0 s: "
                    + "-147 off."
            ])
        let missing = messages { tester.expectElement("Nobody") }
        #expect(missing.count == 1)
        #expect(missing.first?.contains("\"Nobody\"") == true)
        #expect(missing.first?.contains("\"Start\"") == true)
        let wrong = messages { tester.expectElement("Start", isHittable: false, opacity: 0.5) }
        #expect(wrong.first?.contains("not hittable; an opacity of 0.5") == true)
        let covered = messages { tester.tap("Covered") }
        #expect(covered.first?.contains("would not reach it") == true)
        let work = messages {
            scrolls.expectWork(atMost: FrameWork(bodies: -1, layouts: -1), fromFrame: 0)
        }
        #expect(work.first?.contains("expected at most 0") == true)
        #expect(messages { _ = tester.scroll("ScrollView7") }.count == 1)
        #expect(messages { tester.liftTouch() } == ["Finger 0 is not down."])
        #expect(messages { tester.advance(by: -1) } == ["Time cannot advance by -1.0 s."])
    }

    struct Restless: View {
        @State private var turned = 0.0
        var body: some View {
            Text("wheel").rotationEffect(.degrees(turned))
                .onAppear { withAnimation(.linear(duration: 100)) { turned = 3600 } }
        }
    }

    @Test("a view that does not come to rest in time is named")
    func restless() {
        let tester = ScrollTester(Restless())
        let told = messages { tester.run(until: .idle, within: 1) }
        #expect(told.count == 1)
        #expect(told.first?.contains("RotationEffect") == true, "\(told)")
        #expect(abs(tester.time - 1) < 0.02)
    }

    struct Twins: View {
        var body: some View {
            VStack { ForEach([1, 1], id: \.self) { Text("Row \($0)") } }
        }
    }

    @Test("misuse that the runtime reports is an issue of the test")
    func misuse() {
        let told = messages { _ = ScrollTester(Twins()) }
        #expect(told.count == 1)
        #expect(told.first?.contains("occurs multiple times") == true)
    }

    struct Spinning: View {
        var body: some View {
            Text("spinning").task { while !Task.isCancelled { await Task.yield() } }
        }
    }

    @Test("code that never lets time pass is an issue, and time stands still")
    func endless() {
        var tester: ScrollTester?
        let told = messages { tester = ScrollTester(Spinning()) }
        #expect(told.count == 1)
        #expect(told.first?.contains("none lets time pass") == true, "\(told)")
        tester?.advance(by: 1)
        #expect(tester?.time == 0)
    }
}
