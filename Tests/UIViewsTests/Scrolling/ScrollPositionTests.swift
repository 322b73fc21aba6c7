// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@Suite("ScrollPosition, the value") struct ScrollPositionValueTests {
    @Test("every initialiser says where to, and nothing else")
    func initialisers() {
        let id = ScrollPosition(id: 5, anchor: .top)
        #expect(id.viewID(type: Int.self) == 5 && id.viewID(type: String.self) == nil)
        #expect(id.edge == nil && id.point == nil && !id.isPositionedByUser)
        #expect(ScrollPosition().viewID == nil && ScrollPosition().edge == nil)
        #expect(ScrollPosition(idType: Int.self) != ScrollPosition())
        #expect(ScrollPosition(edge: .bottom).edge == .bottom)
        #expect(ScrollPosition(idType: String.self, edge: .top).edge == .top)
        let point = ScrollPosition(point: CGPoint(x: 1, y: 2))
        #expect(point.point == CGPoint(x: 1, y: 2) && point == ScrollPosition(x: 1, y: 2))
        #expect(point.x == 1 && point.y == 2 && ScrollPosition(edge: .top).y == nil)
        #expect(ScrollPosition(x: 3).x == 3 && ScrollPosition(x: 3).y == nil)
        #expect(ScrollPosition(x: 3).point == nil && ScrollPosition(y: 3) != ScrollPosition(x: 3))
    }

    @Test("every scrollTo replaces what was there, the user's position too")
    func commands() {
        var position = ScrollPosition(edge: .top)
        position.isPositionedByUser = true
        #expect(position.edge == nil)
        position.scrollTo(edge: .bottom)
        #expect(position.edge == .bottom && !position.isPositionedByUser)
        position.scrollTo(id: "a")
        #expect(position.edge == nil && position.viewID(type: String.self) == "a")
        // A view stays known when the user scrolls; an edge and a point do not.
        position.isPositionedByUser = true
        #expect(position.viewID as? String == "a")
        position.scrollTo(point: CGPoint(x: 4, y: 5))
        #expect(position.point == CGPoint(x: 4, y: 5) && position.viewID == nil)
        position.scrollTo(x: 1, y: 2)
        #expect(position.point == CGPoint(x: 1, y: 2))
        position.isPositionedByUser = true
        #expect(position.point == nil)
        position.scrollTo(x: 7)
        position.scrollTo(y: 8)
        #expect(
            position
                == {
                    var other = ScrollPosition(idType: String.self)
                    other.scrollTo(y: 8)
                    return other
                }())
    }
}

/// Holds what the views of a test write.
@MainActor private final class Model {
    var position = ScrollPosition(idType: Int.self)
    var act: ((inout ScrollPosition) -> Void) -> Void = { _ in }
    var change: (Int, Int) -> Void = { _, _ in }
    var id: Int?
    var writes = 0
}

/// Rows of 100 points in a window of 200 × 400, with a position.
private struct PositionedRows: View {
    let model: Model
    var isLazy = false
    var anchor: UnitPoint?
    @State var position: ScrollPosition
    @State private var ids = Array(0..<40)

    init(
        _ model: Model, isLazy: Bool = false, anchor: UnitPoint? = nil,
        _ position: ScrollPosition = ScrollPosition(idType: Int.self)
    ) {
        self.model = model
        self.isLazy = isLazy
        self.anchor = anchor
        _position = State(initialValue: position)
    }

    var body: some View {
        let _ = model.position = position
        let _ = model.act = { $0(&position) }
        let _ = model.change = { ids = Array($0..<$1) }
        ScrollView {
            if isLazy {
                LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
            } else {
                VStack(spacing: 0) { rows }.scrollTargetLayout()
            }
        }
        .scrollPosition($position, anchor: anchor)
    }

    private var rows: some View {
        ForEach(ids, id: \.self) { Text("Row \($0)").frame(width: 200, height: 100) }
    }
}

@Suite("scrollPosition with a ScrollPosition") @MainActor struct ScrollPositionTests {
    private let model = Model()

    private func host(
        isLazy: Bool = false, anchor: UnitPoint? = nil,
        _ position: ScrollPosition = ScrollPosition(idType: Int.self)
    ) throws -> TestHost {
        try TestHost(PositionedRows(model, isLazy: isLazy, anchor: anchor, position))
    }

    private func offset(_ host: TestHost) -> CGFloat {
        host.frame.scrolls[0].geometry.contentOffset.y
    }

    @Test(
        "an id without an anchor moves as little as it can, with one it meets it, eager and lazy",
        arguments: [false, true])
    func ids(isLazy: Bool) throws {
        let host = try host(isLazy: isLazy)
        model.act { $0.scrollTo(id: 10) }
        try host.present()
        #expect(offset(host) == 700)
        #expect(host.frame.scrolls[0].cause == .program && host.frame.scrolls[0].phase == .idle)
        model.act { $0.scrollTo(id: 2, anchor: .center) }
        try host.present()
        #expect(offset(host) == 50)
        #expect(model.position.viewID(type: Int.self) == 2)
        model.act { $0.scrollTo(id: 99) }
        try host.present()
        #expect(offset(host) == 50 && host.window.reports.count == 1)
    }

    @Test("the anchor of the modifier holds for views, unless the transaction says another")
    func anchors() throws {
        let host = try host(anchor: .bottom)
        model.act { $0.scrollTo(id: 10) }
        try host.present()
        #expect(offset(host) == 700)
        withTransaction(\.scrollTargetAnchor, .top) { model.act { $0.scrollTo(id: 12) } }
        try host.present()
        #expect(offset(host) == 1200)
        withTransaction(\.scrollTargetAnchor, .top) {
            model.act { $0.scrollTo(id: 12, anchor: .center) }
        }
        try host.present()
        #expect(offset(host) == 1050)
    }

    @Test("a reader's command takes the anchor of its transaction")
    func readerAnchor() throws {
        let holder = ProxyHolder()
        let host = try TestHost(
            ScrollViewReader { proxy in
                let _ = holder.proxy = proxy
                ScrollView {
                    ForEach(0..<40, id: \.self) { _ in Color.red.frame(width: 200, height: 92) }
                }
            })
        withTransaction(\.scrollTargetAnchor, .top) { holder.proxy?.scrollTo(10) }
        try host.present()
        #expect(offset(host) == 1000)
    }

    @Test("edges and points are met, within the range")
    func edgesAndPoints() throws {
        let host = try host()
        model.act { $0.scrollTo(edge: .bottom) }
        try host.present()
        #expect(offset(host) == 3600)
        model.act { $0.scrollTo(y: 120) }
        try host.present()
        #expect(offset(host) == 120)
        model.act { $0.scrollTo(x: 40) }
        try host.present()
        #expect(offset(host) == 120)
        model.act { $0.scrollTo(point: CGPoint(x: 0, y: 9000)) }
        try host.present()
        #expect(offset(host) == 3600)
        model.act { $0.scrollTo(edge: .top) }
        try host.present()
        #expect(offset(host) == 0)
    }

    @Test("a value to start with is where the content starts, before anybody sees another place")
    func initial() throws {
        #expect(offset(try host(ScrollPosition(edge: .bottom))) == 3600)
        #expect(offset(try host(ScrollPosition(y: 250))) == 250)
        #expect(offset(try host(ScrollPosition(id: 20, anchor: .top))) == 2000)
        #expect(offset(try host(isLazy: true, ScrollPosition(id: 20, anchor: .top))) == 2000)
        #expect(offset(try host(isLazy: true, ScrollPosition(edge: .bottom))) == 3600)
    }

    @Test("in an animation the way there is animated, and a growing end is followed")
    func animated() throws {
        let host = try host()
        withAnimation(.linear(duration: 0.5)) { model.act { $0.scrollTo(edge: .bottom) } }
        try host.present()
        #expect(host.frame.scrolls[0].phase == .animating)
        try host.wait(0.25)
        #expect(offset(host) > 1000 && offset(host) < 2600)
        model.change(0, 60)
        try host.wait(2)
        #expect(offset(host) == 5600 && host.frame.scrolls[0].phase == .idle)
        #expect(host.window.isIdle)
    }

    @Test("without an animation a fling ends, unless its velocity is to be kept")
    func velocity() throws {
        for keeps in [false, true] {
            let host = try host()
            try host.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 50), steps: 6)
            #expect(host.frame.scrolls[0].phase == .decelerating)
            withTransaction(\.scrollPositionUpdatePreservesVelocity, keeps) {
                model.act { $0.scrollTo(y: 1000) }
            }
            try host.present()
            #expect(offset(host) >= 1000 && offset(host) < 1040)
            #expect(host.frame.scrolls[0].phase == (keeps ? .decelerating : .idle))
            try host.wait(4)
            #expect(keeps ? offset(host) > 1300 : offset(host) == 1000)
        }
    }

    @Test("the user's scroll is told: no edge any more, and the view at the top as it changes")
    func user() throws {
        let host = try host(ScrollPosition(idType: Int.self, edge: .top))
        try host.touch(.began, 100, 380)
        try host.wait(0.05)
        #expect(!model.position.isPositionedByUser && model.position.edge == .top)
        try host.move(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 340), steps: 4)
        #expect(model.position.isPositionedByUser && model.position.edge == nil)
        #expect(model.position.viewID(type: Int.self) == 0)
        try host.move(from: CGPoint(x: 100, y: 340), to: CGPoint(x: 100, y: 140), steps: 10)
        #expect(offset(host) == 230 && model.position.viewID(type: Int.self) == 2)
        try host.wait(0.2)
        try host.touch(.ended, 100, 140)
        try host.wait(0.5)
        #expect(model.position.viewID(type: Int.self) == 2)
        // Only a position that knows the type of the ids is told of views.
        let untyped = try self.host(ScrollPosition(edge: .top))
        try untyped.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 140), steps: 10)
        #expect(model.position.isPositionedByUser && model.position.viewID == nil)
    }

    @Test("a fling in lazy rows ends with the view that is at the top", arguments: [false, true])
    func flung(isLazy: Bool) throws {
        let host = try host(isLazy: isLazy)
        try host.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 50), steps: 6)
        try host.wait(4)
        let top = Int(offset(host) / 100)
        #expect(top > 5 && model.position.viewID(type: Int.self) == top)
        // Back to the top, where the content stops.
        try host.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 390), steps: 4)
        try host.wait(5)
        #expect(offset(host) == 0 && model.position.viewID(type: Int.self) == 0)
    }

    @Test("with an anchor the view at that place is told")
    func anchoredFollowing() throws {
        let host = try host(anchor: .bottom)
        try host.touch(.began, 100, 380)
        try host.move(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 120), steps: 10)
        #expect(offset(host) == 250 && model.position.viewID(type: Int.self) == 6)
    }

    @Test("a key is the user's as well")
    func keys() throws {
        let host = try host(ScrollPosition(idType: Int.self, edge: .top))
        host.window.send(
            .key(KeyEvent(key: .end, time: FrameInstant(seconds: host.now))))
        try host.wait(2)
        #expect(offset(host) == 3600 && model.position.isPositionedByUser)
        #expect(model.position.viewID(type: Int.self) == 36)
    }

    @Test("an edge is kept while content grows, until the user scrolls", arguments: [false, true])
    func stickyEdge(isLazy: Bool) throws {
        let host = try host(isLazy: isLazy)
        model.act { $0.scrollTo(edge: .bottom) }
        try host.present()
        model.change(0, 50)
        try host.wait(0.1)
        #expect(offset(host) == 4600 && model.position.edge == .bottom)
        try host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 130), steps: 10)
        try host.wait(2)
        let here = offset(host)
        #expect(here < 4590 && here > 4550)
        model.change(0, 60)
        try host.wait(0.1)
        #expect(offset(host) == here)
        // A point is no edge.
        model.act { $0.scrollTo(y: 5600) }
        try host.present()
        model.change(0, 70)
        try host.wait(0.1)
        #expect(offset(host) == 5600)
    }

    @Test(
        "a view that was scrolled to keeps its place when rows come before it",
        arguments: [false, true])
    func heldView(isLazy: Bool) throws {
        let host = try host(isLazy: isLazy)
        model.act { $0.scrollTo(id: 10, anchor: .top) }
        try host.present()
        let before = host.element("Row 10")?.frame.minY
        model.change(-15, 40)
        try host.wait(0.1)
        #expect(host.element("Row 10")?.frame.minY == before && offset(host) == 2500)
        // The user's position is held as well, also at the very top.
        try host.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 390), steps: 3)
        try host.wait(6)
        #expect(offset(host) == 0 && model.position.viewID(type: Int.self) == -15)
        model.change(-20, 40)
        try host.wait(0.1)
        #expect(offset(host) == 500 && host.element("Row -15")?.frame.midY == 50)
    }

    @Test("with adjustments disabled the offset stays", arguments: [false, true])
    func disabledAdjustment(isLazy: Bool) throws {
        let host = try host(isLazy: isLazy)
        model.act { $0.scrollTo(id: 10, anchor: .top) }
        try host.present()
        var transaction = Transaction()
        transaction.scrollContentOffsetAdjustmentBehavior = .disabled
        withTransaction(transaction) { model.change(-15, 40) }
        try host.wait(0.1)
        #expect(offset(host) == 1000)
        model.act { $0.scrollTo(edge: .bottom) }
        try host.present()
        #expect(offset(host) == 5100)
        withTransaction(transaction) { model.change(-15, 60) }
        try host.wait(0.1)
        #expect(offset(host) == 5100)
    }

    @Test("a smaller window still shows the view that was scrolled to")
    func resized() throws {
        let host = try host()
        model.act { $0.scrollTo(id: 10) }
        try host.present()
        #expect(offset(host) == 700)
        host.window.updateSettings { $0.size.height = 250 }
        try host.wait(0.1)
        #expect(offset(host) == 850)
    }
}
