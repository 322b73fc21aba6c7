// SPDX-License-Identifier: MIT
import ScrollworkTesting

/// Rows of one height, each an element of its own.
struct Rows: View {
    var count = 60
    var height: CGFloat = 80

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
                Text("Row \(index)").frame(maxWidth: .infinity, minHeight: height).id(index)
            }
        }
    }
}

/// A bar of one height that is one button.
struct TestBar: View {
    var name = "Bar"
    var height: CGFloat = 60

    var body: some View {
        Button {
        } label: {
            Text(name)
                .frame(maxWidth: .infinity, minHeight: height, maxHeight: height)
                .contentShape(.rect)
        }
        .buttonStyle(.plain)
    }
}

/// Something a test changes from outside.
@MainActor @Observable final class Knob<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// Calls a closure with a knob's value to make its content.
struct Knobbed<Value, Content: View>: View {
    let knob: Knob<Value>
    @ViewBuilder let content: (Value) -> Content

    var body: some View { content(knob.value) }
}

/// Counts how often bodies are evaluated.
@MainActor final class BodyCount {
    var count = 0
}

/// A view that counts its evaluations.
struct Counted: View {
    let counter: BodyCount
    var name = "Counted"

    var body: some View {
        counter.count += 1
        return Text(name)
    }
}
