// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@Suite("Lazy grids, as measured") @MainActor struct LazyGridFacts {
    @Test("fixed, flexible and limited tracks share 280 points: 60, 102, 80, centred")
    func tracks() throws {
        // M2 lazy/grids
        let columns = [
            GridItem(.fixed(60), spacing: 8), GridItem(.flexible(), spacing: 8),
            GridItem(.flexible(minimum: 20, maximum: 80), spacing: 8),
        ]
        let window = try FactWindow(280, 200) { book in
            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(0..<6, id: \.self) { index in
                    Color.red.frame(height: 20).probe("\(index)", book)
                }
            }
            .probe("grid", book)
        }
        let top = try #require(window["grid"]).minY
        window.expect("grid", x: 0, width: 280, height: 48)
        // What nobody takes, 22 points, lies half on each side.
        window.expect("0", 11, top, 60, 20)
        window.expect("1", 79, top, 102, 20)
        window.expect("2", 189, top, 80, 20)
        window.expect("3", 11, top + 28, 60, 20)
    }

    @Test("adaptive tracks of at least 50, 10 apart, in 240: four of 52.5")
    func adaptive() throws {
        // M2 lazy/grids
        let window = try FactWindow(240, 200) { book in
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)]) {
                ForEach(0..<5, id: \.self) { index in
                    Color.red.frame(height: 20).probe("\(index)", book)
                }
            }
        }
        window.expect("0", x: 0, width: 52.5)
        window.expect("1", x: 62.5, width: 52.5)
        window.expect("3", x: 187.5, width: 52.5)
        window.expect("4", x: 0, width: 52.5)
    }

    @Test("a grid that goes sideways centres its rows: two of 30 in 70")
    func horizontal() throws {
        // M2 lazy/grids: the 68 are centred, columns 40 + 6
        let rows = [GridItem(.fixed(30)), GridItem(.fixed(30))]
        let window = try FactWindow(300, 70) { book in
            LazyHGrid(rows: rows, spacing: 6) {
                ForEach(0..<4, id: \.self) { index in
                    Color.red.frame(width: 40).probe("\(index)", book)
                }
            }
            .probe("grid", book)
        }
        let start = try #require(window["grid"]).minX
        window.expect("grid", y: 0, width: 86, height: 70)
        window.expect("0", start, 1, 40, 30)
        window.expect("1", start, 39, 40, 30)
        window.expect("2", start + 46, 1, 40, 30)
    }

    @Test("headers and footers have lines of their own, and the next cell starts a fresh one")
    func sections() throws {
        // M6 lazy/grid-sections: 240 for 196 of tracks, spacing as between lines
        let columns = [
            GridItem(.fixed(60), spacing: 8), GridItem(.fixed(60), spacing: 8),
            GridItem(.fixed(60), spacing: 8),
        ]
        let window = try FactWindow(240, 400) { book in
            LazyVGrid(columns: columns, spacing: 4) {
                ForEach(["a", "b"], id: \.self) { name in
                    Section {
                        ForEach(0..<4, id: \.self) { index in
                            Color.red.frame(height: 20).probe("\(name)\(index)", book)
                        }
                    } header: {
                        Text("H").probe("text \(name)", book)
                            .frame(maxWidth: .infinity).probe("head \(name)", book)
                    } footer: {
                        Color.blue.frame(height: 10).probe("foot \(name)", book)
                    }
                }
            }
            .probe("grid", book)
        }
        let top = try #require(window["grid"]).minY
        window.expect("head a", 0, top, 240, 16)
        #expect(abs(try #require(window["text a"]).midX - 120) <= 0.5)
        window.expect("a0", 22, top + 20, 60, 20)
        window.expect("a3", 22, top + 44, 60, 20)
        window.expect("foot a", 0, top + 68, 240, 10)
        window.expect("head b", 0, top + 82, 240, 16)
        window.expect("b0", 22, top + 102, 60, 20)
    }

    @Test("the grid's alignment places the tracks and the cells, an item's own wins")
    func alignment() throws {
        // M6 lazy/grid-alignment: tracks end at the trailing edge, x 44 of 240
        let columns = [
            GridItem(.fixed(60), spacing: 8),
            GridItem(.fixed(60), spacing: 8, alignment: .topLeading),
            GridItem(.fixed(60), spacing: 8),
        ]
        let window = try FactWindow(240, 200) { book in
            LazyVGrid(columns: columns, alignment: .trailing) {
                box(20, 20).probe("0", book)
                box(20, 20).probe("1", book)
                box(20, 40).probe("2", book)
            }
            .probe("grid", book)
        }
        let top = try #require(window["grid"]).minY
        window.expect("0", 44 + 40, top + 10, 20, 20)
        window.expect("1", 112, top, 20, 20)
        window.expect("2", 220, top, 20, 40)
    }
}
