// SPDX-License-Identifier: MIT

/// Shares the room along a stack's axis, and lines up what it got across it.
///
/// *Source:* the order of steps is inferred from measured distributions: higher priorities first
/// with the minimum of lower ones set aside, the least flexible first, equal shares of the rest.
struct _StackSolver {
    let axis: Axis
    let alignment: _AlignmentKey
    let spacing: CGFloat?

    /// What one stack comes to for one proposal.
    struct Solution {
        var size: CGSize
        /// *Space:* the stack's own.
        var origins: [CGPoint]
        var proposals: [ProposedViewSize]
    }

    func solve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Solution {
        let count = subviews.count
        guard count > 0 else { return Solution(size: .zero, origins: [], proposals: []) }
        let gaps = gaps(subviews)
        let lengths = lengths(
            proposal, subviews, gapTotal: gaps.reduce(0, +))
        let cross = proposal[axis.crossed]
        var proposals: [ProposedViewSize] = []
        proposals.reserveCapacity(count)
        var origins: [CGPoint] = []
        origins.reserveCapacity(count)
        var position: CGFloat = 0
        var (crossMin, crossMax): (CGFloat, CGFloat) = (.infinity, -.infinity)
        for (offset, subview) in subviews.enumerated() {
            var own = proposal
            own[axis] = lengths[offset]
            own[axis.crossed] = cross
            proposals.append(own)
            let dimensions = subview.dimensions(in: own)
            let guide = dimensions.value(of: alignment)
            let length = dimensions.size[axis]
            let crossLength = dimensions.size[axis.crossed]
            if crossLength.isFinite {
                crossMin = min(crossMin, -guide)
                crossMax = max(crossMax, crossLength - guide)
            } else {
                // Measured without an end: guides mean nothing then, only that there is none.
                (crossMin, crossMax) = (0, .infinity)
            }
            var origin = CGPoint.zero
            origin[axis] = position
            origin[axis.crossed] = -guide
            origins.append(origin)
            position += length
            if offset < gaps.count { position += gaps[offset] }
        }
        if crossMax.isFinite {
            for index in origins.indices { origins[index][axis.crossed] -= crossMin }
        }
        var size = CGSize.zero
        size[axis] = position
        size[axis.crossed] = max(0, crossMax - crossMin)
        return Solution(size: size, origins: origins, proposals: proposals)
    }

    /// The distance after each subview but the last.
    private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
        guard subviews.count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: subviews.count - 1) }
        var gaps: [CGFloat] = []
        gaps.reserveCapacity(subviews.count - 1)
        var previous = subviews[subviews.startIndex].spacing
        for subview in subviews.dropFirst() {
            let next = subview.spacing
            gaps.append(previous.distance(to: next, along: axis))
            previous = next
        }
        return gaps
    }

    /// What each subview is proposed along the axis.
    private func lengths(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, gapTotal: CGFloat
    ) -> [CGFloat?] {
        // Without an end there is nothing to share: each may take all.
        guard let total = proposal[axis], total.isFinite else {
            return Array(repeating: proposal[axis], count: subviews.count)
        }
        let cross = proposal[axis.crossed]
        func proposed(_ length: CGFloat?) -> ProposedViewSize {
            var own = proposal
            own[axis] = length
            own[axis.crossed] = cross
            return own
        }
        func length(_ subview: LayoutSubview, _ proposed: ProposedViewSize) -> CGFloat {
            subview.sizeThatFits(proposed)[axis]
        }
        let all = Array(subviews)
        let priorities = all.map(\.priority)
        var result = [CGFloat?](repeating: nil, count: all.count)
        var available = total - gapTotal
        let groups = Set(priorities).sorted(by: >)
        // The minimum of everything below the group that is being served stays set aside.
        var reserved: [Double: CGFloat] = [:]
        if groups.count > 1 {
            for (index, subview) in all.enumerated() where priorities[index] != groups[0] {
                reserved[priorities[index], default: 0] += length(subview, proposed(0))
            }
        }
        for priority in groups {
            reserved[priority] = nil
            var members = all.indices.filter { priorities[$0] == priority }
            if members.count > 1 {
                members = membersByFlexibility(members) { index in
                    (length(all[index], proposed(0)), length(all[index], proposed(.infinity)))
                }
            }
            var room = available - reserved.values.reduce(0, +)
            for (served, index) in members.enumerated() {
                let share = max(0, room) / CGFloat(members.count - served)
                result[index] = share
                let taken = length(all[index], proposed(share))
                room -= taken
                available -= taken
            }
        }
        return result
    }

    /// Least flexible first; equals keep their order.
    private func membersByFlexibility(
        _ members: [Int], _ range: (Int) -> (CGFloat, CGFloat)
    ) -> [Int] {
        members.map { index -> (index: Int, flexibility: CGFloat) in
            let (least, most) = range(index)
            return (index, most - least)
        }
        .sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
        .map(\.index)
    }
}

/// The last few solutions of one stack.
public struct _StackCache {
    fileprivate var solutions: [(ProposedViewSize, _StackSolver.Solution)] = []
}

extension _StackSolver {
    func solution(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache
    ) -> Solution {
        if let known = cache.solutions.first(where: { $0.0 == proposal }) { return known.1 }
        let solution = solve(proposal, subviews)
        if cache.solutions.count == 4 { cache.solutions.removeFirst() }
        cache.solutions.append((proposal, solution))
        return solution
    }

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout _StackCache
    ) {
        let solution = solution(proposal, subviews, &cache)
        for (offset, subview) in subviews.enumerated() {
            let origin = solution.origins[offset]
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: solution.proposals[offset])
        }
    }

    /// The outer edges come from the first and the last subview, the sides from all.
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        var result = ViewSpacing.zero
        let (start, end): (Edge, Edge) =
            axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        for (offset, subview) in subviews.enumerated() {
            var edges = Edge.Set.all
            if offset > 0 { edges.remove(Edge.Set(start)) }
            if offset < subviews.count - 1 { edges.remove(Edge.Set(end)) }
            result.formUnion(subview.spacing, edges: edges)
        }
        return result
    }
}
