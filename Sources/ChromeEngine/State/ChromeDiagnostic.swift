// SPDX-License-Identifier: MIT

/// What is wrong with how the parts were put together; told once.
public enum ChromeDiagnostic: Hashable, Sendable {
    /// Something follows, but no scroll view drives.
    case noDriver(waited: Double)

    /// How long a follower waits for a driver.
    ///
    /// *Source:* `chrome.md`, section 6, H2.
    public static let driverPatience = 1.0
}

extension ChromeDiagnostic: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .noDriver(let waited):
            "A bar follows a scroll view, but none has driven it for \(number(waited)) s: "
                + "put drivesScrollChrome() on the scroll view, within the same scope."
        }
    }
}
