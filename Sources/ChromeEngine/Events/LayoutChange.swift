// SPDX-License-Identifier: MIT

/// A change of layout that the caller knows of, before or with the sample that shows it.
public struct LayoutChange: Hashable, Sendable, Codable {
    /// When it was made.
    public var time: Double
    /// The scroll view it concerns.
    public var source: UInt32
    /// How far the position moves because of it: the height of rows inserted above an anchored
    /// row, the change of a leading inset.
    public var shift: Double
    /// The extents from now on, so that a bar that can no longer be reached shows at once.
    public var extents: ChromeExtents?

    /// Makes a change.
    public init(time: Double, source: UInt32 = 0, shift: Double, extents: ChromeExtents? = nil) {
        self.time = time
        self.source = source
        self.shift = shift
        self.extents = extents
    }
}
