// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

private struct IsScrollChromeTakenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a container already stands in the scope around it; another one then brings its own.
    var isScrollChromeTaken: Bool {
        get { self[IsScrollChromeTakenKey.self] }
        set { self[IsScrollChromeTakenKey.self] = newValue }
    }
}

/// Tells a chrome where its scope is on screen.
@available(iOS 17.0, macOS 14.0, *)
private struct ScopeBounds: ViewModifier {
    let chrome: ScrollChrome

    func body(content: Content) -> some View {
        content.onGeometryChange(for: CGRect.self) { proxy in
            let frame = proxy.frame(in: .global)
            let insets = proxy.safeAreaInsets
            return CGRect(
                x: frame.minX, y: frame.minY - insets.top, width: frame.width,
                height: frame.height + insets.top + insets.bottom)
        } action: { bounds in
            chrome.bounds = bounds
        }
    }
}

/// Owns the state for what is below, or hands down one that it was given.
@available(iOS 17.0, macOS 14.0, *)
struct ScrollChromeScope: ViewModifier {
    let given: ScrollChrome?
    @State private var own = ScrollChrome()
    private let assistance = Assistance()

    init(given: ScrollChrome?) { self.given = given }

    func body(content: Content) -> some View {
        let chrome = given ?? own
        content
            .environment(chrome)
            .environment(\.isScrollChromeTaken, false)
            .onChange(of: assistance.value, initial: true) { _, new in chrome.setAssistance(new) }
            .modifier(ScopeBounds(chrome: chrome))
            .modifier(ScopeListeners(chrome: chrome))
    }
}

/// The scope of a container: the one around it if no other container stands there, else its own.
@available(iOS 17.0, macOS 14.0, *)
struct ScrollContainerScope: ViewModifier {
    @Environment(ScrollChrome.self) private var outer: ScrollChrome?
    @Environment(\.isScrollChromeTaken) private var isTaken
    @State private var own = ScrollChrome()
    private let assistance = Assistance()

    func body(content: Content) -> some View {
        let chrome = isTaken ? own : outer ?? own
        content
            .environment(chrome)
            .environment(\.isScrollChromeTaken, true)
            .onChange(of: assistance.value, initial: true) { _, new in chrome.setAssistance(new) }
            .modifier(ScopeBounds(chrome: chrome))
            .modifier(ScopeListeners(chrome: chrome))
    }
}

@available(iOS 17.0, macOS 14.0, *)
extension View {
    /// Gives the scroll view and the bars below this view a state to share.
    ///
    /// Put it around both: `drivesScrollChrome()` on the scroll view, `hidesOnScroll()` on the
    /// bars. A chrome of your own lets you read and control them.
    public func scrollChromeScope(_ chrome: ScrollChrome? = nil) -> some View {
        modifier(ScrollChromeScope(given: chrome))
    }
}
