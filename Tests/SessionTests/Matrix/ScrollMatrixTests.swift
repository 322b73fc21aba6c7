// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

/// Axes × content × insets × direction × bounce: at rest, dragged past each edge, flung, scrolled
/// by the program.
@Suite("The table of scroll views") @MainActor struct ScrollMatrixTests {
    @Test(
        "offsets, phases, insets and sizes are right in every cell",
        arguments: [Axis.Set.vertical, .horizontal, [.horizontal, .vertical]],
        MatrixCase.Content.allCases)
    func cells(axes: Axis.Set, content: MatrixCase.Content) throws {
        for cell in MatrixCase.cells(axes, content) {
            let stage = try MatrixStage(cell)
            try stage.run()
            #expect(stage.problems.isEmpty, "\(stage.problems.prefix(3).joined(separator: "\n"))")
        }
    }
}
