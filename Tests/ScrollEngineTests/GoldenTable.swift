// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// A table of reference numbers with named columns.
struct GoldenTable {
    /// The rows, each with its fields by column name.
    let rows: [[String: String]]

    /// Reads `Golden/<name>.csv`, whose first line names its source.
    init(_ name: String) throws {
        let url = try #require(
            Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Golden"))
        let lines = try String(contentsOf: url, encoding: .utf8)
            .split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
        let header = try #require(lines.first)
        rows = lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
        try #require(!rows.isEmpty)
    }
}

extension [String: String] {
    /// The number in a column.
    func number(_ column: String) throws -> Double {
        try #require(self[column].flatMap(Double.init), "no number in \(column): \(self)")
    }
}
