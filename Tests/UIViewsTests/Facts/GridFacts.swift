// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@Suite("Grids, as measured") @MainActor struct GridFacts {
    @Test("a column is as wide as its widest rigid cell, columns are 8 apart")
    func columns() throws {
        // M2 grid/basic
        let window = try FactWindow(300, 200) { book in
            Grid {
                GridRow {
                    box(40, 20).probe("a", book)
                    box(60, 20).probe("b", book)
                }
                GridRow {
                    box(70, 30).probe("c", book)
                    box(20, 10).probe("d", book)
                }
            }
            .probe("grid", book)
        }
        // 70 + 8 + 60 by 20 + 8 + 30, in the middle of 300 × 200.
        window.expect("grid", 81, 71, 138, 58)
        window.expect("a", 81 + 15, 71, 40, 20)
        window.expect("b", 159, 71, 60, 20)
        window.expect("c", 81, 99, 70, 30)
        window.expect("d", 159 + 20, 109, 20, 10)
    }

    @Test("the gap between rows is the widest that cells above each other want")
    func textGap() throws {
        // M2 grid/basic: 8.1509 under and 4.7422 above text of 13 points
        let window = try FactWindow(300, 200) { book in
            Grid {
                GridRow {
                    Text("A").probe("a", book)
                    Text("B")
                }
                GridRow {
                    box(20, 20).probe("c", book)
                    Text("D")
                }
                GridRow {
                    Text("E").probe("e", book)
                    Text("F")
                }
            }
        }
        let (a, c, e) = (window["a"]!, window["c"]!, window["e"]!)
        #expect(abs(c.minY - a.maxY - 8.1509) < 0.001)
        #expect(abs(e.minY - c.maxY - 4.7422) < 0.001)
    }

    @Test("three flexible columns share 280: 88 each")
    func flexible() throws {
        // M2 grid/flexible
        let window = try FactWindow(280, 100) { book in
            Grid {
                GridRow {
                    ForEach(0..<3) { Color.red.probe("\($0)", book) }
                }
            }
        }
        window.expect("0", 0, 0, 88, 100)
        window.expect("1", 96, 0, 88, 100)
        window.expect("2", 192, 0, 88, 100)
    }

    @Test("a flexible view outside of the rows spreads what is left over the columns equally")
    func outside() throws {
        // M2 grid/flexible
        let window = try FactWindow(300, 200) { book in
            Grid {
                GridRow {
                    box(40, 20).probe("a", book)
                    box(60, 20).probe("b", book)
                }
                Color.blue.frame(height: 5).probe("whole", book)
            }
            .probe("grid", book)
        }
        window.expect("grid", x: 0, width: 300)
        window.expect("whole", x: 0, width: 300)
        // 192 are left: each column is 96 wider, its cell in the middle.
        window.expect("a", x: 48)
        window.expect("b", x: 144 + 48)
    }

    @Test("an unsized cell fills without sizing its column")
    func unsized() throws {
        // M2 grid/modifiers
        let window = try FactWindow(300, 200) { book in
            Grid {
                GridRow {
                    Color.red.gridCellUnsizedAxes([.horizontal, .vertical]).probe("free", book)
                    box(60, 20)
                }
                GridRow {
                    box(70, 30)
                    box(20, 10)
                }
            }
            .probe("grid", book)
        }
        window.expect("grid", 81, 71, 138, 58)
        window.expect("free", 81, 71, 70, 20)
    }

    @Test("cells span columns, and anchors and alignments place them")
    func modifiers() throws {
        // M2 grid/modifiers, grid/alignment
        let window = try FactWindow(300, 200) { book in
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 4) {
                GridRow {
                    box(40, 20).probe("a", book)
                    box(60, 40).probe("b", book)
                }
                GridRow(alignment: .bottom) {
                    box(70, 30).gridColumnAlignment(.trailing)
                    box(20, 10).probe("d", book)
                }
                GridRow {
                    box(10, 10).gridCellColumns(2).gridCellAnchor(.center).probe("e", book)
                }
            }
            .probe("grid", book)
        }
        // 70 + 10 + 60 by 40 + 4 + 30 + 4 + 10
        window.expect("grid", 80, 56, 140, 88)
        window.expect("a", 80 + 30, 56, 40, 20)
        window.expect("b", 160, 56, 60, 40)
        window.expect("d", 160, 56 + 44 + 20, 20, 10)
        window.expect("e", 80 + 65, 56 + 78, 10, 10)
    }

    @Test("a grid layout takes the place of another layout")
    func layout() throws {
        let window = try FactWindow(300, 200) { book in
            AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)) {
                GridRow {
                    box(40, 20).probe("a", book)
                    box(60, 20).probe("b", book)
                }
            }
        }
        window.expect("a", 100, 90, 40, 20)
        window.expect("b", 140, 90, 60, 20)
    }
}
