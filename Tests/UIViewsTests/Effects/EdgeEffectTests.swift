// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@Suite("Edge effects") @MainActor struct EdgeEffectTests {
    private func feed(
        _ change: (AnyView) -> AnyView = { $0 }, bars: Bool = true
    ) -> some View {
        let content = AnyView(
            ScrollView { Color.red.frame(width: 200, height: 1000) })
        let styled = change(content)
        return bars
            ? AnyView(
                styled.safeAreaBar(edge: .top, spacing: 0) { Text("bar").frame(height: 60) })
            : AnyView(
                styled.safeAreaInset(edge: .top, spacing: 0) { Text("bar").frame(height: 60) })
    }

    private func scrolled(_ view: some View) throws -> TestHost {
        let host = try TestHost(view)
        try host.touch(.began, 100, 350)
        try host.move(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 250), steps: 6)
        return host
    }

    @Test("content that runs under a bar fades there; at rest, and without a bar, nothing does")
    func soft() throws {
        #expect(!(try TestHost(feed()).drawing.contains("linear")))
        let host = try scrolled(feed())
        #expect(host.drawing.contains("linear"))
        #expect(host.frame.report.bodies == 0)
        #expect(host.frame.report.layouts == 0)
        #expect(!(try scrolled(feed(bars: false)).drawing.contains("linear")))
        #expect(host.element("bar")?.frame.midY == 30)
    }

    @Test("a hard edge is a ground with a line, and a hidden one is not drawn")
    func styles() throws {
        let hard = try scrolled(feed { AnyView($0.scrollEdgeEffectStyle(.hard, for: .top)) })
        #expect(hard.drawing.contains("material"))
        #expect(!hard.drawing.contains("linear"))
        let soft = try scrolled(feed { AnyView($0.scrollEdgeEffectStyle(.soft, for: .all)) })
        #expect(soft.drawing.contains("linear"))
        let hidden = try scrolled(feed { AnyView($0.scrollEdgeEffectHidden(for: .top)) })
        #expect(!hidden.drawing.contains("linear"))
        let shown = try scrolled(feed { AnyView($0.scrollEdgeEffectHidden(false)) })
        #expect(shown.drawing.contains("linear"))
    }

    @Test("a bar beside or below is an inset too")
    func edges() throws {
        let window = try FactWindow(200, 200) { book in
            Color.red.probe("content", book)
                .safeAreaBar(edge: .leading, spacing: 0) { box(20, 20) }
                .safeAreaBar(edge: .trailing, spacing: 0) { box(30, 20) }
                .safeAreaBar(edge: .bottom, spacing: 0) { box(20, 40) }
                .safeAreaBar(edge: .top, spacing: 0) { box(20, 50) }
        }
        window.expect("content", 20, 50, 150, 110)
    }

    @Test("a background is continued under the safe area as in a mirror")
    func backgroundExtension() throws {
        func window(_ isEnabled: Bool) throws -> FactWindow {
            try FactWindow(
                100, 100, safeArea: EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0)
            ) { _ in
                VStack(spacing: 0) {
                    Color.red.frame(height: 35)
                    Color.blue.frame(height: 35)
                }
                .backgroundExtensionEffect(isEnabled: isEnabled)
            }
        }
        let plain = try window(false)
        #expect(plain.rgb(50, 10) == [255, 255, 255])
        let extended = try window(true)
        let above = extended.rgb(50, 20)
        #expect(above[0] > 200 && above[1] < 120)
        #expect(extended.rgb(50, 90)[2] > 200)
    }

    @Test("under the bars of pages and tabs content has its edge effect, as it was told to")
    func bars() throws {
        func page(_ change: (AnyView) -> AnyView) -> some View {
            let rows = AnyView(ScrollView { Color.red.frame(width: 200, height: 2000) })
            return NavigationStack {
                change(rows).navigationTitle("T").navigationBarTitleDisplayMode(.inline)
            }
        }
        // The soft edge below a navigation bar is the bar's own ink.
        let soft = try scrolled(page { $0 }).drawing
        #expect(soft.contains("linear"))
        let hidden = try scrolled(page { AnyView($0.scrollEdgeEffectHidden()) }).drawing
        #expect(!hidden.contains("linear"))
        let hard = try scrolled(page { AnyView($0.scrollEdgeEffectStyle(.hard, for: .top)) })
        #expect(!hard.drawing.contains("linear") && hard.drawing != hidden)
        func tabs(_ isHidden: Bool) -> some View {
            TabView {
                Tab("A", systemImage: "star") {
                    ScrollView { Color.red.frame(width: 200, height: 2000) }
                        .scrollEdgeEffectHidden(isHidden)
                }
            }
        }
        #expect(try scrolled(tabs(false)).drawing.contains("linear"))
        #expect(!(try scrolled(tabs(true)).drawing.contains("linear")))
    }
}
