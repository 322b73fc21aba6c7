// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@MainActor private final class Model {
    var id: Int?
    var set: (Int?) -> Void = { _ in }
    var change: ([Int]) -> Void = { _ in }
    let holder = ProxyHolder()
}

private struct Rows: View {
    let model: Model
    var isLazy = false
    @State var id: Int?
    @State private var ids = Array(0..<40)

    var body: some View {
        let _ = model.id = id
        let _ = model.set = { id = $0 }
        let _ = model.change = { ids = $0 }
        ScrollViewReader { proxy in
            let _ = model.holder.proxy = proxy
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
            .scrollPosition(id: $id)
        }
    }

    private var rows: some View {
        ForEach(ids, id: \.self) { Text("Row \($0)").frame(width: 200, height: 100) }
    }
}

@Suite("scrollPosition with an id") @MainActor struct ScrollPositionIDTests {
    private let model = Model()

    private func offset(_ host: TestHost) -> CGFloat {
        host.frame.scrolls[0].geometry.contentOffset.y
    }

    @Test("an id that is written is shown with the smallest move; nil moves nothing")
    func commands() throws {
        let host = try TestHost(Rows(model: model))
        model.set(10)
        try host.present()
        #expect(offset(host) == 700)
        model.set(nil)
        try host.present()
        #expect(offset(host) == 700)
        withAnimation(.linear(duration: 0.2)) { model.set(0) }
        try host.present()
        #expect(host.frame.scrolls[0].phase == .animating)
        try host.wait(0.5)
        #expect(offset(host) == 0)
    }

    @Test("the user's view comes back, and can be left by the same id", arguments: [false, true])
    func following(isLazy: Bool) throws {
        let host = try TestHost(Rows(model: model, isLazy: isLazy))
        #expect(model.id == nil)
        try host.drag(from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 140), steps: 10)
        try host.wait(4)
        let top = Int(offset(host) / 100)
        #expect(model.id == top && top > 2)
        let here = offset(host)
        try host.wait(0.2)
        #expect(offset(host) == here)
        model.set(0)
        try host.present()
        #expect(offset(host) == 0)
        model.set(top)
        try host.present()
        #expect(offset(host) == CGFloat(top - 3) * 100)
    }

    @Test("a reader's command moves the content and leaves the binding alone")
    func reader() throws {
        let host = try TestHost(Rows(model: model))
        model.set(20)
        try host.present()
        model.holder.proxy?.scrollTo(5, anchor: .top)
        try host.present()
        #expect(offset(host) == 500 && model.id == 20)
    }

    @Test("the view of the binding stays where it is when others come and go before it")
    func held() throws {
        for isLazy in [false, true] {
            let model = Model()
            let host = try TestHost(Rows(model: model, isLazy: isLazy))
            model.set(10)
            try host.present()
            model.change(Array(-100..<40))
            try host.wait(0.1)
            #expect(host.element("Row 10")?.frame.midY == 350)
            model.change(Array(5..<40))
            try host.wait(0.1)
            #expect(host.element("Row 10")?.frame.midY == 350)
            model.change([5, 6, 7, 10, 8, 9] + Array(11..<40))
            try host.wait(0.1)
            #expect(host.element("Row 10")?.frame.midY == 350)
        }
    }
}
