// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct GlidingLayoutTests {
    @Test("rows below an inserted one glide: one layout, then presented frames alone")
    func insertionGlides() throws {
        let model = RowsModel([0, 1, 2, 3])
        let stage = try FrameStage(ModelRows(model: model))
        let before = try stage.element("Row 2").frame.minY
        withAnimation(.linear(duration: 0.5)) { model.rows.insert(9, at: 1) }
        try stage.step()
        let start = stage.now
        #expect(stage.frame.report.layouts == 1)
        #expect(stage.frame.report.bodies == 1)
        var last = try stage.element("Row 2").frame.minY
        #expect(abs(last - before) < 0.01, "the animation starts where the row was")
        let count = stage.frames.count
        while stage.now < start + 0.5 - 1e-6 {
            try stage.step()
            let y = try stage.element("Row 2").frame.minY
            let part = CGFloat((stage.now - start) / 0.5)
            #expect(y > last, "\(stage.now)")
            #expect(abs(y - (before + 40 * part)) < 0.5, "\(stage.now)")
            last = y
        }
        #expect(abs(last - (before + 40)) < 0.01)
        for frame in stage.frames[count...] {
            #expect(frame.report.bodies == 0 && frame.report.layouts == 0, "\(frame.time)")
        }
        try stage.step(3)
        #expect(stage.window.isIdle)
        #expect(stage.frame.report.painted == 0)
    }

    @Test("an inserted row fades in where it will stay")
    func insertionFades() throws {
        let model = RowsModel([0, 1])
        let stage = try FrameStage(ModelRows(model: model))
        withAnimation(.linear(duration: 0.5)) { model.rows.insert(9, at: 1) }
        try stage.step()
        let start = stage.now
        var last = -1.0
        while stage.now < start + 0.45 {
            let text = try #require(stage.frame.displayList.text("Row 9"))
            #expect(text.opacity > last)
            #expect(abs(text.opacity - (stage.now - start) / 0.5) < 0.02)
            last = text.opacity
            #expect(try stage.element("Row 9").opacity == text.opacity)
            try stage.step()
        }
        try stage.runUntilIdle()
        #expect(stage.frame.displayList.text("Row 9")?.opacity == 1)
    }

    struct Measured: View {
        let model: RowsModel
        let journal: Journal
        var body: some View {
            VStack(spacing: 0) {
                ForEach(model.rows, id: \.self) { Text("Row \($0)").frame(height: 40) }
            }
            .onGeometryChange(for: CGFloat.self) {
                $0.size.height
            } action: {
                journal.note("height \($0)")
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    @Test("a removed row fades where it was while the layout is already closed")
    func removalFadesInPlace() throws {
        let model = RowsModel([0, 1, 2])
        let journal = Journal()
        let stage = try FrameStage(Measured(model: model, journal: journal))
        let place = try #require(stage.frame.displayList.text("Row 1")).origin
        let below = try stage.element("Row 2").frame.minY
        journal.clear()
        withAnimation(.linear(duration: 0.5)) { model.rows = [0, 2] }
        try stage.step()
        let start = stage.now
        #expect(journal.entries == ["height 80.0"], "layout takes its target at once")
        #expect(stage.frame.report.layouts == 1)
        #expect(!stage.frame.elements.contains { $0.label == "Row 1" })
        var last = 2.0
        while stage.now < start + 0.45 {
            let text = try #require(stage.frame.displayList.text("Row 1"))
            #expect(text.origin == place)
            #expect(text.opacity < last)
            last = text.opacity
            try stage.step()
            #expect(stage.frame.report.layouts == 0 && stage.frame.report.bodies == 0)
        }
        try stage.runUntilIdle()
        #expect(stage.frame.displayList.text("Row 1") == nil)
        #expect(abs(try stage.element("Row 2").frame.minY - (below - 40)) < 0.01)
    }

    @Test("a change of layout without an animation is there in its frame")
    func unanimatedChangesJump() throws {
        let model = RowsModel([0, 1, 2])
        let stage = try FrameStage(ModelRows(model: model))
        let below = try stage.element("Row 2").frame.minY
        model.rows.remove(at: 1)
        try stage.step()
        #expect(try stage.element("Row 2").frame.minY == below - 40)
        #expect(stage.frame.displayList.text("Row 1") == nil)
        #expect(stage.window.isIdle)
    }

    @Test("a row that turns round in flight keeps its place and its speed")
    func retargetingKeepsVelocity() throws {
        let model = RowsModel([0, 1])
        let stage = try FrameStage(ModelRows(model: model), fps: 120)
        let resting = try stage.element("Row 1").frame.minY
        withAnimation(.spring(duration: 0.6)) { model.rows.insert(9, at: 0) }
        try stage.run(through: 0.15)
        let before = try stage.element("Row 1").frame.minY
        let last = stage.frames[stage.frames.count - 2].elements.first { $0.label == "Row 1" }!
        let speed = (before - last.frame.minY) * 120
        #expect(speed > 20)
        withAnimation(.spring(duration: 0.6)) { model.rows.removeAll { $0 == 9 } }
        try stage.step()
        #expect(abs(try stage.element("Row 1").frame.minY - before) < speed / 120 * 1.5)
        try stage.step()
        #expect(try stage.element("Row 1").frame.minY > before, "it goes on before it turns")
        try stage.runUntilIdle()
        #expect(abs(try stage.element("Row 1").frame.minY - resting) < 0.01)
    }
}
