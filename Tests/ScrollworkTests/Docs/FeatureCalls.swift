// SPDX-License-Identifier: MIT
import ChromeEngine
import Scrollwork
import SwiftUI

/// The calls of `Docs/Kit/Features.md`: it is enough that they compile.
@MainActor enum FeatureCalls {
    struct Item: Identifiable, Sendable {
        var id: Int
        var name: String
    }

    private static var content: some View { Text(verbatim: "content") }
    private static var bar: some View { Text(verbatim: "bar") }
    private static var isActive: Bool { true }
    private static func load() async throws {}
    private static func onReveal() {}

    @ViewBuilder static var containers: some View {
        HideOnScrollBar(threshold: 16) {
            content
        } bar: {
            bar
        }
        HideOnScrollBar {
            content
        } bar: {
            bar
        }
        HideOnScrollBar(transition: .slide) {
            content
        } bar: {
            bar
        }
        HideOnScrollBar(transition: .track) {
            content
        } bar: {
            bar
        }
    }

    static var behaviors: [ScrollHideBehavior] {
        [
            .onScrollDown(hideAfter: 16, showAfter: 40), .onScrollDown.startingBelow(200),
            .onScrollDown.restoration(.atScrollEdge), .onScrollDown.showsAtEnd(),
            .onScrollDown.startsHidden(), .onScrollDown.programmaticScrolls(.keep),
            .onScrollDown.remembersTabs(),
        ]
    }

    @ViewBuilder static var followers: some View {
        bar.hidesOnScroll(.onScrollDown)
        bar.hidesOnScroll(.onScrollUp)
        bar.hidesOnScroll(.automatic)
        bar.hidesOnScroll(transition: .track)
        bar.hidesOnScroll(transition: .minimize(to: 52))
        bar.hidesOnScroll(transition: .track, order: 1)
        bar.hidesOnScroll(transition: .fade)
        bar.hidesOnScroll(safeArea: .adjust)
        bar.hidesOnScroll(safeArea: .overlay)
    }

    @ViewBuilder static var drivers: some View {
        content.drivesScrollChrome()
        content.drivesScrollChrome(isActive)
        content.holdsReaderMode(isActive).readerMode(hidesAfter: .seconds(5))
        content.edgeEffect(.blur, for: .vertical, length: 60)
        content.hidesBarsOnScroll(
            .onScrollDown.restoration(.atScrollEdge), for: .navigationBar)
    }

    @ViewBuilder static var sections: some View {
        content.scrollVisibilityReveal(threshold: 0.5)
        content.scrollVisibilityReveal(
            distance: 36, repeats: .mirror, delay: 0.1, onReveal: onReveal)
        content.scrollVisibilityReveal()
        content.scrollVisibilityReveal(id: 7)
        content.scrollRevealScope(stagger: 0.05)
    }

    @ViewBuilder static func pages(_ items: PagedItems<Item, Int>) -> some View {
        content.paginates(hasMore: true, loadNext: load)
        content.paginates(hasMore: true, hasPrevious: true, loadNext: load, loadPrevious: load)
        PaginatedScrollView(items, placeholders: 6) { item in Text(verbatim: item.name) }
    }

    static func items(_ item: Item) -> [PagedItems<Item, Int>] {
        let items = PagedItems<Item, Int>(
            start: 0, prefetch: .rows(3), retryPolicy: .automatic
        ) { _ in ScrollPage([], next: nil) }
        items.prepend([item])
        let onDemand = PagedItems<Item, Int>(start: 0, prefetch: .never) { _ in
            ScrollPage([], next: nil)
        }
        return [items, onDemand]
    }

    static func reader(_ lyrics: TimedLyrics) -> some View {
        ReaderView(lyrics, position: 12, isPlaying: true) { line, _ in Text(line.text) }
    }

    static func chrome(_ chrome: ScrollChrome) -> String? {
        chrome.isFrozen = true
        chrome.show()
        chrome.scroll(.follow) {}
        return chrome.lastReason?.cause
    }

    @ViewBuilder static func scopes(_ chrome: ScrollChrome, _ recorder: ScrollRecorder) -> some View
    {
        content.scrollChromeScope(chrome)
        content.recordsScroll(recorder)
        content.scrollInspector()
        content.scrollworkWords(.english)
    }

    static var engine: ChromeState { ChromeState(rules: BarRules()) }
    static var presets: BarRules { BarRules.composeEnterAlways(height: 56) }
}
