// SPDX-License-Identifier: MIT

/// Distances that a stack keeps by itself. *Units:* points.
package enum _DefaultSpacing {
    /// Between two views, on either axis. *Source:* measured.
    package static let plain: CGFloat = 8
    /// From a text down to a view, a part of the font size. *Source:* measured, 8.1509 at 13 pt.
    package static let belowText: CGFloat = 8.1509 / 13
    /// From a view down to a text, a part of the font size. *Source:* measured, 4.7422 at 13 pt.
    package static let aboveText: CGFloat = 4.7422 / 13
    /// From a text down to a text. *Source:* measured, at 13 pt.
    package static let betweenTexts: CGFloat = 0
}

/// A collection of the geometric spacing preferences of a view.
public struct ViewSpacing: Hashable, Sendable {
    enum Preference: Hashable, Sendable {
        /// Keeps no distance of its own, and none is kept from it.
        case none
        case plain
        /// A text, by its font size.
        case text(CGFloat)

        func union(_ other: Preference) -> Preference {
            switch (self, other) {
            case (.none, let one), (let one, .none): one
            case (.text(let a), .text(let b)): .text(max(a, b))
            case (.plain, _), (_, .plain): .plain
            }
        }
    }
    private var preferences: [Preference]

    /// No distance at all, on any edge.
    public static let zero = ViewSpacing(all: .none)
    public init() { self.init(all: .plain) }
    init(all preference: Preference) { preferences = Array(repeating: preference, count: 4) }

    /// The spacing of text set in a font of `size` points.
    package static func text(size: CGFloat) -> ViewSpacing {
        var spacing = ViewSpacing()
        spacing.preferences[Int(Edge.top.rawValue)] = .text(size)
        spacing.preferences[Int(Edge.bottom.rawValue)] = .text(size)
        return spacing
    }

    /// The edge is that of a plain box, unless it keeps no distance at all.
    package mutating func setPlain(_ edge: Edge) {
        if self[edge] != .none { self[edge] = .plain }
    }

    subscript(edge: Edge) -> Preference {
        get { preferences[Int(edge.rawValue)] }
        set { preferences[Int(edge.rawValue)] = newValue }
    }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(edge) {
            self[edge] = self[edge].union(other[edge])
        }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Gets the preferred spacing distance along the specified axis to a view that returns a
    /// specified spacing preference.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let end = self[axis == .horizontal ? .trailing : .bottom]
        let start = next[axis == .horizontal ? .leading : .top]
        switch (end, start) {
        case (.none, _), (_, .none): return 0
        case (.text, .text): return _DefaultSpacing.betweenTexts
        case (.text(let size), .plain): return size * _DefaultSpacing.belowText
        case (.plain, .text(let size)): return size * _DefaultSpacing.aboveText
        case (.plain, .plain): return _DefaultSpacing.plain
        }
    }
}
