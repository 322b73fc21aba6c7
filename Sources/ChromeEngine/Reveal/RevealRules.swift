// SPDX-License-Identifier: MIT

/// The numbers of reveal, in one place.
public enum RevealConstants {
    /// The share of a section that has to be visible.
    ///
    /// *Source:* the second seed's default.
    public static let threshold = 0.15
    /// The share of the viewport that is enough for a section however tall.
    ///
    /// *Source:* `chrome.md`, section 5.
    public static let viewportShare = 0.5
    /// How long something in view may stay blank at rest.
    ///
    /// *Source:* `chrome.md`, section 5.
    public static let deadline = 0.3
    /// What a comparison of lengths forgives.
    ///
    /// *Source:* `chrome.md`, section 6, I3.
    public static let tolerance = 0.5
    /// How far a section slides in.
    ///
    /// *Source:* the second seed's default.
    public static let distance = 36.0
    /// How long it takes.
    ///
    /// *Source:* the second seed, `.smooth(duration: 0.6)`.
    public static let duration = 0.6
    /// How long it takes under Reduce Motion, without a slide.
    ///
    /// *Source:* the second seed, `.easeIn(duration: 0.2)`.
    public static let fadeDuration = 0.2
}

/// How often a section is revealed.
public enum RevealRepetition: String, Hashable, Sendable, Codable, CaseIterable {
    /// Once; then it stays.
    case once
    /// Anew each time it comes back into view.
    case everyTime
    /// Out again when it leaves, in again when it comes back.
    case mirror
}

/// When a section is revealed.
public struct RevealRules: Hashable, Sendable, Codable {
    /// The share of it that has to be visible, 0…1.
    public var threshold: Double
    /// How often.
    public var repetition: RevealRepetition
    /// How long it waits.
    public var delay: Double

    /// Makes rules; the defaults are the second seed's.
    public init(
        threshold: Double = RevealConstants.threshold, repetition: RevealRepetition = .once,
        delay: Double = 0
    ) {
        self.threshold = threshold.isFinite ? min(max(threshold, 0), 1) : RevealConstants.threshold
        self.repetition = repetition
        self.delay = delay.isFinite ? max(delay, 0) : 0
    }

    /// How much of a section has to be visible: never more than the viewport can show.
    public func needed(length: Double, viewport: Double) -> Double {
        let most = max(threshold, RevealConstants.viewportShare) * viewport
        return min(threshold * length, most)
    }
}

/// Where a section lies in the content.
public struct RevealPlacement: Hashable, Sendable, Codable {
    /// Which section: the caller numbers its identities.
    public var id: UInt64
    /// Its start, from the start of the content.
    public var start: Double
    /// Its length; nothing while it is collapsed.
    public var length: Double
    /// Its rules.
    public var rules: RevealRules

    /// Makes a placement.
    public init(id: UInt64, start: Double, length: Double, rules: RevealRules = RevealRules()) {
        self.id = id
        self.start = start
        self.length = length
        self.rules = rules
    }

    var isFinite: Bool { start.isFinite && length.isFinite && length >= 0 }

    /// How much of it lies between two places of the content.
    func visible(from top: Double, to bottom: Double) -> Double {
        max(min(start + length, bottom) - max(start, top), 0)
    }
}
