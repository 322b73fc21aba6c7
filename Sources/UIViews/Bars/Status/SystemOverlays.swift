// SPDX-License-Identifier: MIT

/// What content says of the things that the system draws over a window; the innermost word counts.
struct _OverlayWords: Equatable {
    var hidesStatusBar: Bool?
    var overlays: Visibility?

    mutating func fill(from outer: _OverlayWords) {
        hidesStatusBar = hidesStatusBar ?? outer.hidesStatusBar
        overlays = overlays ?? outer.overlays
    }
}

struct _OverlayWordsKey: PreferenceKey {
    nonisolated static var defaultValue: _OverlayWords { _OverlayWords() }
    nonisolated static func reduce(value: inout _OverlayWords, nextValue: () -> _OverlayWords) {
        value.fill(from: nextValue())
    }
}

/// Says something of the system's overlays, where the content says nothing.
nonisolated struct _OverlayWordsModifier: _PreferenceModifier, Equatable {
    typealias Body = Never
    typealias Key = _OverlayWordsKey
    let words: _OverlayWords

    func modify(_ value: inout _OverlayWords?, at node: _ViewNode) {
        var result = value ?? _OverlayWords()
        result.fill(from: words)
        value = result
    }
}

extension View {
    /// Sets the visibility of the status bar.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        modifier(_OverlayWordsModifier(words: _OverlayWords(hidesStatusBar: hidden)))
    }

    /// Sets the visibility of the status bar.
    nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Sets the preferred visibility of the non-transient system views overlaying the app.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        modifier(_OverlayWordsModifier(words: _OverlayWords(overlays: visibility)))
    }
}
