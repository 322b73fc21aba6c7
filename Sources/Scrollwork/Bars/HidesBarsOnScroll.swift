// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

@available(iOS 18.0, macOS 15.0, *)
extension View {
    /// Hides bars of the system while the first scroll view in this view is scrolled.
    ///
    /// `whileScrolling` hides them in every phase but idle, `onLift` by the direction when the
    /// finger lifts, `onScrollDown` by travel. Without bars it concerns the navigation bar, the tab
    /// bar and the bottom bar. `visibility` is told, and can be set.
    ///
    /// `automatic`, for the navigation bar alone and without `visibility`, leaves it to the
    /// system's own minimizing where there is one (iOS 27); the tab bar's own is set on the
    /// `TabView` (`tabBarMinimizeBehavior`), out of this view's reach.
    @ViewBuilder public func hidesBarsOnScroll(
        _ behavior: ScrollHideBehavior = .automatic, for bars: ScrollBarPlacement...,
        visibility: Binding<Visibility>? = nil
    ) -> some View {
        let bars = bars.isEmpty ? ScrollBarPlacement.browsing : Set(bars)
        if behavior == .automatic, bars == [.navigationBar], visibility == nil,
            SystemMinimizing.isAvailable
        {
            modifier(SystemMinimizing())
        } else {
            modifier(
                BarsFollower(
                    rules: behavior.rules(threshold: BarConstants.threshold), bars: bars,
                    visibility: visibility, animation: .default, restoresOnTap: false))
        }
    }

    /// Hides the bars around a text while it is read, and brings them back.
    ///
    /// They follow the direction in which the finger lifts, at rest only after `threshold` points.
    /// After `inactivity` without a touch they go by themselves; a tap brings them back. VoiceOver
    /// keeps them. Without bars it concerns all of them.
    ///
    /// *Units:* `threshold` in points.
    public func readerMode(
        _ visibility: Binding<Visibility>? = nil, for bars: ScrollBarPlacement...,
        threshold: CGFloat = 20, animation: Animation = .easeInOut(duration: 0.2),
        hidesAfter inactivity: Duration? = nil, restoresOnTap: Bool = true
    ) -> some View {
        modifier(
            BarsFollower(
                rules: .reader(
                    threshold: threshold, inactivity: inactivity, restoresOnTap: restoresOnTap),
                bars: bars.isEmpty ? ScrollBarPlacement.reading : Set(bars),
                visibility: visibility, animation: animation, restoresOnTap: restoresOnTap))
    }

    /// Keeps the controls of the reader mode around while something is held, such as a slider.
    public func holdsReaderMode(_ isHeld: Bool) -> some View {
        modifier(ReaderHold(isHeld: isHeld))
    }
}

extension BarRules {
    /// The rules of a text that is read.
    static func reader(
        threshold: Double, inactivity: Duration?, restoresOnTap: Bool
    ) -> BarRules {
        let seconds = inactivity.map {
            Double($0.components.seconds) + Double($0.components.attoseconds) * 1e-18
        }
        var rules = BarRules(
            trigger: .onLift, inactivity: seconds, restoresOnTap: restoresOnTap)
        rules.liftThreshold = max(threshold, 0)
        return rules
    }
}

/// Leaves hiding the navigation bar to the system.
private struct SystemMinimizing: ViewModifier {
    static var isAvailable: Bool {
        #if os(Linux) || compiler(>=6.4)
            if #available(iOS 27.0, *) { return true }
        #endif
        return false
    }

    func body(content: Content) -> some View {
        #if os(Linux) || (os(iOS) && compiler(>=6.4))
            if #available(iOS 27.0, *) {
                content.toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
            } else {
                content
            }
        #else
            content
        #endif
    }
}

/// Tells the reader mode around that something is held.
@available(iOS 17.0, macOS 14.0, *)
private struct ReaderHold: ViewModifier {
    let isHeld: Bool
    @Environment(\.readerChrome) private var chrome

    init(isHeld: Bool) { self.isHeld = isHeld }

    func body(content: Content) -> some View {
        content.onChange(of: isHeld) { _, isHeld in
            guard let chrome = chrome as? ScrollChrome else { return }
            chrome.send(.hold(isHeld, time: chrome.now))
        }
    }
}
