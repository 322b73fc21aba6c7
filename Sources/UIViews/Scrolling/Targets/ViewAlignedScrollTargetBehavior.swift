// SPDX-License-Identifier: MIT
import ScrollEngine

/// The scroll behavior that aligns scroll targets to view-based geometry.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// A type that defines the amount of views that can be scrolled at a time.
    public struct LimitBehavior {
        enum Limit { case automatic, few, one, never }
        let limit: Limit
        /// Limits the views along an axis whose size class is compact.
        public static var automatic: LimitBehavior { LimitBehavior(limit: .automatic) }
        /// Always limit the amount of views that can be scrolled.
        public static var always: LimitBehavior { LimitBehavior(limit: .few) }
        /// Limit the number of views that one interaction can scroll to a small number.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(limit: .few) }
        /// Limit the number of views that one interaction can scroll to a single view.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(limit: .one) }
        /// Never limit the amount of views that can be scrolled.
        public static var never: LimitBehavior { LimitBehavior(limit: .never) }
    }

    /// How many views are few; Apple says that the number "is determined automatically".
    /// *Source:* I.
    static let fewViews = 3

    private let limitBehavior: LimitBehavior

    /// Creates a view aligned scroll behavior.
    public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

    /// Goes to the view whose start is nearest to where the scroll would end by itself, or to the
    /// last one on the way that the limit allows.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis) {
            let end = max(0, context.contentSize[axis] - context.containerSize[axis])
            let natural = min(max(context.start(of: target.rect, axis), 0), end)
            let starts = starts(near: natural, axis, reach: 1, end, context)
            guard var best = nearest(to: natural, in: starts) else { continue }
            let sizeClass =
                axis == .horizontal ? context.horizontalSizeClass : context.verticalSizeClass
            if let most = limit(sizeClass), context.surroundings.oldContainerSize == nil {
                let began = context.start(of: context.surroundings.start, axis)
                let around = self.starts(near: began, axis, reach: most + 1, end, context)
                if let first = nearest(to: began, in: around),
                    let index = around.firstIndex(of: first)
                {
                    best = max(best, around[max(index - most, 0)])
                    best = min(best, around[min(index + most, around.count - 1)])
                }
            }
            context.move(&target, to: best, axis)
        }
    }

    /// A limited behavior prefers short ways from the start.
    public func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = Axis.allCases.contains { axis in
            context.axes.contains(axis)
                && limit(
                    axis == .horizontal
                        ? context.environment.horizontalSizeClass
                        : context.environment.verticalSizeClass) != nil
        }
        return properties
    }

    private func limit(_ sizeClass: UserInterfaceSizeClass?) -> Int? {
        switch limitBehavior.limit {
        case .automatic: sizeClass == .compact ? Self.fewViews : nil
        case .few: Self.fewViews
        case .one: 1
        case .never: nil
        }
    }

    /// Where views begin, in order, as far as the content can be scrolled there.
    private func starts(
        near place: CGFloat, _ axis: Axis, reach: Int, _ end: CGFloat, _ context: TargetContext
    ) -> [CGFloat] {
        let starts = context.surroundings.viewStarts(place, axis, reach)
            .map { min(max($0, 0), end) }.sorted()
        return starts.enumerated().filter { $0 == 0 || starts[$0 - 1] < $1 }.map(\.element)
    }

    private func nearest(to place: CGFloat, in starts: [CGFloat]) -> CGFloat? {
        starts.min { abs($0 - place) < abs($1 - place) }
    }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// The scroll behavior that aligns scroll targets to view-based geometry.
    public static var viewAligned: ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior()
    }

    /// The scroll behavior that aligns scroll targets to view-based geometry.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}
