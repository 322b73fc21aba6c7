// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct TabViewTests {
    private func tap(_ label: String, _ host: TestHost) throws {
        let element = try #require(host.element(label), "\(host.frame.elements.map(\.label))")
        try host.tap(element.frame.midX, element.frame.midY)
    }

    private func host(_ view: some View) throws -> TestHost {
        try TestHost(view, size: CGSize(width: 390, height: 600))
    }

    private struct Page: View {
        let name: String
        let log: Log
        @State private var count = 0
        var body: some View {
            Button("\(name) \(count)") { count += 1 }
                .onAppear { log.add("\(name) appears") }
                .onDisappear { log.add("\(name) disappears") }
        }
    }

    private struct Selecting: View {
        @State private var selection = "b"
        let log: Log
        var body: some View {
            TabView(selection: $selection) {
                Tab("First", systemImage: "house", value: "a") { Page(name: "A", log: log) }
                Tab("Second", systemImage: "star", value: "b") { Page(name: "B", log: log) }
                    .badge(3)
            }
        }
    }

    @Test("a tab is made when it is selected for the first time, and keeps its state after")
    func lazy() throws {
        let log = Log()
        let host = try host(Selecting(log: log))
        #expect(log.lines == ["B appears"])
        #expect(host.element("A 0") == nil)
        try tap("B 0", host)
        try tap("First", host)
        #expect(host.element("A 0") != nil)
        #expect(host.element("B 1") == nil)
        #expect(host.element("First")?.traits.contains("isSelected") == true)
        #expect(Set(log.lines.dropFirst()) == ["B disappears", "A appears"])
        let second = try #require(
            host.frame.elements.first {
                $0.label.hasPrefix("Second") || $0.label.hasSuffix("Second")
            })
        try host.tap(second.frame.midX, second.frame.midY)
        #expect(host.element("B 1") != nil)
        #expect(log.lines.filter { $0 == "A appears" }.count == 1)
    }

    @Test("a badge is drawn in the tab and can be read")
    func badge() throws {
        let host = try host(Selecting(log: Log()))
        #expect(host.drawing.contains("\"3\""))
    }

    private struct Tagged: View {
        @State private var selection = 2
        var body: some View {
            TabView(selection: $selection) {
                Text("One \(selection)").tabItem { Label("T1", systemImage: "house") }.tag(1)
                Text("Two \(selection)").tag(2).tabItem { Label("T2", systemImage: "star") }
                ForEach(3..<5, id: \.self) { number in
                    Text("More \(number)").tabItem { Text("T\(number)") }.tag(number)
                }
            }
        }
    }

    @Test("tab items and tags make tabs, whichever stands outside")
    func tags() throws {
        let host = try host(Tagged())
        #expect(host.element("Two 2") != nil)
        try tap("T1", host)
        #expect(host.element("One 1") != nil)
        try tap("T4", host)
        #expect(host.element("More 4") != nil)
    }

    @Test("without a binding the user selects; a tap on the tab that is there goes to the top")
    func unbound() throws {
        let host = try host(
            TabView {
                Tab("First", systemImage: "house") {
                    ScrollView { Color.red.frame(height: 2000) }
                }
                Tab("Second", systemImage: "star") { Text("Other") }
            })
        try tap("Second", host)
        #expect(host.element("Other") != nil)
        try tap("First", host)
        try host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 200))
        try host.wait(3)
        #expect(host.frame.scrolls[0].geometry.contentOffset.y > 100)
        try tap("First", host)
        try host.wait(1)
        #expect(host.frame.scrolls[0].geometry.contentOffset.y == 0)
    }

    @Test("a tab item outside of a tab view shows its content")
    func alone() throws {
        let host = try host(Text("Content").tabItem { Text("Item") })
        #expect(host.frame.elements.map(\.label) == ["Content"])
    }

    private struct Minimizing: View {
        let behavior: TabBarMinimizeBehavior
        var body: some View {
            TabView {
                Tab("First", systemImage: "house") {
                    ScrollView { Color.red.frame(height: 4000) }
                }
                Tab("Second", systemImage: "star") { Text("Other") }
            }
            .tabBarMinimizeBehavior(behavior)
            .tabViewBottomAccessory { Accessory() }
        }
    }

    private struct Accessory: View {
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement
        var body: some View { Text(placement == .inline ? "inline" : "expanded") }
    }

    @Test("the tab bar minimizes with a scroll down and comes back with one up, as it was told to")
    func minimizing() throws {
        for behavior in [TabBarMinimizeBehavior.onScrollDown, .never, .automatic] {
            let host = try host(Minimizing(behavior: behavior))
            let bottom = host.frame.scrolls[0].geometry.contentInsets.bottom
            #expect(host.element("expanded") != nil)
            try host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300))
            try host.wait(4)
            let isMinimized = behavior == .onScrollDown
            #expect((host.element("Second") == nil) == isMinimized)
            #expect((host.element("inline") != nil) == isMinimized)
            #expect(host.frame.scrolls[0].geometry.contentInsets.bottom == bottom)
            let first = try #require(host.element("First"))
            #expect((first.frame.midX < 60) == isMinimized)
            try host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 300))
            try host.wait(4)
            #expect(host.element("Second") != nil)
        }
    }

    @Test("a minimized tab bar opens with a tap")
    func opening() throws {
        let host = try host(Minimizing(behavior: .onScrollDown))
        try host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300))
        try host.wait(4)
        try tap("First", host)
        try host.wait(1)
        #expect(host.element("Second")?.isHittable == true)
    }

    @Test("the search tab stands apart, and an accessory that is disabled takes no room")
    func apart() throws {
        let host = try host(
            TabView {
                Tab("First", systemImage: "house") { Text("One") }
                Tab(role: .search) { Text("Finding") }
            }
            .tabViewBottomAccessory(isEnabled: false) { Text("Accessory") })
        #expect(host.element("Accessory") == nil)
        #expect(try #require(host.element("Search")).frame.midX > 300)
        #expect(try #require(host.element("First")).frame.midX < 100)
        try tap("Search", host)
        #expect(host.element("Finding") != nil)
    }
}
