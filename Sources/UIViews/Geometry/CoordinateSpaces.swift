// SPDX-License-Identifier: MIT

/// A resolved coordinate space created by the coordinate space protocol.
public enum CoordinateSpace: Equatable, Hashable {
    case global
    case local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A frame of reference within the layout system.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// A named coordinate space.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    enum Name: Hashable {
        case user(AnyHashable)
        /// The nearest scroll view that scrolls along an axis; nil takes any.
        case scrollView(Axis?)
    }
    let name: Name
    public var coordinateSpace: CoordinateSpace { .named(AnyHashable(name)) }
}

/// The global coordinate space at the root of all other views.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The local coordinate space of the current view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Creates a named coordinate space using the given value.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: .user(AnyHashable(name)))
    }
    /// The innermost containing scroll view, allowing for specific scroll axes.
    public static func scrollView(axis: Axis) -> Self {
        NamedCoordinateSpace(name: .scrollView(axis))
    }
    /// The innermost containing scroll view.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: .scrollView(nil))
    }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The global coordinate space at the root of all other views.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The local coordinate space of the current view.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// Gives its content's coordinate space a name.
nonisolated struct _CoordinateSpaceModifier: _BoxModifier, Equatable {
    typealias Body = Never
    let name: AnyHashable
    @MainActor func makeBox(owner: _ViewNode) -> _CoordinateSpaceBox {
        _CoordinateSpaceBox(name, owner: owner)
    }
    @MainActor func update(_ box: _CoordinateSpaceBox, from old: Self) { box.name = name }
}

@MainActor final class _CoordinateSpaceBox: _UnaryNode {
    var name: AnyHashable
    init(_ name: AnyHashable, owner: _ViewNode) {
        self.name = name
        super.init(layoutOwner: owner)
    }
}

extension View {
    /// Assigns a name to the view's coordinate space.
    nonisolated public func coordinateSpace<T>(name: T) -> some View where T: Hashable {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Assigns a name to the view's coordinate space.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name.name)))
    }
}

extension _LayoutNode {
    /// The box that a coordinate space belongs to; nil is the root.
    func box(of space: CoordinateSpace) -> (box: _LayoutNode?, isFound: Bool) {
        guard case .named(let value) = space else { return (space.isLocal ? self : nil, true) }
        let name = value.base as? NamedCoordinateSpace.Name
        var node: _LayoutNode? = self
        while let current = node {
            if let space = current as? _CoordinateSpaceBox {
                switch name {
                case .user(let user) where space.name == user || space.name == value:
                    return (current, true)
                case nil where space.name == value: return (current, true)
                default: break
                }
            }
            if case .scrollView(let axis)? = name, let scroll = current as? _ScrollBox,
                axis.map({ scroll.axes.contains($0) }) ?? true
            {
                return (scroll, true)
            }
            node = current.parent
        }
        return (nil, false)
    }
}
