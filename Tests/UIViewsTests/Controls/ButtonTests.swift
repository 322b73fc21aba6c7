// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

@Suite("Buttons") @MainActor struct ButtonTests {
    @Test("a button acts once, when the finger lifts on it")
    func tap() throws {
        let log = Log()
        let host = try TestHost(Button("Go") { log.add("go") })
        try host.touch(.began, 100, 200)
        #expect(log.lines == [])
        try host.wait(0.2)
        try host.touch(.ended, 100, 200)
        #expect(log.lines == ["go"])
    }

    @Test("a finger that lifts far away does not act")
    func liftOutside() throws {
        let log = Log()
        let host = try TestHost(Button("Go") { log.add("go") })
        try host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 350))
        #expect(log.lines == [])
    }

    private struct Telling: ButtonStyle {
        let log: Log
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            let _ = log.add("\(configuration.isPressed) \(isEnabled)")
            configuration.label.padding(20)
        }
    }

    @Test("a style hears of the press, and its own environment properties are read")
    func style() throws {
        let log = Log()
        let host = try TestHost(
            Button("Go") { log.add("go") }.buttonStyle(Telling(log: log)).disabled(false))
        try host.touch(.began, 100, 200)
        try host.touch(.ended, 100, 200)
        try host.wait(TestHost.frameTime)
        #expect(log.lines == ["false true", "true true", "go", "false true"])
    }

    @Test("a disabled button does nothing and its style knows")
    func disabled() throws {
        let log = Log()
        let host = try TestHost(
            Button("Go") { log.add("go") }.buttonStyle(Telling(log: log)).disabled(true))
        try host.tap(100, 200)
        #expect(log.lines == ["false false"])
        #expect(!host.window.activate(label: "Stop"))
        _ = host.window.activate(label: "Go")
        #expect(log.lines == ["false false"])
    }

    @Test("a button on a scroll view shows its press late and gives way to a scroll")
    func inScrollView() throws {
        let log = Log()
        let host = try TestHost(
            ScrollView {
                Button("Go") { log.add("go") }.buttonStyle(Telling(log: log))
                    .frame(width: 200, height: 700)
            })
        log.clear()
        let seen = try #require(host.element("Go")?.frame)
        #expect(seen.midY == 350)
        try host.touch(.began, 100, seen.midY)
        try host.wait(0.1)
        #expect(log.lines == [])
        try host.wait(0.1)
        #expect(log.lines == ["true true"])
        try host.move(
            from: CGPoint(x: 100, y: seen.midY), to: CGPoint(x: 100, y: seen.midY - 60), steps: 6)
        try host.touch(.ended, 100, seen.midY - 60)
        try host.wait(1)
        #expect(log.lines == ["true true", "false true"])
    }

    @Test("a plain button is hit where its label is, any other in all of its frame")
    func hitAreas() throws {
        let log = Log()
        let label = HStack(spacing: 100) {
            Color.red.frame(width: 20, height: 20)
            Color.red.frame(width: 20, height: 20)
        }
        let plain = try TestHost(
            Button {
                log.add("plain")
            } label: {
                label
            }.buttonStyle(.plain))
        try plain.tap(100, 200)
        #expect(log.lines == [])
        try plain.tap(35, 200)
        #expect(log.lines == ["plain"])
        let shaped = try TestHost(
            Button {
                log.add("shaped")
            } label: {
                label.contentShape(.rect)
            }.buttonStyle(.plain))
        try shaped.tap(100, 200)
        let automatic = try TestHost(
            Button {
                log.add("automatic")
            } label: {
                label
            })
        try automatic.tap(100, 200)
        #expect(log.lines == ["plain", "shaped", "automatic"])
    }

    @Test("a bordered button adds the measured padding around its label")
    func borderedMetrics() throws {
        let plain = try TestHost(Button("Go") {}.buttonStyle(.plain))
        let bordered = try TestHost(Button("Go") {}.buttonStyle(.bordered))
        let label = try #require(plain.element("Go")?.frame.size)
        let size = try #require(bordered.element("Go")?.frame.size)
        // 12 at the sides and 7 above and below.
        #expect(size == CGSize(width: label.width + 24, height: label.height + 14))
    }

    @Test("a primitive style triggers the action in its own way")
    func primitiveStyle() throws {
        struct DoubleTap: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture(count: 2) { configuration.trigger() }
            }
        }
        let log = Log()
        let host = try TestHost(Button("Go") { log.add("go") }.buttonStyle(DoubleTap()))
        try host.tap(100, 200)
        try host.wait(1)
        #expect(log.lines == [])
        try host.tap(100, 200)
        try host.tap(100, 200)
        #expect(log.lines == ["go"])
    }

    @Test("a label keeps its state while the press changes what is around it")
    func labelKeepsState() throws {
        struct Counter: View {
            let log: Log
            @State private var id = 0
            var body: some View {
                Text("\(id)").onAppear {
                    log.add("appeared")
                    id += 1
                }
            }
        }
        struct Switching: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
            }
        }
        let log = Log()
        let host = try TestHost(
            Button {
            } label: {
                Counter(log: log)
            }.buttonStyle(Switching()))
        try host.tap(100, 200)
        #expect(log.lines == ["appeared"])
        #expect(host.element("1")?.role == "button")
    }
}
