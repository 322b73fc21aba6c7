// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

/// Two buttons over a list, and one that takes no touches.
private struct Controls: View {
    @State private var pressed: [String] = []

    var body: some View {
        VStack(spacing: 0) {
            Text("pressed \(pressed.joined())")
            HStack(spacing: 40) {
                Button("A") { pressed.append("a") }
                Button("B") { pressed.append("b") }
                Button("C") { pressed.append("c") }.allowsHitTesting(false)
            }
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 40) }
                }
            }
        }
    }
}

@Suite("Keys that go from control to control") @MainActor struct KeyFocusTests {
    private let stage: FrameStage

    init() throws { stage = try FrameStage(Controls()) }

    private func press(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) throws {
        for isDown in [true, false] {
            stage.window.send(
                .key(
                    KeyEvent(
                        key: key, modifiers: modifiers, isDown: isDown,
                        time: FrameInstant(seconds: stage.now))))
        }
        try stage.step()
    }

    /// The middle of the ring, when there is one.
    private var ring: CGFloat? {
        guard case .group(let nodes) = stage.frame.displayList.content, let last = nodes.last,
            case .stroke(let shape, _, _) = last.content
        else { return nil }
        return shape.bounds.midX
    }

    private func middle(_ label: String) throws -> CGFloat {
        try stage.element(label).frame.midX
    }

    @Test("tab goes to the next control that a tap reaches, shift-tab back, round at the ends")
    func tab() throws {
        #expect(ring == nil)
        for (modifiers, label) in [
            ([], "A"), ([], "B"), ([], "A"), (.shift, "B"), (.shift, "A"),
        ] as [(KeyEvent.Modifiers, String)] {
            try press(.tab, modifiers)
            #expect(ring == (try middle(label)))
        }
    }

    @Test("return and space do what a tap does; without a focus, space turns a page")
    func activate() throws {
        try press(.return)
        try press(.tab)
        try press(.return)
        try press(.tab)
        try press(.space)
        #expect(try stage.element("pressed ab").label == "pressed ab")
        #expect(stage.phase == .idle)
        try press(.escape)
        try press(.space)
        #expect(stage.phase == .animating)
        #expect(try stage.element("pressed ab").label == "pressed ab")
    }

    @Test("escape and a finger let go, a key that scrolls does not")
    func letGo() throws {
        try press(.tab)
        try press(.downArrow)
        try stage.runUntilIdle()
        #expect(stage.offset == 40)
        #expect(ring != nil)
        try press(.escape)
        #expect(ring == nil)
        try press(.tab)
        #expect(ring != nil)
        stage.send(ScriptTouches.touch(CGPoint(x: 200, y: 600), duration: 0.1), at: stage.now)
        try stage.runUntilIdle()
        #expect(ring == nil)
    }

    @Test("a window in which nothing moves hands over the same drawing, with a ring too")
    func still() throws {
        try press(.tab)
        let drawing = stage.frame.displayList
        try stage.step()
        #expect(stage.frame.displayList === drawing)
    }
}
