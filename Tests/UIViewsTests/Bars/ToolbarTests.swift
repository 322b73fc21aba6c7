// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct ToolbarTests {
    private func host(_ content: some View) throws -> TestHost {
        try TestHost(NavigationStack { content }, size: CGSize(width: 320, height: 480))
    }

    @Test("each placement has its place in the bars")
    func placements() throws {
        let host = try host(
            Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                    ToolbarItem(placement: .bottomBar) { Button("Below") {} }
                    ToolbarItem(placement: .principal) { Text("Middle") }
                })
        let elements = host.frame.elements
        func x(_ label: String) throws -> CGFloat {
            try #require(elements.first { $0.label == label }).frame.midX
        }
        #expect(try x("Cancel") < 80)
        #expect(try x("Done") > 240)
        #expect(abs(try x("Middle") - 160) < 1)
        #expect(host.element("Title") == nil)
        let below = try #require(host.element("Below"))
        #expect(below.frame.minY > 420)
        #expect(below.isHittable)
        let content = try #require(host.element("Content")).frame.midY
        #expect(abs(content - (64 + 480 - 49) / 2) < 1)
    }

    @Test("leading and trailing items stand in order, mirrored where text reads from the right")
    func order() throws {
        let view = NavigationStack {
            Text("Content").toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("A") {} }
                ToolbarItem(placement: .navigation) { Button("B") {} }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("C") {}
                    Button("D") {}
                }
                ToolbarItem { Button("E") {} }
            }
        }
        for isRightToLeft in [false, true] {
            let host = try TestHost(view, size: CGSize(width: 390, height: 480)) {
                $0.isRightToLeft = isRightToLeft
            }
            var places = try ["A", "B", "C", "D", "E"].map {
                try #require(host.element($0)).frame.midX
            }
            if isRightToLeft { places = places.map { 390 - $0 } }
            #expect(places == places.sorted())
            #expect(places[1] < 195 && places[2] > 195)
        }
    }

    private struct Custom: ToolbarContent {
        @State private var count = 0
        var body: some ToolbarContent {
            ToolbarItem(placement: .topBarTrailing) { Button("Pressed \(count)") { count += 1 } }
        }
    }

    private struct Switching: View {
        @State private var isOn = false
        var body: some View {
            Button(isOn ? "Off" : "On") { isOn.toggle() }
                .toolbar {
                    Custom()
                    if isOn { ToolbarItem(placement: .topBarLeading) { Text("Extra") } }
                }
        }
    }

    @Test("content of one's own keeps its state; items come and go")
    func custom() throws {
        let host = try host(Switching())
        let button = try #require(host.element("Pressed 0"))
        try host.tap(button.frame.midX, button.frame.midY)
        #expect(host.element("Pressed 1") != nil)
        #expect(host.element("Extra") == nil)
        let on = try #require(host.element("On"))
        try host.tap(on.frame.midX, on.frame.midY)
        #expect(host.element("Extra") != nil)
        #expect(host.element("Pressed 1") != nil)
    }

    @Test("a spacer parts platters in the top bar and shares out the room in the bottom bar")
    func spacers() throws {
        let host = try host(
            Text("Content").toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("A") {} }
                ToolbarSpacer(.fixed, placement: .topBarTrailing)
                ToolbarItem(placement: .topBarTrailing) { Button("B") {} }
                ToolbarItem(placement: .bottomBar) { Button("L") {} }
                ToolbarSpacer(.flexible, placement: .bottomBar)
                ToolbarItem(placement: .bottomBar) { Button("R") {} }
            })
        let a = try #require(host.element("A")).frame.midX
        let b = try #require(host.element("B")).frame.midX
        #expect(b - a >= 44 + 8)
        #expect(try #require(host.element("L")).frame.midX < 50)
        #expect(try #require(host.element("R")).frame.midX > 270)
    }

    @Test("a label is an icon in a bar, and still says its title")
    func labels() throws {
        let host = try host(
            Text("Content").toolbar { Button("Add", systemImage: "plus") {} })
        let element = try #require(host.element("Add"))
        #expect(element.frame.width < 44)
    }

    @Test("visibility is animated by the write that changes it; the content has the room at once")
    func visibility() throws {
        struct Hiding: View {
            @State private var isHidden = false
            var body: some View {
                NavigationStack {
                    Button("Toggle") { withAnimation(.linear(duration: 1)) { isHidden.toggle() } }
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                        .toolbarVisibility(isHidden ? .hidden : .visible, for: .navigationBar)
                }
            }
        }
        let host = try TestHost(Hiding(), size: CGSize(width: 320, height: 480))
        let start = try #require(host.element("Title")).frame.minY
        try host.tap(160, 272)
        try host.wait(0.5)
        let middle = try #require(host.element("Title")).frame.minY
        #expect(middle < start && middle > start - 64)
        try host.wait(1)
        #expect(host.element("Title") == nil)
        #expect(abs(try #require(host.element("Toggle")).frame.midY - 240) < 1)
    }

    @Test("backgrounds are drawn in what was asked for, and not where they are hidden")
    func backgrounds() throws {
        func drawing(_ visibility: Visibility) throws -> String {
            try host(
                Text("Content").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
                    .toolbarBackground(Color(red: 1, green: 0, blue: 0), for: .navigationBar)
                    .toolbarBackgroundVisibility(visibility, for: .navigationBar)
            ).drawing
        }
        let visible = try drawing(.visible)
        #expect(visible.contains("color 1 0 0 1"))
        let hidden = try drawing(.hidden)
        #expect(!hidden.contains("color 1 0 0 1"))
    }

    @Test("a bar's colour scheme reaches its items and nothing else")
    func colorScheme() throws {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            let name: String
            var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
        }
        let host = try host(
            Scheme(name: "content").toolbar { Scheme(name: "item") }
                .toolbarColorScheme(.dark, for: .navigationBar))
        #expect(host.element("content light") != nil)
        #expect(host.element("item dark") != nil)
    }

    @Test("the title can be removed, and its display modes are large, inline and in the row")
    func titleModes() throws {
        let removed = try host(Text("C").navigationTitle("T").toolbar(removing: .title))
        #expect(removed.element("T") == nil)
        let large = try host(Text("C").navigationTitle("T"))
        #expect(try #require(large.element("T")).frame.minY > 64)
        let inline = try host(Text("C").navigationTitle("T").toolbarTitleDisplayMode(.inline))
        #expect(try #require(inline.element("T")).frame.maxY < 64)
        let row = try host(Text("C").navigationTitle("T").toolbarTitleDisplayMode(.inlineLarge))
        let title = try #require(row.element("T")).frame
        #expect(title.maxY < 64 && title.minX < 30)
    }

    @Test("the navigation bar minimizes with a scroll down, and comes back as it was told to")
    func minimization() throws {
        func page(_ restoration: ToolbarMinimizationRestoration) -> some View {
            ScrollView { Color.blue.frame(height: 3000) }
                .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
                .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
                .toolbarMinimizationRestoration(restoration, for: .navigationBar)
        }
        for restoration in [ToolbarMinimizationRestoration.automatic, .atScrollEdge] {
            let host = try host(page(restoration))
            #expect(host.frame.scrolls[0].geometry.contentInsets.top == 64)
            try host.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200))
            try host.wait(4)
            #expect(host.element("T") == nil)
            #expect(host.frame.scrolls[0].geometry.contentInsets.top == 0)
            try host.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 260), steps: 30)
            try host.wait(0.6)
            #expect((host.element("T") != nil) == (restoration == .automatic))
            for _ in 0..<6 {
                try host.drag(from: CGPoint(x: 160, y: 150), to: CGPoint(x: 160, y: 400))
                try host.wait(3)
            }
            #expect(host.element("T") != nil)
            #expect(host.frame.scrolls[0].geometry.contentOffset.y == -64)
        }
    }

    @Test("a bar that minimizes gives its room to the content, unless it is told not to")
    func minimizationSafeArea() throws {
        let cases: [(ToolbarMinimizationSafeAreaAdjustment, CGFloat)] = [
            (.automatic, 0), (.enabled, 0), (.disabled, 64),
        ]
        for (adjustment, inset) in cases {
            let host = try host(
                ScrollView { Color.blue.frame(height: 3000) }
                    .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
                    .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
                    .toolbarMinimizationSafeAreaAdjustment(adjustment, for: .navigationBar))
            try host.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200))
            try host.wait(4)
            #expect(host.element("T") == nil)
            #expect(host.frame.scrolls[0].geometry.contentInsets.top == inset)
        }
    }
}
