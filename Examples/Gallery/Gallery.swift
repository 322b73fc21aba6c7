// SPDX-License-Identifier: MIT
import SwiftUI

/// The list that `./scrollwork gallery` begins with: the examples, one at a time.
struct Gallery: View {
    private enum Example: String, CaseIterable, Identifiable {
        case readingList = "A bar that hides"
        case endlessFeed = "An endless feed"
        case songbook = "Sections and a reader"
        case cardStack = "Cards to throw"

        var id: Self { self }

        var summary: String {
            switch self {
            case .readingList: "It plays by itself until you touch it."
            case .endlessFeed: "A million rows, made when they come into sight."
            case .songbook: "Verses light up as they pass; a section is a tap away."
            case .cardStack: "Drag a card; let go to throw it, or to let it spring back."
            }
        }

        var symbol: String {
            switch self {
            case .readingList: "book.fill"
            case .endlessFeed: "list.bullet"
            case .songbook: "music.note"
            case .cardStack: "hand.draw.fill"
            }
        }

        var color: Color {
            switch self {
            case .readingList: .blue
            case .endlessFeed: .orange
            case .songbook: .purple
            case .cardStack: .green
            }
        }
    }

    @State private var shown: Example?

    var body: some View {
        ZStack {
            if let shown {
                VStack(spacing: 0) {
                    header(shown)
                    content(of: shown)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .clipped()
                }
                .transition(.move(edge: .trailing))
            } else {
                list.transition(.move(edge: .leading))
            }
        }
        .animation(.snappy(duration: 0.35), value: shown)
    }

    private var list: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 14) {
                Text("Scrollwork")
                    .font(.largeTitle.bold())
                    .accessibilityAddTraits(.isHeader)
                    .padding(.top, 20)
                ForEach(Example.allCases) { example in
                    Button {
                        shown = example
                    } label: {
                        row(example)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(example.rawValue)
                }
            }
            .padding(.horizontal, 20)
            .padding(.bottom, 20)
        }
    }

    private func row(_ example: Example) -> some View {
        HStack(spacing: 14) {
            Image(systemName: example.symbol)
                .font(.title2)
                .foregroundStyle(.white)
                .frame(width: 56, height: 56)
                .background(example.color.gradient, in: .rect(cornerRadius: 14))
            VStack(alignment: .leading, spacing: 3) {
                Text(example.rawValue).font(.headline)
                Text(example.summary)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
        }
        .padding(12)
        .background(.quaternary.opacity(0.5), in: .rect(cornerRadius: 20))
        .contentShape(.rect)
    }

    private func header(_ example: Example) -> some View {
        HStack(spacing: 12) {
            Button {
                shown = nil
            } label: {
                Image(systemName: "chevron.left")
                    .font(.title3)
                    .frame(width: 44, height: 44)
                    .contentShape(.rect)
            }
            .buttonStyle(.plain)
            .foregroundStyle(.tint)
            .accessibilityLabel("Back")
            Text(example.rawValue)
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 8)
        .background(.bar)
    }

    @ViewBuilder private func content(of example: Example) -> some View {
        switch example {
        case .readingList: ReadingList()
        case .endlessFeed: EndlessFeed()
        case .songbook: Songbook()
        case .cardStack: CardStack()
        }
    }
}

#Preview {
    Gallery()
}
