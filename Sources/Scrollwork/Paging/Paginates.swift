// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// Asks for pages of content that knows nothing of them.
///
/// Whether a page brought anything is seen from the content's length.
@available(iOS 17.0, macOS 14.0, *)
@MainActor private final class PageDemand {
    let loader = PageLoader(rules: PageRules(), hasPrevious: false)
    var loadNext: (@MainActor () async throws -> Void)?
    var loadPrevious: (@MainActor () async throws -> Void)?
    var hasNext = true
    var hasPrevious = false
    var publish: (PageLoadState, PageLoadState) -> Void = { _, _ in }
    private var published: (PageLoadState, PageLoadState)?
    private var replies: [(request: Int, direction: PageDirection, content: Double)] = []

    init() {
        loader.load = { [weak self] in self?.begin($0, request: $1) }
        loader.changed = { [weak self] in self?.tell() }
    }

    func set(hasNext newNext: Bool, hasPrevious newPrevious: Bool) {
        hasNext = newNext
        hasPrevious = newPrevious
        for (direction, hasMore) in [(PageDirection.next, hasNext), (.previous, hasPrevious)] {
            guard loader.state[direction].request == nil,
                hasMore == (loader.state[direction] == .ended)
            else { continue }
            loader.send(.hasMore(direction, hasMore))
        }
    }

    func take(_ motion: Motion) {
        let waiting = replies.filter { $0.content != motion.extents.content }
        replies.removeAll { $0.content != motion.extents.content }
        loader.take(motion)
        for reply in waiting { answer(reply.request, reply.direction, added: 1) }
    }

    private func begin(_ direction: PageDirection, request: Int) {
        let load = direction == .previous ? loadPrevious : loadNext
        let before = loader.content
        Task { [weak self] in
            do {
                try await load?()
                self?.wait(for: request, direction, before)
            } catch {
                self?.loader.send(.failure(request: request))
            }
        }
    }

    /// The rows that came are laid out a moment later; if nothing is, nothing came.
    private func wait(for request: Int, _ direction: PageDirection, _ content: Double) {
        guard loader.content == content else {
            answer(request, direction, added: 1)
            return
        }
        replies.append((request, direction, content))
        Task { [weak self] in
            try? await Task.sleep(for: .seconds(PageConstants.layoutPatience))
            guard let self, replies.contains(where: { $0.request == request }) else { return }
            replies.removeAll { $0.request == request }
            answer(request, direction, added: 0)
        }
    }

    private func answer(_ request: Int, _ direction: PageDirection, added: Int) {
        loader.send(
            .reply(
                request: request, added: added,
                hasMore: direction == .previous ? hasPrevious : hasNext))
    }

    private func tell() {
        let states = (PageLoadState(loader.state[.next]), PageLoadState(loader.state[.previous]))
        guard published.map({ $0 != states }) ?? true else { return }
        published = states
        publish(states.0, states.1)
    }
}

@available(iOS 18.0, macOS 15.0, *)
private struct PaginatesModifier: ViewModifier {
    let hasMore: Bool
    let hasPrevious: Bool
    let prefetch: PagePrefetch
    let state: Binding<PageLoadState>?
    let previousState: Binding<PageLoadState>?
    let loadNext: @MainActor () async throws -> Void
    let loadPrevious: (@MainActor () async throws -> Void)?
    @State private var demand = PageDemand()
    @State private var chrome = ScrollChrome()

    init(
        hasMore: Bool, hasPrevious: Bool, prefetch: PagePrefetch,
        state: Binding<PageLoadState>?, previousState: Binding<PageLoadState>?,
        loadNext: @escaping @MainActor () async throws -> Void,
        loadPrevious: (@MainActor () async throws -> Void)?
    ) {
        self.hasMore = hasMore
        self.hasPrevious = hasPrevious
        self.prefetch = prefetch
        self.state = state
        self.previousState = previousState
        self.loadNext = loadNext
        self.loadPrevious = loadPrevious
    }

    func body(content: Content) -> some View {
        demand.loadNext = loadNext
        demand.loadPrevious = loadPrevious
        return
            content
            .modifier(ScrollChromeDriver(isActive: true, chrome: chrome))
            .onAppear {
                demand.loader.rules = PageRules(prefetch, .automatic)
                demand.publish = { next, previous in
                    state?.wrappedValue = next
                    previousState?.wrappedValue = previous
                }
                chrome.listeners[ObjectIdentifier(demand)] = {
                    [weak chrome, weak demand] event, _ in
                    guard case .sample = event, let chrome, let demand else { return }
                    demand.take(chrome.state.motion)
                }
                demand.set(hasNext: hasMore, hasPrevious: hasPrevious)
                demand.loader.send(.present)
            }
            .onChange(of: [hasMore, hasPrevious]) {
                demand.set(hasNext: hasMore, hasPrevious: hasPrevious)
            }
            .onChange(of: prefetch) { demand.loader.rules = PageRules(prefetch, .automatic) }
    }
}

@available(iOS 18.0, macOS 15.0, *)
extension View {
    /// Asks for the next page of the first scroll view in this view while less is ahead than what
    /// is to be fetched in advance.
    ///
    /// It needs no scroll targets and works with any content. One call is under way at most. A
    /// call that throws is made again later, ever later; three that add nothing stall.
    public func paginates(
        hasMore: Bool, prefetch: PagePrefetch = .automatic, state: Binding<PageLoadState>? = nil,
        loadNext: @escaping @MainActor () async throws -> Void
    ) -> some View {
        modifier(
            PaginatesModifier(
                hasMore: hasMore, hasPrevious: false, prefetch: prefetch, state: state,
                previousState: nil, loadNext: loadNext, loadPrevious: nil))
    }

    /// Asks for pages at both ends; for earlier ones only once the user has scrolled towards them.
    public func paginates(
        hasMore: Bool, hasPrevious: Bool, prefetch: PagePrefetch = .automatic,
        state: Binding<PageLoadState>? = nil, previousState: Binding<PageLoadState>? = nil,
        loadNext: @escaping @MainActor () async throws -> Void,
        loadPrevious: @escaping @MainActor () async throws -> Void
    ) -> some View {
        modifier(
            PaginatesModifier(
                hasMore: hasMore, hasPrevious: hasPrevious, prefetch: prefetch, state: state,
                previousState: previousState, loadNext: loadNext, loadPrevious: loadPrevious))
    }
}
