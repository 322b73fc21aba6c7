// SPDX-License-Identifier: MIT

/// A horizontal container that you can use in conditional layouts.
@frozen public struct HStackLayout: Layout, Sendable {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = _StackCache
    public var alignment: VerticalAlignment
    /// *Units:* points; nil takes what the subviews prefer.
    public var spacing: CGFloat?
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private var solver: _StackSolver {
        _StackSolver(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }

    public func makeCache(subviews: Subviews) -> Cache { _StackCache() }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        solver.spacing(subviews)
    }
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize { solver.solution(proposal, subviews, &cache).size }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) { solver.place(in: bounds, proposal, subviews, &cache) }
}

/// A vertical container that you can use in conditional layouts.
@frozen public struct VStackLayout: Layout, Sendable {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = _StackCache
    public var alignment: HorizontalAlignment
    /// *Units:* points; nil takes what the subviews prefer.
    public var spacing: CGFloat?
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private var solver: _StackSolver {
        _StackSolver(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }

    public func makeCache(subviews: Subviews) -> Cache { _StackCache() }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        solver.spacing(subviews)
    }
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize { solver.solution(proposal, subviews, &cache).size }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) { solver.place(in: bounds, proposal, subviews, &cache) }
}

/// An overlaying container that you can use in conditional layouts.
@frozen public struct ZStackLayout: Layout, Sendable {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = Void
    public var alignment: Alignment
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        // Measured without an end: guides mean nothing then, only that there is none.
        guard sizes.allSatisfy({ $0.width.isFinite && $0.height.isFinite }) else {
            return CGSize(
                width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        }
        return union(proposal, subviews).size
    }

    /// The box around all subviews, each with its guides at (0, 0).
    private func union(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
        subviews.reduce(CGRect.null) { box, subview in
            let dimensions = subview.dimensions(in: proposal)
            return box.union(
                CGRect(
                    x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical],
                    width: dimensions.width, height: dimensions.height))
        }.nonNull
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let box = union(proposal, subviews)
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            subview.place(
                at: CGPoint(
                    x: bounds.minX - box.minX - dimensions[alignment.horizontal],
                    y: bounds.minY - box.minY - dimensions[alignment.vertical]),
                proposal: proposal)
        }
    }
}

extension CGRect {
    fileprivate var nonNull: CGRect { isNull ? .zero : self }
}
