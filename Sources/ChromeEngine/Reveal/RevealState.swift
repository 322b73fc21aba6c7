// SPDX-License-Identifier: MIT

/// Which sections of a scroll view are revealed.
///
/// Nothing that is in view at rest stays blank longer than `RevealConstants.deadline`, whatever its
/// length and however it got there.
public struct RevealState: Hashable, Sendable {
    struct Section: Hashable, Sendable {
        var placement: RevealPlacement
        var isRevealed = false
        var placedTime: Double
        /// Whether it was ever visible enough; a section that the deadline revealed leaves only
        /// when it is out of view.
        var wasVisible = false
    }

    /// How much later each further section of one moment is revealed.
    public var stagger: Double
    /// Whether sections whose views go away are remembered by id.
    public var remembers: Bool

    var sections: [Section] = []
    var remembered: Set<UInt64> = []
    var assistance: ChromeAssistance = []
    var hasGeometry = false
    var top = 0.0
    var viewport = 0.0
    var remaining = Double.infinity
    var isScrolling = false
    var restTime = 0.0
    var time = 0.0

    /// Makes a state without sections.
    public init(stagger: Double = 0, remembers: Bool = false) {
        self.stagger = stagger
        self.remembers = remembers
    }

    /// Whether a section is revealed.
    public func isRevealed(_ id: UInt64) -> Bool {
        assistance.keepsShown || sections.contains { $0.placement.id == id && $0.isRevealed }
    }

    /// When a tick has to come so that nothing in view stays blank, if one has to.
    public var nextDeadline: Double? {
        guard hasGeometry, !isScrolling else { return nil }
        let times = sections.filter { !$0.isRevealed && isInView($0) }.map {
            max(restTime, $0.placedTime) + RevealConstants.deadline
        }
        return times.min()
    }

    /// A section appeared or moved.
    public mutating func place(_ placement: RevealPlacement, time now: Double) -> [RevealDecision] {
        advance(to: now)
        if let index = sections.firstIndex(where: { $0.placement.id == placement.id }) {
            if sections[index].placement.length == 0, placement.length > 0 {
                sections[index].placedTime = time
            }
            sections[index].placement = placement
        } else {
            sections.append(Section(placement: placement, placedTime: time))
            if remembered.contains(placement.id) {
                return [reveal(sections.count - 1, .remembered, isAnimated: false)]
            }
        }
        return evaluate()
    }

    /// A section's view went away.
    public mutating func remove(_ id: UInt64) {
        guard let index = sections.firstIndex(where: { $0.placement.id == id }) else { return }
        let section = sections.remove(at: index)
        if remembers, section.isRevealed, section.placement.rules.repetition == .once {
            remembered.insert(id)
        }
    }

    /// Assistive technology or settings changed.
    public mutating func setAssistance(_ newValue: ChromeAssistance) -> [RevealDecision] {
        assistance = newValue
        return evaluate()
    }

    /// The content moved, or its lengths changed.
    ///
    /// *Cost:* linear in the sections; no allocation if nothing is revealed.
    public mutating func reduce(_ motion: Motion) -> [RevealDecision] {
        guard motion.disregard == nil else { return [] }
        advance(to: motion.time)
        let isMoved = motion.offset != top || motion.viewport != viewport
        top = motion.offset
        viewport = motion.viewport
        remaining = motion.remaining
        let wasScrolling = isScrolling
        isScrolling = motion.isPhaseTold && motion.phase.isScrolling
        if isMoved || isScrolling || wasScrolling || !hasGeometry { restTime = time }
        hasGeometry = true
        return evaluate()
    }

    /// Time passed.
    public mutating func reduce(time now: Double) -> [RevealDecision] {
        advance(to: now)
        return evaluate()
    }

    private mutating func advance(to now: Double) {
        if now.isFinite { time = max(time, now) }
    }

    func isInView(_ section: Section) -> Bool {
        let placement = section.placement
        return placement.length > 0
            && placement.visible(from: top, to: top + viewport) >= RevealConstants.tolerance
    }
}
