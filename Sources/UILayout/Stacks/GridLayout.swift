// SPDX-License-Identifier: MIT

/// A grid that you can use in conditional layouts.
@frozen public struct GridLayout: Layout, Sendable {
    public typealias AnimatableData = EmptyAnimatableData

    /// A stateful grid layout algorithm.
    public struct Cache {
        var solver: _GridSolver
        var solutions: [(proposal: ProposedViewSize, solution: _GridSolution)] = []
    }

    /// The alignment of subviews.
    public var alignment: Alignment
    /// The horizontal distance between adjacent subviews. *Units:* points; nil is the default.
    public var horizontalSpacing: CGFloat?
    /// The vertical distance between adjacent subviews. *Units:* points; nil is the default.
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(
            solver: _GridSolver(
                subviews, alignment: alignment, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    }

    private func solution(_ proposal: ProposedViewSize, _ cache: inout Cache) -> _GridSolution {
        if let known = cache.solutions.first(where: { $0.proposal == proposal }) {
            return known.solution
        }
        let solution = cache.solver.solve(proposal)
        if cache.solutions.count == _LayoutLimits.keptProposals { cache.solutions.removeFirst() }
        cache.solutions.append((proposal, solution))
        return solution
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize { solution(proposal, &cache).size }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let solution = solution(proposal, &cache)
        cache.solver.place(solution, in: bounds)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }
}
