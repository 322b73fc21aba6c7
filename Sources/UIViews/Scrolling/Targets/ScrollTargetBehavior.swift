// SPDX-License-Identifier: MIT
import ScrollEngine

/// A type that defines the scroll behavior of a scrollable view.
public protocol ScrollTargetBehavior {
    /// Updates the proposed target that a scrollable view should scroll to.
    func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
    /// Returns properties used by the scrollable view associated with this behavior.
    func properties(context: Self.PropertiesContext) -> Self.Properties

    /// The context in which a scroll behavior updates the scroll target.
    typealias TargetContext = ScrollTargetBehaviorContext
    /// The properties of a scroll behavior.
    typealias Properties = ScrollTargetBehaviorProperties
    /// The context in which a scroll behavior determines its properties.
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

extension ScrollTargetBehavior {
    /// The properties of a behavior that asks for none.
    public func properties(context: Self.PropertiesContext) -> Self.Properties { Properties() }
}

/// Properties influencing the scroll view a scroll target behavior applies to.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
    /// Whether this scroll target behavior should limit the distance a scroll view scrolls by
    /// default.
    public var limitsScrolls = false
    /// Creates a default set of properties.
    public init() {}
}

/// The context in which a scroll behavior can decide its properties.
public struct ScrollTargetBehaviorPropertiesContext {
    /// The environment of the scroll view.
    public let environment: EnvironmentValues
    /// The axes that scroll.
    public let axes: Axis.Set
}

/// The context in which a scroll target behavior updates its scroll target.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
    /// The original target when the scroll gesture began to end.
    public let originalTarget: ScrollTarget
    /// The velocity of the content offset at that moment. *Units:* pt/s.
    public let velocity: CGVector
    /// The size of the content of the scrollable view.
    public let contentSize: CGSize
    /// The size of the viewport between its insets.
    public let containerSize: CGSize
    /// The axes that scroll.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    let surroundings: _ScrollTargetSurroundings

    /// Accesses the environment of the scrollable view.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
        environment[keyPath: keyPath]
    }
}

/// What the behaviors of our own look at beyond what the context says.
struct _ScrollTargetSurroundings {
    /// What showed when the gesture began. *Space:* the content, left to right.
    var start: CGRect
    /// What showed when the gesture ended.
    var release: CGRect
    /// The container's size before it changed, when that is why the target is asked for.
    var oldContainerSize: CGSize?
    var isRightToLeft: Bool
    /// Where views of the target layouts begin near a place, from the leading edge of the content.
    var viewStarts: (_ near: CGFloat, _ axis: Axis, _ reach: Int) -> [CGFloat]
}

extension ScrollTargetBehaviorContext {
    /// Where a rectangle begins, from the leading edge of the content.
    func start(of rect: CGRect, _ axis: Axis) -> CGFloat {
        axis == .horizontal && surroundings.isRightToLeft
            ? contentSize.width - rect.maxX : rect.origin[axis]
    }

    /// Moves a target so that it begins at a place from the leading edge of the content.
    func move(_ target: inout ScrollTarget, to start: CGFloat, _ axis: Axis) {
        target.rect.origin[axis] =
            axis == .horizontal && surroundings.isRightToLeft
            ? contentSize.width - start - target.rect.width : start
    }
}
