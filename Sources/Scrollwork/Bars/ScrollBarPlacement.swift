// SPDX-License-Identifier: MIT
import SwiftUI

/// A bar of the system that can hide.
public struct ScrollBarPlacement: Hashable, Sendable {
    enum Kind: Hashable { case navigationBar, tabBar, bottomBar, statusBar, homeIndicator }
    let kind: Kind

    /// The bar with a screen's title.
    public static let navigationBar = ScrollBarPlacement(kind: .navigationBar)
    /// The bar with the tabs.
    public static let tabBar = ScrollBarPlacement(kind: .tabBar)
    /// The toolbar at the bottom.
    public static let bottomBar = ScrollBarPlacement(kind: .bottomBar)
    /// The clock and what stands beside it.
    public static let statusBar = ScrollBarPlacement(kind: .statusBar)
    /// The line at the bottom of the screen, and what else the system lays over it.
    public static let homeIndicator = ScrollBarPlacement(kind: .homeIndicator)

    /// The bars around a text that is read.
    static let reading: Set<ScrollBarPlacement> = [
        .navigationBar, .tabBar, .bottomBar, .statusBar, .homeIndicator,
    ]
    /// The bars of a screen in a list.
    static let browsing: Set<ScrollBarPlacement> = [.navigationBar, .tabBar, .bottomBar]
}

/// Shows or hides bars of the system; those not named stay as they are.
struct SystemBars: ViewModifier {
    let bars: Set<ScrollBarPlacement>
    let isHidden: Bool

    func body(content: Content) -> some View {
        content
            .modifier(Toolbars(bars: bars, isHidden: isHidden))
            .statusBarHidden(isHidden && bars.contains(.statusBar))
            .persistentSystemOverlays(
                isHidden && bars.contains(.homeIndicator) ? .hidden : .automatic)
    }

    private struct Toolbars: ViewModifier {
        let bars: Set<ScrollBarPlacement>
        let isHidden: Bool

        func body(content: Content) -> some View {
            #if os(macOS)
                content
            #else
                content
                    .toolbarVisibility(visibility(.navigationBar), for: .navigationBar)
                    .toolbarVisibility(visibility(.tabBar), for: .tabBar)
                    .toolbarVisibility(visibility(.bottomBar), for: .bottomBar)
            #endif
        }

        private func visibility(_ bar: ScrollBarPlacement) -> Visibility {
            guard bars.contains(bar) else { return .automatic }
            return isHidden ? .hidden : .visible
        }
    }
}
