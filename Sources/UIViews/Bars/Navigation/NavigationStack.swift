// SPDX-License-Identifier: MIT

/// A view that displays a root view and enables you to present additional views over the root view.
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: _PrimitiveView {
    let root: Root
    let path: _NavigationPathAccess?

    /// Creates a navigation stack that manages its own navigation state.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// Creates a navigation stack with heterogeneous navigation state that you can control.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        self.root = root()
        self.path = _NavigationPathAccess(
            values: { path.wrappedValue.elements.map(\.value) },
            append: { value, codable in
                path.wrappedValue.elements.append(codable?() ?? NavigationPath.Element(value))
                return true
            }, removeLast: { path.wrappedValue.removeLast($0) })
    }

    /// Creates a navigation stack with homogeneous navigation state that you can control.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.root = root()
        self.path = _NavigationPathAccess(
            values: { path.wrappedValue.map { AnyHashable($0) } },
            append: { value, _ in
                guard let element = value.base as? Data.Element else { return false }
                path.wrappedValue.append(element)
                return true
            }, removeLast: { path.wrappedValue.removeLast($0) })
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _NavigationStackNode(view, inputs)
    }
}

/// A path that somebody else keeps.
@MainActor struct _NavigationPathAccess {
    let values: () -> [AnyHashable]
    /// False when the path has no room for values of that type.
    let append: (AnyHashable, (() -> NavigationPath.Element)?) -> Bool
    let removeLast: (Int) -> Void
}
