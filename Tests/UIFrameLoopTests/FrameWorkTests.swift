// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct FrameWorkTests {
    @Test("a fling that nobody observes evaluates no body and lays out nothing")
    func flingIsOnlyATranslation() throws {
        let stage = try FrameStage(PlainRows())
        stage.fling(.up, speed: 2500)
        try stage.runUntilIdle()
        #expect(stage.offset > 500)
        #expect(stage.frames.count > 60)
        for frame in stage.frames.dropFirst() {
            #expect(frame.report.bodies == 0 && frame.report.layouts == 0, "\(frame.time)")
            #expect(frame.report.walks == 1, "\(frame.time)")
        }
    }

    @Test("a frame that scrolls makes anew only what holds the moved content")
    func scrollingPaintsThePathToTheRoot() throws {
        let stage = try FrameStage(PlainRows())
        stage.fling(.up, speed: 2500)
        try stage.run(through: 1)
        // The scroll view and the window.
        for frame in stage.frames.dropFirst() {
            #expect(frame.report.painted <= 2, "\(frame.time): \(frame.report.painted)")
        }
    }

    @Test("what is not changed by a fling is the very same node in every frame")
    func unchangedNodesAreShared() throws {
        let stage = try FrameStage(PlainRows())
        let first = stage.frame.displayList.texts()
        #expect(first.count == 60)
        stage.fling(.up, speed: 2500)
        try stage.runUntilIdle()
        for frame in stage.frames {
            let nodes = frame.displayList.texts().map { ObjectIdentifier($0.node) }
            #expect(nodes == first.map { ObjectIdentifier($0.node) })
        }
    }

    @Test("a frame in which nothing happens hands over the same display list")
    func quietFramesAreIdentical() throws {
        let stage = try FrameStage(PlainRows())
        try stage.step()
        let before = stage.frame.displayList
        try stage.step(5)
        #expect(stage.frame.displayList === before)
        let report = stage.frame.report
        #expect(report.bodies == 0 && report.layouts == 0 && report.painted == 0)
    }

    struct Toggling: View {
        let model: RowsModel
        var body: some View {
            VStack {
                ForEach(0..<20, id: \.self) { index in
                    RowView(index: index, model: model)
                }
            }
        }
        struct RowView: View {
            let index: Int
            let model: RowsModel
            var body: some View {
                HStack {
                    if index == 7 {
                        Text(model.rows.isEmpty ? "off" : "on").frame(width: 80, height: 20)
                    } else {
                        Text("fixed \(index)")
                    }
                }
            }
        }
    }

    @Test("a change that keeps its size evaluates one body and lays out nothing around it")
    func changesStayLocal() throws {
        let model = RowsModel([])
        let stage = try FrameStage(Toggling(model: model))
        model.rows = [1]
        try stage.step()
        #expect(try stage.element("on").frame.width > 0)
        let report = stage.frame.report
        #expect(report.bodies == 1)
        #expect(report.layouts <= 1)
        #expect(report.painted <= 8, "the text and what is around it: \(report.painted)")
    }
}
