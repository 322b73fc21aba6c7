// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import Accessibility

@Suite("Announcements") @MainActor struct AnnouncementTests {
    @Test("they reach whoever attends, in their order")
    func order() {
        var heard: [String] = []
        AnnouncementCenter.attend({ heard.append($0) }) {
            AccessibilityNotification.Announcement("one").post()
            AccessibilityNotification.Announcement(AttributedString("two")).post()
        }
        #expect(heard == ["one", "two"])
    }

    @Test("the innermost attends alone")
    func nesting() {
        var outer: [String] = []
        var inner: [String] = []
        AnnouncementCenter.attend({ outer.append($0) }) {
            AnnouncementCenter.attend({ inner.append($0) }) {
                AccessibilityNotification.Announcement("deep").post()
            }
            AccessibilityNotification.Announcement("shallow").post()
        }
        #expect(outer == ["shallow"] && inner == ["deep"])
    }
}
