// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@Observable private final class Lifecycle {
    var appeared = 0
    var disappeared = 0
    var showsChild = true
}

private struct LifecycleView: View {
    let model: Lifecycle
    let book: FrameBook
    var body: some View {
        VStack(spacing: 8) {
            Text(verbatim: "A\(model.appeared) D\(model.disappeared)").probe("counts", book)
            if model.showsChild {
                Text("Child")
                    .onAppear { model.appeared += 1 }
                    .onDisappear { model.disappeared += 1 }
                    .probe("child", book)
            }
        }
        .probe("stack", book)
    }
}

private struct Item: Identifiable {
    let id: String
    var width: CGFloat
}

@Observable private final class Items {
    var items = [
        Item(id: "a", width: 60), Item(id: "b", width: 100), Item(id: "c", width: 140),
    ]
}

/// Keeps the width that it was first given.
private struct ItemRow: View {
    let item: Item
    let book: FrameBook
    @State private var width: CGFloat

    init(item: Item, book: FrameBook) {
        self.item = item
        self.book = book
        _width = State(initialValue: item.width)
    }

    var body: some View { box(width, 20).probe(item.id, book) }
}

private struct ItemColumn: View {
    let model: Items
    let book: FrameBook
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(model.items) { ItemRow(item: $0, book: book) }
        }
        .probe("stack", book)
    }
}

private struct LastKey: PreferenceKey {
    static let defaultValue = -1
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

@Suite("Lifecycle and identity, as measured") @MainActor struct LifecycleFacts {
    @Test("what onAppear writes is in the first frame, what onDisappear writes in the update's")
    func appearance() throws {
        // M2 lifecycle/appear
        let model = Lifecycle()
        let window = try FactWindow(320, 120) { LifecycleView(model: model, book: $0) }
        #expect(window.labels == ["A1 D0", "Child"])
        window.expect("stack", y: 40, height: 40)
        window.expect("child", y: 64, height: 16)
        try window.act { model.showsChild = false }
        #expect(window.labels == ["A1 D1"])
        window.expect("stack", y: 52, height: 16)
        try window.act { model.showsChild = true }
        #expect(window.labels == ["A2 D1", "Child"])
        window.expect("stack", y: 40, height: 40)
    }

    @Test("state follows ids through insert, change, reverse and remove; a new seed is ignored")
    func identity() throws {
        // M2 foreach/identity
        let model = Items()
        let window = try FactWindow(300, 200) { ItemColumn(model: model, book: $0) }
        func expectRows(_ rows: [(String, CGFloat, CGFloat)], stack: (CGFloat, CGFloat)) {
            for (id, y, width) in rows { window.expect(id, 80, y, width, 20) }
            window.expect("stack", 80, stack.0, 140, stack.1)
        }
        expectRows([("a", 62, 60), ("b", 90, 100), ("c", 118, 140)], stack: (62, 76))
        try window.act { model.items.insert(Item(id: "d", width: 80), at: 0) }
        let inserted: [(String, CGFloat, CGFloat)] = [
            ("d", 48, 80), ("a", 76, 60), ("b", 104, 100), ("c", 132, 140),
        ]
        expectRows(inserted, stack: (48, 104))
        try window.act { model.items[1].width = 200 }
        expectRows(inserted, stack: (48, 104))
        try window.act { model.items.reverse() }
        expectRows(
            [("c", 48, 140), ("b", 76, 100), ("a", 104, 60), ("d", 132, 80)], stack: (48, 104))
        try window.act { model.items.removeAll { $0.id == "b" } }
        expectRows([("c", 62, 140), ("a", 90, 60), ("d", 118, 80)], stack: (62, 76))
        #expect(window["b"] == nil)
    }

    @Test("an empty ForEach adds nothing, no spacing either")
    func emptyForEach() throws {
        // M2 foreach/empty
        let window = try FactWindow(300, 200) { book in
            VStack {
                Text("Top").probe("top", book)
                ForEach([String](), id: \.self) { Text($0) }
                ForEach(0..<0) { Text("Row \($0)") }
                HStack {
                    Text("A").probe("a", book)
                    ForEach([String](), id: \.self) { Text($0) }
                    Text("B").probe("b", book)
                }
                .probe("row", book)
                Text("Bottom").probe("bottom", book)
            }
        }
        window.expect("top", y: 76, height: 16)
        window.expect("row", y: 92, height: 16)
        window.expect("bottom", y: 108, height: 16)
        let (a, b) = (try #require(window["a"]), try #require(window["b"]))
        #expect(b.minX - a.maxX == 8)
    }

    @Test("modifiers of a ForEach apply to each element, and the last one's preference wins")
    func forEachModifiers() throws {
        // M2 foreach/modifier
        var last = -1
        let window = try FactWindow(300, 260) { book in
            VStack(spacing: 0) {
                ForEach(0..<2) { index in
                    Text("Row").probe("padded\(index)", book).preference(
                        key: LastKey.self, value: index)
                }
                .padding()
                .probe("paddedLast", book)
                ForEach(0..<2) { index in Text("Row").probe("framed\(index)", book) }
                    .frame(width: 120, height: 30)
                    .background(Color.blue)
                    .probe("framedLast", book)
            }
            .probe("stack", book)
            .onPreferenceChange(LastKey.self) { last = $0 }
        }
        window.expect("stack", y: 52, height: 156)
        window.expect("padded0", y: 68)
        window.expect("padded1", y: 116)
        window.expect("paddedLast", y: 100, height: 48)
        window.expect("framed0", y: 155)
        window.expect("framedLast", 90, 178, 120, 30)
        #expect(last == 1)
    }
}
