// SPDX-License-Identifier: MIT

/// What a page's bars show of their own: title, back button, backgrounds.
nonisolated struct _PageChrome: View {
    let title: Text?
    let showsBack: Bool
    let words: _BarWords
    let colorScheme: ColorScheme
    let level: _NavigationLevel

    @MainActor var body: some View {
        Group {
            if let style = style(.navigation) { background(style, .background) }
            if let style = style(.bottom) { background(style, .bottomBackground) }
            if let title {
                title.font(.largeTitle.bold()).lineLimit(1)
                    .accessibilityAddTraits(.isHeader)
                    .modifier(_ChromeModifier(role: .largeTitle))
                title.font(words.isInlineLarge == true ? .title.bold() : .headline).lineLimit(1)
                    .accessibilityAddTraits(.isHeader)
                    .modifier(_ChromeModifier(role: .title))
            }
            if showsBack {
                Button {
                    level.dismiss()
                } label: {
                    Image(systemName: "chevron.backward").font(.body.weight(.medium))
                        .frame(width: BarMetrics.button, height: BarMetrics.button)
                }
                .tint(Color.primary)
                .accessibilityLabel("Back")
                .modifier(_ChromeModifier(role: .back))
            }
        }
        .environment(\.colorScheme, colorScheme)
    }

    private func background(_ style: AnyShapeStyle, _ role: _ChromeRole) -> some View {
        Rectangle().fill(style).accessibilityHidden(true).modifier(_ChromeModifier(role: role))
    }

    /// The background that a bar can show: what was asked for, else the standard one where a
    /// background has to be visible.
    private func style(_ bar: _Bar) -> AnyShapeStyle? {
        let visibility = words.backgroundVisibility[bar] ?? .automatic
        guard visibility != .hidden else { return nil }
        return words.background[bar]
            ?? (visibility == .visible ? AnyShapeStyle(Material.bar) : nil)
    }
}

/// What a box is in the bars of a page.
enum _ChromeRole { case background, bottomBackground, title, largeTitle, back }

/// Tells the page's box which of its chrome's boxes is which.
nonisolated struct _ChromeModifier: _BoxModifier, Equatable {
    typealias Body = Never
    let role: _ChromeRole
    @MainActor func makeBox(owner: _ViewNode) -> _ChromeBox { _ChromeBox(role, owner: owner) }
    @MainActor func update(_ box: _ChromeBox, from old: Self) {}
}

/// A box of a page's chrome.
@MainActor final class _ChromeBox: _UnaryNode {
    let role: _ChromeRole
    init(_ role: _ChromeRole, owner: _ViewNode) {
        self.role = role
        super.init(layoutOwner: owner)
    }
}
