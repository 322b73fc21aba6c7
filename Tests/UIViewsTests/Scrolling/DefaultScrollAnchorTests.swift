// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@MainActor private final class Model {
    var change: (Int) -> Void = { _ in }
}

private struct Rows: View {
    let model: Model
    @State var count: Int
    var isLazy = false

    var body: some View {
        let _ = model.change = { count = $0 }
        ScrollView {
            if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
        }
    }

    private var rows: some View {
        ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(width: 200, height: 50) }
    }
}

@Suite("defaultScrollAnchor") @MainActor struct DefaultScrollAnchorTests {
    private let model = Model()

    private func offset(_ host: TestHost) -> CGFloat {
        host.frame.scrolls[0].geometry.contentOffset.y
    }

    @Test("the initial offset is at the anchor, eager and lazy", arguments: [false, true])
    func initialOffset(isLazy: Bool) throws {
        let view = Rows(model: model, count: 40, isLazy: isLazy)
        #expect(offset(try TestHost(view.defaultScrollAnchor(.bottom))) == 1600)
        #expect(
            offset(try TestHost(view.defaultScrollAnchor(.center, for: .initialOffset))) == 800)
        #expect(offset(try TestHost(view.defaultScrollAnchor(.bottom, for: .alignment))) == 0)
        #expect(offset(try TestHost(view.defaultScrollAnchor(nil))) == 0)
        #expect(
            offset(
                try TestHost(
                    view.defaultScrollAnchor(nil, for: .initialOffset).defaultScrollAnchor(.bottom)
                )) == 0)
    }

    @Test("content that is shorter than the viewport lies at the anchor")
    func alignment() throws {
        let view = Rows(model: model, count: 2)
        #expect(offset(try TestHost(view.defaultScrollAnchor(.bottom))) == -300)
        #expect(
            offset(try TestHost(view.defaultScrollAnchor(.center, for: .alignment))) == -150)
        #expect(
            offset(try TestHost(view.defaultScrollAnchor(.bottom, for: .initialOffset))) == 0)
    }

    @Test("at the edge of the anchor growing content is followed, elsewhere not")
    func sizeChanges() throws {
        for isLazy in [false, true] {
            let view = Rows(model: model, count: 40, isLazy: isLazy)
            let host = try TestHost(view.defaultScrollAnchor(.bottom))
            model.change(45)
            try host.wait(0.1)
            #expect(offset(host) == 1850)
            // A few points above the end it is no longer kept.
            try host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 140), steps: 10)
            try host.wait(2)
            let here = offset(host)
            #expect(here < 1840)
            model.change(50)
            try host.wait(0.1)
            #expect(offset(host) == here)
            let initial = try TestHost(view.defaultScrollAnchor(.bottom, for: .initialOffset))
            model.change(45)
            try initial.wait(0.1)
            #expect(offset(initial) == 1600)
        }
    }

    @Test("content that comes late starts at the anchor, and becomes too long at it")
    func lateContent() throws {
        let host = try TestHost(Rows(model: model, count: 0).defaultScrollAnchor(.bottom))
        model.change(2)
        try host.wait(0.1)
        #expect(offset(host) == -300)
        model.change(40)
        try host.wait(0.1)
        #expect(offset(host) == 1600)
    }

    @Test("rows that come when the view appears are part of the start")
    func onAppear() throws {
        let view = Rows(model: model, count: 0)
        let host = try TestHost(
            view.onAppear { [model] in model.change(40) }
                .defaultScrollAnchor(.bottom, for: .initialOffset))
        #expect(offset(host) == 1600)
    }

    @Test("a scroll view in another one has its own anchors")
    func nested() throws {
        let host = try TestHost(
            ScrollView {
                ScrollView(.horizontal) { Color.red.frame(width: 900, height: 50) }
                Color.blue.frame(width: 200, height: 900)
            }
            .defaultScrollAnchor(.bottomTrailing))
        let offsets = host.frame.scrolls.map(\.geometry.contentOffset)
        #expect(offsets[0].y > 500 && offsets[1].x == 0)
    }

    @Test("from right to left the trailing end is at the left")
    func rightToLeft() throws {
        let view = ScrollView(.horizontal) { Color.red.frame(width: 900, height: 50) }
        let start = try TestHost(view.environment(\.layoutDirection, .rightToLeft))
        #expect(start.frame.scrolls[0].geometry.contentOffset.x == 0)
        let end = try TestHost(
            view.defaultScrollAnchor(UnitPoint(x: 0, y: 0))
                .environment(\.layoutDirection, .rightToLeft))
        #expect(end.frame.scrolls[0].geometry.contentOffset.x == 700)
    }
}
