// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// A scroll view with a bar that hides while scrolling one way and returns on scrolling the other.
///
/// With Reduce Motion the bar fades instead of sliding. With VoiceOver it stays. A
/// `scrollChromeScope(_:)` around it makes it use that chrome.
@available(iOS 17.0, macOS 14.0, *)
public struct HideOnScrollBar<Content: View, Bar: View>: View {
    private let threshold: Double
    private let behavior: ScrollHideBehavior
    private let transition: ScrollHideTransition
    private let safeArea: ScrollHideSafeArea
    private let content: () -> Content
    private let topBar: (() -> Bar)?
    private let bottomBar: (() -> Bar)?

    /// Makes a scroll view with a bar at one edge.
    ///
    /// *Units:* `threshold` is the travel in points that hides and shows, unless the behavior has
    /// its own. *Range:* less than 2 counts as 2.
    public init(
        threshold: Double = 16, edge: VerticalEdge = .bottom,
        behavior: ScrollHideBehavior = .automatic, transition: ScrollHideTransition = .slide,
        safeArea: ScrollHideSafeArea = .keep,
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder bar: @escaping () -> Bar
    ) {
        self.threshold = threshold
        self.behavior = behavior
        self.transition = transition
        self.safeArea = safeArea
        self.content = content
        topBar = edge == .top ? bar : nil
        bottomBar = edge == .bottom ? bar : nil
    }

    /// Makes a scroll view with a bar at both edges; they hide together.
    public init<Top: View, Bottom: View>(
        threshold: Double = 16, behavior: ScrollHideBehavior = .automatic,
        transition: ScrollHideTransition = .slide, safeArea: ScrollHideSafeArea = .keep,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder topBar: @escaping () -> Top, @ViewBuilder bottomBar: @escaping () -> Bottom
    ) where Bar == AnyView {
        self.threshold = threshold
        self.behavior = behavior
        self.transition = transition
        self.safeArea = safeArea
        self.content = content
        self.topBar = { AnyView(topBar()) }
        self.bottomBar = { AnyView(bottomBar()) }
    }

    /// The content and behavior of the view.
    public var body: some View {
        DrivenScrollView(content: content)
            .safeAreaInset(edge: .top, spacing: 0) { bar(topBar, at: .top) }
            .safeAreaInset(edge: .bottom, spacing: 0) { bar(bottomBar, at: .bottom) }
            .modifier(ScrollContainerScope())
    }

    @ViewBuilder private func bar(_ bar: (() -> Bar)?, at edge: VerticalEdge) -> some View {
        if let bar {
            bar().modifier(
                HidesOnScroll(
                    HidesOnScroll.Request(
                        behavior: behavior, threshold: threshold, edge: edge,
                        transition: transition, safeArea: safeArea, order: 0)))
        }
    }
}
