// SPDX-License-Identifier: MIT
import ScrollEngine

/// Calls an action when something that is computed from a scroll view's geometry changes.
nonisolated public struct _ScrollGeometryActionModifier<Value: Equatable>: _BoxModifier {
    public typealias Body = Never
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    @MainActor public func makeBox(owner: _ViewNode) -> _ScrollGeometryObserver<Value> {
        let box = _ScrollGeometryObserver(self, owner: owner)
        owner.graph.scrolls.add(box)
        return box
    }
    @MainActor public func update(_ box: _ScrollGeometryObserver<Value>, from old: Self) {
        box.rule = self
    }
}

/// A box that observes the first scroll view in it.
@MainActor public class _ScrollObservingBox: _UnaryNode {
    private weak var known: _ScrollBox?
    /// The scroll view that is observed, found once and for as long as it stays in the tree.
    final var scrollBox: _ScrollBox? {
        if let known, known.graph != nil { return known }
        known = firstScrollBox
        return known
    }
    final var isObserving: Bool { graph != nil }
}

/// The box of `onScrollGeometryChange`.
@MainActor
public final class _ScrollGeometryObserver<Value: Equatable>: _ScrollObservingBox,
    _ScrollObserver
{
    var rule: _ScrollGeometryActionModifier<Value>
    private var last: Value?

    init(_ rule: _ScrollGeometryActionModifier<Value>, owner: _ViewNode) {
        self.rule = rule
        super.init(layoutOwner: owner)
    }

    func tell(_ box: _ScrollBox, _ update: ScrollUpdate?) {
        if last == nil {
            // A first call with an empty geometry, then the one that was laid out (measured).
            let empty = rule.transform(
                ScrollGeometry(
                    contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(),
                    containerSize: .zero))
            last = empty
            rule.action(empty, empty)
        }
        let value = rule.transform(box.engine.geometry)
        guard let old = last, value != old else { return }
        last = value
        rule.action(old, value)
    }
}

/// Calls an action when a scroll view goes from one phase to another.
nonisolated public struct _ScrollPhaseActionModifier: _BoxModifier {
    public typealias Body = Never
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    @MainActor public func makeBox(owner: _ViewNode) -> _ScrollPhaseObserver {
        let box = _ScrollPhaseObserver(self, owner: owner)
        owner.graph.scrolls.add(box)
        return box
    }
    @MainActor public func update(_ box: _ScrollPhaseObserver, from old: Self) {
        box.rule = self
    }
}

/// The box of `onScrollPhaseChange`.
@MainActor public final class _ScrollPhaseObserver: _ScrollObservingBox, _ScrollObserver {
    var rule: _ScrollPhaseActionModifier
    private var wasTold = false
    var hearsFirst: Bool { true }

    init(_ rule: _ScrollPhaseActionModifier, owner: _ViewNode) {
        self.rule = rule
        super.init(layoutOwner: owner)
    }

    func tell(_ box: _ScrollBox, _ update: ScrollUpdate?) {
        if !wasTold {
            // The mount is one call, idle to idle (measured).
            wasTold = true
            let context = ScrollPhaseChangeContext(geometry: box.engine.geometry, velocity: nil)
            rule.action(.idle, .idle, context)
        }
        for transition in update?.transitions ?? [] {
            rule.action(
                transition.old, transition.new,
                ScrollPhaseChangeContext(
                    geometry: transition.geometry, velocity: transition.velocity))
        }
    }
}

extension View {
    /// Adds an action to be performed when a value, created from a scroll geometry, changes.
    nonisolated public func onScrollGeometryChange<T>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View where T: Equatable {
        modifier(_ScrollGeometryActionModifier(transform: transform, action: action))
    }

    /// Adds an action to perform when the scroll phase of the first scroll view in the hierarchy
    /// changes.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(_ScrollPhaseActionModifier { old, new, _ in action(old, new) })
    }

    /// Adds an action to perform when the scroll phase of the first scroll view in the hierarchy
    /// changes.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase,
                _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(_ScrollPhaseActionModifier(action: action))
    }
}
