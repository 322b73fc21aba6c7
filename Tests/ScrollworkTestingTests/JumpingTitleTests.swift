// SPDX-License-Identifier: MIT
import ScrollworkTesting
import SwiftUI
import Testing

/// A title that jumps to the bottom while one reads: where the text is, told by an anchor.
private struct JumpingTitle: View {
    struct Place: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }
    @State private var isAtTop = true

    var body: some View {
        ZStack {
            GeometryReader { outer in
                ScrollView {
                    Text(String(repeating: "a line of text\n", count: 100))
                        .frame(maxWidth: .infinity)
                        .anchorPreference(key: Place.self, value: .top) { outer[$0].y }
                }
            }
            .onPreferenceChange(Place.self) { isAtTop = $0 >= -10 }
            VStack {
                if isAtTop { Text("Title") }
                Spacer()
                if !isAtTop { Text("Title") }
            }
        }
    }
}

@MainActor @Suite struct JumpingTitleTests {
    @Test("a title jumps to the bottom past ten points, in the very frame, and back")
    func jumps() {
        let tester = ScrollTester(JumpingTitle())
        func isBelow(_ frame: FrameSnapshot) -> Bool {
            (frame.element("Title")?.frame.midY ?? 0) > 422
        }
        #expect(!isBelow(tester.frame))
        tester.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500))
        tester.run(until: .idle)
        #expect(isBelow(tester.frame))
        tester.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500))
        tester.run(until: .idle)
        #expect(!isBelow(tester.frame))
        for frame in tester.frames {
            let travel = (frame.scroll()?.contentOffset.y ?? 0) + 47
            #expect(isBelow(frame) == (travel > 10))
        }
        #expect(tester.frames.allSatisfy { $0.work.walks <= 3 })
    }
}
