// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// The numbers of followers, in one place.
enum FollowerConstants {
    /// How much later a bar of the next order slides.
    ///
    /// *Source:* chosen: three frames at 60 Hz.
    static let orderDelay = 0.05
}

/// Makes a bar follow the scroll view that drives its scope.
@available(iOS 17.0, macOS 14.0, *)
struct HidesOnScroll: ViewModifier {
    /// What a bar asks for.
    struct Request: Hashable {
        var behavior: ScrollHideBehavior
        var threshold = BarConstants.threshold
        var edge: VerticalEdge
        var transition: ScrollHideTransition
        var safeArea: ScrollHideSafeArea
        var order: Int
    }

    /// Where a bar stands, while it stands at rest.
    private struct Place: Hashable, Sendable {
        var rect: CGRect
        var isAtRest: Bool
    }

    let request: Request
    @Environment(ScrollChrome.self) private var chrome: ScrollChrome?
    @State private var follower = BarFollower()
    @State private var isGone = false
    private let assistance = Assistance()

    init(_ request: Request) { self.request = request }

    private var presentation: BarPresentation {
        BarPresentation(
            progress: follower.progress, height: follower.height,
            safeArea: behind,
            transition: request.transition.rule, assistance: assistance.value,
            policy: request.safeArea.rule, isFollowing: follower.isFollowing)
    }

    /// How much further than its height the bar has to go to be out of sight. The margin that a
    /// slide has for its shadow covers it, where it is enough.
    private var behind: Double {
        request.transition == .slide
            ? max(follower.behind - BarConstants.slideMargin, 0) : follower.behind
    }

    func body(content: Content) -> some View {
        let presentation = presentation
        let isHidden = !presentation.isReachable
        let isAtRest = follower.progress == 0
        measured(content)
            .environment(\.scrollHideProgress, follower.progress)
            .disabled(isGone)
            .modifier(
                BarLayout(
                    edge: request.edge, height: follower.height, presentation: presentation,
                    isFixed: isFixed, isMinimizing: isMinimizing && follower.progress > 0,
                    isShrinking: request.safeArea == .adjust && !isMinimizing)
            )
            .opacity(presentation.opacity)
            .allowsHitTesting(!isHidden)
            .accessibilityHidden(isHidden)
            .animation(animation(presentation), value: follower.progress)
            .onGeometryChange(for: Place.self) { proxy in
                Place(rect: proxy.frame(in: .global), isAtRest: isAtRest)
            } action: { place in
                if place.isAtRest { follower.measure(rect: place.rect) }
            }
            .onAppear {
                follower.take(request)
                follower.join(chrome)
                if chrome == nil {
                    ScrollworkLog.report(
                        "hidesOnScroll() has no scope: put scrollChromeScope() around the bar and "
                            + "its scroll view.")
                }
            }
            .onDisappear { follower.join(nil) }
            .onChange(of: chrome.map(ObjectIdentifier.init)) { follower.join(chrome) }
            .onChange(of: request) { _, new in
                follower.take(new)
                follower.update()
            }
            .task(id: isHidden) {
                // Out of the order of focus once it is out of sight; disabling it while it goes
                // would be seen.
                guard isHidden else {
                    isGone = false
                    return
                }
                try? await Task.sleep(for: .seconds(presentation.duration))
                if !Task.isCancelled { isGone = true }
            }
    }

    private var isMinimizing: Bool {
        if case .minimize = request.transition.rule { true } else { false }
    }

    /// Whether the layout takes another height for the bar than its own.
    private var isFixed: Bool { isMinimizing || request.safeArea != .keep }

    private func measured(_ content: Content) -> some View {
        let isSmaller = isMinimizing && follower.progress > 0
        return
            content
            .fixedSize(horizontal: false, vertical: isFixed && !isSmaller)
            .onGeometryChange(for: CGFloat.self) { proxy in
                proxy.size.height
            } action: { height in
                // A bar that is smaller just now does not say how high it is at rest.
                if !isSmaller { follower.measure(height: height) }
            }
    }

    private func animation(_ presentation: BarPresentation) -> Animation? {
        guard presentation.duration > 0 else { return nil }
        let delay = max(Double(request.order), 0) * FollowerConstants.orderDelay
        let animation: Animation =
            presentation.duration == BarConstants.fadeDuration
            ? .linear(duration: presentation.duration) : .snappy(duration: presentation.duration)
        return delay > 0 && request.transition != .track ? animation.delay(delay) : animation
    }
}

@available(iOS 17.0, macOS 14.0, *)
extension BarFollower {
    func take(_ request: HidesOnScroll.Request) {
        behavior = request.behavior
        threshold = request.threshold
        edge = request.edge
        transition = request.transition.rule
        safeArea = request.safeArea.rule
        order = request.order
    }
}

/// Moves and sizes a bar as its presentation says.
private struct BarLayout: ViewModifier {
    let edge: VerticalEdge
    let height: Double
    let presentation: BarPresentation
    let isFixed: Bool
    let isMinimizing: Bool
    /// Whether the bar keeps its height while what it takes from the safe area shrinks.
    let isShrinking: Bool

    @ViewBuilder func body(content: Content) -> some View {
        // What the layout has moved already is not moved again, or is taken back by what fades.
        let moved = isShrinking ? height - presentation.inset : 0
        let slide = presentation.slide - moved
        if isFixed {
            content
                .frame(height: isMinimizing ? presentation.height : nil)
                .clipShape(OpenRectangle(isClipping: isMinimizing))
                .offset(y: edge == .bottom ? slide : -slide)
                .frame(height: height > 0 ? presentation.inset : nil, alignment: alignment)
        } else {
            content.offset(y: edge == .bottom ? slide : -slide)
        }
    }

    /// A bar whose inset shrinks moves beyond its edge; others stand at it.
    private var alignment: Alignment {
        switch edge {
        case .bottom: isShrinking ? .top : .bottom
        case .top: isShrinking ? .bottom : .top
        }
    }
}

/// A rectangle that clips, or one so large that a shadow is not cut.
private struct OpenRectangle: Shape {
    let isClipping: Bool

    func path(in rect: CGRect) -> Path {
        Path(isClipping ? rect : rect.insetBy(dx: -1000, dy: -1000))
    }
}

@available(iOS 17.0, macOS 14.0, *)
extension View {
    /// Makes this bar hide while the scroll view that drives the scope around it is scrolled.
    ///
    /// Hidden, it takes no touches, no focus, and is no accessibility element. With VoiceOver or
    /// Switch Control it stays.
    ///
    /// *Range:* of `order`: bars that track go one after the other, the lowest first; others begin
    /// 0.05 s later for each.
    public func hidesOnScroll(
        _ behavior: ScrollHideBehavior = .automatic, edge: VerticalEdge = .bottom,
        transition: ScrollHideTransition = .slide, safeArea: ScrollHideSafeArea = .keep,
        order: Int = 0
    ) -> some View {
        modifier(
            HidesOnScroll(
                HidesOnScroll.Request(
                    behavior: behavior, edge: edge, transition: transition, safeArea: safeArea,
                    order: order)))
    }
}
