// SPDX-License-Identifier: MIT

/// A type that defines the semantic position of where a scroll view is positioned within its
/// content.
public struct ScrollPosition: Sendable {
    enum Place: Sendable {
        case none
        case view(any Hashable & Sendable, anchor: UnitPoint?)
        case edge(Edge)
        /// *Space:* from the leading top corner of the content; nil leaves an axis where it is.
        case point(x: CGFloat?, y: CGFloat?)
    }

    /// The type of the ids of the views that the user scrolls to.
    private(set) var idType: any (Hashable & Sendable).Type
    private(set) var place: Place

    /// Whether the scroll view has been positioned by the user.
    ///
    /// Setting it to true forgets an edge or a point.
    public var isPositionedByUser = false {
        didSet {
            guard isPositionedByUser else { return }
            if case .view = place { return }
            place = .none
        }
    }

    private init(_ place: Place, _ idType: any (Hashable & Sendable).Type) {
        self.place = place
        self.idType = idType
    }

    /// Creates a new scroll position to be scrolled to the view with the provided id.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(.view(id, anchor: anchor), type(of: id))
    }
    /// Creates a new automatic scroll position for the provided type of view identity.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {
        self.init(.none, idType)
    }
    /// Creates a new scroll position to be scrolled to the provided edge.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.init(.edge(edge), idType)
    }
    /// Creates a new scroll position to be scrolled to the provided point.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y), idType)
    }
    /// Creates a new scroll position to be scrolled to the provided point.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y), idType)
    }
    /// Creates a new scroll position to be scrolled to the provided x offset.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil), idType)
    }
    /// Creates a new scroll position to be scrolled to the provided y offset.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y), idType)
    }
}

extension ScrollPosition {
    private mutating func go(to place: Place) {
        isPositionedByUser = false
        self.place = place
    }

    /// Scrolls the position to the view with the provided id.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(to: .view(id, anchor: anchor))
        idType = type(of: id)
    }
    /// Scrolls the position to the provided edge.
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
    /// Scrolls the position to the provided point.
    public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }
    /// Scrolls the position to the provided point.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }
    /// Scrolls the position to the provided x offset.
    public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }
    /// Scrolls the position to the provided y offset.
    public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

    /// The edge of the scroll view if positioned to an edge.
    public var edge: Edge? {
        if case .edge(let edge) = place { edge } else { nil }
    }
    /// The point of the scroll view if positioned to a point; nil unless both of its coordinates
    /// were given.
    public var point: CGPoint? {
        guard case .point(let x?, let y?) = place else { return nil }
        return CGPoint(x: x, y: y)
    }
    /// The x offset if positioned to one, with or without a y offset. *Units:* points.
    public var x: CGFloat? {
        if case .point(let x, _) = place { x } else { nil }
    }
    /// The y offset if positioned to one, with or without an x offset. *Units:* points.
    public var y: CGFloat? {
        if case .point(_, let y) = place { y } else { nil }
    }
    /// The id of the view that the scroll view is positioned to, or that the user has scrolled to.
    public var viewID: (any Hashable & Sendable)? {
        if case .view(let id, _) = place { id } else { nil }
    }
    /// The id of the view, if it is of the provided type.
    public func viewID<T>(type: T.Type) -> T? where T: Hashable, T: Sendable { viewID as? T }

    /// The id among those of a view that is of the position's type.
    func identify(_ ids: [AnyHashable]) -> AnyHashable? {
        ids.first { Self.convert($0, to: idType) != nil }
    }

    /// The user has scrolled, to a view when an id of the position's type is given.
    mutating func follow(id: AnyHashable?) {
        isPositionedByUser = true
        if let id, let typed = Self.convert(id, to: idType) { place = .view(typed, anchor: nil) }
    }

    private static func convert<T: Hashable & Sendable>(
        _ id: AnyHashable, to type: T.Type
    ) -> (any Hashable & Sendable)? {
        id.base as? T
    }
}

extension ScrollPosition: Equatable {
    public static func == (a: Self, b: Self) -> Bool {
        a.idType == b.idType && a.place == b.place
            && a.isPositionedByUser == b.isPositionedByUser
    }
}

extension ScrollPosition.Place: Equatable {
    static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.none, .none): true
        case (.view(let a, let anchor), .view(let b, let other)):
            AnyHashable(a) == AnyHashable(b) && anchor == other
        case (.edge(let a), .edge(let b)): a == b
        case (.point(let x, let y), .point(let otherX, let otherY)): x == otherX && y == otherY
        default: false
        }
    }
}
