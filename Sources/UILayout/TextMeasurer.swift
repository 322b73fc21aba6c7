// SPDX-License-Identifier: MIT
import UIDisplayList

/// Sets text, for whoever needs to know how large it gets.
@MainActor package protocol TextMeasurer: AnyObject {
    /// The metrics of a block in a box. *Units:* points; nil has no limit.
    func measure(_ block: TextBlock, width: CGFloat?, height: CGFloat?) -> TextMetrics
}

/// What layout asks its host for.
@MainActor package final class _LayoutServices {
    /// Set by the host before the first walk.
    package var textMeasurer: (any TextMeasurer)?
    nonisolated package init() {}
}

extension _ViewGraph {
    /// What layout asks its host for.
    package var layoutServices: _LayoutServices {
        value(_LayoutServices.self) { _LayoutServices() }
    }
}
