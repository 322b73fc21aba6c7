// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@Suite("Elements that a frame lists") @MainActor struct ListedElementTests {
    private func labels(_ view: some View) throws -> [String] {
        let window = HeadlessWindow(rootView: AnyView(view))
        return try window.frame(at: FrameInstant(seconds: 0)).elements.map(\.label)
    }

    @Test("a row that its scroll view clips away is not listed, though it meets the window")
    func clipped() throws {
        let rows = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<10, id: \.self) { Text("Row \($0)").frame(height: 50) }
            }
        }
        let listed = try labels(rows.frame(height: 120))
        #expect(listed == ["Row 0", "Row 1", "Row 2"])
    }

    @Test("what an effect moved out of the window is listed where it is drawn")
    func movedAway() throws {
        let listed = try labels(
            VStack {
                Text("Here")
                Text("Away").offset(y: 2000)
            })
        #expect(listed == ["Here", "Away"])
    }
}
