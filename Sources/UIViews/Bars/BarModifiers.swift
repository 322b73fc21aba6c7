// SPDX-License-Identifier: MIT

extension View {
    nonisolated func saying(_ say: (inout _BarWords) -> Void) -> some View {
        modifier(_BarWordsModifier(say))
    }
}

extension View {
    /// Specifies the visibility of a bar managed by SwiftUI.
    nonisolated public func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        let bars = bars.bars
        return saying { words in
            for bar in bars where visibility != .automatic { words.visibility[bar] = visibility }
        }
    }

    /// Specifies the visibility of a bar managed by SwiftUI.
    nonisolated public func toolbar(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        let bars = bars.bars
        return saying { words in
            for bar in bars where visibility != .automatic { words.visibility[bar] = visibility }
        }
    }

    /// Removes a toolbar item that is present by default; a phone has no sidebar toggle to remove.
    nonisolated public func toolbar(
        removing defaultItemKind: ToolbarDefaultItemKind?
    ) -> some View {
        saying { if defaultItemKind == .title { $0.removesTitle = true } }
    }

    /// Specifies the preferred shape style of the background of a bar managed by SwiftUI.
    nonisolated public func toolbarBackground<S>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View where S: ShapeStyle {
        let bars = bars.bars
        return saying { for bar in bars { $0.background[bar] = AnyShapeStyle(style) } }
    }

    /// Specifies the preferred visibility of backgrounds on a bar managed by SwiftUI.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        let bars = bars.bars
        return saying { for bar in bars { $0.backgroundVisibility[bar] = visibility } }
    }

    /// Specifies the preferred visibility of backgrounds on a bar managed by SwiftUI.
    nonisolated public func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        let bars = bars.bars
        return saying { for bar in bars { $0.backgroundVisibility[bar] = visibility } }
    }

    /// Specifies the preferred color scheme of a bar managed by SwiftUI.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        let bars = bars.bars
        return saying { for bar in bars { $0.colorScheme[bar] = colorScheme } }
    }

    /// Configures the semantic role for the content populating the toolbar.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        saying { $0.role = role == .automatic ? nil : role }
    }

    /// Configures the toolbar title display mode for this view.
    nonisolated public func toolbarTitleDisplayMode(
        _ mode: ToolbarTitleDisplayMode
    ) -> some View {
        saying { words in
            words.titleMode = mode.mode
            words.isInlineLarge = mode.isInlineLarge
        }
    }
}

extension View {
    /// Configures the view's title for purposes of navigation.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        saying { $0.title = title }
    }

    /// Configures the view's title for purposes of navigation, using a localized string.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        saying { $0.title = Text(titleKey) }
    }

    /// Configures the view's title for purposes of navigation, using a string.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
        saying { $0.title = Text(title) }
    }

    /// Configures the title display mode for this view.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        saying { $0.titleMode = displayMode }
    }

    /// Hides the navigation bar for this view.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        saying { $0.visibility[.navigation] = hidden ? .hidden : .visible }
    }

    /// Hides the navigation bar back button for the view.
    nonisolated public func navigationBarBackButtonHidden(
        _ hidesBackButton: Bool = true
    ) -> some View {
        saying { $0.hidesBackButton = hidesBackButton }
    }

    /// Sets the title in the navigation bar for this view.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View {
        navigationTitle(title)
    }

    /// Sets the title of this view's navigation bar with a localized string.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets the title of this view's navigation bar with a string.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S>(_ title: S) -> some View
    where S: StringProtocol {
        navigationTitle(title)
    }

    /// Sets the title and display mode in the navigation bar for this view.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title and display mode in the navigation bar for this view.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title and display mode in the navigation bar for this view.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View where S: StringProtocol {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the navigation bar items for this view.
    nonisolated public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View
    where L: View, T: View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Configures the navigation bar items for this view.
    nonisolated public func navigationBarItems<L>(leading: L) -> some View where L: View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Configures the navigation bar items for this view.
    nonisolated public func navigationBarItems<T>(trailing: T) -> some View where T: View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}
