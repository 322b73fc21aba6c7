// SPDX-License-Identifier: MIT
import Foundation

/// Docs/Parity.md: prose by hand, and between two pairs of marks what the sources say.
///
/// Of a table of symbols the first column is generated; evidence and note are written by hand and
/// kept when the page is written again, wherever the symbol moves.
struct ParityPage {
    static let path = "Docs/Parity.md"
    /// What evidence may be, alone or several with commas.
    static let evidence = ["measured", "documented", "inferred", "own"]
    /// Stands where nobody has written the evidence yet.
    static let missing = "?"

    struct Entry: Equatable {
        var evidence: String
        var note: String
    }

    private(set) var lines: [Substring]

    init(text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

    var text: String { lines.joined(separator: "\n") }

    /// Evidence and note by the symbol's spelling.
    var entries: [String: Entry] {
        var entries: [String: Entry] = [:]
        for line in section("symbols") {
            guard let cells = Self.cells(of: line), cells.count == 3 else { continue }
            let spelling = cells[0].trimmed(of: "`")
            entries[spelling] = Entry(evidence: cells[1], note: cells[2])
        }
        return entries
    }

    /// The symbols whose rows have no evidence, or one that is not in the list.
    var withoutEvidence: [String] {
        entries.filter { entry in
            let words = entry.value.evidence.split(separator: ",").map { $0.trimmed(of: " ") }
            return words.isEmpty || !words.allSatisfy(Self.evidence.contains)
        }.keys.sorted()
    }

    /// The page with its tables made anew from the sources.
    func rewritten(for files: [SourceFile]) -> ParityPage {
        var page = self
        page.replace("symbols", with: symbolTables(for: files))
        page.replace("numbers", with: Self.numberTable(for: files))
        return page
    }

    private func symbolTables(for files: [SourceFile]) -> [String] {
        let entries = entries
        var groups: [String: Set<ParitySymbol>] = [:]
        var seen: Set<ParitySymbol> = []
        for file in files
        where file.isSource && file.isSwift && ParityGroup.targets.contains(file.target) {
            for symbol in ParityScanner.symbols(in: file) where seen.insert(symbol).inserted {
                groups[ParityGroup.title(for: file.path), default: []].insert(symbol)
            }
        }
        return ParityGroup.all.flatMap { group -> [String] in
            guard let symbols = groups[group.title] else { return [] }
            let rows = symbols.sorted { ($0.order, $0.spelling) < ($1.order, $1.spelling) }
            return [
                "", "### \(group.title)", "", "| symbol | evidence | note |", "| --- | --- | --- |",
            ]
                + rows.map { symbol in
                    let entry = entries[symbol.spelling] ?? Entry(evidence: Self.missing, note: "")
                    return Self.row(["`\(symbol.spelling)`", entry.evidence, entry.note])
                }
        } + [""]
    }

    private static func numberTable(for files: [SourceFile]) -> [String] {
        let numbers = files.filter { $0.isSource && $0.isSwift }.flatMap(ParityNumber.numbers)
        return ["", "| constant | trust | what | where |", "| --- | --- | --- | --- |"]
            + numbers.map { number in
                let place = number.path.dropFirst("Sources/".count)
                return row([
                    "`\(number.name)`", number.labels.joined(separator: ", "), number.summary,
                    "`\(place)`",
                ])
            } + [""]
    }

    private static func row(_ cells: [String]) -> String {
        "|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined()
    }

    /// The cells of a table's row; nil for its head and for other lines.
    private static func cells(of line: Substring) -> [String]? {
        guard line.hasPrefix("| `") else { return nil }
        return line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
            .map { $0.trimmed(of: " ") }
    }

    // MARK: Marks

    private func range(of name: String) -> Range<Int>? {
        guard let start = lines.firstIndex(of: "<!-- parity: \(name) -->"),
            let end = lines[start...].firstIndex(of: "<!-- end -->")
        else { return nil }
        return start + 1..<end
    }

    private func section(_ name: String) -> ArraySlice<Substring> {
        range(of: name).map { lines[$0] } ?? []
    }

    private mutating func replace(_ name: String, with new: [String]) {
        guard let range = range(of: name) else { return }
        lines.replaceSubrange(range, with: new.map { Substring($0) })
    }

    // MARK: Differences

    /// What this page has and `other` has not, rows by their first cell, other lines whole.
    func rows(missingIn other: ParityPage) -> [String] {
        let theirs = Set(other.lines)
        return lines.filter { !theirs.contains($0) }.map { line in
            Self.cells(of: line).map { $0[0] } ?? String(line)
        }
    }
}
