// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@testable import HeadlessHost

@MainActor @Observable private final class Late {
    var rows: [Int] = []
}

private struct LateFeed: View {
    let late: Late

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(late.rows, id: \.self) { row in
                    Text("Row \(row)").frame(maxWidth: .infinity, minHeight: 80)
                }
            }
        }
    }
}

@Suite("The first rows of a lazy stack that was empty") @MainActor struct LazyFirstRowsTests {
    @Test(
        "they are there in the frame that shows the change, and the content is as long as they are")
    func first() throws {
        let late = Late()
        let window = HeadlessWindow(rootView: AnyView(LateFeed(late: late)))
        _ = try window.frame(at: FrameInstant(seconds: 0))
        late.rows = Array(0..<50)
        let frame = try window.frame(at: FrameInstant(seconds: 1 / 60))
        #expect(frame.elements.contains { $0.label == "Row 0" })
        #expect(frame.scrolls[0].geometry.contentSize.height == 4000)
    }
}
