// SPDX-License-Identifier: MIT
import SwiftUI

/// What `./scrollwork gallery` begins with: the components and the examples, one at a time.
struct Gallery: View {
    @State private var shown: GalleryEntry?

    var body: some View {
        ZStack {
            if let shown {
                GalleryPage(entry: shown) { self.shown = nil }
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
                section("Components", GalleryEntry.components)
                section("Scrolling", GalleryEntry.examples)
            }
            .padding(.horizontal, 20)
            .padding(.bottom, 20)
        }
    }

    @ViewBuilder private func section(_ title: String, _ entries: [GalleryEntry]) -> some View {
        Text(title)
            .font(.title3.bold())
            .foregroundStyle(.secondary)
            .accessibilityAddTraits(.isHeader)
            .padding(.top, 8)
        ForEach(entries) { entry in
            Button {
                shown = entry
            } label: {
                row(entry)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(entry.title)
        }
    }

    private func row(_ entry: GalleryEntry) -> some View {
        HStack(spacing: 14) {
            Image(systemName: entry.symbol)
                .font(.title2)
                .foregroundStyle(.white)
                .frame(width: 52, height: 52)
                .background(entry.color.gradient, in: .rect(cornerRadius: 14))
            VStack(alignment: .leading, spacing: 3) {
                Text(entry.title).font(.headline)
                Text(entry.summary)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
        }
        .padding(12)
        .background(.quaternary.opacity(0.5), in: .rect(cornerRadius: 20))
        .contentShape(.rect)
    }
}

/// One entry of the gallery, under a header that leads back.
struct GalleryPage: View {
    let entry: GalleryEntry
    var back: () -> Void = {}

    var body: some View {
        VStack(spacing: 0) {
            header
            entry.content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .clipped()
        }
    }

    private var header: some View {
        HStack(spacing: 12) {
            Button(action: back) {
                Image(systemName: "chevron.left")
                    .font(.title3)
                    .frame(width: 44, height: 44)
                    .contentShape(.rect)
            }
            .buttonStyle(.plain)
            .foregroundStyle(.tint)
            .accessibilityLabel("Back")
            Text(entry.title)
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 8)
        .background(.bar)
    }
}

#Preview {
    Gallery()
}
