// SPDX-License-Identifier: MIT

/// A structure that computes views on demand from an underlying collection of identified data.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    /// How an element is told from the others.
    package let identify: (Data.Element) -> ID
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Creates an instance that creates views for the elements of the data, by their identities.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identify: { $0.id })
    }
}

extension ForEach where Content: View {
    /// Creates an instance that creates views for the elements of the data, by their identities.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: Self.identity(id))
    }

    /// How `id` is read; elements that are their own ids, as in most lists, need no key path.
    private static func identity(_ id: KeyPath<Data.Element, ID>) -> (Data.Element) -> ID {
        if let same = id as? KeyPath<Data.Element, Data.Element>, same == \.self {
            return { unsafeBitCast($0, to: ID.self) }
        }
        return { $0[keyPath: id] }
    }

    /// Creates an instance that creates views for the elements of the data, by their identities.
    @_disfavoredOverload
    public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable,
        C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Creates an instance that creates views for the elements of the data, by their identities.
    @_disfavoredOverload
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
        C: RandomAccessCollection, C.Index: Hashable
    {
        let base = data.wrappedValue
        self.init(
            data: base.indices.lazy.map { index in (index, base[index][keyPath: id]) },
            content: { pair in content(data[pair.0]) }, identify: { $0.1 })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates an instance that creates views for the elements of the data, by their identities.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identify: { $0 })
    }
}

/// A type of view that generates views from an underlying collection of data.
@preconcurrency @MainActor public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    /// The collection of underlying data.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach: View, _PrimitiveView where Content: View {
    @MainActor public static var _itemTraits: _ItemTraits {
        _ItemTraits(hasSections: Content._itemTraits.hasSections)
    }
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _ForEachNode(view, inputs)
    }
}
