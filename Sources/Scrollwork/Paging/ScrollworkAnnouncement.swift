// SPDX-License-Identifier: MIT
import SwiftUI

#if canImport(Accessibility)
    import Accessibility
#endif

/// Says something to whoever listens through assistive technology.
@MainActor enum ScrollworkAnnouncement {
    /// Told of each announcement as well.
    static var observer: ((String) -> Void)?

    static func post(_ words: String) {
        observer?(words)
        #if canImport(Accessibility)
            if #available(iOS 17.0, macOS 14.0, *) {
                AccessibilityNotification.Announcement(words).post()
            }
        #endif
    }
}
