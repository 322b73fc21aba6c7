// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@Suite("Pulling to refresh") @MainActor struct RefreshTests {
    private static let size = CGSize(width: 390, height: 600)

    private func pull(_ host: TestHost, by distance: CGFloat) throws {
        try host.touch(.began, 195, 150)
        try host.move(
            from: CGPoint(x: 195, y: 150), to: CGPoint(x: 195, y: 150 + distance), steps: 20)
    }

    private func rows(_ log: Log, seconds: Double) -> some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<50) { Text("Row \($0)").frame(height: 40) }
            }
            .frame(maxWidth: .infinity)
        }
        .refreshable {
            log.add("start")
            try? await Task.sleep(for: .seconds(seconds))
            log.add("end")
        }
    }

    @Test("a pull past the threshold runs the action once and holds an inset until it is over")
    func pulling() throws {
        let log = Log()
        let host = try TestHost(rows(log, seconds: 2), size: Self.size)
        let rest = try #require(host.element("Row 0")).frame.minY
        try pull(host, by: 260)
        #expect(log.lines == ["start"])
        try host.touch(.ended, 195, 410)
        try host.wait(1.5)
        // The content rests below the spinner, and its geometry says so.
        #expect(log.lines == ["start"])
        #expect(abs(try #require(host.element("Row 0")).frame.minY - (rest + 60)) < 0.6)
        #expect(host.frame.scrolls[0].geometry.contentInsets.top == 60)
        #expect(host.frame.scrolls[0].phase == .idle)
        #expect(host.window.isIdle, "a spinner that turns keeps nobody waiting")
        // It turns.
        let drawing = host.drawing
        try host.wait(0.3)
        #expect(host.drawing != drawing)
        try host.wait(1)
        #expect(log.lines == ["start", "end"])
        try host.wait(1)
        #expect(abs(try #require(host.element("Row 0")).frame.minY - rest) < 0.6)
        #expect(host.frame.scrolls[0].geometry.contentInsets.top == 0)
        let still = host.drawing
        try host.wait(0.3)
        #expect(host.drawing == still)
    }

    @Test("the way back has no jump")
    func wayBack() throws {
        let log = Log()
        let host = try TestHost(rows(log, seconds: 1.2), size: Self.size)
        try pull(host, by: 260)
        try host.touch(.ended, 195, 410)
        var last = try #require(host.element("Row 0")).frame.minY
        for _ in 0..<240 {
            try host.wait(TestHost.frameTime)
            let now = try #require(host.element("Row 0")).frame.minY
            #expect(abs(now - last) < 16, "\(last) → \(now)")
            last = now
        }
        #expect(log.lines == ["start", "end"])
    }

    @Test("a short pull, and a fling into the edge, refresh nothing")
    func short() throws {
        let log = Log()
        let host = try TestHost(rows(log, seconds: 1), size: Self.size)
        try pull(host, by: 60)
        try host.touch(.ended, 195, 210)
        try host.wait(1)
        #expect(log.lines == [])
        #expect(host.frame.scrolls[0].geometry.contentInsets.top == 0)
    }

    @Test("content that finishes at once still returns, and can be pulled again")
    func twice() throws {
        let log = Log()
        let host = try TestHost(rows(log, seconds: 0.01), size: Self.size)
        for _ in 0..<2 {
            try pull(host, by: 260)
            try host.touch(.ended, 195, 410)
            try host.wait(2)
            #expect(host.frame.scrolls[0].geometry.contentInsets.top == 0)
        }
        #expect(log.lines == ["start", "end", "start", "end"])
    }

    @Test("a list refreshes too, and the action can be run by hand")
    func list() throws {
        struct Content: View {
            let log: Log
            @Environment(\.refresh) private var refresh
            var body: some View {
                let _ = log.add(refresh == nil ? "none" : "some")
                List(0..<20, id: \.self) { Text("Row \($0)") }
            }
        }
        let log = Log()
        let host = try TestHost(
            Content(log: log).refreshable { log.add("start") }, size: Self.size)
        #expect(log.lines == ["some"])
        try pull(host, by: 260)
        try host.touch(.ended, 195, 410)
        try host.wait(2)
        #expect(log.lines == ["some", "start"])
        log.clear()
        let plain = try TestHost(Content(log: log), size: Self.size)
        try pull(plain, by: 260)
        #expect(log.lines == ["none"])
    }
}
