// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@Suite("Spacers and dividers, as measured") @MainActor struct SpacerFacts {
    @Test("a spacer's default minimum is 8")
    func minimum() throws {
        // M2 layout/spacer-min-length, PlatformMetrics of layout/spacer
        let window = try FactWindow(100, 100) { book in
            HStack(spacing: 0) {
                box(60, 20).probe("a", book)
                Spacer().probe("spacer", book)
                box(60, 20).probe("b", book)
            }
            .probe("stack", book)
        }
        window.expect("spacer", width: 8)
        window.expect("stack", x: -14, width: 128)
    }

    @Test("a spacer keeps no distance to its neighbours and is 0 across its axis")
    func acrossItsAxis() throws {
        // M2 layout/spacer, layout/spacer-min-length
        let row = try FactWindow(300, 100) { book in
            HStack {
                box(50, 50).probe("a", book)
                Spacer().probe("spacer", book)
                box(50, 50).probe("b", book)
            }
            .probe("stack", book)
        }
        row.expect("stack", 0, 25, 300, 50)
        row.expect("spacer", 50, 50, 200, 0)
        let column = try FactWindow(300, 100) { book in
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Spacer().probe("left", book)
                    box(40, 20).probe("box", book)
                    Spacer().probe("right", book)
                }
                .probe("row", book)
                Spacer().probe("below", book)
            }
        }
        column.expect("row", 0, 0, 300, 20)
        column.expect("left", 0, 10, 130, 0)
        column.expect("box", 130, 0, 40, 20)
        column.expect("right", 170, 10, 130, 0)
        column.expect("below", 150, 20, 0, 80)
    }

    @Test("a divider is half a point thick on the phone and fills the other axis")
    func divider() throws {
        // M2 layout/divider (1 point there), I ios/layout/basics (half a point)
        let window = try FactWindow(200, 200) { book in
            VStack(spacing: 0) {
                box(100, 20).probe("a", book)
                Divider().probe("lying", book)
                HStack(spacing: 0) {
                    box(20, 60).probe("b", book)
                    Divider().probe("standing", book)
                    box(20, 60).probe("c", book)
                }
                .probe("row", book)
            }
            .probe("column", book)
        }
        window.expect("column", 0, 0, 200, 200)
        window.expect("lying", 0, 20, 200, 0.5)
        window.expect("row", 79.75, 20.5, 40.5, 179.5)
        window.expect("standing", 99.75, 20.5, 0.5, 179.5)
        window.expect("b", x: 79.75, y: 80.25)
    }
}
