// SPDX-License-Identifier: MIT

/// A proxy that represents one subview of a layout.
public struct LayoutSubview: Equatable {
    package let node: _LayoutNode
    let container: _LayoutNode
    let index: Int

    public static func == (a: Self, b: Self) -> Bool { a.node === b.node }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        _onMainUnchecked(node) { $0.layoutValue(K.self) }
    }

    /// The layout priority of the subview.
    public var priority: Double { _onMainUnchecked(node) { $0.layoutPriority } }

    /// Asks the subview for its size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        _onMainUnchecked((node, proposal)) { $0.size($1) }
    }

    /// Asks the subview for its dimensions and alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        _onMainUnchecked((node, proposal)) { $0.dimensions($1) }
    }

    /// The subview's preferred spacing values.
    public var spacing: ViewSpacing { _onMainUnchecked(node) { $0.spacingPreference } }

    /// Assigns a position and proposed size to the subview.
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        let size = sizeThatFits(proposal)
        let origin = CGPoint(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        _onMainUnchecked((container, index, origin, size, proposal)) {
            ($0 as? _SubviewPlacing)?.placeSubview($1, at: $2, size: $3, proposal: $4)
        }
    }
}

/// A container that takes placements from `LayoutSubview.place`.
@MainActor protocol _SubviewPlacing: AnyObject {
    func placeSubview(_ index: Int, at origin: CGPoint, size: CGSize, proposal: ProposedViewSize)
}

/// A collection of proxy values that represent the subviews of a layout view.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>

    /// The layout direction inherited by the container view.
    public var layoutDirection: LayoutDirection
    private let elements: ArraySlice<LayoutSubview>

    init(_ elements: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
        self.elements = elements
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }
    public subscript(index: Int) -> LayoutSubview { elements[index] }
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(elements[bounds], layoutDirection: layoutDirection)
    }
    public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
        LayoutSubviews(
            ArraySlice(indices.map { elements[$0] }), layoutDirection: layoutDirection)
    }
}
