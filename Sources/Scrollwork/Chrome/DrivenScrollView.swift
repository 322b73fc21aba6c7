// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

private struct UsesAnchorDriverKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether containers read their scroll view's place by anchors even where more is told.
    var usesAnchorDriver: Bool {
        get { self[UsesAnchorDriverKey.self] }
        set { self[UsesAnchorDriverKey.self] = newValue }
    }
}

/// A vertical scroll view that drives the chrome around it.
///
/// From iOS 18 on the system tells geometry and phases. Before, an anchor preference on the content
/// tells where it stands, without phases.
@available(iOS 17.0, macOS 14.0, *)
struct DrivenScrollView<Content: View>: View {
    let content: () -> Content
    @Environment(\.usesAnchorDriver) private var usesAnchors

    init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

    var body: some View {
        if #available(iOS 18.0, macOS 15.0, *), !usesAnchors {
            ScrollView(content: content).modifier(ScrollChromeDriver(isActive: true))
        } else {
            AnchorDrivenScrollView(content: content)
        }
    }
}

/// Where content stands in the view around its scroll view.
private struct ContentPlace: Equatable, Sendable {
    var rect = CGRect.zero
    var viewport: CGFloat = 0
}

private struct ContentPlaceKey: PreferenceKey {
    static var defaultValue: ContentPlace { ContentPlace() }

    static func reduce(value: inout ContentPlace, nextValue: () -> ContentPlace) {
        let next = nextValue()
        if next.viewport > 0 { value = next }
    }
}

/// A scroll view whose place is read by an anchor preference (seed document 001).
@available(iOS 17.0, macOS 14.0, *)
private struct AnchorDrivenScrollView<Content: View>: View {
    let content: () -> Content
    @Environment(ScrollChrome.self) private var chrome: ScrollChrome?
    @State private var source = ScrollSource()

    init(content: @escaping () -> Content) { self.content = content }

    var body: some View {
        GeometryReader { proxy in
            ScrollView {
                VStack(content: content)
                    .anchorPreference(key: ContentPlaceKey.self, value: .bounds) { bounds in
                        ContentPlace(rect: proxy[bounds], viewport: proxy.size.height)
                    }
            }
        }
        .onPreferenceChange(ContentPlaceKey.self) { place in
            MainActor.assumeIsolated { tell(place) }
        }
        .onDisappear { source.detach() }
    }

    private func tell(_ place: ContentPlace) {
        guard let chrome, place.viewport > 0 else { return }
        if !source.isAttached {
            chrome.expectNoPhases()
            source.attach(to: chrome, appears: true)
        }
        chrome.send(
            .sample(
                ScrollSample(
                    time: chrome.now, source: source.number(in: chrome), offset: -place.rect.minY,
                    extents: ChromeExtents(
                        content: place.rect.height, viewport: place.viewport))))
    }
}
