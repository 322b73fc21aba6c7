// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// Where a title stands.
public enum ScrollTitlePlacement: Hashable, Sendable, CaseIterable {
    /// At the top, while the content is there.
    case top
    /// At the bottom, once the content has gone.
    case bottom
}

/// A scroll view whose title stands at the top and jumps to the bottom when the content goes.
///
/// The builder makes both looks from the place it is given. It is one view with one identity, so
/// what has the focus or a state in it keeps both.
@available(iOS 17.0, macOS 14.0, *)
public struct ScrollTitleBar<Content: View, Title: View>: View {
    private let threshold: CGFloat
    private let hysteresis: CGFloat
    private let content: () -> Content
    private let title: (ScrollTitlePlacement) -> Title

    /// Makes a scroll view with a title.
    ///
    /// *Units:* points. The title jumps past `threshold` and comes back `hysteresis` points sooner,
    /// so that a tremor does not move it twice.
    public init(
        threshold: CGFloat = 10, hysteresis: CGFloat = 4,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder title: @escaping (ScrollTitlePlacement) -> Title
    ) {
        self.threshold = threshold
        self.hysteresis = hysteresis
        self.content = content
        self.title = title
    }

    /// The content and behavior of the view.
    public var body: some View {
        DrivenScrollView(content: content)
            .modifier(TitleFollower(threshold: threshold, hysteresis: hysteresis, title: title))
            .modifier(ScrollContainerScope())
    }
}

/// Where one title stands.
@available(iOS 17.0, macOS 14.0, *)
@MainActor @Observable private final class TitleModel {
    var placement = ScrollTitlePlacement.top

    init() {}
}

/// Lays a title over a scroll view, at the place that the chrome around it decides.
@available(iOS 17.0, macOS 14.0, *)
private struct TitleFollower<Title: View>: ViewModifier {
    let threshold: CGFloat
    let hysteresis: CGFloat
    let title: (ScrollTitlePlacement) -> Title
    @Environment(ScrollChrome.self) private var chrome: ScrollChrome?
    @State private var model = TitleModel()

    init(
        threshold: CGFloat, hysteresis: CGFloat, title: @escaping (ScrollTitlePlacement) -> Title
    ) {
        self.threshold = threshold
        self.hysteresis = hysteresis
        self.title = title
    }

    func body(content: Content) -> some View {
        content
            .overlay { PlacedTitle(model: model, title: title) }
            .onAppear { listen() }
            .onDisappear { chrome?.listeners[ObjectIdentifier(model)] = nil }
            .onChange(of: [threshold, hysteresis]) { listen() }
    }

    private func listen() {
        guard let chrome else { return }
        var state = TitleState(threshold: threshold, hysteresis: hysteresis)
        if chrome.state.motion.viewport > 0 { _ = state.reduce(chrome.state.motion) }
        chrome.state.title = state
        place(chrome)
        chrome.listeners[ObjectIdentifier(model)] = { [weak chrome] _, decision in
            if decision.movedTitle, let chrome { place(chrome) }
        }
    }

    private func place(_ chrome: ScrollChrome) {
        let new: ScrollTitlePlacement = chrome.state.title?.isInBar == true ? .bottom : .top
        if model.placement != new { model.placement = new }
    }
}

/// One title at one of two places.
@available(iOS 17.0, macOS 14.0, *)
private struct PlacedTitle<Title: View>: View {
    let model: TitleModel
    let title: (ScrollTitlePlacement) -> Title

    var body: some View {
        title(model.placement)
            .frame(
                maxWidth: .infinity, maxHeight: .infinity,
                alignment: model.placement == .top ? .top : .bottom)
    }
}
