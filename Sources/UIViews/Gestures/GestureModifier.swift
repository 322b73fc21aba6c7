// SPDX-License-Identifier: MIT
import UIInput

/// Attaches a gesture to its content.
nonisolated public struct _GestureModifier<G: Gesture>: _BoxModifier {
    public typealias Body = Never
    let gesture: G
    let relation: GestureRelation
    let mask: GestureMask
    /// What the gesture is called in messages.
    var name: String?

    @MainActor public func makeBox(owner: _ViewNode) -> _GestureBox {
        let box = _GestureBox(owner: owner)
        update(box, from: self)
        return box
    }

    @MainActor public func update(_ box: _GestureBox, from old: Self) {
        let part = G._makeGesture(gesture)
        box.set(
            part.shape, relation: relation, mask: mask, name: name ?? String(describing: G.self)
        ) { report, memory, context in
            _ = part.listen(report, memory, context)
        }
    }

    @MainActor public func environmentDidChange(_ box: _GestureBox) {
        box.isEnabledMayHaveChanged()
    }
}

/// Options that control how adding a gesture to a view affects other gestures recognized by the
/// view and its subviews.
nonisolated public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Disable all gestures in the subview hierarchy, including the added gesture.
    public static let none: GestureMask = []
    /// Enable the added gesture but disable all gestures in the subview hierarchy.
    public static let gesture = GestureMask(rawValue: 1 << 0)
    /// Enable the subview hierarchy's gestures but disable the added gesture.
    public static let subviews = GestureMask(rawValue: 1 << 1)
    /// Enable both the added gesture as well as all other gestures on the view and its subviews.
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    /// Attaches a gesture to the view with a lower precedence than gestures defined by the view.
    nonisolated public func gesture<T>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View where T: Gesture {
        modifier(_GestureModifier(gesture: gesture, relation: .normal, mask: mask))
    }

    /// Attaches a gesture to the view with a lower precedence than gestures defined by the view.
    nonisolated public func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View
    where T: Gesture {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture with a name to the view with a lower precedence than gestures defined by
    /// the view.
    nonisolated public func gesture<T>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View where T: Gesture {
        modifier(
            _GestureModifier(
                gesture: gesture, relation: .normal, mask: isEnabled ? .all : .subviews, name: name
            ))
    }

    /// Attaches a gesture to the view to process simultaneously with gestures defined by the view.
    nonisolated public func simultaneousGesture<T>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View where T: Gesture {
        modifier(_GestureModifier(gesture: gesture, relation: .simultaneous, mask: mask))
    }

    /// Attaches a gesture to the view to process simultaneously with gestures defined by the view.
    nonisolated public func simultaneousGesture<T>(_ gesture: T, isEnabled: Bool) -> some View
    where T: Gesture {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture with a name to the view to process simultaneously with gestures defined
    /// by the view.
    nonisolated public func simultaneousGesture<T>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View where T: Gesture {
        modifier(
            _GestureModifier(
                gesture: gesture, relation: .simultaneous, mask: isEnabled ? .all : .subviews,
                name: name))
    }

    /// Attaches a gesture to the view with a higher precedence than gestures defined by the view.
    nonisolated public func highPriorityGesture<T>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View where T: Gesture {
        modifier(_GestureModifier(gesture: gesture, relation: .highPriority, mask: mask))
    }

    /// Attaches a gesture to the view with a higher precedence than gestures defined by the view.
    nonisolated public func highPriorityGesture<T>(_ gesture: T, isEnabled: Bool) -> some View
    where T: Gesture {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture with a name to the view with a higher precedence than gestures defined by
    /// the view.
    nonisolated public func highPriorityGesture<T>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View where T: Gesture {
        modifier(
            _GestureModifier(
                gesture: gesture, relation: .highPriority, mask: isEnabled ? .all : .subviews,
                name: name))
    }
}
