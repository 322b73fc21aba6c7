// SPDX-License-Identifier: MIT

/// A type that you use to create custom alignment guides.
public protocol AlignmentID {
    /// Calculates a default value for the corresponding guide in the specified context.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// One alignment guide: where its default lies, and how its values are told apart.
public struct _AlignmentKey: Hashable, @unchecked Sendable {
    public let id: any AlignmentID.Type
    public let axis: Axis
    public static func == (a: Self, b: Self) -> Bool {
        ObjectIdentifier(a.id) == ObjectIdentifier(b.id) && a.axis == b.axis
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    public let key: _AlignmentKey
    public init(_ id: any AlignmentID.Type) { key = _AlignmentKey(id: id, axis: .horizontal) }

    /// Merges a sequence of explicit alignment values produced by this instance.
    public func combineExplicit<S>(_ values: S) -> CGFloat?
    where S: Sequence, S.Element == CGFloat? { _combineExplicit(key, values) }

    private enum Leading: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
    }
    public static let leading = HorizontalAlignment(Leading.self)
    public static let center = HorizontalAlignment(Center.self)
    public static let trailing = HorizontalAlignment(Trailing.self)
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    public let key: _AlignmentKey
    public init(_ id: any AlignmentID.Type) { key = _AlignmentKey(id: id, axis: .vertical) }

    /// Merges a sequence of explicit alignment values produced by this instance.
    public func combineExplicit<S>(_ values: S) -> CGFloat?
    where S: Sequence, S.Element == CGFloat? { _combineExplicit(key, values) }

    private enum Top: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
    }
    // The baseline of what is no text is its bottom (measured).
    enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
    }
    enum LastTextBaseline: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
    }
    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(Center.self)
    public static let bottom = VerticalAlignment(Bottom.self)
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// First baselines combine to the topmost, last ones to the lowest, all others to their mean.
private func _combineExplicit<S: Sequence>(_ key: _AlignmentKey, _ values: S) -> CGFloat?
where S.Element == CGFloat? {
    let known = values.compactMap { $0 }
    guard !known.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return known.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return known.max() }
    return known.reduce(0, +) / CGFloat(known.count)
}

/// An alignment in both axes.
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static var centerFirstTextBaseline: Alignment {
        Alignment(horizontal: .center, vertical: .firstTextBaseline)
    }
    public static var centerLastTextBaseline: Alignment {
        Alignment(horizontal: .center, vertical: .lastTextBaseline)
    }
    public static var leadingFirstTextBaseline: Alignment {
        Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    }
    public static var leadingLastTextBaseline: Alignment {
        Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    }
    public static var trailingFirstTextBaseline: Alignment {
        Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    }
    public static var trailingLastTextBaseline: Alignment {
        Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
    }
}
