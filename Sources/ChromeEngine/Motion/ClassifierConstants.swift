// SPDX-License-Identifier: MIT

/// The numbers of the classifier, in one place.
public enum ClassifierConstants {
    /// How much later than a phase its last movement may be told, and the reverse.
    ///
    /// *Source:* chosen: three frames at 60 Hz. SwiftUI does not define which of the two callbacks
    /// of a frame comes first.
    public static let phaseGrace = 0.05
    /// How long a known layout change waits for the sample that shows it.
    ///
    /// *Source:* chosen: six frames at 60 Hz.
    public static let layoutPatience = 0.1
    /// How long a requested scroll may take to begin.
    ///
    /// *Source:* chosen: a list may lay out for some frames before it moves.
    public static let programPatience = 0.5
    /// The share of a viewport above which a movement of unknown cause is a jump.
    ///
    /// *Source:* `chrome.md`, section 5, rule 9.
    public static let jumpShare = 0.5
    /// How much further than the pace so far the last movement of a phase may go.
    ///
    /// *Source:* chosen.
    public static let tailShare = 1.5
    /// How much of the surprise a layout change has to explain to be held responsible.
    ///
    /// *Source:* chosen; the confusion matrix in the tests shows its error.
    public static let explainedShare = 0.5
    /// What counts as nothing: the error of sums, far below the step of a slow finger at 240 Hz.
    public static let epsilon = 1e-6
    /// How near the limit a position that shrinking content pushed there lies.
    public static let clampTolerance = 1.0
}
