// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

@Suite("Taps and long presses") @MainActor struct TapAndPressTests {
    private var box: some View { Color.red.frame(width: 100, height: 100) }

    @Test("a tap inside acts once, a tap outside not at all")
    func tapInside() throws {
        let log = Log()
        let host = try TestHost(box.onTapGesture { log.add("tap") })
        try host.tap(100, 200)
        #expect(log.lines == ["tap"])
        try host.tap(10, 10)
        #expect(log.lines == ["tap"])
    }

    @Test("a tap's location is in the view's own space, or in a named one")
    func tapLocation() throws {
        let log = Log()
        let host = try TestHost(
            VStack(spacing: 0) {
                Color.blue.frame(width: 100, height: 50)
                box.onTapGesture { log.add("\($0.x) \($0.y)") }
                    .simultaneousGesture(
                        SpatialTapGesture(coordinateSpace: .named("stack"))
                            .onEnded { log.add("\($0.location.x) \($0.location.y)") })
            }
            .coordinateSpace(.named("stack")))
        // The stack is 100 × 150, centred: its top left corner is at (50, 125).
        try host.tap(60, 200)
        #expect(log.lines.sorted() == ["10.0 25.0", "10.0 75.0"])
    }

    @Test("one tap waits for a double tap inside it, and two taps are no single one")
    func doubleBeforeSingle() throws {
        let log = Log()
        let host = try TestHost(
            box.onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") })
        try host.tap(100, 200)
        #expect(log.lines == [])
        try host.wait(0.5)
        #expect(log.lines == ["single"])
        try host.tap(100, 200)
        try host.tap(100, 200)
        try host.wait(0.5)
        #expect(log.lines == ["single", "double"])
    }

    @Test("a disabled view is not tapped, and an action may change between updates")
    func disabled() throws {
        struct Switching: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                Color.red.frame(width: 100, height: 100)
                    .onTapGesture {
                        count += 1
                        log.add("\(count)")
                    }
                    .disabled(count >= 2)
            }
        }
        let log = Log()
        let host = try TestHost(Switching(log: log))
        for _ in 0..<4 { try host.tap(100, 200) }
        #expect(log.lines == ["1", "2"])
    }

    @Test("a long press presses at once and acts after its time")
    func longPress() throws {
        let log = Log()
        let host = try TestHost(
            box.onLongPressGesture(minimumDuration: 0.3) {
                log.add("done")
            } onPressingChanged: {
                log.add($0 ? "pressing" : "released")
            })
        try host.touch(.began, 100, 200)
        #expect(log.lines == ["pressing"])
        try host.wait(0.35)
        #expect(log.lines == ["pressing", "done", "released"])
        try host.touch(.ended, 100, 200)
        #expect(log.lines.count == 3)
    }

    @Test("a long press that moves away is released without acting")
    func longPressMoves() throws {
        let log = Log()
        let host = try TestHost(
            box.onLongPressGesture {
                log.add("done")
            } onPressingChanged: {
                log.add("\($0)")
            })
        try host.touch(.began, 100, 200)
        try host.move(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 130, y: 200), steps: 3)
        try host.wait(1)
        #expect(log.lines == ["true", "false"])
    }

    @Test("what is disabled under the finger is released")
    func disabledUnderFinger() throws {
        struct Disabling: View {
            let log: Log
            @State private var isDisabled = false
            var body: some View {
                Color.red.frame(width: 100, height: 100)
                    .onLongPressGesture(minimumDuration: 1) {
                        log.add("done")
                    } onPressingChanged: {
                        log.add("\($0)")
                    }
                    .disabled(isDisabled)
                    .task {
                        try? await Task.sleep(for: .seconds(0.2))
                        isDisabled = true
                    }
            }
        }
        let log = Log()
        let host = try TestHost(Disabling(log: log))
        try host.touch(.began, 100, 200)
        try host.wait(2)
        #expect(log.lines == ["true", "false"])
    }
}
