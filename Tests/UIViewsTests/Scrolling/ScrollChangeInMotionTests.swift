// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

/// What a test does to the rows from outside.
@MainActor private final class Remote {
    var change: ([Int]) -> Void = { _ in }
    var show: (Bool) -> Void = { _ in }
    let phases = Log()
}

private struct Feed: View {
    let remote: Remote
    var isLazy = false
    @State private var rows = Array(0..<40)

    var body: some View {
        let _ = remote.change = { rows = $0 }
        ScrollView {
            if isLazy {
                LazyVStack(spacing: 0) { content }
            } else {
                VStack(spacing: 0) { content }
            }
        }
        .onScrollPhaseChange { old, new in if old != new { remote.phases.add("\(new)") } }
    }

    private var content: some View {
        ForEach(rows, id: \.self) { Text("Row \($0)").frame(width: 200, height: 100) }
    }
}

/// A scroll view in a scroll view, of which the inner one can go.
private struct Nest: View {
    let remote: Remote
    @State private var isShown = true

    var body: some View {
        let _ = remote.show = { isShown = $0 }
        ScrollView {
            VStack(spacing: 0) {
                if isShown {
                    ScrollView { Color.red.frame(width: 200, height: 2000) }
                        .frame(width: 200, height: 200)
                }
                Color.blue.frame(width: 200, height: 1500)
            }
        }
    }
}

@Suite("What changes under a moving finger") @MainActor struct ScrollChangeInMotionTests {
    private let remote = Remote()

    private func offset(_ host: TestHost) -> CGFloat {
        host.frame.scrolls.first?.geometry.contentOffset.y ?? .nan
    }

    /// Where a row is drawn. *Space:* the window's.
    private func top(_ host: TestHost, _ row: Int) -> CGFloat {
        host.element("Row \(row)")?.frame.midY ?? .nan
    }

    @Test(
        "rows that come before the others under a finger: lazy ones stay under it, and the finger goes on",
        arguments: [false, true])
    func prependUnderFinger(isLazy: Bool) throws {
        let host = try TestHost(Feed(remote: remote, isLazy: isLazy))
        try host.touch(.began, 100, 350)
        try host.move(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 100), steps: 10)
        let (before, place) = (offset(host), top(host, 4))
        remote.change(Array(-10..<40))
        try host.wait(TestHost.frameTime)
        #expect(offset(host) == before + (isLazy ? 1000 : 0))
        #expect(host.frame.scrolls[0].phase == .interacting)
        if isLazy { #expect(top(host, 4) == place) }
        let middle = offset(host)
        try host.touch(.moved, 100, 80)
        #expect(offset(host) == middle + 20)
        try host.wait(0.3)
        try host.touch(.ended, 100, 80)
        try host.wait(2)
        #expect(offset(host) == middle + 20 && host.window.isIdle)
        #expect(remote.phases.lines == ["tracking", "interacting", "idle"])
    }

    @Test("a window that is resized in a fling: it goes on, and rests within the new range")
    func resizedFling() throws {
        let host = try TestHost(Feed(remote: remote))
        try host.drag(from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 90), steps: 6)
        try host.wait(0.2)
        let before = offset(host)
        host.window.updateSettings { $0.size = CGSize(width: 300, height: 250) }
        try host.wait(TestHost.frameTime)
        #expect(offset(host) > before && offset(host) - before < 80)
        #expect(host.frame.scrolls[0].phase == .decelerating)
        try host.wait(5)
        #expect(host.window.isIdle)
        #expect(offset(host) > before && offset(host) <= 4000 - 250)
        #expect(remote.phases.lines == ["tracking", "interacting", "decelerating", "idle"])
    }

    @Test("a keyboard that comes under a finger moves nothing; the end is over it by then")
    func keyboardUnderFinger() throws {
        let host = try TestHost(Feed(remote: remote))
        try host.touch(.began, 100, 350)
        try host.move(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 200), steps: 6)
        let before = offset(host)
        host.window.updateSettings { $0.keyboardHeight = 150 }
        try host.wait(TestHost.frameTime)
        #expect(offset(host) == before && host.frame.scrolls[0].phase == .interacting)
        try host.touch(.moved, 100, 180)
        #expect(offset(host) == before + 20)
        try host.touch(.ended, 100, 180)
        for _ in 0..<14 {
            try host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 5), steps: 2)
        }
        try host.wait(6)
        #expect(abs(offset(host) - (4000 - 400 + 150)) < 0.001 && host.window.isIdle)
    }

    @Test("a keyboard that leaves in a fling: what rests beyond the end comes back to it")
    func keyboardInFling() throws {
        let host = try TestHost(Feed(remote: remote))
        host.window.updateSettings { $0.keyboardHeight = 150 }
        for _ in 0..<14 {
            try host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 5), steps: 2)
        }
        try host.wait(0.05)
        #expect(host.frame.scrolls[0].phase == .decelerating)
        let before = offset(host)
        host.window.updateSettings { $0.keyboardHeight = 0 }
        try host.wait(TestHost.frameTime)
        #expect(abs(offset(host) - before) < 80)
        try host.wait(5)
        #expect(abs(offset(host) - 3600) < 0.001 && host.window.isIdle)
    }

    @Test("an inner scroll view that goes under the finger leaves the outer one at rest and usable")
    func innerGoes() throws {
        let host = try TestHost(Nest(remote: remote))
        try host.touch(.began, 100, 150)
        try host.move(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 60), steps: 5)
        #expect(host.frame.scrolls.map(\.phase) == [.idle, .interacting])
        remote.show(false)
        try host.wait(TestHost.frameTime)
        try host.move(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 20), steps: 3)
        #expect(host.frame.scrolls.map(\.phase) == [.idle])
        #expect(offset(host) == 0)
        try host.touch(.ended, 100, 20)
        try host.wait(0.1)
        #expect(host.window.isIdle)
        try host.touch(.began, 100, 350)
        try host.move(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 250), steps: 5)
        #expect(offset(host) == 90)
    }

    @Test("what an inner scroll view has no room for goes outward with the next gesture, both ways")
    func leftovers() throws {
        let host = try TestHost(Nest(remote: remote))
        func inner() -> CGFloat { host.frame.scrolls[1].geometry.contentOffset.y }
        // At its start a finger that pulls down means the outer one, as long as that has room.
        try host.touch(.began, 100, 350)
        try host.move(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 260), steps: 5)
        try host.wait(0.2)
        try host.touch(.ended, 100, 260)
        #expect(inner() == 0 && offset(host) == 80)
        try host.touch(.began, 100, 60)
        try host.move(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 100), steps: 5)
        #expect(host.frame.scrolls.map(\.phase) == [.interacting, .idle])
        try host.move(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 150), steps: 5)
        #expect(inner() == 0 && offset(host) == 0)
        try host.wait(0.2)
        try host.touch(.ended, 100, 150)
        try host.wait(2)
        // Where neither has room the inner one bounces.
        try host.touch(.began, 100, 60)
        try host.move(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 160), steps: 5)
        #expect(host.frame.scrolls.map(\.phase) == [.idle, .interacting])
        #expect(inner() < -10 && offset(host) == 0)
        try host.touch(.ended, 100, 160)
        try host.wait(2)
        // One gesture belongs to one of them from its first movement to its end.
        try host.touch(.began, 100, 150)
        try host.move(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 100), steps: 5)
        try host.move(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), steps: 5)
        #expect(host.frame.scrolls.map(\.phase) == [.idle, .interacting])
        #expect(inner() < -10 && offset(host) == 0)
        try host.touch(.ended, 100, 300)
        try host.wait(2)
        #expect(inner() == 0 && offset(host) == 0 && host.window.isIdle)
    }
}
