// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Docs/Parity.md, held against the sources.
///
/// `SCROLLWORK_WRITE_PARITY=1 swift test --filter Parity` writes the tables anew.
@Suite("Parity", .serialized)
struct ParityTests {
    private let url = Repository.root.appending(path: ParityPage.path)

    private func page() throws -> ParityPage {
        ParityPage(text: String(decoding: try Data(contentsOf: url), as: UTF8.self))
    }

    @Test("the page lists what the sources declare, and nothing else")
    func isCurrent() throws {
        let page = try page()
        let current = page.rewritten(for: try Repository.files.get())
        if ProcessInfo.processInfo.environment["SCROLLWORK_WRITE_PARITY"] == "1" {
            try Data(current.text.utf8).write(to: url, options: .atomic)
            return
        }
        let added = current.rows(missingIn: page)
        let gone = page.rows(missingIn: current)
        #expect(
            added.isEmpty && gone.isEmpty,
            """
            \(ParityPage.path) lacks \(added) and lists \(gone); write its tables anew by \
            SCROLLWORK_WRITE_PARITY=1 swift test --filter Parity
            """)
        let isSame = page.text == current.text
        #expect(isSame, "the rows of \(ParityPage.path) are in another order")
    }

    @Test("each symbol of the page has its evidence")
    func hasEvidence() throws {
        let page = try page()
        #expect(page.entries.count > 100)
        let missing = page.withoutEvidence.joined(separator: ", ")
        #expect(missing == "", "evidence is one or more of \(ParityPage.evidence)")
    }
}
