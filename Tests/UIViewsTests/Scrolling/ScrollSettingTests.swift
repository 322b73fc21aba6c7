// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@Suite("Settings of scroll views") @MainActor struct ScrollSettingTests {
    private struct Flashing: View {
        var onAppear = false
        @State private var trigger = 0
        var body: some View {
            VStack(spacing: 0) {
                Button("Flash") { trigger += 1 }
                ScrollView { Color.clear.frame(width: 200, height: 900) }
                    .scrollIndicatorsFlash(trigger: trigger)
                    .scrollIndicatorsFlash(onAppear: onAppear)
            }
        }
    }

    @Test("indicators flash when a scroll view appears, and are gone soon after")
    func flashOnAppear() throws {
        let host = try TestHost(Flashing(onAppear: true))
        let still = try TestHost(Flashing())
        try host.wait(0.2)
        #expect(host.drawing != still.drawing)
        try host.wait(1)
        #expect(host.drawing == still.drawing && host.window.isIdle)
    }

    @Test("indicators flash when the value of the trigger changes")
    func flashTrigger() throws {
        let host = try TestHost(Flashing())
        let before = host.drawing
        try host.wait(0.2)
        #expect(host.drawing == before)
        #expect(host.window.activate(label: "Flash"))
        try host.wait(0.2)
        #expect(host.drawing != before)
        try host.wait(1)
        #expect(host.drawing == before)
    }

    // MARK: The keyboard

    private func rows(_ mode: ScrollDismissesKeyboardMode?) throws -> TestHost {
        let scroll = ScrollView { Color.red.frame(width: 200, height: 3000) }
        let view = Group { if let mode { scroll.scrollDismissesKeyboard(mode) } else { scroll } }
        return try TestHost(view) { $0.keyboardHeight = 150 }
    }

    private func drag(_ host: TestHost, _ ys: [CGFloat]) throws {
        try host.touch(.began, 100, ys[0])
        for (start, end) in zip(ys, ys.dropFirst()) {
            try host.move(from: CGPoint(x: 100, y: start), to: CGPoint(x: 100, y: end), steps: 5)
        }
    }

    @Test("immediately: the keyboard goes as soon as a finger scrolls, and nothing jumps")
    func immediately() throws {
        let host = try rows(.immediately)
        #expect(host.frame.scrolls[0].geometry.contentInsets.bottom == 150)
        try host.touch(.began, 100, 200)
        try host.wait(0.1)
        #expect(host.window.settings.keyboardHeight == 150)
        try host.move(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 180), steps: 4)
        #expect(host.window.settings.keyboardHeight == 0)
        #expect(host.frame.scrolls[0].geometry.contentOffset.y == 10)
        #expect(host.frame.scrolls[0].geometry.contentInsets.bottom == 0)
    }

    @Test("interactively: the keyboard follows a finger into it, and goes or comes back after it")
    func interactively() throws {
        for mode in [ScrollDismissesKeyboardMode.interactively, nil] {
            let host = try rows(mode)
            try drag(host, [100, 200])
            #expect(host.window.settings.keyboardHeight == 150)
            try host.move(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 300), steps: 4)
            #expect(host.window.settings.keyboardHeight == 100)
            try host.touch(.ended, 100, 300)
            try host.wait(TestHost.frameTime)
            #expect(host.window.settings.keyboardHeight == 0)
        }
        let host = try rows(.interactively)
        try drag(host, [100, 350, 300])
        #expect(host.window.settings.keyboardHeight == 100)
        try host.touch(.ended, 100, 300)
        try host.wait(TestHost.frameTime)
        #expect(host.window.settings.keyboardHeight == 150)
    }

    @Test("never: the keyboard stays")
    func never() throws {
        let host = try rows(.never)
        try drag(host, [100, 350])
        try host.touch(.ended, 100, 350)
        try host.wait(1)
        #expect(host.window.settings.keyboardHeight == 150)
    }

    // MARK: Clipping and bouncing

    @Test("without clipping content is drawn and hit beyond the viewport")
    func clipping() throws {
        let taps = Log()
        for isClipped in [true, false] {
            let host = try TestHost(
                ScrollView {
                    Color.red.frame(width: 200, height: 300)
                        .onTapGesture { taps.add("\(isClipped)") }
                }
                .scrollClipDisabled(!isClipped)
                .frame(height: 100))
            #expect(host.drawing.contains("clip") == isClipped)
            try host.tap(100, 300)
        }
        #expect(taps.lines == ["false"])
    }

    @Test("content that fits bounces unless bouncing is based on its size")
    func bouncing() throws {
        let content = Color.red.frame(width: 200, height: 100)
        let cases: [(ScrollBounceBehavior, Bool)] = [
            (.automatic, true), (.always, true), (.basedOnSize, false),
        ]
        for (behavior, bounces) in cases {
            let host = try TestHost(ScrollView { content }.scrollBounceBehavior(behavior))
            try host.touch(.began, 100, 50)
            try host.move(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 200), steps: 5)
            #expect((host.frame.scrolls[0].geometry.contentOffset.y < -20) == bounces)
        }
        // Across its axis a scroll view is asked apart.
        let across = try TestHost(
            ScrollView { content }.scrollBounceBehavior(.basedOnSize, axes: [.horizontal]))
        try across.touch(.began, 100, 50)
        try across.move(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 200), steps: 5)
        #expect(across.frame.scrolls[0].geometry.contentOffset.y < -20)
    }
}
