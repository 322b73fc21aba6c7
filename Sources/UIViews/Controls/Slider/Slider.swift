// SPDX-License-Identifier: MIT
import Foundation

/// A control for selecting a value from a bounded linear range of values.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    /// The value, and how to set it. *Range:* 0…1 over the slider's bounds.
    let read: () -> Double
    let write: (Double) -> Void
    let step: Double?
    let label: Label
    let minimumValueLabel: ValueLabel
    let maximumValueLabel: ValueLabel
    let valueText: () -> String
    let onEditingChanged: (Bool) -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection
    @State private var isEditing = false

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, label: Label,
        minimum: ValueLabel, maximum: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        read = {
            guard length > 0 else { return 0 }
            return Double((value.wrappedValue - bounds.lowerBound) / length)
        }
        write = { value.wrappedValue = bounds.lowerBound + V($0) * length }
        self.step = step.flatMap { length > 0 && $0 > 0 ? Double($0 / length) : nil }
        valueText = { String(format: "%g", Double(value.wrappedValue)) }
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
        self.onEditingChanged = onEditingChanged
    }

    @MainActor public var body: some View {
        HStack {
            minimumValueLabel
            GeometryReader { proxy in
                track(width: proxy.size.width)
            }
            .frame(height: SliderMetrics.height)
            maximumValueLabel
        }
        .opacity(isEnabled ? 1 : SliderMetrics.disabledOpacity)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Label.self == Text.self ? (label as! Text).plainString : "")
        .accessibilityValue(valueText())
    }

    @MainActor private func track(width: CGFloat) -> some View {
        let part = min(max(read(), 0), 1)
        let room = max(0, width - SliderMetrics.knob.width)
        return ZStack(alignment: .leading) {
            Capsule().fill(Color(.system(.fill(0)))).frame(height: SliderMetrics.trackHeight)
            Capsule().fill(TintShapeStyle())
                .frame(
                    width: SliderMetrics.knob.width / 2 + room * part,
                    height: SliderMetrics.trackHeight)
            Capsule().fill(Color.white)
                .frame(width: SliderMetrics.knob.width, height: SliderMetrics.knob.height)
                .shadow(color: .black.opacity(0.18), radius: 3, x: 0, y: 1)
                .padding(.leading, room * part)
        }
        .frame(width: width, height: SliderMetrics.height)
        .contentShape(Rectangle())
        .gesture(
            DragGesture(minimumDistance: 0)
                .onChanged { drag in move(to: drag.location.x, room: room, width: width) }
                .onEnded { _ in setEditing(false) })
    }

    @MainActor private func move(to x: CGFloat, room: CGFloat, width: CGFloat) {
        guard room > 0 else { return }
        setEditing(true)
        let along = layoutDirection == .rightToLeft ? width - x : x
        var new = min(max(Double((along - SliderMetrics.knob.width / 2) / room), 0), 1)
        if let step { new = min(1, (new / step).rounded() * step) }
        if new != read() { write(new) }
    }

    @MainActor private func setEditing(_ editing: Bool) {
        guard editing != isEditing else { return }
        isEditing = editing
        onEditingChanged(editing)
    }
}

/// The numbers of sliders. *Units:* points.
enum SliderMetrics {
    /// *Source:* measured on iOS 26 (`ios/slider/basic`).
    static let height: CGFloat = 31
    /// *Source:* I, after the look of iOS 26.
    static let trackHeight: CGFloat = 6
    /// *Source:* I, after the look of iOS 26.
    static let knob = CGSize(width: 37, height: 24)
    /// *Source:* I.
    static let disabledOpacity = 0.4
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider to select a value from a given range.
    public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider to select a value from a given range, subject to a step increment.
    public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, V(step), label: EmptyView(), minimum: EmptyView(),
            maximum: EmptyView(), onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider to select a value from a given range, which displays the provided label.
    public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider to select a value from a given range, subject to a step increment.
    public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, V(step), label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
}

extension Slider {
    /// Creates a slider to select a value from a given range, which displays the provided labels.
    public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }

    /// Creates a slider to select a value from a given range, subject to a step increment.
    public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, V(step), label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }
}
