// SPDX-License-Identifier: MIT
import SwiftUI

/// A million rows. Only those in sight exist; the badge says how many that is.
struct EndlessFeed: View {
    @State private var alive = AliveRows()

    private let tints: [Color] = [.red, .orange, .yellow, .green, .teal, .blue, .purple]

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 8) {
                ForEach(0..<1_000_000, id: \.self) { number in
                    row(number)
                        .onAppear { alive.count += 1 }
                        .onDisappear { alive.count -= 1 }
                }
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
        }
        .overlay(alignment: .bottomTrailing) {
            AliveBadge(rows: alive)
                .padding(16)
                .allowsHitTesting(false)
        }
    }

    private func row(_ number: Int) -> some View {
        // Every seventh row has more to say, so that sizes differ.
        HStack(alignment: .top, spacing: 12) {
            Circle()
                .fill(tints[number % tints.count].gradient)
                .frame(width: 44, height: 44)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 3) {
                Text("Message \(number + 1)").font(.headline)
                Text(
                    number.isMultiple(of: 7)
                        ? "This one is longer than its neighbours, takes more than a line, and is "
                            + "measured when it comes into sight."
                        : "A short line."
                )
                .font(.subheadline)
                .foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
        }
        .padding(10)
        .background(.quaternary.opacity(0.4), in: .rect(cornerRadius: 14))
    }
}

/// How many rows there are; the badge alone reads it, so the feed stays as it is when it changes.
@Observable private final class AliveRows {
    var count = 0
}

private struct AliveBadge: View {
    let rows: AliveRows

    var body: some View {
        Text("\(rows.count) rows alive")
            .font(.footnote)
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .background(.regularMaterial, in: .capsule)
    }
}

#Preview {
    EndlessFeed()
}
