// SPDX-License-Identifier: MIT

/// A view that shows the progress toward completion of a task.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    let fraction: Double?
    let label: Label
    let currentValueLabel: CurrentValueLabel
    /// Whether the label is one at all.
    let configuration: ProgressViewStyleConfiguration?
    @Environment(\._progressViewStyle) private var style

    private init(
        fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel,
        configuration: ProgressViewStyleConfiguration? = nil
    ) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.configuration = configuration
    }

    @MainActor public var body: some View {
        style.makeBody(
            configuration
                ?? ProgressViewStyleConfiguration(
                    fractionCompleted: fraction,
                    label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
                    currentValueLabel: CurrentValueLabel.self == EmptyView.self
                        ? nil : .init(content: AnyView(currentValueLabel))))
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        value.map { total > 0 ? min(max(Double($0) / Double(total), 0), 1) : 0 }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a progress view for showing indeterminate progress, without a label.
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// Creates a progress view for showing indeterminate progress that displays a custom label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }

    /// Creates a progress view for showing indeterminate progress with a title.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
    }

    /// Creates a progress view for showing indeterminate progress with a title.
    @_disfavoredOverload
    public init<S>(_ title: S) where Label == Text, S: StringProtocol {
        self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
    }
}

extension ProgressView {
    /// Creates a progress view for showing determinate progress.
    public init<V>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
        self.init(
            fraction: Self.fraction(value, of: total), label: EmptyView(),
            currentValueLabel: EmptyView())
    }

    /// Creates a progress view for showing determinate progress, with a custom label.
    public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
        self.init(
            fraction: Self.fraction(value, of: total), label: label(),
            currentValueLabel: EmptyView())
    }

    /// Creates a progress view for showing determinate progress, with a custom label.
    public init<V>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where V: BinaryFloatingPoint {
        self.init(
            fraction: Self.fraction(value, of: total), label: label(),
            currentValueLabel: currentValueLabel())
    }

    /// Creates a progress view for showing determinate progress with a title.
    public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
        self.init(
            fraction: Self.fraction(value, of: total), label: Text(titleKey),
            currentValueLabel: EmptyView())
    }

    /// Creates a progress view for showing determinate progress with a title.
    @_disfavoredOverload
    public init<S, V>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol, V: BinaryFloatingPoint {
        self.init(
            fraction: Self.fraction(value, of: total), label: Text(title),
            currentValueLabel: EmptyView())
    }

    /// Creates a progress view based on a style configuration.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(
            fraction: configuration.fractionCompleted,
            label: configuration.label ?? .init(content: AnyView(EmptyView())),
            currentValueLabel: configuration.currentValueLabel
                ?? .init(content: AnyView(EmptyView())), configuration: configuration)
    }
}
