// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

/// The published lyrics file's structure.
private struct Lyrics: View {
    @State private var visibility = Visibility.visible
    @State private var last = CGPoint.zero
    @State private var selection = 0

    var body: some View {
        TabView(selection: $selection) {
            Group {
                NavigationStack {
                    ScrollView {
                        VStack(alignment: .leading, spacing: 18) {
                            ForEach(0..<60, id: \.self) { Text("Line \($0)").font(.title2.bold()) }
                        }
                        .frame(maxWidth: .infinity, alignment: .leading).padding()
                    }
                    .navigationTitle("Lyrics").navigationBarTitleDisplayMode(.inline)
                    .onScrollPhaseChange { old, new, context in
                        let offset = context.geometry.contentOffset
                        let isDown = offset.y > last.y
                        if new == .decelerating, old == .interacting {
                            withAnimation(.easeInOut(duration: 0.2)) {
                                visibility = isDown ? .hidden : .visible
                            }
                        }
                        last = offset
                    }
                }
                .toolbarVisibility(visibility, for: .tabBar, .navigationBar)
                .statusBarHidden(visibility != .visible)
            }
            .tabItem { Label("Now Playing", systemImage: "music.note") }
            .tag(0)
        }
    }
}

@MainActor @Suite struct LyricsBarsTests {
    private func areThere(_ host: TestHost) -> [Bool] {
        ["Now Playing", "Status bar"].map { label in
            host.element(label).map { $0.opacity == 1 && $0.isHittable } ?? false
        }
    }

    @Test("tab bar and status bar go with a fling up and come back with a fling down")
    func flings() throws {
        let host = try TestHost(Lyrics()) { $0 = .phoneWithBars }
        try host.wait(0.2)
        #expect(areThere(host) == [true, true])
        try host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), steps: 4)
        try host.wait(0.5)
        #expect(host.element("Status bar") == nil)
        #expect(host.element("Now Playing") == nil)
        try host.wait(4)
        try host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 450), steps: 4)
        try host.wait(0.5)
        #expect(areThere(host) == [true, true])
    }

    @Test("the status bar fades by the animation of the write that hides it")
    func fading() throws {
        let host = try TestHost(Lyrics()) { $0 = .phoneWithBars }
        try host.wait(0.2)
        try host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), steps: 4)
        try host.wait(0.1)
        let opacity = try #require(host.element("Status bar")).opacity
        #expect(opacity > 0 && opacity < 1)
    }
}
