// SPDX-License-Identifier: MIT

/// What a scroll view measures along one axis.
public struct ChromeExtents: Hashable, Sendable, Codable {
    /// The length of the content, without insets.
    public var content: Double
    /// The length of the scroll view itself.
    public var viewport: Double
    /// The inset before the content.
    public var leading: Double
    /// The inset behind the content.
    public var trailing: Double

    /// Makes extents from lengths in points.
    public init(content: Double, viewport: Double, leading: Double = 0, trailing: Double = 0) {
        self.content = content
        self.viewport = viewport
        self.leading = leading
        self.trailing = trailing
    }

    /// The greatest position: both insets count. Not positive if the content fits.
    public var limit: Double { content + leading + trailing - viewport }

    var isFinite: Bool {
        (content + viewport + leading + trailing).isFinite
    }
}

/// One delivery of `onScrollGeometryChange` (without a phase) or of `onScrollPhaseChange` (with
/// one and its context's geometry).
public struct ScrollSample: Hashable, Sendable, Codable {
    /// When it was measured.
    ///
    /// *Units and space:* seconds of any clock that does not step back.
    public var time: Double
    /// The scroll view it comes from; the caller numbers its scroll views.
    public var source: UInt32
    /// The axis the numbers belong to.
    public var axis: ChromeAxis
    /// The scroll view's own content offset along the axis.
    public var offset: Double
    /// The lengths at that time.
    public var extents: ChromeExtents
    /// The phase, if this delivery tells one.
    public var phase: ChromePhase?
    /// The velocity in points a second, if this delivery tells one; positive towards the end.
    public var velocity: Double?
    /// The cause, if the runtime knows it; a known cause is never guessed again.
    public var cause: ChromeCause?

    /// Makes a sample.
    public init(
        time: Double, source: UInt32 = 0, axis: ChromeAxis = .vertical, offset: Double,
        extents: ChromeExtents, phase: ChromePhase? = nil, velocity: Double? = nil,
        cause: ChromeCause? = nil
    ) {
        self.time = time
        self.source = source
        self.axis = axis
        self.offset = offset
        self.extents = extents
        self.phase = phase
        self.velocity = velocity
        self.cause = cause
    }

    /// The offset counted from the resting top.
    public var position: Double { offset + extents.leading }

    var isFinite: Bool { offset.isFinite && time.isFinite && extents.isFinite }
}
