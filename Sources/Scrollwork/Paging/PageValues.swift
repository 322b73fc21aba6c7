// SPDX-License-Identifier: MIT
import ChromeEngine

/// Where pages are added.
public enum ScrollPageDirection: Hashable, Sendable, CaseIterable {
    /// At the end.
    case next
    /// At the start.
    case previous
    /// The first page anew.
    case refresh

    var rule: PageDirection {
        switch self {
        case .next: .next
        case .previous: .previous
        case .refresh: .refresh
        }
    }
}

/// How a direction stands.
public enum PageLoadState: Hashable, Sendable {
    /// Nothing is under way.
    case idle
    /// A page is being loaded.
    case loading
    /// The last attempt failed; whether another one will be made without being told to.
    case failed(attempts: Int, retries: Bool)
    /// Several pages in a row brought nothing; a touch or a retry gives another chance.
    case stalled
    /// There is nothing more.
    case ended

    init(_ load: PageLoad) {
        switch load {
        case .idle: self = .idle
        case .loading: self = .loading
        case .failed(let failures, let retryTime):
            self = .failed(attempts: failures, retries: retryTime != nil)
        case .stalled: self = .stalled
        case .ended: self = .ended
        }
    }
}

/// How far ahead pages are asked for.
public struct PagePrefetch: Hashable, Sendable {
    var points: Double?
    var rows = PageConstants.prefetchRows
    var isAutomatic = true

    /// A viewport ahead, or three rows if that is more.
    public static let automatic = PagePrefetch()
    /// So far ahead. *Units:* points.
    public static func points(_ points: Double) -> PagePrefetch {
        PagePrefetch(points: points, rows: 0)
    }
    /// So many rows ahead.
    public static func rows(_ rows: Int) -> PagePrefetch { PagePrefetch(points: 0, rows: rows) }
    /// Only when a control or code asks.
    public static let never = PagePrefetch(isAutomatic: false)
}

/// What happens after a page failed to load.
public struct PageRetryPolicy: Hashable, Sendable {
    let rule: PageRetry

    /// Asks again by itself after 1, 2, 4 … 30 seconds, five times.
    public static let automatic = PageRetryPolicy(rule: .backoff())
    /// Asks again only when told to.
    public static let manual = PageRetryPolicy(rule: .manual)
}

extension PageRules {
    init(_ prefetch: PagePrefetch, _ retry: PageRetryPolicy) {
        self.init(
            prefetchPoints: prefetch.points, prefetchRows: prefetch.rows, retry: retry.rule,
            isAutomatic: prefetch.isAutomatic)
    }
}

/// A page: its items, and where those before and behind it are.
public struct ScrollPage<Item: Sendable, Cursor: Sendable>: Sendable {
    /// The items, in order.
    public var items: [Item]
    /// What to load for the page behind this one; nil at the end.
    public var next: Cursor?
    /// What to load for the page before this one; nil at the start.
    public var previous: Cursor?

    /// Makes a page.
    public init(_ items: [Item], next: Cursor?, previous: Cursor? = nil) {
        self.items = items
        self.next = next
        self.previous = previous
    }
}
