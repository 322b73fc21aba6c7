// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@Suite("Frames relative to a container") @MainActor struct ContainerRelativeFrameTests {
    @Test("in a scroll view a view takes its length, less safe area and margins")
    func whole() throws {
        let window = try FactWindow(
            300, 400, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
        ) { book in
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<4) { index in
                        Color.red.containerRelativeFrame([.horizontal, .vertical])
                            .probe("\(index)", book)
                    }
                }
            }
            .contentMargins(.horizontal, 25, for: .scrollContent)
        }
        window.expect("0", 25, 40, 250, 340)
        window.expect("1", 285, 40, 250, 340)
    }

    @Test("a part of the container, spanning and spaced, aligned within")
    func parts() throws {
        let window = try FactWindow(320, 100) { book in
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) {
                    ForEach(0..<20) { index in
                        box(20, 20).probe("in \(index)", book)
                            .containerRelativeFrame(
                                .horizontal, count: 4, span: index == 0 ? 2 : 1, spacing: 10,
                                alignment: .trailing
                            )
                            .probe("\(index)", book)
                    }
                }
            }
        }
        // (320 - 30) / 4 = 72.5; two of them and the distance between are 155.
        window.expect("0", x: 0, width: 155)
        window.expect("1", x: 165, width: 72.5)
        window.expect("in 1", x: 217.5, width: 20)
    }

    @Test("a closure makes the length of that of the container, anew when the window is resized")
    func closure() throws {
        let window = try FactWindow(300, 300) { book in
            ScrollView {
                VStack(spacing: 0) {
                    Color.red
                        .containerRelativeFrame(.vertical) { length, axis in
                            axis == .vertical ? length / 3 : 1
                        }
                        .probe("third", book)
                    Color.blue.frame(height: 1000)
                }
            }
        }
        window.expect("third", 0, 0, 300, 100)
        window.window.updateSettings { $0.size = CGSize(width: 200, height: 600) }
        try window.next()
        window.expect("third", 0, 0, 200, 200)
        for _ in 0..<3 { try window.next() }
        #expect(window.frame.report.layouts == 0)
    }

    @Test("without a scroll view the window is the container")
    func window() throws {
        let window = try FactWindow(
            300, 400, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
        ) { book in
            VStack {
                Color.red.containerRelativeFrame(.vertical) { length, _ in length / 2 }
                    .probe("half", book)
            }
        }
        window.expect("half", width: 300, height: 170)
    }
}
