// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct StatusBarTests {
    private func host(_ view: some View) throws -> TestHost {
        try TestHost(view) { $0 = .phoneWithBars }
    }

    @Test("a phone shows a status bar and a home indicator; views hide the one and the other")
    func hiding() throws {
        let plain = try host(Text("Content"))
        #expect(plain.element("Status bar")?.value == "9:41")
        #expect(plain.element("Status bar")?.isHittable == true)
        #expect(plain.element("Home indicator") != nil)
        let noStatus = try host(Text("Content").statusBarHidden())
        #expect(noStatus.element("Status bar") == nil)
        #expect(noStatus.element("Home indicator") != nil)
        #expect(try host(Text("Content").statusBar(hidden: true)).element("Status bar") == nil)
        let noOverlays = try host(Text("Content").persistentSystemOverlays(.hidden))
        #expect(noOverlays.element("Home indicator") == nil)
        #expect(noOverlays.element("Status bar") != nil)
    }

    @Test("a phone on its side has no status bar")
    func onItsSide() throws {
        let host = try host(Text("Content"))
        host.window.updateSettings { $0.resize(to: CGSize(width: 844, height: 390)) }
        try host.wait(0.1)
        #expect(host.element("Status bar") == nil)
        #expect(host.element("Home indicator") != nil)
    }

    @Test("a tap on the status bar scrolls to the top")
    func tap() throws {
        let host = try host(ScrollView { Color.red.frame(height: 4000) })
        try host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200))
        try host.wait(4)
        #expect(host.frame.scrolls[0].geometry.contentOffset.y > 300)
        try host.tap(195, 20)
        #expect(host.frame.scrolls[0].phase == .animating)
        try host.wait(2)
        #expect(host.frame.scrolls[0].geometry.contentOffset.y == -47)
    }

    @Test("a touch that begins on the status bar does not pull the content; without one it does")
    func swallowing() throws {
        let shown = try host(ScrollView { Color.red.frame(height: 4000) })
        try shown.drag(from: CGPoint(x: 200, y: 20), to: CGPoint(x: 200, y: 120))
        #expect(shown.frame.scrolls[0].phase == .idle)
        let hidden = try host(ScrollView { Color.red.frame(height: 4000) }.statusBarHidden())
        try hidden.touch(.began, 200, 20)
        try hidden.move(from: CGPoint(x: 200, y: 20), to: CGPoint(x: 200, y: 120), steps: 6)
        #expect(hidden.frame.scrolls[0].phase == .interacting)
    }

    @Test("a script taps the status bar, and fails where there is none")
    func script() throws {
        func run(_ view: some View) throws -> CGFloat? {
            let window = HeadlessWindow(rootView: AnyView(view), settings: .phoneWithBars)
            var offset: CGFloat?
            let runner = ScriptRunner(
                stage: window, fps: 60,
                observer: .init(
                    event: { _ in },
                    frame: { offset = $0.scrolls.first?.geometry.contentOffset.y },
                    snapshot: { _ in }))
            try runner.run(
                ScrollScript(
                    text: "drag 200,600 to 200,200 in 0.2\nwait idle\ntapStatusBar\nwait idle\n",
                    file: "s.scroll"))
            return offset
        }
        let long = ScrollView { Color.red.frame(height: 4000) }
        #expect(try run(long) == -47)
        #expect(throws: ScriptFailure.self) { try run(long.statusBarHidden()) }
    }
}
