// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@Suite("Visual effects") @MainActor struct VisualEffectTests {
    /// Rows that are drawn half as far from the top of their scroll view as they are.
    private struct Feed: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<30) { row in
                        Text("row \(row)").frame(width: 200, height: 50)
                            .visualEffect { content, proxy in
                                content.offset(
                                    x: proxy.frame(in: .scrollView(axis: .vertical)).minY / 10)
                            }
                    }
                }
            }
        }
    }

    @Test("an effect sees where its view is in the scroll view, in the first frame")
    func firstFrame() throws {
        let host = try TestHost(Feed())
        let first = try #require(host.element("row 0")?.frame)
        let third = try #require(host.element("row 2")?.frame)
        #expect(abs(third.midX - first.midX - 10) < 0.6)
    }

    @Test("while the view scrolls the effect follows: no body runs, nothing is laid out")
    func scrolling() throws {
        let host = try TestHost(Feed())
        let start = try #require(host.element("row 2")?.frame)
        try host.touch(.began, 100, 300)
        try host.move(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 240), steps: 6)
        let offset = try #require(host.frame.scrolls.first?.geometry.contentOffset.y)
        #expect(offset > 20)
        let now = try #require(host.element("row 2")?.frame)
        #expect(abs(start.minX - now.minX - offset / 10) < 0.01)
        #expect(host.frame.report.bodies == 0)
        #expect(host.frame.report.layouts == 0)
        #expect(host.frame.report.walks == 1)
    }

    @Test("touches meet a view where its effect draws it")
    func hits() throws {
        let log = Log()
        let host = try TestHost(
            Color.red.frame(width: 40, height: 40)
                .onTapGesture { log.add("hit") }
                .visualEffect { content, proxy in content.offset(y: proxy.size.height * 2) })
        try host.tap(100, 200)
        #expect(log.lines == [])
        try host.tap(100, 280)
        #expect(log.lines == ["hit"])
    }

    @Test("a captured value that changes under an animation moves the effect bit by bit")
    func animated() throws {
        struct Example: View {
            @State var distance: CGFloat = 0
            var body: some View {
                Text("it").frame(width: 50, height: 50)
                    .visualEffect { [distance] content, _ in content.offset(x: distance) }
                    .contentShape(Rectangle())
                    .onTapGesture { withAnimation(.linear(duration: 1)) { distance = 80 } }
            }
        }
        let host = try TestHost(Example())
        let start = try #require(host.element("it")?.frame.minX)
        try host.tap(100, 200)
        try host.wait(0.4)
        let middle = try #require(host.element("it")?.frame.minX)
        #expect(middle > start + 20 && middle < start + 60)
        #expect(host.frame.report.bodies == 0)
        try host.wait(1)
        #expect(try #require(host.element("it")?.frame.minX) == start + 80)
    }

    @Test("every effect draws what the modifier of its name draws")
    func effects() throws {
        func drawings(
            _ view: some View,
            _ effect: @escaping @Sendable (EmptyVisualEffect) -> some VisualEffect
        ) throws -> (String, String) {
            let plain = try TestHost(view).drawing
            let live = try TestHost(swatch.visualEffect { content, _ in effect(content) }).drawing
            #expect(plain != (try TestHost(swatch).drawing))
            return (plain, live)
        }
        func same(
            _ view: some View,
            _ effect: @escaping @Sendable (EmptyVisualEffect) -> some VisualEffect,
            _ location: SourceLocation = #_sourceLocation
        ) throws {
            let (plain, live) = try drawings(view, effect)
            #expect(plain == live, sourceLocation: location)
        }
        let turn = CGAffineTransform(a: 1, b: 0.2, c: 0, d: 1, tx: 3, ty: 4)
        try same(swatch.offset(CGSize(width: 3, height: 4))) {
            $0.offset(CGSize(width: 3, height: 4))
        }
        try same(swatch.offset(x: 3, y: 4)) { $0.offset(x: 3, y: 4) }
        try same(swatch.transformEffect(turn)) { $0.transformEffect(turn) }
        try same(swatch.projectionEffect(ProjectionTransform(turn))) {
            $0.transformEffect(ProjectionTransform(turn))
        }
        try same(swatch.rotationEffect(.degrees(30), anchor: .top)) {
            $0.rotationEffect(.degrees(30), anchor: .top)
        }
        try same(swatch.scaleEffect(CGSize(width: 2, height: 3), anchor: .leading)) {
            $0.scaleEffect(CGSize(width: 2, height: 3), anchor: .leading)
        }
        try same(swatch.scaleEffect(2)) { $0.scaleEffect(2) }
        try same(swatch.scaleEffect(x: 2, y: 0.5)) { $0.scaleEffect(x: 2, y: 0.5) }
        try same(swatch.blur(radius: 3)) { $0.blur(radius: 3) }
        try same(swatch.blur(radius: 3, opaque: true)) { $0.blur(radius: 3, opaque: true) }
        try same(swatch.brightness(0.2)) { $0.brightness(0.2) }
        try same(swatch.contrast(0.5)) { $0.contrast(0.5) }
        try same(swatch.grayscale(0.5)) { $0.grayscale(0.5) }
        try same(swatch.hueRotation(.degrees(90))) { $0.hueRotation(.degrees(90)) }
        try same(swatch.saturation(0.3)) { $0.saturation(0.3) }
        try same(swatch.opacity(0.4)) { $0.opacity(0.4) }
        try same(swatch.blendMode(.multiply)) { $0.blendMode(.multiply) }
        try same(swatch.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))) {
            $0.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
        }
    }

    private var swatch: some View {
        Color(red: 0.8, green: 0.4, blue: 0.2).frame(width: 60, height: 40)
    }
}

@Suite("Scroll transitions") @MainActor struct ScrollTransitionTests {
    /// A row of 100 points in a scroll view of 400, the offset chosen by where it starts.
    private func rows(
        _ configuration: ScrollTransitionConfiguration, axis: Axis? = nil
    ) -> some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<20) { row in
                    Text("row \(row)").font(.system(size: 60))
                        .frame(width: 200, height: 100)
                        .scrollTransition(configuration, axis: axis) { content, phase in
                            content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 40)
                        }
                }
            }
        }
    }

    private func opacity(_ host: TestHost, _ row: Int) throws -> Double {
        try #require(host.element("row \(row)")?.opacity)
    }

    /// Drags the content up by `distance`, and holds it there.
    private func pull(_ host: TestHost, _ distance: CGFloat) throws -> CGFloat {
        try host.touch(.began, 100, 390)
        try host.move(
            from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 390 - distance), steps: 8)
        return try #require(host.frame.scrolls.first?.geometry.contentOffset.y)
    }

    @Test("an interactive transition is as far as the view is out, along its curve")
    func interactive() throws {
        let host = try TestHost(rows(.interactive(timingCurve: .linear)))
        #expect(try opacity(host, 0) == 1)
        #expect(try opacity(host, 3) == 1)
        let offset = try pull(host, 60)
        #expect(offset > 30 && offset < 80)
        #expect(abs(try opacity(host, 0) - (1 - offset / 100)) < 0.001)
        #expect(abs(try opacity(host, 4) - offset / 100) < 0.001)
        #expect(try opacity(host, 2) == 1)
        #expect(host.frame.report.bodies == 0)
        #expect(host.frame.report.layouts == 0)
        #expect(host.frame.report.walks == 1)
        // Above it goes to the left, below it comes from the right.
        let middle = try #require(host.element("row 2")?.frame.midX)
        #expect(abs(try #require(host.element("row 0")?.frame.midX) - middle + offset * 0.4) < 0.6)
        #expect(try #require(host.element("row 4")?.frame.midX) > middle)
    }

    @Test("the standard curve eases in and out")
    func curve() throws {
        let host = try TestHost(rows(.interactive))
        let offset = try pull(host, 40)
        let expected = 1 - UnitCurve.easeInOut.value(at: offset / 100)
        #expect(abs(try opacity(host, 0) - expected) < 0.001)
    }

    @Test("thresholds move where the view counts as in")
    func thresholds() throws {
        let early = try TestHost(rows(.interactive(timingCurve: .linear).threshold(.visible(0.5))))
        let offset = try pull(early, 50)
        #expect(abs(try opacity(early, 0) - min(1, (100 - offset) / 50)) < 0.001)
        #expect(abs(try opacity(early, 4) - min(1, offset / 50)) < 0.001)
        let centered = try TestHost(rows(.interactive(timingCurve: .linear).threshold(.centered)))
        // The row's centre is 50 below the top: 100 of the 250 points are in.
        #expect(abs(try opacity(centered, 0) - 100.0 / 250) < 0.001)
        #expect(abs(try opacity(centered, 1) - 200.0 / 250) < 0.001)
        let inset = try TestHost(
            rows(.interactive(timingCurve: .linear).threshold(.visible.inset(by: 100))))
        #expect(abs(try opacity(inset, 0) - 0.5) < 0.001)
        #expect(try opacity(inset, 1) == 1)
        let mixed = ScrollTransitionConfiguration.Threshold.visible
            .interpolated(towards: .centered, amount: 0.5)
        let between = try TestHost(rows(.interactive(timingCurve: .linear).threshold(mixed)))
        #expect(abs(try opacity(between, 0) - 100.0 / 175) < 0.001)
        let hidden = try TestHost(rows(.interactive.threshold(.hidden)))
        _ = try pull(hidden, 60)
        #expect(try opacity(hidden, 0) == 1)
    }

    @Test("an animated transition begins at its threshold and takes its time")
    func animated() throws {
        let host = try TestHost(rows(.animated(.linear(duration: 0.5))))
        let offset = try pull(host, 70)
        #expect(offset > 50 && offset < 80)
        let soon = try opacity(host, 0)
        #expect(soon > 0.3)
        try host.wait(0.25)
        #expect(try opacity(host, 0) < soon)
        #expect(host.frame.report.bodies == 0)
        #expect(host.frame.report.layouts == 0)
        try host.wait(0.5)
        #expect(try opacity(host, 0) == 0)
        #expect(try opacity(host, 1) == 1)
    }

    @Test("each side has a configuration; identity changes nothing")
    func sides() throws {
        let host = try TestHost(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { row in
                        Text("row \(row)").frame(width: 200, height: 100)
                            .scrollTransition(
                                topLeading: .identity,
                                bottomTrailing: .interactive(timingCurve: .linear)
                            ) { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
                    }
                }
            })
        let offset = try pull(host, 60)
        #expect(try opacity(host, 0) == 1)
        #expect(abs(try opacity(host, 4) - offset / 100) < 0.001)
    }

    @Test("an animation on an interactive transition lets the effect lag behind the finger")
    func lag() throws {
        let host = try TestHost(
            rows(.interactive(timingCurve: .linear).animation(.linear(duration: 1))))
        let offset = try pull(host, 60)
        #expect(try opacity(host, 0) > 1 - offset / 100 + 0.05)
        try host.wait(1.2)
        #expect(abs(try opacity(host, 0) - (1 - offset / 100)) < 0.001)
    }

    @Test("a horizontal transition in a vertical scroll view looks for one that scrolls its way")
    func axis() throws {
        let host = try TestHost(rows(.interactive, axis: .horizontal))
        _ = try pull(host, 60)
        #expect(try opacity(host, 0) == 1)
    }
}
