// SPDX-License-Identifier: MIT

//  Accessibility: what `import Accessibility` means on Linux.
//
//  In:      announcements that an app posts.
//  Out:     the same, to the host that listens.
//  Imports: nothing of this package.

import Foundation

/// A notification that an app posts to assistive technologies.
public enum AccessibilityNotification {
    /// Words that are to be spoken at once.
    public struct Announcement: Sendable {
        private let text: String

        /// Makes an announcement of words.
        public init(_ announcement: String) {
            text = announcement
        }

        /// Makes an announcement of words; their attributes are not spoken.
        public init(_ announcement: AttributedString) {
            text = String(announcement.characters)
        }

        /// Hands the words to the host; from another thread, as soon as the main actor is free.
        public func post() {
            let text = text
            // At once where the main actor runs already, so that the words keep their place.
            Task.immediate { @MainActor in AnnouncementCenter.receive(text) }
        }
    }
}

/// Where announcements go: to the host whose view runs, or to the last one that listens.
@MainActor package enum AnnouncementCenter {
    package typealias Listener = @MainActor (String) -> Void

    private static var listeners: [Listener] = []
    /// What was said before anybody listened.
    private static var unheard: [String] = []

    /// Hears every announcement from now on, unless another one attends.
    package static func listen(_ listener: @escaping Listener) {
        listeners.insert(listener, at: 0)
        for text in unheard { listener(text) }
        unheard = []
    }

    /// Hears the announcements that `body` posts.
    package static func attend<Result>(
        _ listener: @escaping Listener, while body: () throws -> Result
    ) rethrows -> Result {
        listeners.append(listener)
        defer { listeners.removeLast() }
        return try body()
    }

    fileprivate static func receive(_ text: String) {
        if let listener = listeners.last { listener(text) } else { unheard.append(text) }
    }
}
