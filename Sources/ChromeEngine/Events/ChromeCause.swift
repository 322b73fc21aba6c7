// SPDX-License-Identifier: MIT

/// Who moved the content.
public enum ChromeCause: String, Hashable, Sendable, Codable, CaseIterable {
    /// A finger, a wheel or a key.
    case user
    /// What the finger left behind: deceleration, settling on a target.
    case momentum
    /// A programmatic scroll, animated or not.
    case program
    /// Insertion, removal, resizing, insets: the content moved beneath the reader.
    case layout
    /// The rubber band, or a position that was no longer within the range.
    case clamp
    /// A source that tells no phases moved the content; treated as the user up to half a viewport.
    case unknown
}

/// The axis along which a bar listens.
public enum ChromeAxis: String, Hashable, Sendable, Codable {
    case horizontal
    case vertical
}
