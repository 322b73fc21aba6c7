// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// A list of rows that asks for pages as it is scrolled, at either end.
///
/// A page that comes before the rows leaves the row that is read where it is. A page is asked for
/// while less than a viewport, or three rows, is ahead; the first as soon as it appears.
@available(iOS 18.0, macOS 15.0, *)
public struct PaginatedScrollView<Item: Identifiable & Sendable, Cursor: Sendable, Row: View>: View
{
    private let items: PagedItems<Item, Cursor>
    private let spacing: CGFloat?
    private let placeholders: Int
    private let row: (Item) -> Row

    /// Makes a list of `items`; `placeholders` stand-ins are shown while the first page loads.
    ///
    /// *Units:* `spacing` in points between rows; nil is the platform's.
    public init(
        _ items: PagedItems<Item, Cursor>, spacing: CGFloat? = nil, placeholders: Int = 0,
        @ViewBuilder row: @escaping (Item) -> Row
    ) {
        self.items = items
        self.spacing = spacing
        self.placeholders = placeholders
        self.row = row
    }

    /// The content and behavior of the view.
    public var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                PageEnds(items: items, direction: .previous)
                LazyVStack(spacing: spacing) {
                    ForEach(items.items) { row($0) }
                }
                if items.items.isEmpty, items.state(.next) == .loading, placeholders > 0 {
                    VStack(spacing: spacing) {
                        ForEach(0..<placeholders, id: \.self) { _ in PlaceholderRow() }
                    }
                }
                PageEnds(items: items, direction: .next)
            }
            .modifier(ScrollChromeDriver(isActive: true))
            .modifier(TopKeeper(items: items, proxy: proxy))
            .overlay(alignment: .top) {
                NewItemsButton(count: items.unseenCount) {
                    guard let first = items.items.first else { return }
                    withAnimation { proxy.scrollTo(first.id, anchor: .top) }
                }
            }
        }
        .modifier(PageFollower(items: items))
        .modifier(ScrollContainerScope())
    }
}

/// Keeps the reader at the row that was first when earlier ones come while the list is at its top;
/// anywhere else lazy stacks keep the row by themselves.
@available(iOS 17.0, macOS 14.0, *)
private struct TopKeeper<Item: Identifiable & Sendable, Cursor: Sendable>: ViewModifier {
    let items: PagedItems<Item, Cursor>
    let proxy: ScrollViewProxy
    @Environment(ScrollChrome.self) private var chrome: ScrollChrome?

    init(items: PagedItems<Item, Cursor>, proxy: ScrollViewProxy) {
        self.items = items
        self.proxy = proxy
    }

    func body(content: Content) -> some View {
        content.onChange(of: items.items.first?.id) { old, _ in
            guard let old, items.keepsReader, let chrome, chrome.state.motion.position <= 0 else {
                return
            }
            chrome.scroll(.keep) { proxy.scrollTo(old, anchor: .top) }
        }
    }
}

/// What stands at one end, told to the loader as no row.
@available(iOS 17.0, macOS 14.0, *)
private struct PageEnds<Item: Identifiable & Sendable, Cursor: Sendable>: View {
    let items: PagedItems<Item, Cursor>
    let direction: ScrollPageDirection

    var body: some View {
        PageEnd(
            state: items.state(direction), isAutomatic: items.loader.rules.isAutomatic,
            retry: { items.retry(direction) }, load: { items.loadMore(direction) }
        )
        .onGeometryChange(for: CGFloat.self) { proxy in
            proxy.size.height
        } action: { height in
            items.loader.setFurniture(height, at: direction)
        }
    }
}

/// Hands a list's loader what its scroll view does.
@available(iOS 17.0, macOS 14.0, *)
private struct PageFollower<Item: Identifiable & Sendable, Cursor: Sendable>: ViewModifier {
    let items: PagedItems<Item, Cursor>
    @Environment(ScrollChrome.self) private var chrome: ScrollChrome?
    @Environment(\.scrollworkWords) private var words

    func body(content: Content) -> some View {
        let words = words
        content
            .onAppear {
                if let chrome { listen(to: chrome) }
                items.onAnnounce = { ScrollworkAnnouncement.post(words.loaded($0)) }
                items.loader.send(.appear)
            }
            .onDisappear {
                chrome?.listeners[ObjectIdentifier(items)] = nil
                items.loader.note = { _ in }
            }
    }

    private func listen(to chrome: ScrollChrome) {
        chrome.listeners[ObjectIdentifier(items)] = { [weak chrome, weak items] event, _ in
            guard case .sample = event, let chrome, let items else { return }
            items.loader.take(chrome.state.motion, count: items.items.count)
        }
        items.loader.note = { [weak chrome] in chrome?.note($0) }
    }
}
