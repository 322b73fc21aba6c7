// SPDX-License-Identifier: MIT

extension ScrollPosition {
    /// Where the program wants the content.
    var goal: _ScrollGoal? {
        guard !isPositionedByUser else { return nil }
        switch place {
        case .none: return nil
        case .view(let id, let anchor): return .view(AnyHashable(id), anchor: anchor)
        case .edge(let edge): return .edge(edge)
        case .point(let x, let y): return .point(x: x, y: y)
        }
    }
}

/// Reads a position where a change of it is noticed.
nonisolated struct _ScrollPositionModifier: ViewModifier {
    let binding: Binding<ScrollPosition>
    let anchor: UnitPoint?

    func body(content: Content) -> some View {
        let binding = binding
        let position = binding.wrappedValue
        content.modifier(
            _ScrollPositionRule(
                goal: position.goal, anchor: anchor, positionsInitially: true,
                identify: { position.identify($0) },
                follow: { id in
                    var position = binding.wrappedValue
                    position.follow(id: id)
                    if position != binding.wrappedValue { binding.wrappedValue = position }
                }))
    }
}

/// Reads the id of a position where a change of it is noticed.
nonisolated struct _ScrollPositionIDModifier<ID: Hashable>: ViewModifier {
    let binding: Binding<ID?>
    let anchor: UnitPoint?

    func body(content: Content) -> some View {
        let binding = binding
        content.modifier(
            _ScrollPositionRule(
                goal: binding.wrappedValue.map { .view(AnyHashable($0), anchor: nil) },
                anchor: anchor,
                // The value that the binding starts with scrolls nothing (measured).
                positionsInitially: false,
                identify: { ids in ids.first { $0.base is ID } },
                follow: { id in
                    guard let id = id?.base as? ID, binding.wrappedValue != id else { return }
                    binding.wrappedValue = id
                }))
    }
}

extension View {
    /// Associates a binding to a scroll position with a scroll view within this view.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(_ScrollPositionModifier(binding: position, anchor: anchor))
    }

    /// Associates a binding to be updated when a scroll view within this view scrolls.
    nonisolated public func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(_ScrollPositionIDModifier(binding: id, anchor: anchor))
    }
}
