// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@Suite("Scroll views in and beside each other") @MainActor struct NestedScrollTests {
    private func move(_ host: TestHost, _ x: CGFloat, _ y: CGFloat, by dx: CGFloat, _ dy: CGFloat)
        throws
    {
        try host.touch(.began, x, y)
        try host.move(from: CGPoint(x: x, y: y), to: CGPoint(x: x + dx, y: y + dy), steps: 8)
        try host.wait(0.2)
        try host.touch(.ended, x + dx, y + dy)
        try host.wait(2)
        #expect(host.window.isIdle)
    }

    private func offset(_ host: TestHost, _ id: String) -> CGPoint? {
        host.frame.scrolls.first { $0.id == id }?.geometry.contentOffset
    }

    /// A scroll view of 200 × 200 in one that fills the window.
    private func nested(_ inner: Axis.Set, _ outer: Axis.Set = .vertical) throws -> TestHost {
        try TestHost(
            ScrollView(outer) {
                VStack(spacing: 0) {
                    ScrollView(inner) { Color.red.frame(width: 500, height: 500) }
                        .frame(width: 200, height: 200)
                    Color.blue.frame(width: 600, height: 900)
                }
            })
    }

    @Test("of two along one axis the inner one goes first, the outer one when that is at its end")
    func sameAxis() throws {
        let host = try nested(.vertical)
        try move(host, 100, 150, by: 0, -110)
        #expect(offset(host, "ScrollView0/ScrollView0")?.y == 100)
        #expect(offset(host, "ScrollView0")?.y == 0)
        // Dragged past its end it bounces; what is too much is not handed on within one drag.
        try move(host, 100, 190, by: 0, -400)
        #expect(offset(host, "ScrollView0/ScrollView0")?.y == 300)
        #expect(offset(host, "ScrollView0")?.y == 0)
        // The next finger finds the inner one without room.
        try move(host, 100, 150, by: 0, -60)
        #expect(offset(host, "ScrollView0/ScrollView0")?.y == 300)
        #expect(offset(host, "ScrollView0")?.y == 50)
        // Downwards the inner one has room again.
        try move(host, 100, 50, by: 0, 60)
        #expect(offset(host, "ScrollView0/ScrollView0")?.y == 250)
        #expect(offset(host, "ScrollView0")?.y == 50)
    }

    @Test("the axis of a drag decides between crossed ones, and leaves the other untouched")
    func crossed() throws {
        let host = try nested(.horizontal)
        try move(host, 150, 100, by: -60, -20)
        #expect(offset(host, "ScrollView0/ScrollView0") == CGPoint(x: 50, y: 0))
        #expect(offset(host, "ScrollView0") == .zero)
        try move(host, 150, 150, by: -20, -60)
        #expect(offset(host, "ScrollView0/ScrollView0") == CGPoint(x: 50, y: 0))
        #expect(offset(host, "ScrollView0") == CGPoint(x: 0, y: 50))
        // Once it is decided, the finger may go any way.
        try host.touch(.began, 150, 100)
        try host.move(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 120, y: 100), steps: 4)
        try host.move(from: CGPoint(x: 120, y: 100), to: CGPoint(x: 120, y: 20), steps: 4)
        #expect(offset(host, "ScrollView0/ScrollView0") == CGPoint(x: 70, y: 0))
        #expect(offset(host, "ScrollView0") == CGPoint(x: 0, y: 50))
    }

    @Test("both axes follow one finger; the inner of two takes what it can")
    func bothAxes() throws {
        let host = try nested([.horizontal, .vertical])
        try move(host, 150, 150, by: -60, -80)
        let inner = try #require(offset(host, "ScrollView0/ScrollView0"))
        #expect(inner.x > 50 && inner.x < 60 && inner.y > 70 && inner.y < 80)
        #expect(offset(host, "ScrollView0") == .zero)
    }

    @Test("a wheel goes to the inner one until it has nowhere to go")
    func wheel() throws {
        let host = try nested(.vertical)
        func turn(_ y: CGFloat) throws {
            host.window.send(
                .wheel(
                    WheelEvent(
                        location: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0, dy: y),
                        isPrecise: true, phase: .none, time: FrameInstant(seconds: host.now))))
            try host.wait(1)
        }
        try turn(-350)
        #expect(offset(host, "ScrollView0/ScrollView0")?.y == 300)
        #expect(offset(host, "ScrollView0")?.y == 0)
        try turn(-70)
        #expect(offset(host, "ScrollView0")?.y == 70)
    }

    @Test("side by side each has its own finger, and phases of its own")
    func sideBySide() throws {
        let phases = Log()
        let host = try TestHost(
            HStack(spacing: 0) {
                ForEach(0..<2, id: \.self) { index in
                    ScrollView { Color.red.frame(width: 100, height: 2000) }
                        .onScrollPhaseChange { old, new in
                            if old != new { phases.add("\(index) \(new)") }
                        }
                }
            })
        host.send(.began, 50, 300, finger: 0)
        host.send(.began, 150, 300, finger: 1)
        try host.present()
        for step in 1...6 {
            try host.wait(TestHost.frameTime)
            host.send(.moved, 50, 300 - CGFloat(step) * 10, finger: 0)
            host.send(.moved, 150, 300 - CGFloat(step) * 20, finger: 1)
            try host.present()
        }
        #expect(offset(host, "ScrollView0")?.y == 50 && offset(host, "ScrollView1")?.y == 110)
        try host.wait(0.2)
        host.send(.ended, 50, 240, finger: 0)
        try host.present()
        #expect(host.frame.scrolls.map(\.phase) == [.idle, .interacting])
        host.send(.ended, 150, 180, finger: 1)
        try host.present()
        #expect(host.window.isIdle)
        for index in 0...1 {
            let own = phases.lines.filter { $0.hasPrefix("\(index)") }
            #expect(own == ["tracking", "interacting", "idle"].map { "\(index) \($0)" })
        }
    }
}
