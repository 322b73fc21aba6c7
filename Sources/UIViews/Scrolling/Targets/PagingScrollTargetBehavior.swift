// SPDX-License-Identifier: MIT
import ScrollEngine
import ScrollPhysics

/// The scroll behavior that aligns scroll targets to container-based geometry.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates a paging scroll behavior.
    public init() {}

    /// Chooses the page by the speed of a fling, else the nearest one.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis) {
            let length = context.containerSize[axis]
            guard length > 0 else { continue }
            let start = context.start(of: context.surroundings.start, axis)
            let page: Int
            if let old = context.surroundings.oldContainerSize?[axis] {
                // The page that was there stays, whatever its length is now.
                page = old > 0 ? Int((start / old).rounded()) : 0
            } else {
                let velocity = context.velocity[axis]
                let isMirrored = axis == .horizontal && context.surroundings.isRightToLeft
                let count = (context.contentSize[axis] / length).rounded(.up)
                page = PagingRule.page(
                    startOffset: Double(start),
                    offset: Double(context.start(of: context.surroundings.release, axis)),
                    velocity: Double(isMirrored ? -velocity : velocity),
                    pageLength: Double(length),
                    pageCount: Int(min(max(count, 1), Self.mostPages)))
            }
            context.move(&target, to: CGFloat(page) * length, axis)
        }
    }

    /// No content has more; keeps absurd sizes from becoming no number at all.
    private static let mostPages: CGFloat = 1e9
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// The scroll behavior that aligns scroll targets to container-based geometry.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension CGVector {
    /// The part along one axis.
    fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? dx : dy }
}
