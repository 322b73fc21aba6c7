// SPDX-License-Identifier: MIT
import Scrollwork
import ScrollworkTesting

/// A row of a paged list.
struct Book: Identifiable, Hashable, Sendable {
    var id: Int
}

/// Books on a shelf, in pages, loaded after a while; what a test wants to go wrong does.
@MainActor final class Shelf {
    struct Failure: Error {}

    var first = 0
    var count = 200
    var pageSize = 5
    var delay = 0.2
    /// Numbers of requests, from 1, that fail.
    var failing: Set<Int> = []
    private(set) var requests: [Int] = []

    /// The page that begins at a number.
    func page(_ start: Int) async throws -> ScrollPage<Book, Int> {
        requests.append(start)
        let number = requests.count
        try await Task.sleep(for: .seconds(delay))
        if failing.contains(number) { throw Failure() }
        let end = min(start + pageSize, count)
        return ScrollPage(
            (start..<max(end, start)).map { Book(id: $0) }, next: end < count ? end : nil,
            previous: start > first ? max(start - pageSize, first) : nil)
    }

    func items(
        start: Int = 0, prefetch: PagePrefetch = .automatic,
        retryPolicy: PageRetryPolicy = .automatic
    ) -> PagedItems<Book, Int> {
        PagedItems(start: start, prefetch: prefetch, retryPolicy: retryPolicy) { [self] cursor in
            try await page(cursor)
        }
    }
}

/// A paged list of books of one height.
struct BookList: View {
    let items: PagedItems<Book, Int>
    var height: CGFloat = 100
    var placeholders = 0
    /// What a control of the screen does.
    var act: (@MainActor @Sendable () async -> Void)?

    var body: some View {
        VStack(spacing: 0) {
            list
            if let act { Button("Act") { Task { await act() } }.frame(height: 40) }
        }
    }

    private var list: some View {
        PaginatedScrollView(items, spacing: 0, placeholders: placeholders) { book in
            Text("Book \(book.id)").frame(maxWidth: .infinity, minHeight: height)
        }
    }
}
