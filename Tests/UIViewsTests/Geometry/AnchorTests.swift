// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

/// Where a view's bounds are, by name.
struct BoundsKey: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]
    static func reduce(
        value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
    ) {
        value.merge(nextValue()) { $1 }
    }
}

/// A list of values that cannot be compared.
private struct MarksKey: PreferenceKey {
    struct Mark { var place: Anchor<CGPoint> }
    static let defaultValue: [Mark] = []
    static func reduce(value: inout [Mark], nextValue: () -> [Mark]) { value += nextValue() }
}

private struct TitleKey: PreferenceKey {
    static let defaultValue = "none"
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

private struct PointKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

extension View {
    fileprivate func bounds(_ name: String) -> some View {
        anchorPreference(key: BoundsKey.self, value: .bounds) { [name: $0] }
    }
}

private func text(_ rect: CGRect) -> String {
    "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
}

@Suite("Anchors") @MainActor struct AnchorTests {
    @Test("an anchor of bounds is resolved in the space of the view that asks")
    func bounds() throws {
        let log = Log()
        _ = try TestHost(
            VStack(spacing: 0) {
                Color.red.frame(width: 40, height: 30)
                Color.blue.frame(width: 60, height: 20).bounds("b")
            }
            .frame(width: 100, height: 100, alignment: .topLeading)
            .padding(10)
            .overlayPreferenceValue(BoundsKey.self) { anchors in
                GeometryReader { proxy in
                    let _ = log.add(anchors["b"].map { text(proxy[$0]) } ?? "nothing")
                }
            })
        #expect(log.lines == ["(10.0, 40.0, 60.0, 20.0)"])
    }

    @Test("points, unit points, rectangles, lists and missing sources are resolved")
    func sources() throws {
        let log = Log()
        struct Key: PreferenceKey {
            static let defaultValue = ""
            static func reduce(value: inout String, nextValue: () -> String) {
                value += nextValue()
            }
        }
        let host = try TestHost(
            GeometryReader { g in
                Color.red.frame(width: 40, height: 20)
                    .anchorPreference(key: Key.self, value: .point(CGPoint(x: 3, y: 4))) {
                        "\(g[$0].x) \(g[$0].y) "
                    }
                    .transformAnchorPreference(
                        key: Key.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
                    ) { $0 += text(g[$1]) + " " }
                    .transformAnchorPreference(
                        key: Key.self, value: .init([.topTrailing, .unitPoint(.center), .bottom])
                    ) { $0 += "\(g[$1].map { [$0.x, $0.y] }) " }
                    .transformAnchorPreference(
                        key: Key.self, value: .init(nil as Anchor<CGRect>.Source?)
                    ) { $0 += g[$1] == nil ? "nil" : "something" }
                    .offset(x: 5, y: 6)
            }
            .onPreferenceChange(Key.self) { log.add($0) })
        try host.present()
        #expect(
            log.lines == [
                "8.0 10.0 (6.0, 8.0, 3.0, 4.0) [[45.0, 6.0], [25.0, 16.0], [25.0, 26.0]] nil"
            ])
    }

    @Test("an anchor goes through scaled and turned views, both ways")
    func transformed() throws {
        let log = Log()
        _ = try TestHost(
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 20, height: 20).bounds("a")
                    .scaleEffect(2, anchor: .topLeading)
            }
            .frame(width: 100, height: 100, alignment: .topLeading)
            .backgroundPreferenceValue(BoundsKey.self) { anchors in
                GeometryReader { proxy in
                    let _ = log.add(text(proxy[anchors["a"]!]))
                }
                .scaleEffect(0.5, anchor: .topLeading)
            })
        #expect(log.lines == ["(0.0, 0.0, 80.0, 80.0)"])
    }

    @Test("a layer made from a preference follows it, in front, behind and aligned")
    func layers() throws {
        struct Example: View {
            @State var title = "one"
            var body: some View {
                Color.clear.frame(width: 200, height: 100)
                    .preference(key: TitleKey.self, value: title)
                    .overlayPreferenceValue(TitleKey.self, alignment: .bottomTrailing) {
                        Text("over \($0)").frame(width: 50, height: 20)
                    }
                    .backgroundPreferenceValue(TitleKey.self, alignment: .topLeading) {
                        Text("under \($0)").frame(width: 60, height: 30)
                    }
                    .onTapGesture { title = "two" }
            }
        }
        let host = try TestHost(Example())
        #expect(host.frame.elements.map(\.label) == ["over one", "under one"])
        #expect(host.element("over one")?.frame.midX == 175)
        #expect(host.element("under one")?.frame.midX == 30)
        try host.tap(100, 200)
        #expect(host.frame.elements.map(\.label) == ["over two", "under two"])
    }

    @Test("a layer made from an anchor moves with the animation of the write that moved it")
    func animated() throws {
        struct Tabs: View {
            @State var selected = 0
            var body: some View {
                HStack(spacing: 0) {
                    ForEach(0..<2) { index in
                        Color.clear.frame(width: 100, height: 40)
                            .transformAnchorPreference(key: BoundsKey.self, value: .bounds) {
                                if index == selected { $0["line"] = $1 }
                            }
                    }
                }
                .overlayPreferenceValue(BoundsKey.self) { anchors in
                    GeometryReader { proxy in
                        let rect = proxy[anchors["line"]!]
                        Text("line").frame(width: rect.width, height: 4)
                            .offset(x: rect.minX)
                    }
                }
                .contentShape(Rectangle())
                .onTapGesture { withAnimation(.linear(duration: 1)) { selected = 1 } }
            }
        }
        let host = try TestHost(Tabs())
        let start = try #require(host.element("line")?.frame.midX)
        try host.tap(50, 200)
        try host.wait(0.4)
        let middle = try #require(host.element("line")?.frame.midX)
        #expect(middle > start + 20 && middle < start + 80)
        try host.wait(1)
        #expect(try #require(host.element("line")?.frame.midX) == start + 100)
    }

    /// A scroll view whose rows are measured from outside and from within.
    private struct Feed: View {
        let log: Log
        var body: some View {
            GeometryReader { g in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<30) { row in
                            Color.red.frame(width: 100, height: 50)
                                .anchorPreference(key: PointKey.self, value: .top) {
                                    row == 0 ? g[$0].y : 0
                                }
                        }
                    }
                    .anchorPreference(key: PointKey.self, value: .top) { g[$0].y }
                }
            }
            .onPreferenceChange(PointKey.self) { log.add("\(Int($0.rounded()))") }
        }
    }

    @Test("an anchor that is read outside of its scroll view follows the offset in the same frame")
    func scrolled() throws {
        let log = Log()
        let host = try TestHost(Feed(log: log))
        try host.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 240))
        let offset = try #require(host.frame.scrolls.first?.geometry.contentOffset.y)
        #expect(offset > 20)
        #expect(log.lines.first == "0")
        #expect(log.lines.last == "\(-Int(offset.rounded()))")
        #expect(host.frame.report.bodies == 0)
    }

    @Test("anchors and their layer inside of one scroll view cost nothing while it scrolls")
    func insideScrollView() throws {
        let log = Log()
        let host = try TestHost(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<30) { _ in
                        Color.red.frame(width: 100.3, height: 50.7)
                            .anchorPreference(key: MarksKey.self, value: .leading) {
                                [MarksKey.Mark(place: $0)]
                            }
                            .bounds("last")
                    }
                }
                .overlayPreferenceValue(MarksKey.self) { marks in
                    let _ = log.add("marks \(marks.count)")
                    Color.clear
                }
                .overlayPreferenceValue(BoundsKey.self) { anchors in
                    let _ = log.add("bounds \(anchors.count)")
                    Color.clear
                }
            })
        #expect(log.lines.sorted() == ["bounds 1", "marks 30"])
        log.clear()
        try host.touch(.began, 100, 300)
        try host.move(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), steps: 7)
        #expect(try #require(host.frame.scrolls.first?.geometry.contentOffset.y) > 30)
        #expect(log.lines == [])
        #expect(host.frame.report.bodies == 0)
        #expect(host.frame.report.layouts == 0)
    }

    @Test("anchors are equal when view and value are")
    func equality() throws {
        let log = Log()
        final class Seen { var anchors: [[String: Anchor<CGRect>]] = [] }
        let seen = Seen()
        struct Example: View {
            let seen: Seen
            @State var other = 0
            @State var width: CGFloat = 20
            var body: some View {
                VStack {
                    Color.red.frame(width: width, height: 20).bounds("a")
                    Text("\(other)")
                }
                .frame(width: 100, height: 100, alignment: .topLeading)
                .overlayPreferenceValue(BoundsKey.self) { anchors in
                    let _ = seen.anchors.append(anchors)
                    Color.clear
                }
                .onTapGesture { if other == 0 { other = 1 } else { width = 30 } }
            }
        }
        let host = try TestHost(Example(seen: seen))
        #expect(seen.anchors.count == 1)
        try host.tap(100, 200)
        try host.tap(100, 200)
        let first = try #require(seen.anchors.first?["a"])
        let last = try #require(seen.anchors.last?["a"])
        #expect(first != last)
        #expect(first.hashValue == first.hashValue)
        #expect(log.lines == [])
    }
}
