// SPDX-License-Identifier: MIT

/// A type that applies standard interaction behavior to all progress views within a view hierarchy.
@preconcurrency @MainActor public protocol ProgressViewStyle {
    /// A view representing the body of a progress view.
    associatedtype Body: View
    /// The properties of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Creates a view representing the body of a progress view.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a progress view instance.
nonisolated public struct ProgressViewStyleConfiguration {
    /// A type-erased label describing the task represented by the progress view.
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }
    /// A type-erased label that describes the current value of a progress view.
    nonisolated public struct CurrentValueLabel: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }
    /// The completed fraction of the task, from 0 to 1; nil if it is indeterminate.
    public let fractionCompleted: Double?
    /// A view that describes the task represented by the progress view.
    public var label: ProgressViewStyleConfiguration.Label?
    /// A view that describes the current value of a progress view.
    public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

/// The numbers of progress views. *Units:* points. *Source:* measured on iOS 26
/// (`ios/progress/basic`); where not, I.
enum ProgressMetrics {
    static let barHeight: CGFloat = 4
    static let labelDistance: CGFloat = 4
    static let ringWidth: CGFloat = 2.5
}

/// The default progress view style in the current context of the view being styled.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A progress view that uses a circular gauge to indicate the partial completion of an activity.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: ProgressMetrics.labelDistance) {
            // The phone's circular style turns, whatever the fraction is.
            _SpinnerView()
            configuration.label.foregroundStyle(.secondary)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A progress view that visually indicates its progress using a horizontal bar.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: ProgressMetrics.labelDistance) {
            configuration.label
            _ProgressBar(fraction: configuration.fractionCompleted ?? 0)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A bar that is filled from its leading edge.
nonisolated struct _ProgressBar: View {
    let fraction: Double

    @MainActor var body: some View {
        Capsule().fill(Color(.system(.fill(0))))
            .overlay(alignment: .leading) {
                _ProgressBarFill(fraction: fraction)
            }
            .frame(height: ProgressMetrics.barHeight)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Progress")
            .accessibilityValue("\(Int((fraction * 100).rounded()))%")
    }
}

nonisolated private struct _ProgressBarFill: View {
    let fraction: Double
    @MainActor var body: some View {
        GeometryReader { proxy in
            Capsule().fill(TintShapeStyle()).frame(width: proxy.size.width * fraction)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default progress view style in the current context of the view being styled.
    @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle {
        DefaultProgressViewStyle()
    }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// The style of a progress view that uses a circular gauge.
    @MainActor @preconcurrency public static var circular: CircularProgressViewStyle {
        CircularProgressViewStyle()
    }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A progress view that visually indicates its progress using a horizontal bar.
    @MainActor @preconcurrency public static var linear: LinearProgressViewStyle {
        LinearProgressViewStyle()
    }
}

/// A style of whatever type, as the environment holds it.
struct _AnyProgressViewStyle {
    private let storage: _ProgressViewStyleStorage

    init<S: ProgressViewStyle>(_ style: S) { storage = _ProgressViewStyleStorageOf(style) }

    @MainActor func makeBody(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
        storage.makeBody(configuration)
    }
}

private class _ProgressViewStyleStorage {
    @MainActor func makeBody(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
        fatalError("A style must say how it is drawn.")
    }
}

private final class _ProgressViewStyleStorageOf<S: ProgressViewStyle>: _ProgressViewStyleStorage {
    let style: S
    init(_ style: S) { self.style = style }

    override func makeBody(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
        AnyView(
            _ProgressStyleBody(
                properties: _StyleProperties(style: style), configuration: configuration))
    }
}

nonisolated private struct _ProgressStyleBody<S: ProgressViewStyle>: View {
    var properties: _StyleProperties<S>
    let configuration: ProgressViewStyleConfiguration
    @MainActor var body: some View { properties.style.makeBody(configuration: configuration) }
}

private struct ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: _AnyProgressViewStyle {
        _AnyProgressViewStyle(DefaultProgressViewStyle())
    }
}

extension EnvironmentValues {
    /// The style of the progress views below.
    var _progressViewStyle: _AnyProgressViewStyle {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style for progress views in this view.
    nonisolated public func progressViewStyle<S>(_ style: S) -> some View
    where S: ProgressViewStyle {
        environment(\._progressViewStyle, _AnyProgressViewStyle(style))
    }
}
