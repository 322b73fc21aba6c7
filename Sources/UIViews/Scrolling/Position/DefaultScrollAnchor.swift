// SPDX-License-Identifier: MIT
import ScrollEngine

/// The places that a scroll view prefers, each for its role; nil is the role's default.
struct _ScrollAnchors: Equatable {
    var initialOffset: UnitPoint?
    var sizeChanges: UnitPoint?
    var alignment: UnitPoint?
}

private struct ScrollAnchorsKey: EnvironmentKey {
    static var defaultValue: _ScrollAnchors { _ScrollAnchors() }
}

extension EnvironmentValues {
    /// The places that the next scroll view prefers; those in it have their own.
    var scrollAnchors: _ScrollAnchors {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }
}

extension View {
    /// Associates an anchor to control which part of the scroll view's content should be rendered
    /// by default.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(
            \.scrollAnchors,
            _ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor))
    }

    /// Associates an anchor to control the position of a scroll view in a particular circumstance.
    nonisolated public func defaultScrollAnchor(
        _ anchor: UnitPoint?, for role: ScrollAnchorRole
    ) -> some View {
        modifier(
            _EnvironmentClosureModifier { environment in
                switch role {
                case .initialOffset: environment.scrollAnchors.initialOffset = anchor
                case .sizeChanges: environment.scrollAnchors.sizeChanges = anchor
                default: environment.scrollAnchors.alignment = anchor
                }
            })
    }
}
