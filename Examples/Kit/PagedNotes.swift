// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// Notes that are loaded a page at a time, in both directions, as one scrolls.
struct PagedNotes: View {
    @State private var notes = PagedItems(start: 200) { start in
        try await Note.page(at: start)
    }

    var body: some View {
        PaginatedScrollView(notes, spacing: 0, placeholders: 8) { note in
            VStack(alignment: .leading, spacing: 4) {
                Text("Note \(note.id)").font(.headline)
                Text(note.text).font(.subheadline).foregroundStyle(.secondary)
                Divider().padding(.top, 10)
            }
            .padding(.horizontal, 20)
            .padding(.top, 10)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// What a page is made of.
private struct Note: Identifiable, Sendable {
    let id: Int
    let text: String

    private static let size = 25
    private static let last = 1000

    /// The page that begins at a number. An app asks its server or its database here; the number
    /// of the next page is whatever finds that page again.
    static func page(at start: Int) async throws -> ScrollPage<Note, Int> {
        try await Task.sleep(for: .seconds(0.4))
        let end = min(start + size, last)
        return ScrollPage(
            (start..<end).map { Note(id: $0, text: text(of: $0)) },
            next: end < last ? end : nil, previous: start > 0 ? max(start - size, 0) : nil)
    }

    private static func text(of number: Int) -> String {
        let things = ["A heron", "The ferry", "An umbrella", "The baker", "A kite", "The choir"]
        let deeds = [
            "came by early", "was late again", "waited for the rain", "stood by the bridge",
            "was seen from the tower",
        ]
        return "\(things[number % things.count]) \(deeds[number % deeds.count])."
    }
}

#Preview {
    PagedNotes()
}
