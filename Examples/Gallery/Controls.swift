// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// A component over the controls that change it while it runs; they fold away.
struct ControlledPage<Content: View, Controls: View>: View {
    @ViewBuilder let content: Content
    @ViewBuilder let controls: Controls

    @State private var isInspecting = false
    @State private var isOpen = true

    var body: some View {
        VStack(spacing: 0) {
            content
                .scrollInspector(isInspecting)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .clipped()
            panel
        }
        .animation(.snappy(duration: 0.3), value: isOpen)
    }

    private var panel: some View {
        VStack(spacing: 4) {
            HStack {
                Button {
                    isOpen.toggle()
                } label: {
                    HStack(spacing: 6) {
                        Image(systemName: isOpen ? "chevron.down" : "chevron.up")
                        Text("Controls")
                    }
                    .font(.subheadline.bold())
                    .frame(minHeight: 44)
                    .contentShape(.rect)
                }
                .buttonStyle(.plain)
                .foregroundStyle(.tint)
                .accessibilityLabel(isOpen ? "Fold the controls" : "Show the controls")
                Spacer(minLength: 12)
                Toggle("Inspector", isOn: $isInspecting)
                    .font(.subheadline)
                    .fixedSize()
            }
            if isOpen { controls }
        }
        .padding(.horizontal, 16)
        .padding(.bottom, 6)
        .background(.bar)
        .overlay(alignment: .top) { Divider() }
    }
}

/// Some values to choose one of.
struct Segments<Value: Hashable>: View {
    let title: String
    @Binding var selection: Value
    let choices: [(name: String, value: Value)]
    @Environment(\.colorScheme) private var colorScheme

    init(_ title: String, selection: Binding<Value>, _ choices: [(name: String, value: Value)]) {
        self.title = title
        _selection = selection
        self.choices = choices
    }

    var body: some View {
        ControlRow(title) {
            HStack(spacing: 2) {
                ForEach(choices, id: \.value) { choice in
                    segment(choice.name, choice.value)
                }
            }
            .padding(2)
            .background(.quaternary.opacity(0.6), in: .rect(cornerRadius: 9))
        }
    }

    private func segment(_ name: String, _ value: Value) -> some View {
        let isSelected = selection == value
        return Button {
            selection = value
        } label: {
            Text(name)
                .font(.caption)
                .fontWeight(isSelected ? .semibold : .regular)
                .lineLimit(1)
                .minimumScaleFactor(0.7)
                .frame(maxWidth: .infinity, minHeight: 28)
                .background(.white.opacity(isSelected ? (colorScheme == .dark ? 0.28 : 1) : 0))
                .clipShape(.rect(cornerRadius: 7))
                .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(title): \(name)")
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

/// A number to slide to, and what it is.
struct LabeledSlider: View {
    let title: String
    @Binding var value: Double
    let range: ClosedRange<Double>
    let text: (Double) -> String

    init(
        _ title: String, value: Binding<Double>, in range: ClosedRange<Double>,
        _ text: @escaping (Double) -> String
    ) {
        self.title = title
        _value = value
        self.range = range
        self.text = text
    }

    var body: some View {
        ControlRow(title) {
            Slider(value: $value, in: range)
                .accessibilityLabel(title)
            Text(text(value))
                .font(.caption.monospacedDigit())
                .foregroundStyle(.secondary)
                .frame(width: 52, alignment: .trailing)
        }
    }
}

/// A title and what it is of, in the columns of all rows.
private struct ControlRow<Content: View>: View {
    let title: String
    let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        HStack(spacing: 8) {
            Text(title)
                .font(.subheadline)
                .frame(width: 84, alignment: .leading)
                .accessibilityHidden(true)
            content
        }
        .frame(minHeight: 38)
    }
}
