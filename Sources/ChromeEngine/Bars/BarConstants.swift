// SPDX-License-Identifier: MIT

/// The numbers of the bars, in one place.
public enum BarConstants {
    /// Travel down that hides, and travel up that shows.
    ///
    /// *Source:* the first seed's default.
    public static let threshold = 16.0
    /// The least travel that counts, so that the jitter of one pixel never flips a bar.
    ///
    /// *Source:* `chrome.md`, section 2, row J.
    public static let leastThreshold = 2.0
    /// The least range for which hiding is worth while.
    ///
    /// *Source:* `chrome.md`, section 5 (liquid_glass).
    public static let leastScrollableRange = 40.0
    /// How near the end counts as the end.
    ///
    /// *Source:* `chrome.md`, section 5.
    public static let endTolerance = 1.0
    /// How far content has to go between two phases for the direction to count at rest.
    ///
    /// *Source:* seed document 004.
    public static let liftThreshold = 20.0
    /// How much further than its height a bar slides away.
    ///
    /// *Source:* the first seed.
    public static let slideMargin = 60.0
    /// How long a bar slides.
    ///
    /// *Source:* the first seed, `.snappy(duration: 0.3)`.
    public static let slideDuration = 0.3
    /// How long a bar fades under Reduce Motion.
    ///
    /// *Source:* the first seed, `.linear(duration: 0.15)`.
    public static let fadeDuration = 0.15
    /// How long a source without phases has to be quiet to be at rest.
    ///
    /// *Source:* chosen: longer than two samples at 15 Hz.
    public static let quietTime = 0.15
}
