// SPDX-License-Identifier: MIT
import ScrollworkTesting
import Testing

@testable import Scrollwork

@MainActor @Suite struct ScrollTitleBarTests {
    /// A title that keeps a count, in two looks.
    private struct Title: View {
        let placement: ScrollTitlePlacement
        @State private var count = 0

        var body: some View {
            Button("Title \(count)") { count += 1 }
                .font(placement == .top ? .title : .caption)
                .frame(maxWidth: .infinity, minHeight: placement == .top ? 60 : 30)
        }
    }

    private func tester(anchors: Bool) -> ScrollTester {
        let tester = ScrollTester(
            ScrollTitleBar {
                Rows()
            } title: {
                Title(placement: $0)
            }
            .environment(\.usesAnchorDriver, anchors))
        tester.run()
        return tester
    }

    @Test(
        "it jumps past 10 points and comes back at 6, by either driver", arguments: [false, true])
    func jumps(anchors: Bool) throws {
        let tester = tester(anchors: anchors)
        func place() -> CGFloat {
            tester.frame.elements.first { $0.label.hasPrefix("Title") }!.frame.midY
        }
        #expect(place() < 200)
        tester.touchDown(at: CGPoint(x: 200, y: 600))
        // A finger loses its first ten points.
        var y: CGFloat = 589
        tester.moveTouch(to: CGPoint(x: 200, y: y), duration: 0.1)
        let zero = y + tester.position
        func go(_ position: CGFloat) {
            y = zero - position
            tester.moveTouch(to: CGPoint(x: 200, y: y), duration: 0.1)
        }
        go(9.5)
        #expect(place() < 200)
        go(11)
        #expect(place() > 700)
        go(7)
        #expect(place() > 700)
        go(5)
        #expect(place() < 200)
    }

    @Test("two looks are one view: its state survives the jump")
    func identity() {
        let tester = tester(anchors: false)
        tester.tap("Title 0")
        tester.tap("Title 1")
        tester.run()
        tester.dragToRest(300)
        #expect(tester.element("Title 2")?.frame.midY ?? 0 > 700)
        tester.tap("Title 2")
        tester.run()
        tester.dragToRest(-400)
        #expect(tester.element("Title 3")?.frame.midY ?? 900 < 200)
    }

    @Test("a bounce at the top, a restored place and a jump leave it where the content says")
    func places() {
        let tester = ScrollTester(
            ScrollViewReader { proxy in
                ScrollTitleBar {
                    Rows()
                } title: {
                    Title(placement: $0)
                }
                .onAppear { proxy.scrollTo(20, anchor: .top) }
            })
        tester.run()
        #expect(tester.element("Title 0")?.frame.midY ?? 0 > 700)
        for _ in 0..<5 { tester.dragToRest(-700) }
        tester.clearHistory()
        tester.dragToRest(-200)
        #expect(tester.frames.allSatisfy { $0.element("Title 0")?.frame.midY ?? 900 < 200 })
    }

    @Test("a frame in which it does not jump evaluates no body")
    func work() {
        let tester = tester(anchors: false)
        tester.dragToRest(300)
        tester.clearHistory()
        tester.dragToRest(300)
        #expect(tester.frames.dropFirst().allSatisfy { $0.work.bodies == 0 })
    }
}
