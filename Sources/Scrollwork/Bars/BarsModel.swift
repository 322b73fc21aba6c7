// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// Whether the bars around one scroll view are hidden; what a scroll view does decides.
///
/// The system takes the room of a hidden bar out of the scroll view's insets. A content that has
/// gone less than a bar's height would then be at its top again, which shows the bar, which gives
/// the room back, for ever. So the insets of shown bars count until the content has left the place
/// where that matters, and always for whether it scrolls at all.
@available(iOS 17.0, macOS 14.0, *)
@MainActor @Observable final class BarsModel {
    /// Whether the bars are hidden.
    var isHidden = false {
        didSet { if isHidden != oldValue { hasLeftHome = false } }
    }
    /// The insets with the bars shown.
    @ObservationIgnored private var shown: ChromeExtents?
    /// Whether the content has been away from its home edge since the bars went.
    @ObservationIgnored private var hasLeftHome = false

    init() {}

    /// A sample as it counts for the bars that it hides.
    func resting(_ sample: ScrollSample, startsAtEnd: Bool) -> ScrollSample {
        guard isHidden, let shown else {
            shown = sample.extents
            return sample
        }
        var result = sample
        let insets = shown.leading + shown.trailing
        let extents = sample.extents
        if startsAtEnd {
            let end = extents.content + extents.trailing - extents.viewport
            hasLeftHome = hasLeftHome || sample.offset < end
            result.extents.trailing = hasLeftHome ? extents.trailing : shown.trailing
            result.extents.leading = insets - result.extents.trailing
        } else {
            hasLeftHome = hasLeftHome || sample.offset + extents.leading > 0
            result.extents.leading = hasLeftHome ? extents.leading : shown.leading
            result.extents.trailing = insets - result.extents.leading
        }
        return result
    }
}
