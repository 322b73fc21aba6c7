// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// A song whose playing line is kept in the middle; a line that is tapped is where it goes on.
struct SingAlong: View {
    var speed = 1.0

    @State private var position: TimeInterval = 0
    @State private var isPlaying = true

    private static let lyrics = try? TimedLyrics(lrc: song)

    var body: some View {
        VStack(spacing: 0) {
            if let lyrics = Self.lyrics {
                ReaderView(
                    lyrics, position: position, isPlaying: isPlaying, onSeek: { position = $0 }
                ) { line, isCurrent in
                    Text(line.text.isEmpty ? "…" : line.text)
                        .font(.title2.bold())
                        .foregroundStyle(isCurrent ? .primary : .tertiary)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .padding(.horizontal, 24)
                }
            }
            player
        }
        .task(id: isPlaying) {
            while isPlaying, !Task.isCancelled {
                try? await Task.sleep(for: .seconds(Self.step))
                guard !Task.isCancelled else { return }
                position = position < Self.end ? position + Self.step * speed : 0
            }
        }
    }

    private var player: some View {
        HStack(spacing: 16) {
            Button {
                isPlaying.toggle()
            } label: {
                Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                    .font(.title2)
                    .frame(width: 44, height: 44)
                    .contentShape(.rect)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(isPlaying ? "Pause" : "Play")
            Slider(value: $position, in: 0...Self.end)
            Text("\(Int(position)) s")
                .font(.footnote.monospacedDigit())
                .foregroundStyle(.secondary)
                .frame(width: 40, alignment: .trailing)
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 8)
        .background(.bar)
    }

    /// How often the player says where it is. *Units:* seconds.
    private static let step = 0.1
    private static let end: TimeInterval = 44

    private static let song = """
        [ti:The Last Ferry]
        [00:00.00]
        [00:02.00]The last ferry leaves at eleven
        [00:05.00]With its lamps turned down to a glow
        [00:08.00]There is room on the deck for seven
        [00:11.00]And an eighth who has nowhere to go
        [00:14.00]
        [00:16.00]Oh, carry us over
        [00:18.50]Carry us slow
        [00:21.00]The bank that we came from
        [00:23.50]Is sinking below
        [00:26.00]
        [00:28.00]The captain is humming in minor
        [00:31.00]He has hummed it for forty years
        [00:34.00]He says there is nothing that's finer
        [00:37.00]Than a song that nobody hears
        [00:40.00]Oh, carry us over
        """
}

#Preview {
    SingAlong()
}
