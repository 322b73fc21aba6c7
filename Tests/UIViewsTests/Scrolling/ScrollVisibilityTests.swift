// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

/// Hears of the visibility of rows.
@MainActor private final class Sightings {
    var lines: [String] = []
    var ids: [[Int]] = []
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@Suite("Visibility in scroll views") @MainActor struct ScrollVisibilityTests {
    private let holder = ProxyHolder()
    private let seen = Sightings()

    /// Rows of 100 points in a window of 200 × 400.
    private func rows(
        _ count: Int, height: CGFloat = 100, threshold: Double = 0.5, isLazy: Bool = false
    ) throws -> TestHost {
        let row = { (index: Int) in
            Color.red.frame(width: 200, height: height).onScrollVisibilityChange(
                threshold: threshold
            ) { [seen] in seen.lines.append("\(index) \($0)") }
        }
        return try TestHost(
            ScrollViewReader { proxy in
                let _ = holder.proxy = proxy
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { row($0) } }
                    } else {
                        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { row($0) } }
                    }
                }
            })
    }

    private func scroll(_ host: TestHost, to id: Int, _ y: CGFloat = 0) throws {
        holder.proxy?.scrollTo(id, anchor: UnitPoint(x: 0, y: y))
        try host.wait(TestHost.frameTime)
    }

    @Test("rows in sight are told so at first, the others nothing")
    func initial() throws {
        _ = try rows(8)
        #expect(seen.take() == ["0 true", "1 true", "2 true", "3 true"])
    }

    @Test("a row is told when it crosses the threshold, once each way")
    func crossing() throws {
        let host = try rows(8)
        _ = seen.take()
        try host.touch(.began, 100, 350)
        try host.move(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 299), steps: 6)
        // 41 points after the slop: the first row still shows more than half.
        #expect(seen.take() == [])
        try host.move(from: CGPoint(x: 100, y: 299), to: CGPoint(x: 100, y: 270), steps: 3)
        #expect(seen.take().sorted() == ["0 false", "4 true"])
        try host.move(from: CGPoint(x: 100, y: 270), to: CGPoint(x: 100, y: 350), steps: 8)
        #expect(seen.take().sorted() == ["0 true", "4 false"])
        try host.touch(.ended, 100, 350)
        try host.wait(0.5)
        #expect(seen.take() == [])
    }

    @Test("the threshold is a share of the view: one longer than the viewport needs a lower one")
    func longViews() throws {
        _ = try rows(1, height: 1000)
        #expect(seen.take() == [])
        _ = try rows(1, height: 1000, threshold: 0.3)
        #expect(seen.take() == ["0 true"])
        // One of 1 is reached by a view that shows as a whole, 0 by the first pixel.
        _ = try rows(5, threshold: 1)
        #expect(seen.take() == ["0 true", "1 true", "2 true", "3 true"])
        _ = try rows(5, height: 90, threshold: 0)
        #expect(seen.take() == ["0 true", "1 true", "2 true", "3 true", "4 true"])
    }

    @Test("outside of a scroll view the window decides")
    func outside() throws {
        let seen = seen
        func view(_ y: CGFloat) -> some View {
            Color.red.frame(width: 100, height: 100)
                .onScrollVisibilityChange { seen.lines.append("\($0)") }
                .position(x: 100, y: y)
        }
        _ = try TestHost(view(200))
        #expect(seen.take() == ["true"])
        _ = try TestHost(view(420))
        #expect(seen.take() == [])
    }

    @Test("what an outer scroll view hides is hidden, whatever the inner one shows")
    func nested() throws {
        let seen = seen
        let host = try TestHost(
            ScrollViewReader { proxy in
                let _ = holder.proxy = proxy
                ScrollView {
                    VStack(spacing: 0) {
                        Color.blue.frame(width: 200, height: 600)
                        ScrollView(.horizontal) {
                            Color.red.frame(width: 100, height: 100)
                                .onScrollVisibilityChange { seen.lines.append("\($0)") }
                        }
                        .id("inner")
                        Color.blue.frame(width: 200, height: 600)
                    }
                }
            })
        #expect(seen.take() == [])
        holder.proxy?.scrollTo("inner")
        try host.wait(TestHost.frameTime)
        #expect(seen.take() == ["true"])
    }

    @Test("a lazy row that a jump takes away is told that it is hidden")
    func lazyRows() throws {
        let host = try rows(100, isLazy: true)
        #expect(seen.take() == ["0 true", "1 true", "2 true", "3 true"])
        try scroll(host, to: 50)
        #expect(seen.take().sorted().prefix(4) == ["0 false", "1 false", "2 false", "3 false"])
    }

    @Test("a view that an effect moves out of sight stays visible: layout decides")
    func effects() throws {
        let seen = seen
        _ = try TestHost(
            ScrollView {
                Color.red.frame(width: 100, height: 100)
                    .onScrollVisibilityChange { seen.lines.append("\($0)") }
                    .offset(y: 900)
            })
        #expect(seen.take() == ["true"])
    }

    // MARK: Targets

    private struct Targets: View {
        let holder: ProxyHolder
        let seen: Sightings
        @Binding var isOn: Bool
        var ids = Array(0..<60)
        var threshold = 0.5

        var body: some View {
            ScrollViewReader { proxy in
                let _ = holder.proxy = proxy
                ScrollView {
                    Text("No target").frame(height: 50)
                    LazyVStack(spacing: 10) {
                        ForEach(ids, id: \.self) { Color.red.frame(height: 90).id("\($0)") }
                    }
                    .padding(.horizontal)
                    .scrollTargetLayout(isEnabled: isOn)
                }
                .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) {
                    seen.ids.append($0)
                }
                .onScrollTargetVisibilityChange(idType: String.self, threshold: threshold) {
                    seen.lines.append($0.joined(separator: " "))
                }
            }
        }
    }

    @Test("the targets in sight are told by ids of the type, in order, at first and at a change")
    func targets() throws {
        let host = try TestHost(Targets(holder: holder, seen: seen, isOn: .constant(true)))
        // 58 points of something else and the distance come first; row 3 shows 400 - 358 of 90.
        #expect(seen.ids == [[0, 1, 2]])
        #expect(seen.take() == ["0 1 2"])
        try scroll(host, to: 30)
        #expect(seen.ids.last == [30, 31, 32, 33])
        #expect(seen.take().last == "30 31 32 33")
        let calls = seen.ids.count
        try host.wait(0.2)
        #expect(seen.ids.count == calls)
    }

    @Test("without an enabled target layout nothing is told")
    func disabledLayout() throws {
        let host = try TestHost(Targets(holder: holder, seen: seen, isOn: .constant(false)))
        try scroll(host, to: 30)
        #expect(seen.ids == [])
    }

    private struct Switched: View {
        let holder: ProxyHolder
        let seen: Sightings
        @State private var isOn = false
        @State private var ids = Array(0..<60)
        var body: some View {
            VStack(spacing: 0) {
                Targets(holder: holder, seen: seen, isOn: $isOn, ids: ids)
                Button("Switch") { isOn.toggle() }.frame(height: 20)
                Button("Drop") { ids.removeFirst(20) }.frame(height: 20)
            }
        }
    }

    @Test("a layout that is switched on and off, and rows that go, are told")
    func changes() throws {
        let host = try TestHost(Switched(holder: holder, seen: seen))
        #expect(seen.ids == [])
        #expect(host.window.activate(label: "Switch"))
        try host.wait(0.1)
        #expect(seen.ids == [[0, 1, 2]])
        #expect(host.window.activate(label: "Drop"))
        try host.wait(0.1)
        #expect(seen.ids.last == [20, 21, 22])
        #expect(host.window.activate(label: "Switch"))
        try host.wait(0.1)
        #expect(seen.ids.last == [])
    }

    @Test("a frame that scrolls within the same targets evaluates nothing")
    func work() throws {
        let host = try TestHost(Targets(holder: holder, seen: seen, isOn: .constant(true)))
        try host.touch(.began, 100, 350)
        try host.move(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 320), steps: 6)
        let calls = seen.ids.count
        try host.move(from: CGPoint(x: 100, y: 320), to: CGPoint(x: 100, y: 319), steps: 1)
        #expect(seen.ids.count == calls)
        #expect(host.frame.report.walks == 1 && host.frame.report.bodies == 0)
    }
}
