// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

/// What a feed of numbered rows shows, changed by a test.
@MainActor @Observable final class FeedRows {
    var ids: [Int]
    var tall: Set<Int> = []
    init(_ ids: some Sequence<Int>) { self.ids = Array(ids) }
}

@Suite("What is in sight keeps its place") @MainActor struct LazyKeepingTests {
    enum Kind: CaseIterable, Sendable { case stack, grid, sections, pinned }
    enum Change: CaseIterable, Sendable {
        case prepend, prependAnimated, insertAbove, removeAbove, removeTopmost, grow, growAnimated
    }

    private struct Feed: View {
        let rows: FeedRows
        let kind: Kind
        var body: some View {
            ScrollView {
                switch kind {
                case .stack:
                    LazyVStack { all }
                case .grid:
                    LazyVGrid(columns: [GridItem()]) { all }
                case .sections, .pinned:
                    LazyVStack(pinnedViews: kind == .pinned ? .sectionHeaders : []) {
                        Section {
                            all
                        } header: {
                            Text("Header").frame(height: 20)
                        }
                    }
                }
            }
        }
        private var all: some View {
            ForEach(rows.ids, id: \.self) { id in
                Text("Row \(id)").frame(height: rows.tall.contains(id) ? 120 : 40)
            }
        }
    }

    private func apply(_ change: Change, to rows: FeedRows, topmost: Int) {
        switch change {
        case .prepend: rows.ids = Array(-100..<0) + rows.ids
        case .prependAnimated: withAnimation { rows.ids = Array(-100..<0) + rows.ids }
        case .insertAbove: rows.ids.insert(contentsOf: [1000, 1001, 1002], at: 2)
        case .removeAbove: rows.ids.removeSubrange(1..<4)
        case .removeTopmost: rows.ids.removeAll { $0 == topmost }
        case .grow: rows.tall = Set(0..<topmost)
        case .growAnimated: withAnimation { rows.tall = Set(0..<topmost) }
        }
    }

    /// Row labels with where they are, those wholly below the top inset first.
    private func rows(_ frame: PresentedFrame) -> [(id: Int, y: CGFloat)] {
        frame.elements.filter { $0.label.hasPrefix("Row") }
            .compactMap { element in
                Int(element.label.dropFirst(4)).map { ($0, element.frame.midY) }
            }
            .sorted { $0.1 < $1.1 }
    }

    @Test(
        "through every change above it, in every container, at rest and in a fling",
        arguments: Kind.allCases, Change.allCases)
    func table(kind: Kind, change: Change) throws {
        for isMoving in [false, true] {
            let model = FeedRows(0..<500)
            let stage = try FrameStage(Feed(rows: model, kind: kind))
            if isMoving {
                stage.fling(.up, speed: 2500)
                try stage.run(through: stage.now + 0.4)
            } else {
                stage.send(
                    ScriptTouches.drag(
                        from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 133), duration: 0.2),
                    at: stage.now)
                try stage.run(through: stage.now + 0.7)
                #expect(stage.phase == .idle)
            }
            let before = rows(stage.frame)
            // A row is 40 high and its text less: the topmost may show none of its text.
            let first = try #require(before.first)
            let topmost = first.y - 48 + 20 > 0 ? first.id - 1 : first.id
            apply(change, to: model, topmost: topmost)
            // Whatever survives stays; a row that was the topmost gives way to the next.
            let witness = try #require(before.first { $0.id > topmost })
            let offset = stage.offset
            let phase = stage.phase
            try stage.again()
            let keeps = try #require(rows(stage.frame).first { $0.id == witness.id }).y
            let note: Comment = "\(kind) \(change) moving \(isMoving): \(witness) → \(keeps)"
            #expect(abs(keeps - witness.y) <= 0.5, note)
            #expect(stage.phase == phase, note)
            // And goes on from there without a jump.
            let start = stage.frames.count
            try stage.step(20)
            var last = keeps
            for frame in stage.frames[start...] {
                guard let now = rows(frame).first(where: { $0.id == witness.id })?.y else { break }
                #expect(abs(now - last) < (isMoving ? 45 : 0.6), "\(note) jump to \(now)")
                last = now
            }
            if change == .prepend { #expect(stage.offset > offset + 1000, note) }
        }
    }

    @Test("at the very top new rows show, as nothing is above what is in sight")
    func top() throws {
        let model = FeedRows(0..<100)
        let stage = try FrameStage(Feed(rows: model, kind: .stack))
        let offset = stage.offset
        model.ids = Array(-100..<0) + model.ids
        try stage.step(2)
        #expect(stage.offset == offset)
        #expect(rows(stage.frame).first?.id == -100)
    }

    @Test("when the window's width changes the topmost row stays the topmost")
    func resize() throws {
        let model = FeedRows(0..<300)
        let view = ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(model.ids, id: \.self) { id in
                    Text("Row \(id)").frame(maxWidth: .infinity).aspectRatio(4, contentMode: .fit)
                        .background(.blue)
                }
            }
        }
        let stage = try FrameStage(view)
        stage.fling(.up, speed: 3000)
        try stage.runUntilIdle()
        let before = try #require(rows(stage.frame).first { $0.y > 60 })
        stage.window.updateSettings { $0.size = CGSize(width: 844, height: 390) }
        try stage.step(3)
        let after = try #require(rows(stage.frame).first { $0.y > 60 })
        #expect(abs(after.id - before.id) <= 1, "\(before) → \(after)")
        #expect(before.id > 10)
    }

    @Test("what stands last in a lazy stack appears only when it comes into sight")
    func deferred() throws {
        var log: [String] = []
        let view = ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 40) }
                Text("More").frame(height: 40).onAppear { log.append("more") }
                    .onDisappear { log.append("gone") }
                if log.count < 100 { Text("Maybe").onAppear { log.append("maybe") } }
            }
        }
        let stage = try FrameStage(view)
        try stage.step(3)
        #expect(log == [])
        stage.fling(.up, speed: 8000)
        try stage.runUntilIdle()
        #expect(log == ["more", "maybe"])
        stage.fling(.down, speed: 5000)
        try stage.runUntilIdle()
        #expect(log.contains("gone"))
    }
}
