// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct TransactionTests {
    /// Two markers that one action moves with two animations.
    struct TwoMarkers: View {
        @State private var fast: CGFloat = 0
        @State private var slow: CGFloat = 0
        @State private var jumping: CGFloat = 0
        var body: some View {
            VStack {
                Text("fast").offset(x: fast)
                Text("slow").offset(x: slow)
                Text("jumping").offset(x: jumping)
                Button("Move") {
                    withAnimation(.linear(duration: 0.2)) { fast = 100 }
                    withAnimation(.linear(duration: 1)) { slow = 100 }
                    jumping = 100
                }
            }
        }
    }

    @Test("two withAnimation blocks of one turn keep their two animations")
    func twoAnimations() throws {
        let stage = try FrameStage(TwoMarkers(), fps: 100)
        func x(_ label: String) throws -> CGFloat { try stage.element(label).frame.minX }
        let start = (try x("fast"), try x("slow"), try x("jumping"))
        #expect(stage.window.activate(label: "Move"))
        try stage.step()
        #expect(try x("jumping") == start.2 + 100)
        try stage.step(10)
        #expect(abs(try x("fast") - start.0 - 50) < 0.01)
        #expect(abs(try x("slow") - start.1 - 10) < 0.01)
        try stage.step(10)
        #expect(abs(try x("fast") - start.0 - 100) < 0.01)
        #expect(abs(try x("slow") - start.1 - 20) < 0.01)
        try stage.step(80)
        #expect(abs(try x("slow") - start.1 - 100) < 0.01)
        for frame in stage.frames.dropFirst(2) {
            #expect(frame.report.bodies == 0 && frame.report.layouts == 0, "\(frame.time)")
        }
    }

    struct Completing: View {
        let journal: Journal
        @State private var x: CGFloat = 0
        var body: some View {
            VStack {
                Text("marker").offset(x: x)
                Button("Move") {
                    withAnimation(.linear(duration: 0.2)) {
                        x += 50
                    } completion: {
                        journal.note("done")
                    }
                }
                Button("Nothing") {
                    withAnimation(.linear(duration: 0.2)) {
                    } completion: {
                        journal.note("nothing")
                    }
                }
            }
        }
    }

    @Test("a completion runs once, when its animation has arrived")
    func completionRunsOnce() throws {
        let journal = Journal()
        let stage = try FrameStage(Completing(journal: journal), fps: 100)
        #expect(stage.window.activate(label: "Move"))
        try stage.step(20)
        #expect(journal.entries == [])
        try stage.step(3)
        #expect(journal.entries == ["done"])
        try stage.step(50)
        #expect(journal.entries == ["done"])
    }

    @Test("a completion of an animation that moves nothing runs once all the same")
    func completionWithoutAnimation() throws {
        let journal = Journal()
        let stage = try FrameStage(Completing(journal: journal))
        #expect(stage.window.activate(label: "Nothing"))
        try stage.step(3)
        #expect(journal.entries == ["nothing"])
    }

    struct Implicit: View {
        let model: RowsModel
        var body: some View {
            VStack {
                Text("animated").offset(x: CGFloat(model.rows.count) * 10)
                    .animation(.linear(duration: 0.5), value: model.rows.count)
                Text("plain").offset(x: CGFloat(model.rows.count) * 10)
            }
        }
    }

    @Test("an animation for a value moves what is inside it, and nothing beside it")
    func animationForAValue() throws {
        let model = RowsModel([])
        let stage = try FrameStage(Implicit(model: model), fps: 100)
        let (animated, plain) =
            (try stage.element("animated").frame.minX, try stage.element("plain").frame.minX)
        model.rows = Array(0..<10)
        try stage.step(26)
        #expect(abs(try stage.element("animated").frame.minX - animated - 50) < 0.01)
        #expect(abs(try stage.element("plain").frame.minX - plain - 100) < 0.01)
    }
}
