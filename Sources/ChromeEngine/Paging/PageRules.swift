// SPDX-License-Identifier: MIT

/// The numbers of paging, in one place.
public enum PageConstants {
    /// How many rows ahead a page is asked for, if that is more than a viewport.
    ///
    /// *Source:* `chrome.md`, section 5 (IntersectionObserver-style prefetching, ISP).
    public static let prefetchRows = 3
    /// How many empty pages in a row stall a direction.
    ///
    /// *Source:* `chrome.md`, section 5.
    public static let mostEmptyPages = 3
    /// How long a reply waits for the layout that shows its rows.
    ///
    /// *Source:* chosen: six frames at 60 Hz.
    public static let layoutPatience = 0.1
    /// The first wait after a failure, the factor of each further one, and the longest.
    ///
    /// *Source:* chosen: 1, 2, 4 … 30 s.
    public static let firstRetry = 1.0
    public static let retryFactor = 2.0
    public static let longestRetry = 30.0
    /// How often a failed page is asked for again without being told to.
    ///
    /// *Source:* chosen.
    public static let mostRetries = 5
}

/// Where pages are added.
public enum PageDirection: Int, Hashable, Sendable, Codable, CaseIterable {
    /// At the end.
    case next
    /// At the start.
    case previous
    /// The first page anew.
    case refresh
}

/// What happens after a failure.
public enum PageRetry: Hashable, Sendable, Codable {
    /// Nothing until `retry`.
    case manual
    /// Asks again by itself, ever later.
    case backoff(
        first: Double = PageConstants.firstRetry, factor: Double = PageConstants.retryFactor,
        longest: Double = PageConstants.longestRetry, attempts: Int = PageConstants.mostRetries)

    /// How long to wait after a number of failures, or nil if it is over.
    func wait(after failures: Int) -> Double? {
        guard case .backoff(let first, let factor, let longest, let attempts) = self,
            failures <= attempts
        else { return nil }
        var wait = first
        for _ in 1..<max(failures, 1) where wait < longest { wait *= factor }
        return min(wait, longest)
    }
}

/// When pages are asked for.
public struct PageRules: Hashable, Sendable, Codable {
    /// How far ahead, in points; a viewport if nothing is said.
    public var prefetchPoints: Double?
    /// How far ahead, in rows; the larger of the two counts.
    public var prefetchRows: Int
    /// How many empty pages in a row stall a direction.
    public var mostEmptyPages: Int
    /// What happens after a failure.
    public var retry: PageRetry
    /// Whether earlier pages are asked for only once the user has scrolled towards them.
    public var armsPrevious: Bool
    /// Whether pages are asked for without being told to.
    public var isAutomatic: Bool

    /// Makes rules.
    public init(
        prefetchPoints: Double? = nil, prefetchRows: Int = PageConstants.prefetchRows,
        mostEmptyPages: Int = PageConstants.mostEmptyPages, retry: PageRetry = .backoff(),
        armsPrevious: Bool = true, isAutomatic: Bool = true
    ) {
        self.prefetchPoints = prefetchPoints
        self.prefetchRows = prefetchRows
        self.mostEmptyPages = max(mostEmptyPages, 1)
        self.retry = retry
        self.armsPrevious = armsPrevious
        self.isAutomatic = isAutomatic
    }

    /// How far ahead a page is asked for.
    public func prefetch(viewport: Double, rowLength: Double) -> Double {
        max(prefetchPoints ?? viewport, Double(prefetchRows) * rowLength)
    }
}
