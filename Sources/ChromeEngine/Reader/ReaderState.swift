// SPDX-License-Identifier: MIT

/// Follows the playing line or the growing end, and gives way to the finger.
public struct ReaderState: Hashable, Sendable {
    /// How it follows.
    public var rules: ReaderRules
    /// Whether it follows now.
    public internal(set) var isFollowing = true
    /// The playing line.
    public internal(set) var line: Int?
    /// Whether something plays.
    public internal(set) var isPlaying = false

    var starts: [Double] = []
    var time = 0.0
    var sought: Double?
    var soughtTime = 0.0
    /// How far the user has moved the text from where it was followed, and when it came to rest.
    var way = 0.0
    var restTime: Double?
    var isScrolling = false
    var isUsers = false
    var hasGeometry = false
    var limit = 0.0
    var position = 0.0
    var viewport = 0.0
    /// The end as it was when the finger lifted.
    var capturedLimit: Double?

    /// Makes a reader without a text.
    public init(rules: ReaderRules = ReaderRules()) {
        self.rules = rules
    }

    /// Whether all of the text is in view.
    public var fits: Bool { hasGeometry && limit <= 0 }

    /// When a tick has to come, if one has to.
    public var nextDeadline: Double? {
        guard !isFollowing, isPlaying, rules.following == .line, let restTime else { return nil }
        return restTime + patience
    }

    /// Takes what happened to the text.
    public mutating func reduce(_ event: ReaderEvent, time now: Double) -> ReaderDecision {
        advance(to: now)
        switch event {
        case .document(let newStarts):
            starts = newStarts.filter(\.isFinite)
            line = nil
            sought = nil
            forgetDrag()
            isFollowing = true
            return decision(.document, scroll: .top)
        case .playback(let position, let playing):
            isPlaying = playing
            guard position.isFinite else { return decision(.still) }
            if let sought {
                let expected = sought + (playing ? time - soughtTime : 0)
                let isNear = abs(position - expected) <= ReaderConstants.seekTolerance
                if !isNear, time - soughtTime < ReaderConstants.seekHold {
                    return decision(.stale(reported: position, sought: sought))
                }
                if !isNear || time - soughtTime >= ReaderConstants.seekHold { self.sought = nil }
            }
            return play(position)
        case .seek(let position):
            guard position.isFinite else { return decision(.still) }
            sought = position
            soughtTime = time
            line = line(at: position)
            return follow(.seek(position))
        case .resume:
            return follow(.resumed)
        }
    }

    /// Takes how the text moved.
    public mutating func reduce(_ motion: Motion) -> ReaderDecision {
        guard motion.disregard == nil else { return decision(.still) }
        advance(to: motion.time)
        let grown = hasGeometry ? motion.limit - limit : 0
        hasGeometry = true
        limit = motion.limit
        position = motion.position
        viewport = motion.viewport
        let wasScrolling = isScrolling
        isScrolling = motion.isPhaseTold ? motion.phase.isScrolling : motion.delta != 0
        let isMovedByUser =
            motion.delta != 0
            && (motion.cause == .user || motion.cause == .momentum || motion.cause == .unknown)
        if motion.phase == .decelerating, motion.previousPhase.isTouched {
            capturedLimit = limit - max(grown, 0)
        }
        if isMovedByUser {
            way += motion.delta
            isUsers = true
            restTime = isScrolling ? nil : time
            guard isFollowing, !fits else { return rest(wasScrolling: wasScrolling) }
            isFollowing = false
            let moved = decision(.dragged)
            if !isScrolling || motion.isPhaseTold { return moved }
        }
        if grown > 0, isFollowing, rules.following == .end {
            return decision(.grew(grown), scroll: fits ? nil : .end)
        }
        return rest(wasScrolling: wasScrolling)
    }

    /// Time passed.
    public mutating func reduce(time now: Double) -> ReaderDecision {
        advance(to: now)
        if !isFollowing, restTime == nil, !isScrolling { restTime = time }
        guard !isFollowing, rules.following == .line, let restTime else { return decision(.still) }
        guard isPlaying else { return decision(.paused) }
        let rest = time - restTime
        guard rest >= patience - ClassifierConstants.epsilon else { return decision(.still) }
        return follow(isNudge ? .nudge(rest: rest, way: way) : .away(rest: rest, way: way))
    }

    private var isNudge: Bool { abs(way) <= rules.syncZone * viewport / 2 }

    private var patience: Double { isNudge ? rules.nudgeResume : rules.awayResume }

    private mutating func advance(to now: Double) {
        if now.isFinite { time = max(time, now) }
    }

    private mutating func forgetDrag() {
        way = 0
        restTime = nil
        isUsers = false
        capturedLimit = nil
    }

    /// The text came to rest, or was at rest already.
    private mutating func rest(wasScrolling: Bool) -> ReaderDecision {
        guard !isFollowing, wasScrolling, !isScrolling else { return decision(.still) }
        restTime = time
        guard rules.following == .end else { return decision(.still) }
        let end = min(capturedLimit ?? limit, limit)
        capturedLimit = nil
        let remaining = end - position
        guard remaining <= ReaderConstants.endTolerance else { return decision(.still) }
        return follow(.atEnd(remaining: remaining))
    }

    private mutating func follow(_ reason: ReaderReason) -> ReaderDecision {
        forgetDrag()
        isFollowing = true
        if fits { return decision(reason) }
        switch rules.following {
        case .end: return decision(reason, scroll: .end)
        case .line:
            return decision(reason, scroll: line.map { .line($0, isAnimated: true) })
        }
    }

    private mutating func play(_ position: Double) -> ReaderDecision {
        let newLine = line(at: position)
        guard newLine != line else { return decision(.still) }
        line = newLine
        guard isFollowing, rules.following == .line, let newLine else {
            return decision(.line(newLine))
        }
        if fits { return decision(.fits) }
        return decision(.line(newLine), scroll: .line(newLine, isAnimated: true))
    }

    /// The last line that has begun.
    ///
    /// *Cost:* logarithmic in the lines.
    public func line(at position: Double) -> Int? {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= position { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }

    private func decision(
        _ reason: ReaderReason, scroll: ReaderDecision.Scroll? = nil
    ) -> ReaderDecision {
        ReaderDecision(line: line, isFollowing: isFollowing, scroll: scroll, reason: reason)
    }
}
