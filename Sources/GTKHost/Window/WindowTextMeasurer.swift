// SPDX-License-Identifier: MIT
import GSKRenderer

/// Measures text for every window of the process: what it keeps depends on the text alone.
@MainActor final class WindowTextMeasurer: TextMeasurer {
    static let shared = WindowTextMeasurer()
    /// The measurer whose layouts the renderer draws.
    let pango = PangoTextMeasurer()

    func measure(_ block: TextBlock, width: CGFloat?, height: CGFloat?) -> TextMetrics {
        pango.measure(block, width: width, height: height)
    }
}
