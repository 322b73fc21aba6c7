// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

@Suite("Combined gestures, and gestures beside others") @MainActor struct CombinationTests {
    private var box: some View { Color.red.frame(width: 100, height: 100) }

    @Test("a drag after a long press tells each stage, and each part's own actions run")
    func sequence() throws {
        let log = Log()
        let gesture = LongPressGesture(minimumDuration: 0.3).onEnded { _ in log.add("pressed") }
            .sequenced(before: DragGesture(minimumDistance: 0).onEnded { _ in log.add("dragged") })
            .onChanged { value in
                switch value {
                case .first(let isPressing): log.add("first \(isPressing)")
                case .second(_, nil): log.add("second")
                case .second(_, let drag?): log.add("drag \(Int(drag.translation.width))")
                }
            }
            .onEnded { _ in log.add("ended") }
        let host = try TestHost(box.gesture(gesture))
        try host.touch(.began, 100, 200)
        try host.wait(0.35)
        try host.move(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 130, y: 200), steps: 1)
        try host.touch(.ended, 130, 200)
        #expect(
            log.lines == [
                "first true", "pressed", "second", "drag 0", "drag 30", "dragged", "ended",
            ])
    }

    @Test("of exclusive gestures the first wins when it can")
    func exclusive() throws {
        let log = Log()
        let gesture = TapGesture(count: 2).onEnded { log.add("double") }
            .exclusively(before: TapGesture().onEnded { log.add("single") })
        let host = try TestHost(box.gesture(gesture))
        try host.tap(100, 200)
        try host.wait(0.6)
        #expect(log.lines == ["single"])
        try host.tap(100, 200)
        try host.tap(100, 200)
        try host.wait(0.6)
        #expect(log.lines == ["single", "double"])
    }

    @Test("of simultaneous gestures each ends by itself, once")
    func simultaneous() throws {
        let log = Log()
        let gesture = LongPressGesture(minimumDuration: 0.2).onEnded { _ in log.add("press") }
            .simultaneously(with: DragGesture(minimumDistance: 0).onEnded { _ in log.add("drag") })
            .onEnded { value in log.add("\(value.first ?? false) \(value.second != nil)") }
        let host = try TestHost(box.gesture(gesture))
        try host.touch(.began, 100, 200)
        try host.wait(0.3)
        #expect(log.lines == ["press"])
        try host.touch(.ended, 100, 200)
        #expect(log.lines == ["press", "drag", "true true"])
    }

    @Test("a value can be mapped, erased and come from a gesture of the user's own")
    func mapped() throws {
        struct Wide: Gesture {
            var body: some Gesture<CGFloat> {
                DragGesture(minimumDistance: 0).map { $0.translation.width }
            }
        }
        let log = Log()
        let host = try TestHost(box.gesture(AnyGesture(Wide()).onEnded { log.add("\($0)") }))
        try host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 125, y: 200))
        #expect(log.lines == ["25.0"])
    }

    @Test("the inner gesture wins, a high priority one beats it, a simultaneous one joins it")
    func priorities() throws {
        let log = Log()
        func host(_ view: some View) throws -> TestHost { try TestHost(view) }
        let inner = box.onTapGesture { log.add("inner") }
        let outer = TapGesture().onEnded { log.add("outer") }
        try host(inner.gesture(outer)).tap(100, 200)
        #expect(log.lines == ["inner"])
        try host(inner.highPriorityGesture(outer)).tap(100, 200)
        #expect(log.lines == ["inner", "outer"])
        try host(inner.simultaneousGesture(outer)).tap(100, 200)
        #expect(log.lines.count == 4)
    }

    @Test("a mask keeps the gesture or those inside off")
    func masks() throws {
        let log = Log()
        let inner = box.onTapGesture { log.add("inner") }
        let outer = TapGesture().onEnded { log.add("outer") }
        try TestHost(inner.simultaneousGesture(outer, including: .gesture)).tap(100, 200)
        try TestHost(inner.simultaneousGesture(outer, including: .subviews)).tap(100, 200)
        try TestHost(inner.simultaneousGesture(outer, including: .none)).tap(100, 200)
        try TestHost(inner.simultaneousGesture(outer, isEnabled: false)).tap(100, 200)
        #expect(log.lines == ["outer", "inner", "inner"])
    }

    @Test("a drag on scroll content joins a scroll only as a simultaneous gesture")
    func dragInScrollView() throws {
        let log = Log()
        let host = try TestHost(
            ScrollView { Color.red.frame(width: 200, height: 2000) }
                .simultaneousGesture(
                    DragGesture(minimumDistance: 0).onChanged { _ in log.add("drag") }))
        try host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
        #expect(log.lines.count >= 6)
        #expect((host.frame.scrolls.first?.geometry.contentOffset.y ?? 0) > 50)
    }
}
