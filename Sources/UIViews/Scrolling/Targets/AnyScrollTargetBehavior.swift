// SPDX-License-Identifier: MIT
import ScrollEngine

/// A type-erased scroll target behavior.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    /// The behavior that this type wraps.
    public var base: any ScrollTargetBehavior

    /// Creates a new type-erased scroll target behavior.
    public init(_ base: some ScrollTargetBehavior) { self.base = base }

    /// Asks the behavior within.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }

    /// Asks the behavior within.
    public func properties(context: PropertiesContext) -> Properties {
        base.properties(context: context)
    }
}

/// The behavior of a scroll view; none lets it rest where its deceleration ends.
struct _ScrollBehavior: Equatable {
    var behavior: (any ScrollTargetBehavior)?

    static func == (a: Self, b: Self) -> Bool {
        guard let a = a.behavior else { return b.behavior == nil }
        guard let b = b.behavior else { return false }
        return isSame(a, b)
    }

    private static func isSame<B: ScrollTargetBehavior>(
        _ a: B, _ b: any ScrollTargetBehavior
    ) -> Bool {
        (b as? B).map { _isEqual(a, $0) } ?? false
    }
}

private struct ScrollBehaviorKey: EnvironmentKey {
    static var defaultValue: _ScrollBehavior { _ScrollBehavior() }
}

extension EnvironmentValues {
    /// The behavior of the next scroll view; those in it have their own.
    var scrollBehavior: _ScrollBehavior {
        get { self[ScrollBehaviorKey.self] }
        set { self[ScrollBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets the scroll behavior of views scrollable in the provided axes.
    nonisolated public func scrollTargetBehavior(
        _ behavior: some ScrollTargetBehavior
    ) -> some View {
        environment(\.scrollBehavior, _ScrollBehavior(behavior: behavior))
    }
}
