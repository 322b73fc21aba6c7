// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct ScrollCommandTests {
    /// A list that appends a row and goes to it in one action.
    struct Chat: View {
        @State private var rows = Array(0..<30)
        var body: some View {
            ScrollViewReader { proxy in
                VStack {
                    Button("Append") {
                        rows.append(rows.count)
                        proxy.scrollTo(rows.count - 1, anchor: .bottom)
                    }
                    Button("Lost") { proxy.scrollTo("nowhere") }
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(rows, id: \.self) { Text("Row \($0)").frame(height: 50) }
                        }
                    }
                }
            }
        }
    }

    @Test("a row that is appended and scrolled to is at the end in the frame of that instant")
    func appendAndScroll() throws {
        let stage = try FrameStage(Chat())
        try stage.step()
        #expect(stage.window.activate(label: "Append"))
        let frame = try stage.again()
        let geometry = try #require(frame.scrolls.first).geometry
        #expect(abs(geometry.contentSize.height - 31 * 50) < 0.01)
        #expect(abs(geometry.visibleRect.maxY - geometry.contentInsets.bottom - 31 * 50) < 0.01)
        #expect(frame.elements.contains { $0.label == "Row 30" })
        #expect(frame.scrolls.first?.cause == .program)
        #expect(frame.scrolls.first?.phase == .idle)
        #expect(frame.report.walks <= 4)
    }

    @Test("a command for an id that nothing has is dropped with one report")
    func unknownID() throws {
        let stage = try FrameStage(Chat())
        for _ in 0..<2 {
            #expect(stage.window.activate(label: "Lost"))
            try stage.step()
        }
        #expect(stage.window.reports.count == 1)
        #expect(stage.window.reports.first?.contains("nowhere") == true)
        #expect(stage.window.isIdle)
    }
}
