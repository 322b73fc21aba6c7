// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct HitTests {
    /// Buttons whose places are not those of layout.
    struct Moved: View {
        let journal: Journal
        @State private var isMoved = false
        @State private var isSpun = false
        var body: some View {
            VStack(spacing: 20) {
                Button("offset") { journal.note("offset") }.offset(x: 120, y: 300)
                Button("spun") { journal.note("spun") }
                    .frame(width: 200, height: 20)
                    .rotationEffect(.degrees(isSpun ? 90 : 0))
                Button("glide") { journal.note("glide") }
                    .frame(maxWidth: .infinity, alignment: isMoved ? .trailing : .leading)
                Color.clear.frame(width: 40, height: 40)
                    .contentShape(Circle().scale(3))
                    .accessibilityElement().accessibilityLabel("halo")
                    .onTapGesture { journal.note("halo") }
                    .padding(60)
            }
            .onAppear { isSpun = true }
            .onChange(of: isMoved) {}
            .overlay(alignment: .top) {
                Button("move") { withAnimation(.linear(duration: 1)) { isMoved.toggle() } }
            }
        }
    }

    private func tap(_ point: CGPoint, _ stage: FrameStage) throws {
        stage.send(ScriptTouches.touch(point, duration: 0.05), at: stage.now)
        try stage.run(through: stage.now + 0.1)
    }

    private func center(_ label: String, _ stage: FrameStage) throws -> CGPoint {
        let frame = try stage.element(label).frame
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test("a tap reaches what is drawn under it, wherever layout has put it")
    func movedButtons() throws {
        let journal = Journal()
        let stage = try FrameStage(Moved(journal: journal))
        try stage.step()
        for label in ["offset", "spun", "glide"] {
            #expect(try stage.element(label).isHittable, "\(label)")
            try tap(try center(label, stage), stage)
        }
        #expect(journal.entries == ["offset", "spun", "glide"])
    }

    @Test("a content shape is hit beyond the frame, and nothing is hit beyond the shape")
    func contentShapes() throws {
        let journal = Journal()
        let stage = try FrameStage(Moved(journal: journal))
        try stage.step()
        let middle = try center("halo", stage)
        try tap(CGPoint(x: middle.x + 55, y: middle.y), stage)
        #expect(journal.entries == ["halo"])
        try tap(CGPoint(x: middle.x + 65, y: middle.y), stage)
        #expect(journal.entries == ["halo"])
    }

    @Test("a button that glides is hit where it is by the time of the touch")
    func glidingButtons() throws {
        let journal = Journal()
        let stage = try FrameStage(Moved(journal: journal))
        try stage.step()
        let start = try center("glide", stage)
        #expect(stage.window.activate(label: "move"))
        try stage.run(through: stage.now + 0.5)
        let now = try center("glide", stage)
        #expect(now.x > start.x + 50)
        try tap(start, stage)
        #expect(journal.entries == [])
        try tap(try center("glide", stage), stage)
        #expect(journal.entries == ["glide"])
    }
}
