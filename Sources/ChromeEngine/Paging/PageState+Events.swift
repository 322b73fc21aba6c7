// SPDX-License-Identifier: MIT

extension PageState {
    /// Takes what happened to the data.
    public mutating func reduce(_ event: PageEvent, time now: Double) -> [PageDecision] {
        if now.isFinite { time = max(time, now) }
        switch event {
        case .appear:
            guard !hasStarted else { return evaluate() }
            hasStarted = true
            return [load(.next, .first)]
        case .present:
            hasStarted = true
            pageCount = max(pageCount, 1)
            return evaluate()
        case .reply(let request, let added, let hasMore):
            return answer(request, added: max(added, 0), hasMore: hasMore)
        case .failure(let request):
            return fail(request)
        case .ask(let direction):
            return ask(direction, .asked)
        case .retry(let direction):
            return ask(direction, .retried)
        case .refresh:
            return refresh(.asked)
        case .hasMore(let direction, let hasMore):
            if !hasMore, self[direction].request == nil {
                self[direction] = .ended
            } else if hasMore, self[direction] == .ended {
                self[direction] = .idle
            }
            return evaluate()
        case .furniture(let leading, let trailing):
            if (leading + trailing).isFinite {
                leadingFurniture = max(leading, 0)
                trailingFurniture = max(trailing, 0)
            }
            return []
        case .rows(let length, let firstVisible):
            if length.isFinite { rowLength = max(length, 0) }
            unseenCount = min(unseenCount, max(firstVisible, 0))
            return evaluate()
        case .arrived(let count):
            guard position > 0, count > 0 else { return [] }
            unseenCount += count
            return [
                PageDecision(direction: .previous, action: .none, reason: .unseen(unseenCount))
            ]
        }
    }

    /// Asks for a page whatever the level; joins a request that is under way.
    private mutating func ask(
        _ direction: PageDirection, _ reason: PageReason
    ) -> [PageDecision] {
        if direction == .refresh { return refresh(reason) }
        if let request = self[direction].request {
            return [
                PageDecision(
                    direction: direction, action: .none, reason: .inFlight(request: request))
            ]
        }
        if isRefreshing {
            return [PageDecision(direction: direction, action: .none, reason: .refreshing)]
        }
        if self[direction] == .ended {
            return [PageDecision(direction: direction, action: .none, reason: .ended)]
        }
        hasStarted = true
        emptyInRow[direction.rawValue] = 0
        return [load(direction, reason)]
    }

    /// Drops what is under way and asks for the first page; a refresh under way is joined.
    mutating func refresh(_ reason: PageReason) -> [PageDecision] {
        if let request = self[.refresh].request {
            return [
                PageDecision(
                    direction: .refresh, action: .none, reason: .inFlight(request: request))
            ]
        }
        hasStarted = true
        var decisions: [PageDecision] = []
        for direction in [PageDirection.next, .previous] {
            guard let request = self[direction].request else { continue }
            self[direction] = .idle
            decisions.append(
                PageDecision(
                    direction: direction, action: .cancel(request: request), reason: .refreshing))
        }
        decisions.append(load(.refresh, reason))
        return decisions
    }

    private mutating func answer(_ request: Int, added: Int, hasMore: Bool) -> [PageDecision] {
        guard let direction = direction(of: request) else { return [outdated(request)] }
        let place = direction.rawValue
        failures[place] = 0
        pageCount = direction == .refresh ? 1 : pageCount + 1
        if direction == .refresh {
            self[.refresh] = .idle
            self[.next] = hasMore ? .idle : .ended
            if self[.previous] != .ended { self[.previous] = .idle }
            emptyInRow = emptyInRow.map { _ in 0 }
            unseenCount = 0
            isArmed = false
        } else {
            self[direction] = hasMore ? .idle : .ended
        }
        if added > 0 {
            emptyInRow[place] = 0
            layoutDeadline = time + PageConstants.layoutPatience
            contentBefore = extents.content
            let decision = PageDecision(
                direction: direction, action: .announce(added: added), reason: .added(added))
            return [decision] + evaluate()
        }
        guard hasMore else {
            return [PageDecision(direction: direction, action: .none, reason: .ended)]
                + evaluate()
        }
        emptyInRow[place] += 1
        if direction != .refresh, emptyInRow[place] >= rules.mostEmptyPages {
            self[direction] = .stalled(empty: emptyInRow[place])
        }
        let decision = PageDecision(
            direction: direction, action: .none, reason: .empty(inRow: emptyInRow[place]))
        return [decision] + evaluate()
    }

    private mutating func fail(_ request: Int) -> [PageDecision] {
        guard let direction = direction(of: request) else { return [outdated(request)] }
        failures[direction.rawValue] += 1
        let count = failures[direction.rawValue]
        let wait = rules.retry.wait(after: count)
        self[direction] = .failed(failures: count, retryTime: wait.map { time + $0 })
        return [PageDecision(direction: direction, action: .none, reason: .failed(failures: count))]
    }

    private func direction(of request: Int) -> PageDirection? {
        PageDirection.allCases.first { self[$0].request == request }
    }

    private func outdated(_ request: Int) -> PageDecision {
        PageDecision(direction: .next, action: .none, reason: .outdated(request: request))
    }
}
