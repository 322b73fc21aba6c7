// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// The numbers of the reader's views, in one place.
enum ReaderViewConstants {
    /// How long the text takes to the next line. *Units:* seconds. *Source:* chosen.
    static let lineDuration = 0.4
    /// The distance between two lines. *Units:* points. *Source:* chosen.
    static let lineSpacing: CGFloat = 18
}

/// A text to read: its bars go while it is read, and it can follow what is played or what grows.
///
/// The finger always wins: following stops with a drag, resumes two seconds after a nudge and five
/// after a longer way, and never while nothing plays.
@available(iOS 17.0, macOS 14.0, *)
public struct ReaderView<Content: View>: View {
    /// What a reader follows.
    private enum Source {
        case text(followsEnd: Bool)
        case lyrics(TimedLyrics, position: TimeInterval, isPlaying: Bool)
    }

    private let source: Source
    private let visibility: Binding<Visibility>?
    private let inactivity: Duration?
    private let content: (ReaderModel) -> Content
    @State private var model = ReaderModel()

    /// Makes a reader of any content; with `followsEnd` it stays at the end of one that grows.
    ///
    /// `hidesAfter` is how long controls stay without a touch; nil is for ever.
    public init(
        visibility: Binding<Visibility>? = nil, followsEnd: Bool = false,
        hidesAfter inactivity: Duration? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        source = .text(followsEnd: followsEnd)
        self.visibility = visibility
        self.inactivity = inactivity
        self.content = { _ in content() }
    }

    /// Makes a reader of timed lyrics that follows the playing line.
    ///
    /// *Units:* `position` in seconds, as the player tells it. A tap on a line calls `onSeek` with
    /// its time. `line` makes a line from its words and whether it is the playing one.
    public init<Line: View>(
        _ lyrics: TimedLyrics, position: TimeInterval, isPlaying: Bool,
        visibility: Binding<Visibility>? = nil, hidesAfter inactivity: Duration? = nil,
        onSeek: ((TimeInterval) -> Void)? = nil,
        @ViewBuilder line: @escaping (TimedLyrics.Line, Bool) -> Line
    ) where Content == LyricsLines<Line> {
        source = .lyrics(lyrics, position: position, isPlaying: isPlaying)
        self.visibility = visibility
        self.inactivity = inactivity
        content = { model in
            LyricsLines(lyrics: lyrics, model: model, onSeek: onSeek, line: line)
        }
    }

    /// The content and behavior of the view.
    public var body: some View {
        ScrollViewReader { proxy in
            DrivenScrollView {
                content(model)
                Color.clear.frame(height: 0).id(ReaderEnd())
            }
            .modifier(
                ReaderDriver(
                    model: model, following: isFollowingEnd ? .end : .line, starts: starts,
                    playback: playback
                ) { scroll($0, proxy) }
            )
            .overlay(alignment: .bottom) { FollowButton(model: model, isOffered: isLyrics) }
        }
        .modifier(ScrollContainerScope())
        .modifier(ReaderBars(visibility: visibility, inactivity: inactivity))
    }

    private var isLyrics: Bool {
        if case .lyrics = source { true } else { false }
    }

    private var isFollowingEnd: Bool {
        if case .text(let followsEnd) = source { followsEnd } else { false }
    }

    private var starts: [TimeInterval]? {
        if case .lyrics(let lyrics, _, _) = source { lyrics.lines.map(\.start) } else { nil }
    }

    private var playback: ReaderPlayback? {
        guard case .lyrics(_, let position, let isPlaying) = source else { return nil }
        return ReaderPlayback(position: position, isPlaying: isPlaying)
    }

    private func scroll(_ target: ReaderDecision.Scroll, _ proxy: ScrollViewProxy) {
        switch target {
        case .line(let line, let isAnimated):
            withAnimation(
                isAnimated ? .easeInOut(duration: ReaderViewConstants.lineDuration) : nil
            ) {
                proxy.scrollTo(line, anchor: .center)
            }
        case .top:
            proxy.scrollTo(0, anchor: .bottom)
        case .end:
            proxy.scrollTo(ReaderEnd(), anchor: .bottom)
        }
    }
}

/// The end of a text, for scrolling to it.
private struct ReaderEnd: Hashable {}

/// Where a player is.
struct ReaderPlayback: Equatable {
    var position: TimeInterval
    var isPlaying: Bool
}

/// Hands the chrome what is played.
@available(iOS 17.0, macOS 14.0, *)
private struct ReaderDriver: ViewModifier {
    let model: ReaderModel
    let following: ReaderFollowing
    let starts: [TimeInterval]?
    let playback: ReaderPlayback?
    let scroll: (ReaderDecision.Scroll) -> Void
    @Environment(ScrollChrome.self) private var chrome: ScrollChrome?

    init(
        model: ReaderModel, following: ReaderFollowing, starts: [TimeInterval]?,
        playback: ReaderPlayback?, scroll: @escaping (ReaderDecision.Scroll) -> Void
    ) {
        self.model = model
        self.following = following
        self.starts = starts
        self.playback = playback
        self.scroll = scroll
    }

    func body(content: Content) -> some View {
        content
            .onAppear {
                guard let chrome else { return }
                model.begin(chrome, following: following, scroll: scroll)
                tellDocument()
            }
            .onDisappear { model.end() }
            .onChange(of: starts) { tellDocument() }
            .onChange(of: playback) { tellPlayback() }
    }

    private func tellDocument() {
        if let starts { model.send(.document(starts: starts)) }
        tellPlayback()
    }

    private func tellPlayback() {
        guard let playback else { return }
        model.send(.playback(position: playback.position, isPlaying: playback.isPlaying))
    }
}

/// The bars around a reader, where the system tells phases.
@available(iOS 17.0, macOS 14.0, *)
private struct ReaderBars: ViewModifier {
    let visibility: Binding<Visibility>?
    let inactivity: Duration?

    func body(content: Content) -> some View {
        if #available(iOS 18.0, macOS 15.0, *) {
            content.readerMode(visibility, hidesAfter: inactivity)
        } else {
            content
        }
    }
}
