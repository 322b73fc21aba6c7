// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// The lines of timed lyrics; a tap on one seeks its time.
@available(iOS 17.0, macOS 14.0, *)
public struct LyricsLines<Line: View>: View {
    let lyrics: TimedLyrics
    let model: ReaderModel
    let onSeek: ((TimeInterval) -> Void)?
    let line: (TimedLyrics.Line, Bool) -> Line

    init(
        lyrics: TimedLyrics, model: ReaderModel, onSeek: ((TimeInterval) -> Void)?,
        line: @escaping (TimedLyrics.Line, Bool) -> Line
    ) {
        self.lyrics = lyrics
        self.model = model
        self.onSeek = onSeek
        self.line = line
    }

    /// The content and behavior of the view.
    public var body: some View {
        VStack(alignment: .leading, spacing: ReaderViewConstants.lineSpacing) {
            ForEach(lyrics.lines) { line in
                Button {
                    model.send(.seek(position: line.start))
                    onSeek?(line.start)
                } label: {
                    self.line(line, model.line == line.id)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .contentShape(.rect)
                }
                .buttonStyle(.plain)
                .disabled(onSeek == nil)
                .accessibilityAddTraits(model.line == line.id ? .isSelected : [])
                .id(line.id)
            }
        }
        .padding()
    }
}

/// A control that follows the playing line again, while it is not followed.
@available(iOS 17.0, macOS 14.0, *)
struct FollowButton: View {
    let model: ReaderModel
    let isOffered: Bool
    @Environment(\.scrollworkWords) private var words

    init(model: ReaderModel, isOffered: Bool) {
        self.model = model
        self.isOffered = isOffered
    }

    var body: some View {
        if isOffered, !model.isFollowing {
            Button(words.follow) { model.send(.resume) }
                .buttonStyle(.borderedProminent)
                .padding(.bottom, 8)
        }
    }
}
