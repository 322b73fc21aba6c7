// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@MainActor @Observable private final class Width {
    var isWide = false
}

private struct Bar: View {
    let model: Width

    var body: some View {
        Color.clear
            .frame(width: model.isWide ? 200 : 40, height: 40)
            .background(.red, in: .rect)
            .animation(.linear(duration: 0.3), value: model.isWide)
    }
}

@Suite("Shapes that change their size") @MainActor struct ResizingShapeTests {
    @Test("a shape is drawn in the size that it has on its way, and in the last one after it")
    func glides() throws {
        let model = Width()
        let window = try FactWindow(300, 100) { _ in Bar(model: model) }
        let red = window.rgb(150, 50)
        let white = window.rgb(140, 10)
        #expect(window.rgb(120, 50) == white && red != white)
        for isWide in [true, false, true] {
            try window.act { model.isWide = isWide }
            try window.run(0.15)
            #expect(window.rgb(100, 50) == red)
            #expect(window.rgb(60, 50) == white)
            try window.run(0.5)
            #expect(window.rgb(60, 50) == (isWide ? red : white))
            #expect(window.rgb(140, 50) == red)
        }
    }
}
