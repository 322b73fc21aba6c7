// SPDX-License-Identifier: MIT

/// A moment on a host's own time line. *Units:* seconds since the host was made; never negative.
///
/// A frame reads the clock once and hands this value down, so that everything in one walk agrees.
@frozen public struct FrameInstant: Hashable, Comparable, Sendable, CustomStringConvertible {
    public var seconds: Double

    public init(seconds: Double) { self.seconds = seconds }

    package static let zero = FrameInstant(seconds: 0)

    public static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }
    /// The instant `duration` seconds later.
    package static func + (a: Self, duration: Double) -> Self {
        FrameInstant(seconds: a.seconds + duration)
    }
    /// The seconds from `b` to `a`.
    package static func - (a: Self, b: Self) -> Double { a.seconds - b.seconds }
    public var description: String { "\(seconds) s" }
}
