// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import SwiftUI
import Testing
import UIDisplayList

@MainActor @Suite struct NavigationTests {
    private func host(_ view: some View) throws -> TestHost {
        try TestHost(view, size: CGSize(width: 320, height: 480))
    }

    private func tap(_ label: String, _ host: TestHost) throws {
        let element = try #require(host.element(label), "\(host.frame.elements.map(\.label))")
        try host.tap(element.frame.midX, element.frame.midY)
    }

    @Test("a link pushes its destination beside the page below, and the back button pops it")
    func link() throws {
        let host = try host(
            NavigationStack {
                NavigationLink("Go") { Text("There").navigationTitle("Second") }
                    .navigationTitle("First").navigationBarTitleDisplayMode(.inline)
            })
        #expect(host.element("Back") == nil)
        try tap("Go", host)
        try host.wait(0.1)
        // On its way: both are seen, each at its own place, and neither is reached.
        let moving = try #require(host.element("There"))
        #expect(moving.frame.midX > 170 && moving.frame.midX < 480)
        #expect(try #require(host.element("Go")).frame.midX < 160)
        #expect(host.element("Go")?.isHittable == false)
        try host.wait(2)
        #expect(try #require(host.element("There")).frame.midX == 160)
        #expect(host.element("Go") == nil)
        #expect(host.element("Second") != nil)
        try tap("Back", host)
        try host.wait(2)
        #expect(host.element("Go")?.isHittable == true)
        #expect(host.element("There") == nil)
        #expect(host.window.isIdle)
    }

    private struct Counter: View {
        @State private var count = 0
        let log: Log
        var body: some View {
            VStack {
                Button("Count \(count)") { count += 1 }
                NavigationLink("Next", value: 7)
            }
            .onAppear { log.add("first appears") }
            .onDisappear { log.add("first disappears") }
            .navigationDestination(for: Int.self) { number in
                Dismissing(number: number)
                    .onAppear { log.add("\(number) appears") }
                    .onDisappear { log.add("\(number) disappears") }
            }
        }
    }

    private struct Dismissing: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        let number: Int
        var body: some View { Button("Leave \(number) \(isPresented)") { dismiss() } }
    }

    @Test("the page below keeps its state, disappears and appears again; dismiss leaves the page")
    func state() throws {
        let log = Log()
        let host = try host(NavigationStack { Counter(log: log) })
        try tap("Count 0", host)
        try tap("Next", host)
        try host.wait(2)
        #expect(host.element("Leave 7 true") != nil)
        try tap("Leave 7 true", host)
        try host.wait(2)
        #expect(host.element("Count 1") != nil)
        #expect(
            log.lines == [
                "first appears", "first disappears", "7 appears", "first appears", "7 disappears",
            ]
                || log.lines == [
                    "first appears", "7 appears", "first disappears", "first appears",
                    "7 disappears",
                ], "\(log.lines)")
    }

    private struct Controlled: View {
        @State private var path: [Int] = []
        var body: some View {
            VStack {
                Text("Depth \(path.count)")
                Button("Deep") { path = [1, 2, 3] }
                Button("One") { path = [1] }
                NavigationStack(path: $path) {
                    NavigationLink("Four", value: 4)
                        .navigationDestination(for: Int.self) { Text("Page \($0)") }
                }
            }
        }
    }

    @Test("a path that is bound says which pages there are, and follows links and pops")
    func path() throws {
        let host = try host(Controlled())
        try tap("Deep", host)
        try host.wait(2)
        #expect(host.element("Page 3") != nil)
        #expect(host.element("Depth 3") != nil)
        try tap("Back", host)
        try host.wait(2)
        #expect(host.element("Page 2") != nil)
        #expect(host.element("Depth 2") != nil)
        try tap("One", host)
        try host.wait(2)
        #expect(host.element("Page 1") != nil)
        try tap("Back", host)
        try host.wait(2)
        try tap("Four", host)
        try host.wait(2)
        #expect(host.element("Page 4") != nil)
        #expect(host.element("Depth 1") != nil)
    }

    private struct Presenting: View {
        @State private var isShown = false
        @State private var item: String?
        var body: some View {
            NavigationStack {
                VStack {
                    Button("Show \(isShown)") { isShown = true }
                    Button("Item \(item ?? "none")") { item = "A" }
                }
                .navigationDestination(isPresented: $isShown) {
                    Button("Hide") { isShown = false }
                }
                .navigationDestination(item: $item) { Text("Item is \($0)") }
            }
        }
    }

    @Test("a binding presents a page and hears when it is left")
    func presented() throws {
        let host = try host(Presenting())
        try tap("Show false", host)
        try host.wait(2)
        try tap("Hide", host)
        try host.wait(2)
        try tap("Show false", host)
        try host.wait(2)
        try tap("Back", host)
        try host.wait(2)
        #expect(host.element("Show false") != nil)
        try tap("Item none", host)
        try host.wait(2)
        #expect(host.element("Item is A") != nil)
        try tap("Back", host)
        try host.wait(2)
        #expect(host.element("Item none") != nil)
    }

    @Test("a value that nobody shows is a sign, and a path without room for a value says so")
    func missing() throws {
        let host = try host(NavigationStack { NavigationLink("Go", value: "text") })
        try tap("Go", host)
        try host.wait(2)
        #expect(host.element("Go") == nil)
        let typed = try self.host(
            NavigationStack(path: .constant([Int]())) { NavigationLink("Go", value: "text") })
        try tap("Go", typed)
        #expect(typed.window.reports.contains { $0.contains("holds values of another type") })
    }

    @Test("a navigation path keeps values of any type, and goes to JSON and back")
    func navigationPath() throws {
        var path = NavigationPath()
        #expect(path.isEmpty)
        path.append(1)
        path.append("two")
        path.append([3.5])
        #expect(path.count == 3)
        let data = try JSONEncoder().encode(try #require(path.codable))
        let back = NavigationPath(
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(back == path)
        path.removeLast(2)
        #expect(path == NavigationPath([1]))
        struct Silent: Hashable {}
        path.append(Silent())
        #expect(path.codable == nil)
    }

    @Test("pages cross-fade for those who prefer it")
    func crossFade() throws {
        let view = NavigationStack { NavigationLink("Go") { Text("There") } }
        let host = try TestHost(view, size: CGSize(width: 320, height: 480)) {
            $0.prefersCrossFade = true
        }
        try tap("Go", host)
        try host.wait(0.1)
        let element = try #require(host.element("There"))
        #expect(element.frame.midX == 160)
        #expect(element.opacity > 0 && element.opacity < 1)
    }

    @Test("a title that changes shows in the same frame")
    func title() throws {
        struct Titled: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    Button("Add") { count += 1 }.navigationTitle("Count \(count)")
                }
            }
        }
        let host = try host(Titled())
        #expect(host.element("Count 0")?.role == "header")
        try tap("Add", host)
        #expect(host.element("Count 1") != nil)
        #expect(host.element("Count 0") == nil)
    }

    @Test("a view that needs its size still gives the bar its title in the first frame")
    func titleInReader() throws {
        let host = try host(
            NavigationStack { GeometryReader { _ in Text("In").navigationTitle("Late") } })
        #expect(host.element("Late") != nil)
    }

    @Test(
        "a link in a list's row keeps the row's colour, has a chevron at its end, and all of it pushes"
    )
    func linkInList() throws {
        let host = try host(
            NavigationStack {
                List {
                    Section {
                        NavigationLink("Go") { Text("There") }
                        Text("Still")
                    } header: {
                        NavigationLink("Above") { Text("There") }
                    }
                }
                .navigationBarTitleDisplayMode(.inline)
            })
        let link = try #require(host.element("Go"))
        let still = try #require(host.element("Still"))
        #expect(link.frame.minX == still.frame.minX)
        let picture = host.window.pixels(of: host.frame)
        /// Whether a pixel of the rows' height fits, from `start` points on.
        func has(
            _ from: CGFloat, _ length: CGFloat, besides y: CGFloat,
            _ fits: (DisplayColor) -> Bool
        ) -> Bool {
            let (first, top) = (Int(from) * 2, Int(y) * 2 - 16)
            return (first..<first + Int(length) * 2).contains { x in
                (top..<top + 32).contains { fits(picture.pixel(x, $0)) }
            }
        }
        let (y, below) = (link.frame.midY, still.frame.midY)
        #expect(has(link.frame.minX, 40, besides: y) { $0.red < 0.3 && $0.blue < 0.3 })
        #expect(!has(link.frame.minX, 40, besides: y) { $0.blue > $0.red + 0.3 }, "no tint")
        #expect(has(260, 40, besides: y) { $0.red < 0.85 }, "a chevron is drawn")
        #expect(!has(260, 40, besides: below) { $0.red < 0.85 }, "a row that leads nowhere")
        try host.tap(200, link.frame.midY)
        try host.wait(2)
        #expect(host.element("There") != nil)
    }
}
