// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// Articles, and a bar of tabs that hides on the way down and comes back on the way up.
struct HidingBar: View {
    var behavior = ScrollHideBehavior.automatic
    var transition = ScrollHideTransition.slide
    var safeArea = ScrollHideSafeArea.keep
    var edge = VerticalEdge.bottom
    var threshold = 16.0

    @State private var selection = "Today"

    private let tints: [Color] = [.blue, .orange, .purple, .green, .pink]

    var body: some View {
        HideOnScrollBar(
            threshold: threshold, edge: edge, behavior: behavior, transition: transition,
            safeArea: safeArea
        ) {
            VStack(spacing: 12) {
                ForEach(1..<41, id: \.self) { article($0) }
            }
            .padding(16)
        } bar: {
            HidingTabs(selection: $selection)
        }
    }

    private func article(_ number: Int) -> some View {
        HStack(spacing: 12) {
            RoundedRectangle(cornerRadius: 12, style: .continuous)
                .fill(tints[number % tints.count].gradient)
                .frame(width: 48, height: 48)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text("Article \(number)").font(.headline)
                Text("\(3 + number * 7 % 11) minutes")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
        }
        .padding(12)
        .background(.quaternary.opacity(0.5), in: .rect(cornerRadius: 16, style: .continuous))
    }
}

/// Three tabs, which get smaller with the bar where it is minimised.
private struct HidingTabs: View {
    @Binding var selection: String
    @Environment(\.scrollHideProgress) private var progress

    private let symbols = [
        ("Today", "book.fill"), ("Saved", "bookmark.fill"), ("Search", "magnifyingglass"),
    ]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(symbols, id: \.0) { title, symbol in
                tab(title, symbol: symbol)
            }
        }
        .padding(.vertical, 4)
        .frame(maxHeight: 60)
        .background(.regularMaterial, in: .capsule)
        .shadow(color: .black.opacity(0.15), radius: 12, y: 5)
        .padding(.horizontal, 28)
        .padding(.vertical, 4)
    }

    private func tab(_ title: String, symbol: String) -> some View {
        Button {
            selection = title
        } label: {
            Image(systemName: symbol)
                .font(.title3)
                .scaleEffect(1 - 0.35 * progress)
                .frame(maxWidth: .infinity, minHeight: 16, maxHeight: 44)
                .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .foregroundStyle(selection == title ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .accessibilityLabel(title)
        .accessibilityAddTraits(selection == title ? .isSelected : [])
    }
}

#Preview {
    HidingBar()
}
