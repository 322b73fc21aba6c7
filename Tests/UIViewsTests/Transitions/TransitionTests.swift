// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

@Suite("Transitions") @MainActor struct TransitionTests {
    /// A text that comes or goes when the button is activated, linearly in 0.4 s.
    private struct Toggled<T: Transition>: View {
        let transition: T
        @State var isThere: Bool
        var animation: Animation? = .linear(duration: 0.4)

        var body: some View {
            VStack(spacing: 0) {
                Button("toggle") { withAnimation(animation) { isThere.toggle() } }
                    .buttonStyle(.plain)
                    .frame(width: 100)
                if isThere {
                    Color.red.frame(width: 100, height: 100)
                        .accessibilityLabel("box")
                        .transition(transition)
                }
            }
            .frame(width: 100, height: 400, alignment: .top)
        }
    }

    private func host<T: Transition>(
        _ transition: T, isThere: Bool = false, animation: Animation? = .linear(duration: 0.4),
        change: (inout HostSettings) -> Void = { _ in }
    ) throws -> TestHost {
        try TestHost(
            Toggled(transition: transition, isThere: isThere, animation: animation),
            change: change)
    }

    /// Toggles and waits: half of the way is at 0.2 s.
    private func toggle(_ host: TestHost, wait: Double = 0.2) throws {
        #expect(host.window.activate(label: "toggle"))
        try host.present()
        try host.wait(wait)
    }

    @Test("an inserted view fades in, a removed one fades out and is then gone")
    func opacity() throws {
        let host = try host(.opacity)
        try toggle(host)
        #expect(abs((host.element("box")?.opacity ?? 0) - 0.5) < 0.01)
        try host.wait(0.3)
        #expect(host.element("box")?.opacity == 1)
        let full = host.drawing
        try toggle(host)
        // It is out of layout and of the accessibility tree, and drawn all the same.
        #expect(host.element("box") == nil)
        #expect(host.drawing != full && host.drawing.contains("opacity 0.5"))
        try host.wait(0.3)
        #expect(!host.drawing.contains("opacity"))
        #expect(host.window.whatMoves == [])
    }

    @Test("without an animation there is no transition")
    func unanimated() throws {
        let host = try host(.opacity, animation: nil)
        try toggle(host, wait: 0)
        #expect(host.element("box")?.opacity == 1)
    }

    @Test("a moving view comes in from the edge by its own size")
    func move() throws {
        let host = try host(.move(edge: .trailing))
        let rest: CGFloat = 50
        try toggle(host, wait: 0)
        #expect(abs((host.element("box")?.frame.minX ?? 0) - (rest + 100)) < 0.01)
        try host.wait(0.2)
        #expect(abs((host.element("box")?.frame.minX ?? 0) - (rest + 50)) < 0.01)
        #expect(host.element("box")?.opacity == 1)
        try host.wait(0.3)
        #expect(host.element("box")?.frame.minX == rest)
    }

    @Test("slides come from the leading edge, pushes go out at the other edge")
    func slideAndPush() throws {
        let slide = try host(.slide)
        try toggle(slide, wait: 0)
        #expect(abs((slide.element("box")?.frame.minX ?? 0) - -50) < 0.01)
        let push = try host(.push(from: .bottom), isThere: true)
        let top = try #require(push.element("box")?.frame.minY)
        try toggle(push, wait: 0.2)
        #expect(push.drawing.contains("opacity 0.5"))
        try toggle(push, wait: 0)
        #expect(abs((push.element("box")?.frame.minY ?? 0) - (top + 100)) < 0.01)
    }

    @Test("scale, offset and their combination")
    func scaleAndOffset() throws {
        let scale = try host(.scale(0.5, anchor: .center))
        try toggle(scale)
        #expect(abs((scale.element("box")?.frame.width ?? 0) - 75) < 0.01)
        let offset = try host(.offset(x: 40, y: 0).combined(with: .opacity))
        try toggle(offset)
        let element = try #require(offset.element("box"))
        #expect(abs(element.frame.minX - 70) < 0.01)
        #expect(abs(element.opacity - 0.5) < 0.01)
    }

    @Test("an asymmetric transition has a way in and another way out")
    func asymmetric() throws {
        let host = try host(
            AsymmetricTransition(
                insertion: MoveTransition(edge: .leading), removal: OpacityTransition()))
        try toggle(host)
        #expect(abs((host.element("box")?.frame.minX ?? 0) - 0) < 0.01)
        #expect(host.element("box")?.opacity == 1)
        try host.wait(0.3)
        try toggle(host)
        #expect(host.drawing.contains("opacity 0.5"))
    }

    @Test("the identity transition is over at once, even as one side of an asymmetric one")
    func identity() throws {
        let host = try host(
            AsymmetricTransition(
                insertion: OpacityTransition(), removal: IdentityTransition()), isThere: true)
        let with = host.drawing
        try toggle(host, wait: 0)
        #expect(host.drawing.count < with.count)
        #expect(!host.drawing.contains("opacity"))
    }

    @Test("a transition's own animation takes the place of the transaction's")
    func ownAnimation() throws {
        let host = try host(.opacity.animation(.linear(duration: 2)))
        try toggle(host, wait: 0.5)
        #expect(abs((host.element("box")?.opacity ?? 0) - 0.25) < 0.01)
        try host.wait(2)
        try toggle(host, wait: 1.5)
        #expect(host.drawing.contains("opacity 0.25"))
        try host.wait(1)
        #expect(!host.drawing.contains("opacity"))
    }

    @Test("a transition's own animation runs without any transaction's")
    func ownAnimationAlone() throws {
        let host = try host(.opacity.animation(.linear(duration: 0.4)), animation: nil)
        try toggle(host)
        #expect(abs((host.element("box")?.opacity ?? 0) - 0.5) < 0.01)
        try host.wait(0.3)
        try toggle(host)
        #expect(host.drawing.contains("opacity 0.5"))
        try host.wait(0.3)
        #expect(!host.drawing.contains("opacity"))
    }

    @Test("a user's transition is evaluated with its phases, both ways")
    func custom() throws {
        struct Twirl: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.offset(y: CGFloat(phase.value) * 80).blur(radius: phase.isIdentity ? 0 : 4)
            }
        }
        let host = try host(Twirl())
        try toggle(host)
        let top = host.element("box")?.frame.minY ?? 0
        try host.wait(0.3)
        #expect(abs((host.element("box")?.frame.minY ?? 0) - (top + 40)) < 0.01)
        try toggle(host)
        #expect(host.drawing.contains("blur"))
        try host.wait(0.3)
        #expect(!host.drawing.contains("blur"))
    }

    @Test("a transition of two modifiers")
    func modifiers() throws {
        struct Shifted: ViewModifier {
            let x: CGFloat
            func body(content: Content) -> some View { content.offset(x: x) }
        }
        struct Root: View {
            @State private var isThere = false
            var body: some View {
                VStack {
                    Button("toggle") {
                        withAnimation(.linear(duration: 0.4)) { isThere.toggle() }
                    }
                    if isThere {
                        Text("box").transition(
                            .modifier(active: Shifted(x: 30), identity: Shifted(x: 0)))
                    }
                }
                .frame(width: 100)
            }
        }
        let host = try TestHost(Root())
        try toggle(host)
        let moving = host.element("box")?.frame.minX ?? 0
        try host.wait(0.3)
        #expect(abs(moving - (host.element("box")?.frame.minX ?? 0) - 15) < 0.01)
    }

    @Test("under Reduce Motion a transition that moves is a fade")
    func reduceMotion() throws {
        let host = try host(.move(edge: .trailing)) { $0.reducesMotion = true }
        try toggle(host)
        #expect(host.element("box")?.frame.minX == 50)
        #expect(abs((host.element("box")?.opacity ?? 0) - 0.5) < 0.01)
    }
}
