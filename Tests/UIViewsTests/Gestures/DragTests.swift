// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import Testing

@Suite("Drags and gestures of two fingers") @MainActor struct DragTests {
    private var box: some View { Color.red.frame(width: 100, height: 100) }

    @Test("a drag has its start, its place and its translation in the view's own space")
    func localDrag() throws {
        var values: [DragGesture.Value] = []
        var last: DragGesture.Value?
        let host = try TestHost(
            box.gesture(DragGesture().onChanged { values.append($0) }.onEnded { last = $0 }))
        try host.drag(from: CGPoint(x: 60, y: 160), to: CGPoint(x: 120, y: 190))
        let end = try #require(last)
        // The box is centred: its corner is at (50, 150).
        #expect(end.startLocation == CGPoint(x: 10, y: 10))
        #expect(end.location == CGPoint(x: 70, y: 40))
        #expect(end.translation == CGSize(width: 60, height: 30))
        #expect(values.count == 6)
        // 60 points in six frames of a 60th of a second: 600 points a second.
        #expect(abs(end.velocity.width - 600) < 1e-6 && abs(end.velocity.height - 300) < 1e-6)
        #expect(abs(end.predictedEndTranslation.width - (60 + 600 * 0.25)) < 1e-6)
        #expect(abs(end.time.timeIntervalSinceReferenceDate - 0.1) < 1e-9)
    }

    @Test("a global drag is in the window's space, whatever the view does")
    func globalDrag() throws {
        var last: DragGesture.Value?
        let host = try TestHost(
            box.scaleEffect(0.5).gesture(
                DragGesture(coordinateSpace: .global).onEnded { last = $0 }))
        try host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 160, y: 200))
        #expect(last?.startLocation == CGPoint(x: 100, y: 200))
        #expect(last?.location == CGPoint(x: 160, y: 200))
    }

    @Test("a drag inside a scaled view is as long as the view says it is")
    func scaledDrag() throws {
        var last: DragGesture.Value?
        let host = try TestHost(
            box.gesture(DragGesture().onEnded { last = $0 }).scaleEffect(0.5))
        try host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 120, y: 200))
        #expect(abs((last?.translation.width ?? 0) - 40) < 1e-6)
    }

    @Test("gesture state follows the drag and goes back when it ends or is cancelled")
    func gestureState() throws {
        struct Dragged: View {
            let log: Log
            @GestureState private var offset = CGSize.zero
            var body: some View {
                let _ = log.add("\(Int(offset.width))")
                Color.red.frame(width: 100, height: 100)
                    .gesture(
                        DragGesture(minimumDistance: 0).updating($offset) { value, state, _ in
                            state = value.translation
                        })
            }
        }
        let log = Log()
        let host = try TestHost(Dragged(log: log))
        try host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 120, y: 200), steps: 2)
        #expect(log.lines == ["0", "10", "20", "0"])
        try host.touch(.began, 100, 200)
        try host.move(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 110, y: 200), steps: 1)
        try host.touch(.cancelled, 110, 200)
        try host.wait(TestHost.frameTime)
        #expect(log.lines == ["0", "10", "20", "0", "10", "0"])
    }

    @Test("gesture state goes back with the animation of its reset")
    func resetAnimation() throws {
        struct Dragged: View {
            @GestureState(resetTransaction: Transaction(animation: .linear(duration: 0.2)))
            private var offset: CGFloat?
            var body: some View {
                Color.red.frame(width: 20, height: 20)
                    .accessibilityLabel("box")
                    .offset(x: offset ?? 0)
                    .gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: .global)
                            .updating($offset) { value, state, _ in
                                state = value.translation.width
                            })
            }
        }
        let host = try TestHost(Dragged())
        try host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 140, y: 200), steps: 2)
        let during = try #require(host.element("box")?.frame.minX)
        #expect(during > 91 && during < 130)
        try host.wait(0.3)
        #expect(host.element("box")?.frame.minX == 90)
    }

    @Test("gesture state of a parent goes back when the dragged view is removed")
    func removedWhileDragging() throws {
        struct Parent: View {
            let log: Log
            @GestureState private var isDragging = false
            @State private var isThere = true
            var body: some View {
                let _ = log.add("\(isDragging)")
                ZStack {
                    if isThere {
                        Color.red.frame(width: 100, height: 100)
                            .gesture(
                                DragGesture(minimumDistance: 0)
                                    .updating($isDragging) { _, state, _ in state = true })
                    }
                }
                .task {
                    try? await Task.sleep(for: .seconds(0.2))
                    isThere = false
                }
            }
        }
        let log = Log()
        let host = try TestHost(Parent(log: log))
        try host.touch(.began, 100, 200)
        try host.wait(0.5)
        #expect(log.lines.last == "false")
        #expect(log.lines.contains("true"))
    }

    @Test("two fingers magnify and rotate at the same time")
    func twoFingers() throws {
        var magnification: CGFloat = 0
        var rotation = Angle.zero
        var anchor = UnitPoint.zero
        let host = try TestHost(
            box.gesture(
                MagnifyGesture().onEnded {
                    magnification = $0.magnification
                    anchor = $0.startAnchor
                }.simultaneously(with: RotateGesture().onEnded { rotation = $0.rotation })))
        try host.touch(.began, 80, 200, finger: 0)
        try host.touch(.began, 120, 200, finger: 1)
        try host.wait(TestHost.frameTime)
        // From 40 apart, lying, to 80 apart, standing.
        host.send(.moved, 100, 160, finger: 0)
        try host.touch(.moved, 100, 240, finger: 1)
        try host.touch(.ended, 100, 160, finger: 0)
        try host.touch(.ended, 100, 240, finger: 1)
        #expect(abs(magnification - 2) < 1e-9)
        #expect(abs(rotation.degrees - 90) < 1e-9)
        #expect(anchor == UnitPoint(x: 0.5, y: 0.5))
    }
}
