// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

/// What a behavior of a test was asked.
private final class Questions: @unchecked Sendable {
    var contexts: [ScrollTargetBehaviorContext] = []
}

/// Rests on multiples of a step, and notes what it is asked.
private struct Steps: ScrollTargetBehavior {
    var step: CGFloat = 30
    var limits = false
    var anchor: UnitPoint?
    let questions: Questions

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        questions.contexts.append(context)
        target.rect.origin.y = (target.rect.origin.y / step).rounded() * step
        target.anchor = anchor
    }

    func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = limits && context.axes == .vertical
        return properties
    }
}

@Suite("Scroll target behaviors") @MainActor struct ScrollTargetBehaviorTests {
    private let questions = Questions()

    private func offset(_ host: TestHost, _ index: Int = 0) -> CGPoint {
        host.frame.scrolls[index].geometry.contentOffset
    }

    /// Drags and holds before the finger lifts.
    private func drag(_ host: TestHost, from start: CGPoint, to end: CGPoint) throws {
        try host.touch(.began, start.x, start.y)
        try host.move(from: start, to: end, steps: 10)
        try host.wait(0.2)
        try host.touch(.ended, end.x, end.y)
        try host.wait(3)
        #expect(host.window.isIdle)
    }

    private func fling(_ host: TestHost, from start: CGPoint, to end: CGPoint) throws {
        try host.drag(from: start, to: end, steps: 5)
        try host.wait(6)
        #expect(host.window.isIdle)
    }

    // MARK: Paging

    private func pages(_ direction: LayoutDirection = .leftToRight) throws -> TestHost {
        try TestHost(
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<5, id: \.self) { _ in Color.red.frame(width: 200, height: 300) }
                }
            }
            .scrollTargetBehavior(.paging)
            .environment(\.layoutDirection, direction))
    }

    @Test("a page is turned by half its width, or by a fling, one at a time")
    func paging() throws {
        let host = try pages()
        try drag(host, from: CGPoint(x: 150, y: 200), to: CGPoint(x: 50, y: 200))
        #expect(offset(host).x == 0)
        try drag(host, from: CGPoint(x: 190, y: 200), to: CGPoint(x: 60, y: 200))
        #expect(offset(host).x == 200)
        try fling(host, from: CGPoint(x: 190, y: 200), to: CGPoint(x: 110, y: 200))
        #expect(offset(host).x == 400)
        try fling(host, from: CGPoint(x: 195, y: 200), to: CGPoint(x: 5, y: 200))
        #expect(offset(host).x == 600)
        try fling(host, from: CGPoint(x: 50, y: 200), to: CGPoint(x: 110, y: 200))
        #expect(offset(host).x == 400)
    }

    @Test("pages are turned from right to left where reading goes so")
    func pagingFromTheRight() throws {
        let host = try pages(.rightToLeft)
        try fling(host, from: CGPoint(x: 50, y: 200), to: CGPoint(x: 110, y: 200))
        #expect(offset(host).x == 200)
        try drag(host, from: CGPoint(x: 20, y: 200), to: CGPoint(x: 160, y: 200))
        #expect(offset(host).x == 400)
        try fling(host, from: CGPoint(x: 110, y: 200), to: CGPoint(x: 50, y: 200))
        #expect(offset(host).x == 200)
    }

    @Test("another width keeps the page")
    func pagingResized() throws {
        let host = try TestHost(
            GeometryReader { proxy in
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<5, id: \.self) { _ in
                            Color.red.frame(width: proxy.size.width, height: 300)
                        }
                    }
                }
                .scrollTargetBehavior(.paging)
            })
        try fling(host, from: CGPoint(x: 190, y: 200), to: CGPoint(x: 110, y: 200))
        try fling(host, from: CGPoint(x: 190, y: 200), to: CGPoint(x: 110, y: 200))
        #expect(offset(host).x == 400)
        host.window.updateSettings { $0.size.width = 330 }
        try host.wait(0.1)
        #expect(offset(host).x == 660)
    }

    @Test("a scroll view within pages is none itself")
    func nested() throws {
        let host = try TestHost(
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { Color.red.frame(width: 2000, height: 200) }
                    Color.blue.frame(width: 200, height: 1000)
                }
            }
            .scrollTargetBehavior(.paging))
        try drag(host, from: CGPoint(x: 150, y: 100), to: CGPoint(x: 77, y: 100))
        let inner = try #require(host.frame.scrolls.first { $0.geometry.contentSize.width > 1000 })
        #expect(inner.geometry.contentOffset.x == 63)
    }

    // MARK: View aligned

    private func rows(
        _ limit: ViewAlignedScrollTargetBehavior.LimitBehavior, isLazy: Bool = false,
        margin: CGFloat = 0
    ) throws -> TestHost {
        let rows = ForEach(0..<60, id: \.self) { _ in Color.red.frame(width: 200, height: 90) }
        return try TestHost(
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 10) { rows }.scrollTargetLayout()
                } else {
                    VStack(spacing: 10) { rows }.scrollTargetLayout()
                }
            }
            .contentMargins(.vertical, margin)
            .scrollTargetBehavior(.viewAligned(limitBehavior: limit)))
    }

    @Test("a scroll rests where the nearest view begins", arguments: [false, true])
    func viewAligned(isLazy: Bool) throws {
        let host = try rows(.never, isLazy: isLazy)
        try drag(host, from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 200))
        #expect(offset(host).y == 100)
        try drag(host, from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 280))
        #expect(offset(host).y == 200)
        try fling(host, from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 50))
        #expect(offset(host).y > 1000 && offset(host).y.remainder(dividingBy: 100) == 0)
    }

    @Test("in a lazy grid a scroll rests where a line begins, down to the last one")
    func grid() throws {
        let host = try TestHost(
            ScrollView {
                LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
                    ForEach(0..<40, id: \.self) { _ in Color.red.frame(height: 90) }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned))
        try drag(host, from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 200))
        #expect(offset(host).y == 180)
        for _ in 0..<12 {
            try drag(host, from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 10))
        }
        #expect(offset(host).y == host.frame.scrolls[0].geometry.contentSize.height - 400)
    }

    @Test("the margin lies before the view that is aligned")
    func margins() throws {
        let host = try rows(.never, margin: 25)
        try drag(host, from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 200))
        #expect(offset(host).y == 75)
    }

    @Test("limits hold a fling to one view, to a few, or to none", arguments: [false, true])
    func limits(isLazy: Bool) throws {
        func flung(
            _ limit: ViewAlignedScrollTargetBehavior.LimitBehavior,
            _ sizeClass: UserInterfaceSizeClass? = nil
        ) throws -> CGFloat {
            let host = try rows(limit, isLazy: isLazy)
            try fling(host, from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 50))
            return offset(host).y
        }
        #expect(try flung(.alwaysByOne) == 100)
        #expect(try flung(.alwaysByFew) == 300)
        #expect(try flung(.always) == 300)
        #expect(try flung(.never) > 1000)
    }

    @Test("automatic is limited where the size class along the axis is compact")
    func automatic() throws {
        for isCompact in [false, true] {
            let host = try TestHost(
                ScrollView {
                    VStack(spacing: 10) {
                        ForEach(0..<60, id: \.self) { _ in
                            Color.red.frame(width: 200, height: 90)
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned)
                .environment(\.verticalSizeClass, isCompact ? .compact : .regular))
            try fling(host, from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 50))
            #expect(isCompact ? offset(host).y == 300 : offset(host).y > 1000)
        }
    }

    @Test("the end of the content can be reached, though no view begins there")
    func end() throws {
        let host = try TestHost(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<7, id: \.self) { _ in Color.red.frame(width: 200, height: 90) }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .never)))
        try fling(host, from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 50))
        #expect(offset(host).y == 230)
    }

    // MARK: Own behaviors

    private func custom(_ behavior: some ScrollTargetBehavior) throws -> TestHost {
        try TestHost(
            ScrollView { Color.red.frame(width: 200, height: 3000) }
                .contentMargins(.top, 20)
                .scrollTargetBehavior(behavior)
                .environment(\.dynamicTypeSize, .xLarge))
    }

    @Test("a behavior is asked once a gesture, and its target is where the content rests")
    func custom() throws {
        let host = try custom(Steps(questions: questions))
        try drag(host, from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 205))
        // 135 points after the slop; 0 is the content's start, 20 points below the viewport's.
        #expect(offset(host).y == 130 || offset(host).y == 100)
        let context = try #require(questions.contexts.first)
        #expect(questions.contexts.count == 1)
        #expect(context.originalTarget.rect == CGRect(x: 0, y: 135, width: 200, height: 380))
        #expect(context.originalTarget.anchor == nil && context.velocity == .zero)
        #expect(context.contentSize == CGSize(width: 200, height: 3000))
        #expect(context.containerSize == CGSize(width: 200, height: 380))
        #expect(context.axes == .vertical && context.dynamicTypeSize == .xLarge)
        try fling(host, from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 100))
        let flung = try #require(questions.contexts.last)
        #expect(questions.contexts.count == 2 && flung.velocity.dy > 1000)
        #expect((offset(host).y + 20).truncatingRemainder(dividingBy: 30) == 0)
        #expect(abs(offset(host).y + 20 - flung.originalTarget.rect.minY) <= 15)
    }

    @Test("a target with an anchor is placed by it")
    func anchor() throws {
        let host = try custom(Steps(step: 100, anchor: .center, questions: questions))
        try drag(host, from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 140))
        // The rectangle is as high as the container: its centre is met where it begins.
        #expect(offset(host).y == 180)
    }

    @Test("another size of the viewport asks again, a program does not")
    func sizes() throws {
        let holder = ProxyHolder()
        let host = try TestHost(
            ScrollViewReader { proxy in
                let _ = holder.proxy = proxy
                ScrollView {
                    ForEach(0..<50, id: \.self) { _ in Color.red.frame(width: 200, height: 92) }
                }
                .scrollTargetBehavior(Steps(questions: questions))
            })
        holder.proxy?.scrollTo(10, anchor: .top)
        try host.wait(0.1)
        #expect(offset(host).y == 1000 && questions.contexts.isEmpty)
        host.window.updateSettings { $0.size.height = 350 }
        try host.wait(0.1)
        #expect(questions.contexts.count == 1 && offset(host).y == 990)
    }

    @Test("a wrapped behavior is the same, its properties too; limits make ways shorter")
    func properties() throws {
        var ways: [CGFloat] = []
        for limits in [false, true] {
            let host = try custom(
                AnyScrollTargetBehavior(Steps(limits: limits, questions: questions)))
            try fling(host, from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 100))
            #expect((offset(host).y + 20).truncatingRemainder(dividingBy: 30) == 0)
            ways.append(offset(host).y)
        }
        #expect(ways[1] < ways[0] / 2)
        #expect(ScrollTargetBehaviorProperties() == ScrollTargetBehaviorProperties())
        #expect(AnyScrollTargetBehavior(.paging).base is PagingScrollTargetBehavior)
    }

    @Test("a wheel that stops is asked like a finger")
    func wheel() throws {
        let host = try custom(Steps(questions: questions))
        host.window.send(
            .wheel(
                WheelEvent(
                    location: CGPoint(x: 100, y: 200), delta: CGVector(dx: 0, dy: -70),
                    isPrecise: true, phase: .none, time: FrameInstant(seconds: host.now))))
        try host.wait(3)
        #expect(questions.contexts.count == 1 && offset(host).y == 40)
    }
}
