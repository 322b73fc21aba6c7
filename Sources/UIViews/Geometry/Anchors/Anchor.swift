// SPDX-License-Identifier: MIT

/// An opaque value derived from an anchor source and a particular view.
///
/// A `GeometryProxy` turns it into a value of its own coordinate space.
public struct Anchor<Value> {
    /// A type-erased geometry value that produces an anchored value of a given type.
    public struct Source {
        let make: (_AnchorSpace) -> Value
    }

    /// The box of the view that the anchor belongs to.
    private(set) weak var box: _LayoutNode?
    private let source: Source
    /// What the anchor was when it was made, in the space of whoever asked for it.
    let value: Value

    @MainActor init(_ source: Source, of box: _LayoutNode, in reader: _LayoutNode?) {
        self.box = box
        self.source = source
        value = source.make(_AnchorSpace(box, into: reader))
    }

    /// The anchor in the space of a box, as laid out now; as it was made, once its view is gone.
    @MainActor func value(in reader: _LayoutNode) -> Value {
        guard let box, box.graph != nil, box.isPlaced else { return value }
        return source.make(_AnchorSpace(box, into: reader))
    }
}

/// What a source sees of its view: its size, and where its points lie for the one who asks.
public struct _AnchorSpace {
    let size: CGSize
    let map: (CGPoint) -> CGPoint

    @MainActor init(_ box: _LayoutNode, into reader: _LayoutNode?) {
        size = box.frame.size
        map = { point in
            _onMainUnchecked((point, box, reader)) { $1.convert($0, into: $2) }
        }
    }

    func map(_ rect: CGRect) -> CGRect {
        let corners = [
            map(rect.origin), map(CGPoint(x: rect.maxX, y: rect.minY)),
            map(CGPoint(x: rect.minX, y: rect.maxY)), map(CGPoint(x: rect.maxX, y: rect.maxY)),
        ]
        return corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    /// Whether both are of the same view and were the same value when they were made.
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
        lhs.box === rhs.box && lhs.value == rhs.value
    }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source {
    /// The anchors of a list of sources.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init { space in array.map { $0.make(space) } }
    }

    /// The anchor of a source that may be missing.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init { space in anchor.map { $0.make(space) } }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point of the view's own space. *Units:* points.
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source { Self { $0.map(p) } }

    /// A point relative to the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
        Self { $0.map(p.point(in: CGRect(origin: .zero, size: $0.size))) }
    }

    /// The top leading corner of the view.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the top edge of the view.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top trailing corner of the view.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the leading edge of the view.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The centre of the view.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the trailing edge of the view.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom leading corner of the view.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the bottom edge of the view.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom trailing corner of the view.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle of the view's own space. *Units:* points.
    public static func rect(_ r: CGRect) -> Anchor<Value>.Source { Self { $0.map(r) } }

    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source {
        Self { $0.map(CGRect(origin: .zero, size: $0.size)) }
    }
}
