// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

private struct ReaderChromeKey: EnvironmentKey {
    static var defaultValue: AnyObject? { nil }
}

extension EnvironmentValues {
    /// The chrome of the reader mode around, if there is one.
    var readerChrome: AnyObject? {
        get { self[ReaderChromeKey.self] }
        set { self[ReaderChromeKey.self] = newValue }
    }
}

/// Hides bars of the system by what the scroll view in this view does.
@available(iOS 18.0, macOS 15.0, *)
struct BarsFollower: ViewModifier {
    let rules: BarRules
    let bars: Set<ScrollBarPlacement>
    let visibility: Binding<Visibility>?
    let animation: Animation?
    let restoresOnTap: Bool
    @State private var chrome = ScrollChrome()
    @State private var model = BarsModel()
    private let assistance = Assistance()

    init(
        rules: BarRules, bars: Set<ScrollBarPlacement>, visibility: Binding<Visibility>?,
        animation: Animation?, restoresOnTap: Bool
    ) {
        self.rules = rules
        self.bars = bars
        self.visibility = visibility
        self.animation = animation
        self.restoresOnTap = restoresOnTap
    }

    func body(content: Content) -> some View {
        content
            .modifier(
                ScrollChromeDriver(isActive: true, chrome: chrome) { [model] in
                    model.resting($0, startsAtEnd: rules.trigger == .onScrollUp)
                }
            )
            .environment(\.readerChrome, chrome)
            .modifier(
                TapRestoring(isEnabled: restoresOnTap) { chrome.send(.tap(time: chrome.now)) }
            )
            .modifier(HiddenBars(model: model, bars: bars))
            .onAppear { begin() }
            .onDisappear { chrome.listeners[ObjectIdentifier(model)] = nil }
            .onChange(of: rules) { _, rules in
                chrome.state.bars.rules = rules
                chrome.send(.enabled(true))
            }
            .onChange(of: assistance.value, initial: true) { _, new in chrome.setAssistance(new) }
            .onChange(of: visibility?.wrappedValue) { _, new in
                guard let new, (new == .hidden) != model.isHidden else { return }
                if new == .hidden { chrome.hide() } else { chrome.show() }
            }
    }

    private func begin() {
        if chrome.state.bars.rules != rules { chrome.state.bars = BarState(rules: rules) }
        _ = chrome.state.bars.setAssistance(assistance.value)
        chrome.listeners[ObjectIdentifier(model)] = { [weak chrome] _, _ in
            if let chrome { tell(chrome) }
        }
        tell(chrome)
        // The first moment of what is counted without activity.
        chrome.send(.tap(time: chrome.now))
    }

    private func tell(_ chrome: ScrollChrome) {
        let isHidden = chrome.state.bars.isHidden
        guard isHidden != model.isHidden else { return }
        withAnimation(animation) {
            model.isHidden = isHidden
            visibility?.wrappedValue = isHidden ? .hidden : .visible
        }
    }
}

/// Reads whether bars are hidden, so that the content is not evaluated for it.
@available(iOS 17.0, macOS 14.0, *)
private struct HiddenBars: ViewModifier {
    let model: BarsModel
    let bars: Set<ScrollBarPlacement>

    func body(content: Content) -> some View {
        content.modifier(SystemBars(bars: bars, isHidden: model.isHidden))
    }
}

/// Tells of taps on the content, beside what the content does with them.
private struct TapRestoring: ViewModifier {
    let isEnabled: Bool
    let action: () -> Void

    func body(content: Content) -> some View {
        content.simultaneousGesture(
            TapGesture().onEnded { action() }, including: isEnabled ? .all : .subviews)
    }
}
