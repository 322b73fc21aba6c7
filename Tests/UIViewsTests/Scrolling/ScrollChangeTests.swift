// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

/// Rows whose content a test changes while they scroll.
@MainActor private final class Model {
    var change: ([Int]) -> Void = { _ in }
    var grow: (CGFloat) -> Void = { _ in }
    var show: (Bool) -> Void = { _ in }
    let phases = Log()
}

private struct Rows: View {
    let model: Model
    var isLazy = false
    /// 0: none, 1: a binding of an id, 2: the end is kept.
    var keeping = 0
    @State var ids = Array(0..<40)
    @State private var length: CGFloat = 100
    @State private var isShown = true
    @State private var id: Int?

    var body: some View {
        let _ = model.change = { ids = $0 }
        let _ = model.grow = { length = $0 }
        let _ = model.show = { isShown = $0 }
        if isShown {
            switch keeping {
            case 1: scroll.scrollPosition(id: $id)
            case 2: scroll.defaultScrollAnchor(.bottom, for: .sizeChanges)
            default: scroll
            }
        }
    }

    private var scroll: some View {
        ScrollView {
            if isLazy {
                LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
            } else {
                VStack(spacing: 0) { rows }.scrollTargetLayout()
            }
        }
        .onScrollPhaseChange { old, new in if old != new { model.phases.add("\(new)") } }
    }

    private var rows: some View {
        ForEach(ids, id: \.self) { Text("Row \($0)").frame(width: 200, height: length) }
    }
}

/// By how much the offset changes when ten rows of 100 points come before the others.
struct PrependCase: Sendable, CustomTestStringConvertible {
    let isLazy: Bool
    /// 0: nothing is kept, 1: a binding of an id, 2: the end when sizes change.
    let keeping: Int
    /// 0: at the top, 1: in the middle, 2: at the end.
    let place: Int
    let change: CGFloat

    var testDescription: String {
        "\(isLazy ? "lazy" : "eager"), keeping \(keeping), place \(place)"
    }

    static let table: [PrependCase] = {
        let changes: [[CGFloat]] = [
            [0, 0, 0], [1000, 1000, 1000], [0, 0, 1000],
            // A lazy stack keeps the topmost row, unless it rests at the very top.
            [0, 1000, 1000], [1000, 1000, 1000], [0, 1000, 1000],
        ]
        return changes.enumerated().flatMap { index, row in
            row.enumerated().map { place, change in
                PrependCase(
                    isLazy: index >= 3, keeping: index % 3, place: place, change: change)
            }
        }
    }()
}

@Suite("Content and windows that change while they scroll") @MainActor struct ScrollChangeTests {
    private let model = Model()

    private func offset(_ host: TestHost) -> CGFloat {
        host.frame.scrolls.first?.geometry.contentOffset.y ?? .nan
    }

    // MARK: The table of the design's section 5

    @Test(
        "a prepend: eager content keeps its offset, lazy rows their place, a position its view",
        arguments: PrependCase.table)
    func prepend(_ row: PrependCase) throws {
        let host = try TestHost(Rows(model: model, isLazy: row.isLazy, keeping: row.keeping))
        // The user goes there, and comes to rest.
        func drag(_ y: CGFloat, times: Int = 1) throws {
            for _ in 0..<times {
                try host.drag(
                    from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 200 + y), steps: 3)
            }
            try host.wait(6)
        }
        switch row.place {
        case 0:
            try drag(-60)
            try drag(190, times: 3)
            #expect(offset(host) == 0)
        case 1: try drag(-190)
        default:
            try drag(-190, times: 9)
            #expect(offset(host) == 3600)
        }
        let before = offset(host)
        model.change(Array(-10..<40))
        try host.wait(0.1)
        #expect(offset(host) == before + row.change)
        #expect(host.window.isIdle)
    }

    // MARK: Under a finger and in a fling

    @Test("content that grows or shrinks under a finger does not jump", arguments: [false, true])
    func growing(isLazy: Bool) throws {
        let host = try TestHost(Rows(model: model, isLazy: isLazy))
        try host.touch(.began, 100, 350)
        try host.move(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 100), steps: 10)
        #expect(offset(host) == 240)
        model.change(Array(0..<80))
        try host.wait(TestHost.frameTime)
        #expect(offset(host) == 240)
        // Too short by now for where it is: it stays until the finger leaves.
        model.change(Array(0..<5))
        try host.wait(TestHost.frameTime)
        #expect(abs(offset(host) - 240) < 1)
        try host.move(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 110), steps: 2)
        #expect(offset(host) < 240)
        try host.touch(.ended, 100, 110)
        try host.wait(2)
        #expect(offset(host) == 100 && host.window.isIdle)
        #expect(
            model.phases.lines == ["tracking", "interacting", "decelerating", "idle"])
    }

    @Test("a fling goes on while rows come before and after it", arguments: [false, true])
    func fling(isLazy: Bool) throws {
        let host = try TestHost(Rows(model: model, isLazy: isLazy))
        try host.drag(from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 90), steps: 6)
        try host.wait(0.3)
        let before = offset(host)
        model.change(Array(-20..<80))
        try host.wait(TestHost.frameTime)
        let step = offset(host) - before - (isLazy ? 2000 : 0)
        #expect(step > 5 && step < 60)
        #expect(host.frame.scrolls[0].phase == .decelerating)
        try host.wait(5)
        #expect(host.window.isIdle)
        #expect(model.phases.lines == ["tracking", "interacting", "decelerating", "idle"])
    }

    @Test("a fling whose content ends under it bounces back to the new end")
    func shrinkingFling() throws {
        let host = try TestHost(Rows(model: model))
        try host.drag(from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 90), steps: 6)
        try host.wait(0.3)
        let before = offset(host)
        model.change(Array(0..<8))
        try host.wait(TestHost.frameTime)
        #expect(abs(offset(host) - before) < 80)
        try host.wait(4)
        #expect(offset(host) == 400 && host.window.isIdle)
    }

    @Test("a window that is resized under a finger keeps the content under it")
    func resized() throws {
        let host = try TestHost(Rows(model: model))
        try host.touch(.began, 100, 350)
        try host.move(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 200), steps: 6)
        #expect(offset(host) == 140)
        host.window.updateSettings { $0.size = CGSize(width: 300, height: 260) }
        try host.wait(TestHost.frameTime)
        #expect(offset(host) == 140)
        try host.touch(.moved, 100, 190)
        #expect(offset(host) == 150)
        try host.touch(.ended, 100, 190)
        try host.wait(4)
        #expect(host.window.isIdle)
    }

    @Test("a keyboard that comes and goes moves no content at rest, but what rests at the end")
    func keyboard() throws {
        let host = try TestHost(Rows(model: model))
        host.window.updateSettings { $0.keyboardHeight = 150 }
        try host.wait(0.1)
        #expect(offset(host) == 0)
        for _ in 0..<14 {
            try host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 5), steps: 2)
        }
        try host.wait(6)
        let end = offset(host)
        #expect(abs(end - (3600 + 150)) < 0.001)
        host.window.updateSettings { $0.keyboardHeight = 0 }
        try host.wait(0.5)
        #expect(abs(offset(host) - 3600) < 0.001 && host.window.isIdle)
    }

    @Test("a scroll view that goes away in a fling, or under a finger, leaves nothing behind")
    func leaving() throws {
        let host = try TestHost(Rows(model: model))
        try host.drag(from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 90), steps: 6)
        try host.wait(0.1)
        model.show(false)
        try host.wait(0.1)
        #expect(host.frame.scrolls.isEmpty && host.window.isIdle)
        model.show(true)
        try host.wait(0.1)
        #expect(offset(host) == 0 && host.frame.scrolls[0].phase == .idle)
        try host.touch(.began, 100, 350)
        try host.move(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 200), steps: 6)
        model.show(false)
        try host.wait(0.1)
        try host.move(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100), steps: 3)
        model.show(true)
        try host.wait(0.1)
        #expect(offset(host) == 0)
        try host.touch(.ended, 100, 100)
        try host.wait(0.1)
        #expect(host.window.isIdle && host.frame.scrolls[0].phase == .idle)
    }
}
