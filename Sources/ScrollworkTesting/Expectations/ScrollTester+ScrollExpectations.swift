// SPDX-License-Identifier: MIT
import Testing

/// Expectations record an issue at the line of the test and go on; each answers whether it held.
extension ScrollTester {
    /// Expects the phases of a scroll view, in order since the history began, to be these.
    @discardableResult
    public func expectPhases(
        _ expected: [ScrollPhase], of id: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Bool {
        guard scroll(id, sourceLocation: sourceLocation) != nil else { return false }
        let actual = phases(of: id)
        if actual == expected { return true }
        func list(_ phases: [ScrollPhase]) -> String {
            phases.map(\.name).joined(separator: " → ")
        }
        fail(
            "Expected the phases \(list(expected)), but they were \(list(actual)).",
            sourceLocation)
        return false
    }

    /// Expects a scroll view to be in a phase in the last frame.
    @discardableResult
    public func expectPhase(
        _ expected: ScrollPhase, of id: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Bool {
        guard let scroll = scroll(id, sourceLocation: sourceLocation) else { return false }
        if scroll.phase == expected { return true }
        fail("Expected \(expected.name), but \(scroll) at \(time.short) s.", sourceLocation)
        return false
    }

    /// Expects a scroll view's content offset along an axis in the last frame.
    ///
    /// *Units and space:* points of the content, up to `tolerance`.
    @discardableResult
    public func expectOffset(
        _ expected: CGFloat, within tolerance: CGFloat = 0.5, axis: Axis = .vertical,
        of id: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Bool {
        guard let scroll = scroll(id, sourceLocation: sourceLocation) else { return false }
        let actual = axis == .vertical ? scroll.contentOffset.y : scroll.contentOffset.x
        // Written so that a NaN on either side fails.
        if abs(actual - expected) <= tolerance { return true }
        fail(
            "Expected an offset of \(Double(expected).short) ± \(Double(tolerance).short), but "
                + "\(scroll) at \(time.short) s: \(Double(actual - expected).short) off.",
            sourceLocation)
        return false
    }

    /// Expects no frame from one of the history on to have cost more than `limit` in any count.
    ///
    /// `first` counts from the oldest frame that is kept; 1, the default, leaves out the frame that
    /// the history began with. A count of `limit` that is negative is not looked at.
    @discardableResult
    public func expectWork(
        atMost limit: FrameWork, fromFrame first: Int = 1,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Bool {
        let counts: [(name: String, count: KeyPath<FrameWork, Int>)] = [
            ("walks", \.walks), ("bodies", \.bodies), ("layouts", \.layouts),
            ("painted", \.painted),
        ]
        for frame in frames.dropFirst(first) {
            for (name, count) in counts
            where limit[keyPath: count] >= 0 && frame.work[keyPath: count] > limit[keyPath: count] {
                fail(
                    "The frame at \(frame.time.short) s cost \(frame.work); expected at most "
                        + "\(limit[keyPath: count]) \(name).", sourceLocation)
                return false
            }
        }
        return true
    }
}
