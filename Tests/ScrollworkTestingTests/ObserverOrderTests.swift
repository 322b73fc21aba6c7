// SPDX-License-Identifier: MIT
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor private final class Told {
    var offsets: [CGFloat] = []
}

@Suite("What a scroll view tells in one frame") @MainActor struct ObserverOrderTests {
    @Test("whoever hears of phases and of geometry never sees the content go back in a drag")
    func order() {
        let told = Told()
        let tester = ScrollTester(
            ScrollView { Color.red.frame(height: 4000) }
                .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, offset in
                    told.offsets.append(offset)
                }
                .onScrollPhaseChange { _, _, context in
                    told.offsets.append(context.geometry.contentOffset.y)
                })
        tester.run()
        told.offsets = []
        tester.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
        tester.run()
        #expect(told.offsets.count > 10)
        #expect(told.offsets == told.offsets.sorted())
    }
}
