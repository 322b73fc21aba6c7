// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// Cards that fade and slide into place when they come into sight.
struct RevealingSections: View {
    var threshold = 0.15
    var distance: CGFloat = 36
    var repeats = ScrollRevealRepetition.once
    var stagger = 0.0

    private let stages: [(title: String, text: String, color: Color)] = [
        ("Dawn", "The first boats leave before the lamps go out.", .orange),
        ("Morning", "Crates on the quay, gulls on the crates.", .yellow),
        ("Noon", "Nobody is outside who does not have to be.", .mint),
        ("Afternoon", "Nets are mended, and so are stories.", .teal),
        ("Evening", "The tide brings back what the morning took.", .indigo),
        ("Night", "One window stays lit. It always does.", .purple),
    ]

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                ForEach(0..<18, id: \.self) { index in
                    card(index)
                        .scrollVisibilityReveal(
                            threshold: threshold, distance: distance, repeats: repeats)
                }
            }
            .padding(16)
        }
        .scrollRevealScope(stagger: stagger)
    }

    private func card(_ index: Int) -> some View {
        let stage = stages[index % stages.count]
        return VStack(alignment: .leading, spacing: 6) {
            Text("Day \(index / stages.count + 1)")
                .font(.caption)
                .foregroundStyle(.secondary)
            Text(stage.title).font(.title2.bold())
            Text(stage.text).foregroundStyle(.secondary)
        }
        .padding(18)
        .frame(maxWidth: .infinity, minHeight: 130, alignment: .leading)
        .background(stage.color.opacity(0.22), in: .rect(cornerRadius: 22, style: .continuous))
    }
}

#Preview {
    RevealingSections()
}
