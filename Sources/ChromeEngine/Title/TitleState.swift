// SPDX-License-Identifier: MIT

/// Where a title stands: in the content, or in the bar once the content has gone past.
public struct TitleState: Hashable, Sendable {
    /// How far the content goes before the title jumps.
    ///
    /// *Source:* seed document 001's default is 10.
    public var threshold: Double
    /// How much nearer to the top it comes back, so that a tremor does not move it twice.
    public var hysteresis: Double
    /// Whether the title stands in the bar.
    public private(set) var isInBar = false

    /// Makes a title that stands in the content.
    public init(threshold: Double = 10, hysteresis: Double = 4) {
        self.threshold = threshold
        self.hysteresis = max(hysteresis, 0)
    }

    /// Takes where the content stands; says whether the title moved.
    ///
    /// It is a function of place, not of travel: who moved the content does not matter.
    public mutating func reduce(_ motion: Motion) -> Bool {
        guard motion.disregard == nil else { return false }
        let wasInBar = isInBar
        if motion.position > threshold {
            isInBar = true
        } else if motion.position <= max(threshold - hysteresis, 0) || motion.position <= 0 {
            isInBar = false
        }
        return isInBar != wasInBar
    }
}
