// SPDX-License-Identifier: MIT

/// The default label style in the current context: title and icon.
nonisolated public struct DefaultLabelStyle: LabelStyle, Equatable {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// A label style that shows both the title and icon of the label using a system-standard layout.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Equatable {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        _TitleAndIcon(configuration: configuration)
    }
}

/// A label style that only displays the title of the label.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, Equatable {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.title
    }
}

/// A label style that only displays the icon of the label.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, Equatable {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if let title = configuration.spokenTitle {
            configuration.icon.accessibilityLabel(title)
        } else {
            configuration.icon
        }
    }
}

/// The numbers of a label. *Source:* measured (`label/basic`).
enum LabelMetrics {
    /// *Units:* points.
    static let spacing: CGFloat = 8
    /// The height of a capital letter as a part of the font's size. *Source:* UIKit's metrics of
    /// the system font, 1443 of 2048 units.
    static let capHeight: CGFloat = 1443 / 2048
}

/// The icon stands before the title, its centre at half a capital letter above the baseline.
nonisolated private struct _TitleAndIcon: View {
    let configuration: LabelStyleConfiguration
    @Environment(\._labelIconLift) private var lift

    var body: some View {
        let lift = lift
        HStack(alignment: .firstTextBaseline, spacing: LabelMetrics.spacing) {
            configuration.icon
                .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + lift }
                // The title says it all.
                .accessibilityHidden(true)
            configuration.title
        }
    }
}

extension EnvironmentValues {
    /// How far an icon's centre lies above the baseline. *Units:* points.
    fileprivate var _labelIconLift: CGFloat {
        _fontDescriptor().size * LabelMetrics.capHeight / 2
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// A label style that resolves its appearance automatically based on the current context.
    @MainActor @preconcurrency public static var automatic: DefaultLabelStyle {
        DefaultLabelStyle()
    }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// A label style that shows both the title and icon of the label.
    @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle {
        TitleAndIconLabelStyle()
    }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// A label style that only displays the title of the label.
    @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle {
        TitleOnlyLabelStyle()
    }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// A label style that only displays the icon of the label.
    @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle {
        IconOnlyLabelStyle()
    }
}
