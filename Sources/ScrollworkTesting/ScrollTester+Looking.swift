// SPDX-License-Identifier: MIT
import Testing

extension ScrollTester {
    /// A scroll view in the last frame; the first one unless its id is given.
    ///
    /// *Errors:* one that is not there is an issue that lists those that are; nil is then returned.
    public func scroll(
        _ id: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> ScrollSnapshot? {
        if let scroll = frame.scroll(id) { return scroll }
        fail(
            "There is no scroll view\(id.map { " \"\($0)\"" } ?? "") at \(time.short) s. "
                + frame.summary, sourceLocation)
        return nil
    }

    /// The element with a label in the last frame; nil when none meets the window.
    public func element(_ label: String) -> ElementSnapshot? { frame.element(label) }

    /// The phases of a scroll view in order since the history began, the one it had then first.
    ///
    /// Phases that were over within one frame are among them.
    public func phases(of id: String? = nil) -> [ScrollPhase] {
        guard let first = frames.firstIndex(where: { $0.scroll(id) != nil }) else { return [] }
        var phases = [frames[first].scroll(id)!.phase]
        for frame in frames[(first + 1)...] { phases += frame.scroll(id)?.begunPhases ?? [] }
        return phases
    }

    /// The phases of the first scroll view in order since the history began.
    public var phases: [ScrollPhase] { phases() }

    /// What the last frame has cost.
    public var work: FrameWork { frame.work }

    /// Whether every scroll view rests, no finger is down and nothing moves that will stop.
    public var isIdle: Bool { window.isIdle }

    /// The element with a label; an issue that lists the labels there are when it is not.
    func find(_ label: String, _ sourceLocation: SourceLocation) -> ElementSnapshot? {
        if let element = frame.element(label) { return element }
        let labels = frame.elements.map(\.label).filter { !$0.isEmpty }.map { "\"\($0)\"" }
        fail(
            "No element in the window is labelled \"\(label)\" at \(time.short) s; there are "
                + (labels.isEmpty ? "none" : labels.joined(separator: ", ")) + ".", sourceLocation)
        return nil
    }
}
