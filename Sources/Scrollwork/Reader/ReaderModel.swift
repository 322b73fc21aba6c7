// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// Which line is played, and whether it is followed.
@available(iOS 17.0, macOS 14.0, *)
@MainActor @Observable final class ReaderModel {
    /// The playing line.
    private(set) var line: Int?
    /// Whether it is followed.
    private(set) var isFollowing = true
    @ObservationIgnored private weak var chrome: ScrollChrome?
    @ObservationIgnored private var scroll: (ReaderDecision.Scroll) -> Void = { _ in }

    init() {}

    /// Follows the scroll view of `chrome` from now on; `scroll` moves it.
    func begin(
        _ chrome: ScrollChrome, following: ReaderFollowing,
        scroll: @escaping (ReaderDecision.Scroll) -> Void
    ) {
        self.chrome = chrome
        self.scroll = scroll
        chrome.state.reader = ReaderState(rules: ReaderRules(following: following))
        chrome.listeners[ObjectIdentifier(self)] = { [weak self] _, decision in
            if let reader = decision.reader { self?.take(reader) }
        }
    }

    func end() {
        chrome?.listeners[ObjectIdentifier(self)] = nil
        chrome = nil
    }

    func send(_ event: ReaderEvent) {
        guard let chrome else { return }
        chrome.send(.reader(event, time: chrome.now))
    }

    private func take(_ decision: ReaderDecision) {
        if line != decision.line { line = decision.line }
        if isFollowing != decision.isFollowing { isFollowing = decision.isFollowing }
        if let target = decision.scroll { scroll(target) }
    }
}
