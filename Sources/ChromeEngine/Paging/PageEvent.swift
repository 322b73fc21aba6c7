// SPDX-License-Identifier: MIT

/// What happens to paged data.
public enum PageEvent: Hashable, Sendable, Codable {
    /// The view appeared, for the first time or again.
    case appear
    /// The view appeared over rows that are there already, or over none; only the level asks.
    case present
    /// A request was answered: how many new items it brought, and whether more follow.
    case reply(request: Int, added: Int, hasMore: Bool)
    /// A request failed.
    case failure(request: Int)
    /// Someone asks for a page: a control, or code.
    case ask(PageDirection)
    /// Someone asks for a failed or stalled page again.
    case retry(PageDirection)
    /// The first page is asked for anew.
    case refresh
    /// Whether a direction has more is known otherwise.
    case hasMore(PageDirection, Bool)
    /// The length of what stands at the ends but is no row: spinners, retry controls.
    case furniture(leading: Double, trailing: Double)
    /// What the rows are like: the length of one, and the first that is visible.
    case rows(length: Double, firstVisible: Int)
    /// New items were put at the top without being asked for.
    case arrived(count: Int)
}

/// How a direction stands.
public enum PageLoad: Hashable, Sendable {
    /// Nothing is under way.
    case idle
    /// A request is under way.
    case loading(request: Int)
    /// The last request failed; it is asked for again at a time, or only when told to.
    case failed(failures: Int, retryTime: Double?)
    /// Too many pages in a row were empty.
    case stalled(empty: Int)
    /// There is nothing more.
    case ended

    /// The request that is under way.
    public var request: Int? {
        if case .loading(let request) = self { request } else { nil }
    }
}

/// Why a page was asked for, or was not.
public enum PageReason: Hashable, Sendable {
    /// The view appeared without data.
    case first
    /// Less is ahead than what is to be fetched in advance.
    case near(distance: Double, prefetch: Double)
    /// Enough is ahead.
    case far(distance: Double, prefetch: Double)
    /// A request of that direction is under way.
    case inFlight(request: Int)
    /// A refresh is under way.
    case refreshing
    /// Someone asked.
    case asked
    /// Someone asked again.
    case retried
    /// It was time to ask again by itself.
    case backoff(failures: Int)
    /// The reply brought items.
    case added(Int)
    /// The reply brought nothing.
    case empty(inRow: Int)
    /// The reply said that there is nothing more.
    case ended
    /// The reply belongs to a request that was replaced.
    case outdated(request: Int)
    /// The request failed.
    case failed(failures: Int)
    /// The rows of the last reply are not laid out yet.
    case awaitsLayout
    /// The user has not scrolled towards earlier pages yet.
    case notArmed
    /// Automatic loading is off.
    case manual
    /// The rubber band moved the content.
    case clamp
    /// Nothing is known yet: no view, or no geometry.
    case notReady
    /// New items arrived above the reader.
    case unseen(Int)
}

/// What happens to a direction, and why.
public struct PageDecision: Hashable, Sendable {
    /// What the caller has to do.
    public enum Action: Hashable, Sendable {
        /// Nothing but show the state.
        case none
        /// Load a page and answer with this number.
        case load(request: Int)
        /// Drop what is under way.
        case cancel(request: Int)
        /// Say how many items came.
        case announce(added: Int)
    }

    /// Which direction.
    public var direction: PageDirection
    /// What to do.
    public var action: Action
    /// Why.
    public var reason: PageReason
}
