// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@Observable private final class Motion {
    var isExpanded = false
    var shows = true
    var inset: CGFloat = 0
}

private struct GrowingBox: View {
    let model: Motion
    let book: FrameBook
    var body: some View {
        VStack(spacing: 8) {
            Color.red.frame(
                width: model.isExpanded ? 200 : 100, height: model.isExpanded ? 60 : 40
            )
            .probe("box", book)
            Text("Below").probe("below", book)
        }
        .probe("stack", book)
    }
}

private struct LeavingText: View {
    let model: Motion
    let book: FrameBook
    var body: some View {
        VStack(spacing: 8) {
            Text("Above").probe("above", book)
            if model.shows {
                Text("Hello").transition(.move(edge: .leading)).probe("hello", book)
            }
            Text("Below").probe("below", book)
        }
        .probe("stack", book)
    }
}

private struct MovingText: View {
    let model: Motion
    let book: FrameBook
    var body: some View {
        HStack(spacing: 0) {
            Text("Moved").padding(.leading, model.inset)
                .animation(.linear(duration: 1), value: model.inset)
                .probe("moved", book)
            Spacer()
        }
    }
}

@Suite("Animations, where they end") @MainActor struct AnimationFacts {
    @Test("geometry reports the target frames at once under withAnimation")
    func targetFrames() throws {
        // M2 animation/frame
        let model = Motion()
        let window = try FactWindow(320, 160) { GrowingBox(model: model, book: $0) }
        window.expect("box", 110, 48, 100, 40)
        window.expect("below", y: 96)
        try window.act { withAnimation(.linear(duration: 0.3)) { model.isExpanded = true } }
        window.expect("box", 60, 38, 200, 60)
        window.expect("stack", 60, 38, 200, 84)
        window.expect("below", y: 106)
        // What is presented has only begun to move.
        let text = try #require(window.frame.elements.first { $0.label == "Below" })
        #expect(text.frame.minY < 98)
        try window.run(0.5)
        #expect(window.frame.elements.first { $0.label == "Below" }?.frame.minY == 106)
        try window.act { withAnimation(.easeInOut(duration: 0.3)) { model.isExpanded = false } }
        window.expect("box", 110, 48, 100, 40)
    }

    @Test("a removed view leaves the layout at once: 64 becomes 40")
    func removal() throws {
        // M2 animation/transition
        let model = Motion()
        let window = try FactWindow(320, 160) { LeavingText(model: model, book: $0) }
        window.expect("stack", y: 48, height: 64)
        try window.act { withAnimation(.linear(duration: 0.3)) { model.shows = false } }
        window.expect("stack", y: 60, height: 40)
        window.expect("below", y: 84)
        #expect(window["hello"] == nil)
        try window.act { withAnimation(.linear(duration: 0.3)) { model.shows = true } }
        window.expect("stack", y: 48, height: 64)
        window.expect("hello", y: 72)
    }

    @Test("animation(_:value:) animates what an outer transaction without an animation changes")
    func implicitAnimation() throws {
        // M2 animation/implicit: pixels in mid-flight
        let model = Motion()
        let window = try FactWindow(320, 120) { MovingText(model: model, book: $0) }
        var transaction = Transaction()
        transaction.animation = nil
        try window.act { withTransaction(transaction) { model.inset = 60 } }
        try window.run(0.5)
        window.expect("moved", x: 0)
        let text = try #require(window.frame.elements.first)
        #expect(text.frame.minX > 20 && text.frame.minX < 40)
        try window.run(1)
        #expect(window.frame.elements.first?.frame.minX == 60)
    }
}
