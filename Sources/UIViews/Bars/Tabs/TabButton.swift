// SPDX-License-Identifier: MIT

/// The button of a tab in the tab bar.
nonisolated struct _TabButton<Label: View>: View {
    let label: Label
    let badge: Text?
    let isSelected: Bool
    let isMinimized: Bool
    let action: @MainActor () -> Void

    @MainActor var body: some View {
        Button(action: action) {
            VStack(spacing: TabButtonMetrics.spacing) { label }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .buttonStyle(_PressableButtonStyle(style: _PlainLook(), pressesWholeFrame: true))
        .labelStyle(_TabLabelStyle(badge: badge, showsTitle: !isMinimized))
        .font(TabButtonMetrics.titleFont)
        .foregroundStyle(
            isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)
        )
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .accessibilityValue(badge ?? Text(verbatim: ""))
    }
}

/// The numbers of a tab's button. *Source:* I, by eye on iOS 26; the fonts are UIKit's documented
/// sizes for tab bars.
enum TabButtonMetrics {
    static let spacing: CGFloat = 1
    static var titleFont: Font { .system(size: 10, weight: .medium) }
    static var iconFont: Font { .system(size: 20, weight: .medium) }
    static var badgeFont: Font { .system(size: 12, weight: .medium) }
    static let badgeHeight: CGFloat = 18
    static let badgePadding: CGFloat = 5
    static let iconHeight: CGFloat = 26
}

/// How a label looks in a tab bar: the icon above the title.
nonisolated struct _TabLabelStyle: LabelStyle, Equatable {
    let badge: Text?
    let showsTitle: Bool

    @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: TabButtonMetrics.spacing) {
            icon(configuration)
            if showsTitle { configuration.title.lineLimit(1).fixedSize() }
        }
    }

    /// An icon alone says the title; below it, the title says itself.
    @MainActor @ViewBuilder private func icon(_ configuration: Configuration) -> some View {
        let icon = configuration.icon.font(TabButtonMetrics.iconFont)
            .frame(height: TabButtonMetrics.iconHeight)
            .overlay(alignment: .topTrailing) { badgeView.accessibilityHidden(true) }
        if showsTitle {
            icon.accessibilityHidden(true)
        } else if let title = configuration.spokenTitle {
            icon.accessibilityLabel(title)
        } else {
            icon
        }
    }

    @MainActor @ViewBuilder private var badgeView: some View {
        if let badge {
            badge.font(TabButtonMetrics.badgeFont).foregroundStyle(.white)
                .padding(.horizontal, TabButtonMetrics.badgePadding)
                .frame(
                    minWidth: TabButtonMetrics.badgeHeight, minHeight: TabButtonMetrics.badgeHeight
                )
                .background(Color.red, in: Capsule())
                .fixedSize()
                .offset(x: TabButtonMetrics.badgeHeight * 0.6, y: -TabButtonMetrics.badgeHeight / 4)
        }
    }
}

/// The label of a tab that was given by a title and a symbol, or by a role.
nonisolated public struct DefaultTabLabel: View {
    let title: Text
    let systemImage: String

    @MainActor @preconcurrency public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: systemImage)
        }
    }
}
