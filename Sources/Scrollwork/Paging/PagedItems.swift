// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// Items that come in pages, and how their loading stands.
///
/// It belongs to the screen's model, not to a view: a view that appears again asks for nothing
/// twice. One request a direction is under way at most; a refresh replaces both. Items are kept
/// once, by their ids.
@available(iOS 17.0, macOS 14.0, *)
@MainActor @Observable
public final class PagedItems<Item: Identifiable & Sendable, Cursor: Sendable> {
    /// The items, in order.
    public private(set) var items: [Item] = []
    /// How many pages have come since the last refresh.
    public private(set) var pageCount = 0
    /// How many items put in with `prepend(_:)` have not been seen.
    public private(set) var unseenCount = 0
    private var states: [ScrollPageDirection: PageLoadState] = [.previous: .ended]

    /// The last error of each direction, until a page comes.
    @ObservationIgnored private var errors: [ScrollPageDirection: any Error] = [:]
    @ObservationIgnored private let start: Cursor
    @ObservationIgnored private let loadPage:
        @Sendable (Cursor) async throws -> ScrollPage<Item, Cursor>
    @ObservationIgnored private var nextCursor: Cursor?
    @ObservationIgnored private var previousCursor: Cursor?
    @ObservationIgnored private var tasks: [Int: Task<Void, Never>] = [:]
    @ObservationIgnored let loader: PageLoader
    /// Whether what came before the rows just now was asked for: then the reader stays.
    @ObservationIgnored var keepsReader = false
    @ObservationIgnored var onAnnounce: ((Int) -> Void)?

    /// Makes a list that is empty until a view shows it or it is told to load.
    ///
    /// `load` gets the cursor of a page: `start` for the first one, later what pages name.
    public init(
        start: Cursor, prefetch: PagePrefetch = .automatic,
        retryPolicy: PageRetryPolicy = .automatic,
        load: @escaping @Sendable (Cursor) async throws -> ScrollPage<Item, Cursor>
    ) {
        self.start = start
        loadPage = load
        loader = PageLoader(rules: PageRules(prefetch, retryPolicy))
        loader.load = { [weak self] in self?.begin($0, request: $1) }
        loader.cancel = { [weak self] in self?.tasks.removeValue(forKey: $0)?.cancel() }
        loader.changed = { [weak self] in self?.publish() }
        loader.announce = { [weak self] in self?.onAnnounce?($0) }
    }

    /// How a direction stands.
    public func state(_ direction: ScrollPageDirection) -> PageLoadState {
        states[direction] ?? .idle
    }

    /// Why the last page of a direction failed to load, until one comes.
    public func error(_ direction: ScrollPageDirection) -> (any Error)? {
        _ = state(direction)
        return errors[direction]
    }

    /// Puts items before the others without being asked for; those already there are left out.
    public func prepend(_ newItems: [Item]) {
        keepsReader = false
        let added = merge(newItems, atEnd: false)
        if added > 0 { loader.send(.arrived(count: added)) }
    }

    /// Loads the first page anew, and replaces everything with it; returns when it came or failed.
    public func refresh() async {
        loader.send(.refresh)
        if let request = loader.state[.refresh].request { await tasks[request]?.value }
    }

    /// Asks for a failed or stalled page again, at once.
    public func retry(_ direction: ScrollPageDirection) { loader.send(.retry(direction.rule)) }

    /// Asks for a page whatever is in view, unless one is under way.
    public func loadMore(_ direction: ScrollPageDirection = .next) {
        loader.send(.ask(direction.rule))
    }

    // MARK: Loading

    private func begin(_ direction: PageDirection, request: Int) {
        let cursor: Cursor =
            switch direction {
            case .next: nextCursor ?? start
            case .previous: previousCursor ?? start
            case .refresh: start
            }
        tasks[request] = Task { [weak self, loadPage] in
            do {
                let page = try await loadPage(cursor)
                self?.finish(direction, request: request, page)
            } catch {
                self?.fail(direction, request: request, error)
            }
        }
    }

    private func finish(
        _ direction: PageDirection, request: Int, _ page: ScrollPage<Item, Cursor>
    ) {
        tasks[request] = nil
        guard loader.state[direction].request == request else {
            // It was replaced; what it brought is dropped.
            loader.send(.reply(request: request, added: 0, hasMore: true))
            return
        }
        keepsReader = direction == .previous
        let isFirst = direction == .refresh || loader.state.pageCount == 0
        if isFirst {
            items = []
            previousCursor = page.previous
        }
        let added = merge(page.items, atEnd: direction != .previous)
        if direction == .previous { previousCursor = page.previous } else { nextCursor = page.next }
        errors = [:]
        let hasMore = direction == .previous ? page.previous != nil : page.next != nil
        loader.send(.reply(request: request, added: added, hasMore: hasMore))
        if isFirst { loader.send(.hasMore(.previous, page.previous != nil)) }
    }

    private func fail(_ direction: PageDirection, request: Int, _ error: any Error) {
        tasks[request] = nil
        guard loader.state[direction].request == request else { return }
        for name in ScrollPageDirection.allCases where name.rule == direction {
            errors[name] = error
        }
        loader.send(.failure(request: request))
    }

    /// Puts in what is not there yet; returns how many that were.
    private func merge(_ page: [Item], atEnd: Bool) -> Int {
        let new = newItems(of: page, besides: Set(items.map(\.id)), id: \.id)
        guard !new.isEmpty else { return 0 }
        if atEnd { items += new } else { items = new + items }
        return new.count
    }

    private func publish() {
        for direction in ScrollPageDirection.allCases {
            let new = PageLoadState(loader.state[direction.rule])
            if states[direction] != new { states[direction] = new }
        }
        if pageCount != loader.state.pageCount { pageCount = loader.state.pageCount }
        if unseenCount != loader.state.unseenCount { unseenCount = loader.state.unseenCount }
    }
}
