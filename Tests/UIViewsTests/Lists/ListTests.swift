// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@Suite("Lists") @MainActor struct ListTests {
    private struct Item: Identifiable {
        let id: Int
        var name: String { "Item \(id)" }
    }
    private static let size = CGSize(width: 390, height: 600)

    @Test("inset grouped rows lie on a card 16 from the edges, below 35 free points")
    func insetGrouped() throws {
        // I ios/list: card 16 in, 35 above a card without a header, rows content + 30
        let window = try FactWindow(390, 600) { book in
            List {
                Color.red.frame(height: 40).probe("a", book)
                Text("Short").font(.body).probe("b", book)
            }
        }
        window.expect("a", 32, 35 + 15, 390 - 64, 40)
        // What is lower than a row lies in its middle: 52 points from the end of the first.
        #expect(abs(try #require(window["b"]).midY - (35 + 70 + 26)) < 0.5)
        // The ground is grey, the card is white, and its corner is round.
        #expect(window.rgb(8, 60) == [242, 242, 247])
        #expect(window.rgb(24, 70) == [255, 255, 255])
        #expect(window.rgb(17, 36) == [242, 242, 247])
        // A line separates the rows, from the text on and not to the card's end.
        #expect(window.rgb(200, 35 + 70 - 0.3) != [255, 255, 255])
        #expect(window.rgb(20, 35 + 70 - 0.3) == [255, 255, 255])
    }

    @Test("in the dark cards are lifted from black")
    func dark() throws {
        let window = try FactWindow(390, 300, change: { $0.colorScheme = .dark }) { _ in
            List { Text("Row") }
        }
        #expect(window.rgb(8, 60) == [0, 0, 0])
        #expect(window.rgb(24, 60) == [28, 28, 30])
    }

    @Test("plain rows are at least 44 high, from edge to edge, and pin their headers")
    func plain() throws {
        let window = try FactWindow(390, 600) { book in
            List {
                ForEach(["a", "b"], id: \.self) { name in
                    Section(name) {
                        ForEach(0..<20, id: \.self) {
                            Text("\(name) \($0)").probe("\(name)\($0)", book)
                        }
                    }
                }
            }
            .listStyle(.plain)
        }
        let (first, second) = (try #require(window["a0"]), try #require(window["a1"]))
        #expect(first.minX == 20)
        #expect(second.midY - first.midY == 44)
        #expect(window.rgb(8, 300) == [255, 255, 255])
    }

    @Test("a list is lazy: only rows in sight are made, and few of them as it scrolls")
    func lazy() throws {
        var made = 0
        let host = try TestHost(
            List(0..<10_000, id: \.self) { index in
                let _ = made += 1
                Text("Row \(index)")
            }, size: Self.size)
        #expect(made < 20, "\(made)")
        #expect(host.element("Row 0") != nil)
        try host.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
        try host.wait(1)
        #expect(made < 40, "\(made)")
        #expect(host.frame.scrolls.count == 1)
        #expect(host.frame.scrolls[0].geometry.contentSize.height > 400_000)
    }

    @Test("scroll modifiers work on it: geometry, and a reader that scrolls to a row")
    func scrolling() throws {
        let log = Log()
        var proxy: ScrollViewProxy?
        let host = try TestHost(
            ScrollViewReader { reader in
                let _ = proxy = reader
                List((0..<500).map(Item.init)) { Text($0.name) }
                    .contentMargins(.top, 20, for: .scrollContent)
                    .onScrollGeometryChange(for: Bool.self) {
                        $0.contentOffset.y > 1000
                    } action: { _, new in
                        log.add("\(new)")
                    }
            }, size: Self.size)
        #expect(host.frame.scrolls[0].geometry.contentInsets.top == 20)
        log.clear()
        proxy?.scrollTo(300, anchor: .top)
        try host.wait(0.1)
        let row = try #require(host.element("Item 300"))
        #expect(abs(row.frame.midY - (20 + 26)) < 0.6)
        #expect(log.lines == ["true"])
    }

    @Test("a tap selects a row by its id or its tag; a set takes many")
    func selection() throws {
        struct One: View {
            let log: Log
            @State private var selected: Int?
            var body: some View {
                let _ = log.add("\(selected ?? -1)")
                List((0..<5).map(Item.init), selection: $selected) { Text($0.name) }
            }
        }
        let log = Log()
        let one = try TestHost(One(log: log), size: Self.size)
        let place = try #require(one.element("Item 2")).frame
        // All of the row is hit, not its text alone.
        try one.tap(350, place.midY)
        #expect(log.lines.last == "2")
        #expect(one.element("Item 2")?.traits.contains("isSelected") == true)
        #expect(one.element("Item 1")?.traits.contains("isSelected") == false)

        struct Many: View {
            let log: Log
            @State private var selected: Set<String> = []
            var body: some View {
                let _ = log.add(selected.sorted().joined())
                List(selection: $selected) {
                    Text("A").tag("a")
                    Text("B").tag("b")
                    Text("None")
                }
            }
        }
        log.clear()
        let many = try TestHost(Many(log: log), size: Self.size)
        for label in ["A", "B", "None", "A"] {
            try many.tap(200, try #require(many.element(label)).frame.midY)
        }
        #expect(log.lines == ["", "a", "ab", "b"])
    }

    @Test("a tap anywhere in a row presses its one button")
    func button() throws {
        let log = Log()
        let host = try TestHost(
            List {
                Button("Go") { log.add("go") }
                Text("Plain")
            }, size: Self.size)
        try host.tap(300, try #require(host.element("Go")).frame.midY)
        try host.tap(300, try #require(host.element("Plain")).frame.midY)
        #expect(log.lines == ["go"])
    }

    @Test("rows choose their insets, ground and separators; lists their distances")
    func rows() throws {
        let window = try FactWindow(390, 600) { book in
            List {
                Color.red.frame(height: 60).probe("a", book).listRowInsets(EdgeInsets())
                    .listRowSeparator(.hidden)
                Color.red.frame(height: 30).probe("b", book).listRowBackground(Color.green)
                    .listRowSeparatorTint(.blue)
                Color.red.frame(height: 30).probe("c", book)
            }
        }
        window.expect("a", 16, 35, 358, 60)
        window.expect("b", y: 35 + 60 + 15)
        #expect(window.rgb(200, 35 + 60 + 5) == [52, 199, 89])
        #expect(window.rgb(200, 35 + 60 + 60 - 0.3) == [0, 136, 255])
        #expect(window.rgb(200, 35 + 60 - 0.3) == [255, 56, 60])
        let spaced = try FactWindow(390, 600) { book in
            List {
                Section {
                    Color.red.frame(height: 30).probe("a", book);
                    Color.red.frame(height: 30).probe("b", book)
                }
                Section { Color.red.frame(height: 30).probe("c", book) }
            }
            .listRowSpacing(12).listSectionSpacing(10)
        }
        let (a, b, c) = (spaced["a"]!, spaced["b"]!, spaced["c"]!)
        #expect(abs(b.minY - a.minY - (60 + 12)) < 0.001)
        #expect(abs(c.minY - b.minY - (60 + 10)) < 0.001)
        // Rows apart lie on cards of their own.
        #expect(spaced.rgb(18, b.minY - 14) == [242, 242, 247])
    }

    @Test("its ground can be hidden, and headers and footers have their look")
    func ground() throws {
        let window = try FactWindow(390, 400) { book in
            ZStack {
                Color.yellow
                List {
                    Section {
                        Text("Row").probe("row", book)
                    } header: {
                        Text("Header").probe("header", book)
                    } footer: {
                        Text("Footer").probe("footer", book)
                    }
                }
                .scrollContentBackground(.hidden)
            }
        }
        #expect(window.rgb(8, 200) == [255, 204, 0])
        // I ios/list: a header's text is 27.5 below what is above and 10 above its card.
        window.expect("header", x: 32, y: 27.5)
        let (header, row, footer) = (window["header"]!, window["row"]!, window["footer"]!)
        #expect(abs(row.midY - (header.maxY + 10 + 26)) < 0.6)
        #expect(abs(footer.minY - (header.maxY + 10 + 52 + 8)) < 0.6)
    }

    @Test("rows that are added and removed leave the last one round and the topmost in place")
    func changes() throws {
        let model = FeedModel()
        let host = try TestHost(
            FeedList(model: model), size: Self.size)
        try host.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 150))
        try host.wait(6)
        #expect(host.frame.scrolls[0].phase == .idle)
        let before = try #require(host.frame.elements.first { $0.frame.minY > 0 })
        model.ids = Array(-50..<0) + model.ids
        try host.wait(TestHost.frameTime * 2)
        let after = try #require(host.element(before.label))
        #expect(abs(after.frame.midY - before.frame.midY) < 0.6)
    }
}

@MainActor @Observable private final class FeedModel {
    var ids = Array(0..<100)
}

private struct FeedList: View {
    let model: FeedModel
    var body: some View { List(model.ids, id: \.self) { Text("Row \($0)") } }
}
