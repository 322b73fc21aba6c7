// SPDX-License-Identifier: MIT

/// When pages are asked for.
///
/// It is the level that counts, not the moment an edge is passed: while less is ahead than what is
/// to be fetched in advance, and nothing forbids it, a page is asked for. One request per direction
/// is under way at most; a refresh replaces both.
public struct PageState: Hashable, Sendable {
    /// When pages are asked for.
    public var rules: PageRules
    /// How many pages have come since the last refresh.
    public internal(set) var pageCount = 0
    /// How many new items above the reader have not been seen.
    public internal(set) var unseenCount = 0

    var loads = [PageLoad](repeating: .idle, count: PageDirection.allCases.count)
    var emptyInRow = [Int](repeating: 0, count: PageDirection.allCases.count)
    var failures = [Int](repeating: 0, count: PageDirection.allCases.count)
    var hasStarted = false
    var isArmed = false
    var lastRequest = 0
    var hasGeometry = false
    var extents = ChromeExtents(content: 0, viewport: 0)
    var position = 0.0
    var leadingFurniture = 0.0
    var trailingFurniture = 0.0
    var rowLength = 0.0
    var time = 0.0
    /// Until when the geometry may still be that of before the last reply, and its content then.
    var layoutDeadline: Double?
    var contentBefore = 0.0

    /// Makes a state before the view has appeared.
    ///
    /// `hasPrevious` says whether there are earlier pages.
    public init(rules: PageRules = PageRules(), hasPrevious: Bool = false) {
        self.rules = rules
        if !hasPrevious { self[.previous] = .ended }
    }

    /// How a direction stands.
    public internal(set) subscript(direction: PageDirection) -> PageLoad {
        get { loads[direction.rawValue] }
        set { loads[direction.rawValue] = newValue }
    }

    /// When a tick has to come, if one has to.
    public var nextDeadline: Double? {
        // A refresh under way holds back what failed: it will replace it.
        let retries = PageDirection.allCases.compactMap { direction -> Double? in
            guard case .failed(_, let retryTime) = self[direction],
                !isRefreshing || direction == .refresh
            else { return nil }
            return retryTime
        }
        return (retries + [layoutDeadline].compactMap { $0 }).min()
    }

    /// The content moved, or its lengths changed.
    ///
    /// *Cost:* no allocation if no page is asked for.
    public mutating func reduce(_ motion: Motion) -> [PageDecision] {
        guard motion.disregard == nil else { return [] }
        time = max(time, motion.time)
        hasGeometry = true
        extents = motion.extents
        position = motion.position
        if layoutDeadline != nil, extents.content != contentBefore { layoutDeadline = nil }
        if position <= 0 { unseenCount = 0 }
        let isUsers = motion.cause == .user || motion.cause == .momentum || motion.cause == .unknown
        // Who pulls at the start wants what is before it as well: there the content cannot move.
        let isPulled = motion.phase.isTouched && motion.position < 0
        if isPulled || isUsers && motion.delta < 0 { isArmed = true }
        if motion.beganPhase, motion.phase.isTouched { release() }
        return motion.cause == .clamp && !isPulled ? [] : evaluate()
    }

    /// Time passed.
    public mutating func reduce(time now: Double) -> [PageDecision] {
        guard now.isFinite else { return [] }
        time = max(time, now)
        // What was to be laid out by now is, or there was nothing.
        if let deadline = layoutDeadline, deadline <= time { layoutDeadline = nil }
        var decisions: [PageDecision] = []
        for direction in PageDirection.allCases {
            guard case .failed(let failures, let retryTime?) = self[direction], retryTime <= time,
                !isRefreshing || direction == .refresh
            else { continue }
            let reason = PageReason.backoff(failures: failures)
            decisions +=
                direction == .refresh ? refresh(reason) : [load(direction, reason)]
        }
        return decisions + evaluate()
    }

    var isRefreshing: Bool { self[.refresh].request != nil }

    /// A new touch gives a stalled direction another chance.
    private mutating func release() {
        for direction in PageDirection.allCases {
            guard case .stalled = self[direction] else { continue }
            self[direction] = .idle
            emptyInRow[direction.rawValue] = 0
        }
    }

    mutating func load(_ direction: PageDirection, _ reason: PageReason) -> PageDecision {
        lastRequest += 1
        self[direction] = .loading(request: lastRequest)
        return PageDecision(
            direction: direction, action: .load(request: lastRequest), reason: reason)
    }

    /// Asks for whatever the level asks for.
    mutating func evaluate() -> [PageDecision] {
        var decisions: [PageDecision] = []
        for direction in [PageDirection.next, .previous] {
            let reason = wish(direction)
            guard case .near = reason else { continue }
            decisions.append(load(direction, reason))
        }
        return decisions
    }

    /// Why a direction would be asked for now, or why not.
    public func wish(_ direction: PageDirection) -> PageReason {
        guard hasStarted, hasGeometry, pageCount > 0 else { return .notReady }
        switch self[direction] {
        case .idle: break
        case .loading(let request): return .inFlight(request: request)
        case .failed(let failures, _): return .failed(failures: failures)
        case .stalled(let empty): return .empty(inRow: empty)
        case .ended: return .ended
        }
        if isRefreshing { return .refreshing }
        guard rules.isAutomatic else { return .manual }
        if let layoutDeadline, time < layoutDeadline { return .awaitsLayout }
        let length = extents.limit - leadingFurniture - trailingFurniture
        if direction == .previous, rules.armsPrevious, !isArmed, length > 0 { return .notArmed }
        let distance =
            direction == .next
            ? extents.limit - trailingFurniture - position : position - leadingFurniture
        let prefetch = rules.prefetch(viewport: extents.viewport, rowLength: rowLength)
        return distance < prefetch
            ? .near(distance: distance, prefetch: prefetch)
            : .far(distance: distance, prefetch: prefetch)
    }
}
