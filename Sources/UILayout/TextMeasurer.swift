// SPDX-License-Identifier: MIT
import UIDisplayList

/// Sets text, for whoever needs to know how large it gets.
@MainActor package protocol TextMeasurer: AnyObject {
    /// The metrics of a block in a box. *Units:* points; nil has no limit.
    func measure(_ block: TextBlock, width: CGFloat?, height: CGFloat?) -> TextMetrics
}
