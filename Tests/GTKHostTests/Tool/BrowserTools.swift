// SPDX-License-Identifier: MIT
import Foundation

/// What tests of a window in a browser take.
enum BrowserTools {
    static let broadway = "/usr/bin/gtk4-broadwayd"
    static let chromium = "/usr/bin/chromium"
    static var areThere: Bool { TestDisplay.hasTools && TestDisplay.has([broadway, chromium]) }
    /// Rows of the tests alternate between blue and orange.
    static let blue: UInt32 = 0x0088ff

    /// What the browser is told to show one page and nothing else.
    static func arguments(folder: URL, address: String) -> [String] {
        [
            "--no-sandbox", "--disable-gpu", "--no-first-run", "--kiosk",
            "--user-data-dir=\(folder.path)/chromium", address,
        ]
    }
}
