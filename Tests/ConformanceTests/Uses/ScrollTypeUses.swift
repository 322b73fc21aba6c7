// SPDX-License-Identifier: MIT
//
// Every initialiser, method and constant of the scroll types, used once with Apple's exact labels.
import SwiftUI

@MainActor enum ScrollTypeUses {
    static func positions() -> [ScrollPosition] {
        var position = ScrollPosition(id: 7, anchor: .top)
        position.scrollTo(id: 3, anchor: .bottom)
        position.scrollTo(id: 3)
        position.scrollTo(edge: .bottom)
        position.scrollTo(point: CGPoint(x: 0, y: 20))
        position.scrollTo(x: 4, y: 20)
        position.scrollTo(x: 4)
        position.scrollTo(y: 20)
        position.isPositionedByUser = false
        return [
            position,
            ScrollPosition(id: "row"),
            ScrollPosition(),
            ScrollPosition(idType: Int.self),
            ScrollPosition(edge: .top),
            ScrollPosition(idType: Int.self, edge: .bottom),
            ScrollPosition(idType: Int.self, point: CGPoint(x: 0, y: 10)),
            ScrollPosition(idType: Int.self, x: 1, y: 2),
            ScrollPosition(idType: Int.self, x: 1),
            ScrollPosition(idType: Int.self, y: 2),
        ]
    }

    static func read(_ position: ScrollPosition) -> String {
        let edge: Edge? = position.edge
        let point: CGPoint? = position.point
        let anyID: (any Hashable & Sendable)? = position.viewID
        let id: Int? = position.viewID(type: Int.self)
        let x: CGFloat? = position.x
        let y: CGFloat? = position.y
        return
            "\(String(describing: edge)) \(String(describing: point)) \(String(describing: anyID)) "
            + "\(String(describing: id)) \(String(describing: x)) \(String(describing: y)) "
            + "\(position.isPositionedByUser)"
    }

    static func phases() -> [ScrollPhase] {
        [.idle, .tracking, .interacting, .decelerating, .animating]
    }

    static func read(_ context: ScrollPhaseChangeContext) -> (ScrollGeometry, CGVector?) {
        (context.geometry, context.velocity)
    }

    static func geometry() -> ScrollGeometry {
        var geometry = ScrollGeometry(
            contentOffset: CGPoint(x: 0, y: 12), contentSize: CGSize(width: 100, height: 900),
            contentInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
            containerSize: CGSize(width: 100, height: 300))
        geometry.contentOffset = CGPoint(x: 0, y: 24)
        geometry.contentSize = CGSize(width: 100, height: 950)
        geometry.contentInsets = EdgeInsets()
        geometry.containerSize = CGSize(width: 100, height: 310)
        return geometry
    }

    static func rectangles(of geometry: ScrollGeometry) -> [CGRect] {
        [geometry.visibleRect, geometry.bounds]
    }

    static func thresholds() -> [ScrollTransitionConfiguration.Threshold] {
        [
            .visible, .hidden, .centered, .visible(0.3), .visible.inset(by: 10),
            .visible.interpolated(towards: .hidden, amount: 0.5),
        ]
    }

    static func configurations() -> [ScrollTransitionConfiguration] {
        [
            .animated, .animated(.bouncy), .animated(), .interactive,
            .interactive(timingCurve: .circularEaseIn), .interactive(), .identity,
            .animated.animation(.smooth), .interactive.threshold(.centered),
        ]
    }

    static func transitionPhases() -> [(Bool, Double)] {
        let phases: [ScrollTransitionPhase] = [.topLeading, .identity, .bottomTrailing]
        return phases.map { ($0.isIdentity, $0.value) }
    }

    static let indicatorVisibilities: [ScrollIndicatorVisibility] = [
        .automatic, .visible, .hidden, .never,
    ]
    static let bounceBehaviors: [ScrollBounceBehavior] = [.automatic, .always, .basedOnSize]
    static let dismissModes: Set<ScrollDismissesKeyboardMode> = [
        .automatic, .immediately, .interactively, .never,
    ]
    static let anchorRoles: Set<ScrollAnchorRole> = [.initialOffset, .sizeChanges, .alignment]
    static let inputBehaviors: [ScrollInputBehavior] = [.automatic, .enabled, .disabled]
    static let adjustments: [ScrollContentOffsetAdjustmentBehavior] = [.automatic, .disabled]
    static let marginPlacements: [ContentMarginPlacement] = [
        .automatic, .scrollContent, .scrollIndicators,
    ]
    static let pinnedViews: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
    static let edgeStyles: Set<ScrollEdgeEffectStyle> = [.automatic, .hard, .soft]
    static let minimizeBehaviors: Set<TabBarMinimizeBehavior> = [
        .automatic, .onScrollDown, .onScrollUp, .never,
    ]
}

/// A custom behaviour that uses all that its contexts offer.
struct NearestHundred: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let direction: LayoutDirection = context.layoutDirection
        guard direction == .leftToRight, context.axes.contains(.vertical),
            context.contentSize.height > context.containerSize.height,
            abs(context.velocity.dy) >= 0, context.originalTarget.rect.minY >= 0
        else { return }
        target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
        target.anchor = .top
    }

    func properties(context: PropertiesContext) -> Properties {
        var properties = ScrollTargetBehaviorProperties()
        properties.limitsScrolls = context.axes == .vertical && context.environment.isEnabled
        return properties
    }
}

@MainActor enum ScrollTargetUses {
    static let limits: [ViewAlignedScrollTargetBehavior.LimitBehavior] = [
        .automatic, .always, .alwaysByFew, .alwaysByOne, .never,
    ]

    static func behaviors() -> [AnyScrollTargetBehavior] {
        let any = AnyScrollTargetBehavior(NearestHundred())
        let base: any ScrollTargetBehavior = any.base
        return [
            any, AnyScrollTargetBehavior(base), AnyScrollTargetBehavior(.paging),
            AnyScrollTargetBehavior(.viewAligned),
            AnyScrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne)),
            AnyScrollTargetBehavior(PagingScrollTargetBehavior()),
            AnyScrollTargetBehavior(ViewAlignedScrollTargetBehavior()),
            AnyScrollTargetBehavior(ViewAlignedScrollTargetBehavior(limitBehavior: .never)),
        ]
    }
}
