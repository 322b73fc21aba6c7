// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@Suite("Animators") @MainActor struct AnimatorTests {
    private func x(_ host: TestHost) throws -> CGFloat {
        try #require(host.element("it")?.frame.midX)
    }

    @Test("a phase animator without a trigger goes round and round, each way at its own pace")
    func phases() throws {
        let host = try TestHost(
            PhaseAnimator([0, 60, 30]) { phase in
                Text("it").offset(x: CGFloat(phase))
            } animation: {
                .linear(duration: $0 == 60 ? 1 : 0.5)
            })
        let start = try x(host)
        try host.wait(0.5)
        #expect(abs(try x(host) - start - 30) < 4)
        try host.wait(0.8)
        #expect(try x(host) < start + 60 && x(host) > start + 30)
        try host.wait(0.5)
        #expect(try x(host) < start + 30)
        var seen = 0.0
        for _ in 0..<12 {
            try host.wait(0.2)
            seen = max(seen, try x(host) - start)
        }
        #expect(seen > 50)
    }

    private struct Triggered: View {
        @State var count = 0
        var body: some View {
            Text("it").frame(width: 40, height: 40)
                .phaseAnimator([0, 50], trigger: count) { content, phase in
                    content.offset(x: CGFloat(phase))
                } animation: { _ in
                    .linear(duration: 0.5)
                }
                .frame(width: 200, height: 400)
                .contentShape(Rectangle())
                .onTapGesture { count += 1 }
        }
    }

    @Test("with a trigger it rests at the first phase, and goes through all of them once")
    func trigger() throws {
        let host = try TestHost(Triggered())
        let start = try x(host)
        try host.wait(1)
        #expect(try x(host) == start)
        #expect(host.window.isIdle)
        try host.tap(100, 200)
        try host.wait(0.45)
        #expect(try x(host) > start + 30)
        try host.wait(1)
        #expect(try x(host) == start)
        #expect(host.window.isIdle)
    }

    @Test("phases that change nothing, or without an animation, do not hold up the frame")
    func still() throws {
        let host = try TestHost(
            PhaseAnimator([1, 2, 3]) { _ in
                Text("it")
            } animation: { _ in
                nil
            })
        for _ in 0..<10 { try host.wait(TestHost.frameTime) }
        #expect(host.frame.report.walks <= 3)
        #expect(host.window.reports == [])
    }

    @Test("a keyframe animator loops over its tracks")
    func keyframes() throws {
        let host = try TestHost(
            Text("it").keyframeAnimator(initialValue: CGFloat(0)) { content, value in
                content.offset(x: value)
            } keyframes: { _ in
                LinearKeyframe(60, duration: 1)
                LinearKeyframe(0, duration: 1)
            })
        try host.present()
        let start = try x(host)
        try host.wait(0.5)
        #expect(abs(try x(host) - start - 30) < 3)
        try host.wait(1)
        #expect(abs(try x(host) - start - 30) < 3)
        try host.wait(1)
        #expect(abs(try x(host) - start - 30) < 3)
    }

    @Test("with a trigger keyframes are played once, and stay where they end")
    func keyframeTrigger() throws {
        struct Example: View {
            @State var count = 0
            var body: some View {
                KeyframeAnimator(initialValue: 0.0, trigger: count) { value in
                    Text("it").offset(x: value)
                } keyframes: { start in
                    LinearKeyframe(start + 40, duration: 0.5)
                }
                .frame(width: 200, height: 400)
                .contentShape(Rectangle())
                .onTapGesture { count += 1 }
            }
        }
        let host = try TestHost(Example())
        let start = try x(host)
        try host.wait(0.5)
        #expect(try x(host) == start)
        try host.tap(100, 200)
        try host.wait(1)
        #expect(try x(host) == start + 40)
        #expect(host.window.isIdle)
    }

    @Test("an animation of a body moves what the body adds, and not the content")
    func body() throws {
        struct Example: View {
            @State var isOn = false
            var body: some View {
                VStack {
                    Text("it").offset(y: isOn ? 10 : 0)
                        .animation(.linear(duration: 1)) { $0.offset(x: isOn ? 50 : 0) }
                    Text("other")
                        .transaction {
                            $0.animation = .linear(duration: 1)
                        } body: {
                            $0.offset(x: isOn ? 50 : 0)
                        }
                }
                .frame(width: 200, height: 400)
                .contentShape(Rectangle())
                .onTapGesture { isOn = true }
            }
        }
        let host = try TestHost(Example())
        let before = try #require(host.element("it")?.frame)
        let other = try #require(host.element("other")?.frame.minX)
        try host.tap(100, 200)
        try host.wait(0.4)
        let now = try #require(host.element("it")?.frame)
        #expect(now.minY == before.minY + 10)
        #expect(now.minX > before.minX + 10 && now.minX < before.minX + 40)
        let otherNow = try #require(host.element("other")?.frame.minX)
        #expect(otherNow > other + 10 && otherNow < other + 40)
    }
}
