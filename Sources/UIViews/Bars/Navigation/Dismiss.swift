// SPDX-License-Identifier: MIT

/// An action that dismisses a presentation.
@preconcurrency @MainActor public struct DismissAction {
    let level: _NavigationLevel?

    /// Dismisses the view if it is currently presented; the first page of a stack is not.
    public func callAsFunction() { level?.dismiss() }
}

/// A page of a navigation stack, as the views in it know it.
@MainActor final class _NavigationLevel {
    weak var stack: (any _NavigationStacking)?
    weak var page: _NavigationPageNode?

    nonisolated init() {}

    /// Goes back to the page before, with all that lies above.
    func dismiss() {
        if let page { stack?.leave(page) }
    }
}

/// What pages and links ask of the stack that they are in.
@MainActor protocol _NavigationStacking: _ViewNode {
    func push(_ value: AnyHashable, codable: (() -> NavigationPath.Element)?)
    func push(_ view: AnyView)
    /// Goes back to the page before this one.
    func leave(_ page: _NavigationPageNode)
    func reconcileRoot(_ node: inout _ViewNode?, under page: _NavigationPageNode)
    /// The view for a value of a path; nil when nobody says how it looks.
    func destination(for value: AnyHashable) -> AnyView?
    func pageDidChange()
}

private struct NavigationLevelKey: EnvironmentKey {
    static var defaultValue: _NavigationLevel? { nil }
}
private struct IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The page around.
    var _navigationLevel: _NavigationLevel? {
        get { self[NavigationLevelKey.self] }
        set { self[NavigationLevelKey.self] = newValue }
    }
    var _isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
    /// An action that dismisses the current presentation.
    @MainActor @preconcurrency public var dismiss: DismissAction {
        DismissAction(level: _navigationLevel)
    }
    /// A Boolean value that indicates whether the view associated with this environment is
    /// currently presented: it can be dismissed.
    public var isPresented: Bool { _isPresented }
}
