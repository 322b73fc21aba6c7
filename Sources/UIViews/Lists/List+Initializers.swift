// SPDX-License-Identifier: MIT

//  The initialisers of lists: for content, for data, for bindings to data, each with a selection of
//  one row, of many, or without.

extension List {
    /// Creates a list with the given content that allows users to select multiple rows.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { .many($0) }, content: content())
    }

    /// Creates a list of identifiable data that allows users to select multiple rows.
    public init<Data, RowContent>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
        RowContent: View, Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { .many($0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list that identifies its rows by a key path that allows users to select multiple rows.
    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
        RowContent: View
    {
        self.init(
            selection: selection.map { .many($0) },
            content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list of rows over a constant range that allows users to select multiple rows.
    public init<RowContent>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    )
    where Content == ForEach<Range<Int>, Int, HStack<RowContent>>, RowContent: View {
        self.init(
            selection: selection.map { .many($0) },
            content: ForEach(data) { index in HStack { rowContent(index) } })
    }

    /// Creates a list of bindings to identifiable data that allows users to select multiple rows.
    @_disfavoredOverload
    public init<Data, RowContent>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            RowContent
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { .many($0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list of bindings to data that a key path identifies that allows users to select multiple rows.
    @_disfavoredOverload
    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
        Data.Index: Hashable
    {
        self.init(
            selection: selection.map { .many($0) },
            content: ForEach(data, id: id, content: rowContent))
    }
}

extension List {
    /// Creates a list with the given content that optionally allows users to select a single row.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { .one($0) }, content: content())
    }

    /// Creates a list of identifiable data that optionally allows users to select a single row.
    public init<Data, RowContent>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
        RowContent: View, Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list that identifies its rows by a key path that optionally allows users to select a single row.
    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
        RowContent: View
    {
        self.init(
            selection: selection.map { .one($0) },
            content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list of rows over a constant range that optionally allows users to select a single row.
    public init<RowContent>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    )
    where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init(
            selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list of bindings to identifiable data that optionally allows users to select a single row.
    @_disfavoredOverload
    public init<Data, RowContent>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            RowContent
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list of bindings to data that a key path identifies that optionally allows users to select a single row.
    @_disfavoredOverload
    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
        Data.Index: Hashable
    {
        self.init(
            selection: selection.map { .one($0) },
            content: ForEach(data, id: id, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// Creates a list with the given content.
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content())
    }

    /// Creates a list of identifiable data.
    public init<Data, RowContent>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
        RowContent: View, Data.Element: Identifiable
    {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// Creates a list that identifies its rows by a key path.
    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
        RowContent: View
    {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list of rows over a constant range.
    public init<RowContent>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    )
    where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// Creates a list of bindings to identifiable data.
    @_disfavoredOverload
    public init<Data, RowContent>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            RowContent
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// Creates a list of bindings to data that a key path identifies.
    @_disfavoredOverload
    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
        Data.Index: Hashable
    {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }
}
