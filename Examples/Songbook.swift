// SPDX-License-Identifier: MIT
import SwiftUI

/// Songs of several verses. The verse in the middle is lit while one scrolls, and a row of buttons
/// leads to each song.
struct Songbook: View {
    private struct Song: Identifiable {
        var id: String
        var verses: [String]
    }

    private static let songs = [
        Song(
            id: "Harbour",
            verses: [
                "The boats come home with morning light,",
                "their nets are full, their sails are white,",
                "the gulls have known it all the night,", "and tell the town from roof to roof.",
            ]),
        Song(
            id: "Orchard",
            verses: [
                "A ladder leans against the tree,", "its topmost rung is lost to me,",
                "up there the apples hang for free,", "down here we sweep the fallen ones.",
            ]),
        Song(
            id: "Station",
            verses: [
                "The clock has hands but tells no lie,",
                "three trains have passed, and none were mine,",
                "the signal waves its arm goodbye,", "I read the timetable in rhyme.",
            ]),
        Song(
            id: "Winter",
            verses: [
                "A letter lies beneath the snow,", "who wrote it there I do not know,",
                "in spring the ink will start to flow,", "and every brook will read aloud.",
            ]),
    ]

    /// What is in the middle: a song, and a verse of it.
    private struct Place: Hashable {
        var song: String
        var verse: Int
    }

    @State private var middles: [Place: CGFloat] = [:]
    @State private var height: CGFloat = 0

    private var lit: Place? {
        middles.min { abs($0.value - height / 2) < abs($1.value - height / 2) }?.key
    }

    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                titles(proxy)
                reader
            }
        }
    }

    private func titles(_ proxy: ScrollViewProxy) -> some View {
        HStack(spacing: 0) {
            ForEach(Self.songs) { song in
                Button {
                    withAnimation(.easeInOut(duration: 0.6)) {
                        proxy.scrollTo(song.id, anchor: .top)
                    }
                } label: {
                    Text(song.id)
                        .font(.subheadline)
                        .frame(maxWidth: .infinity, minHeight: 44)
                        .contentShape(.rect)
                }
                .buttonStyle(.plain)
                .foregroundStyle(
                    lit?.song == song.id ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)
                )
                .accessibilityAddTraits(lit?.song == song.id ? .isSelected : [])
            }
        }
        .padding(.horizontal, 8)
        .background(.bar)
    }

    private var reader: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(Self.songs) { song in
                    VStack(alignment: .leading, spacing: 18) {
                        Text(song.id)
                            .font(.title.bold())
                            .accessibilityAddTraits(.isHeader)
                            .padding(.top, 32)
                        ForEach(song.verses.indices, id: \.self) { index in
                            verse(song.verses[index], Place(song: song.id, verse: index))
                        }
                    }
                    .id(song.id)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 24)
            .padding(.bottom, 300)
        }
        .coordinateSpace(.named("reader"))
        .onGeometryChange(for: CGFloat.self) {
            $0.size.height
        } action: {
            height = $0
        }
    }

    private func verse(_ text: String, _ place: Place) -> some View {
        Text(text)
            .font(.title2)
            .opacity(lit == place ? 1 : 0.35)
            .animation(.easeOut(duration: 0.25), value: lit == place)
            .onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .named("reader")).midY
            } action: {
                middles[place] = $0
            }
    }
}

#Preview {
    Songbook()
}
