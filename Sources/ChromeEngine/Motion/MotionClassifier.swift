// SPDX-License-Identifier: MIT

/// Gives each change of an offset its cause, in whichever order phases and geometry are told.
///
/// Phases tell the user, momentum and animated scrolls apart. What moves while the phase is idle
/// is layout if a length changed with it. If not, it is held until the next event: either the
/// phase that explains it comes within the grace, or it was an unanimated programmatic scroll.
/// While something moves, layout takes the part that a length changed by and that makes the rest
/// agree with the motion so far.
public struct MotionClassifier: Hashable, Sendable {
    /// The axis that is listened to.
    public let axis: ChromeAxis
    /// The scroll view that drives, once one has been heard.
    public private(set) var driver: UInt32?
    /// The phase as far as it has been told.
    public internal(set) var phase = ChromePhase.idle

    /// Whether phases are told: by the caller's word, or because one was.
    var isPhaseTold: Bool
    let tellsPhases: Bool
    var hasBaseline = false
    var isSwapped = false
    var time = -Double.infinity
    var position = 0.0
    var extents = ChromeExtents(content: 0, viewport: 0)
    /// The phase before the present one, and when the present one began.
    var phaseBefore = ChromePhase.idle
    var phaseTime = -Double.infinity
    /// Points a second, for telling a finger from an insertion in one sample.
    var pace = 0.0
    /// When something other than layout last moved the content.
    var movedTime = 0.0
    /// Layout that was announced or that has to be undone, and until when.
    var expectedShift = 0.0
    var expectedUntil = 0.0
    var held = 0.0
    var heldTime = 0.0
    /// −1 or 1 while momentum comes back from beyond the start or the end, and where that edge is.
    var recoil = 0.0
    var recoilEdge = 0.0
    var request: ProgramRequest?
    var hasRequestStarted = false

    /// Makes a classifier that listens to one axis.
    ///
    /// `tellsPhases` says whether the caller delivers phases; without them a movement that no
    /// length explains counts as the user's, up to half a viewport in one sample.
    public init(axis: ChromeAxis = .vertical, tellsPhases: Bool = true) {
        self.axis = axis
        self.tellsPhases = tellsPhases
        isPhaseTold = tellsPhases
    }

    /// The cause of what `sample` shows.
    ///
    /// *Cost:* constant, no allocation.
    public mutating func classify(_ sample: ScrollSample) -> Motion {
        guard sample.isFinite else { return disregarded(.invalid) }
        guard sample.axis == axis else { return disregarded(.otherAxis) }
        if driver != sample.source {
            guard driver == nil || takesOver(sample) else { return disregarded(.oldSource) }
            attach(sample.source)
        }
        guard sample.time >= time else { return disregarded(.late) }

        let previousPhase = phase
        note(phase: sample.phase, at: sample.time)
        updateRequest(at: sample.time)

        var motion = Motion()
        motion.time = sample.time
        motion.position = sample.position
        motion.limit = sample.extents.limit
        motion.viewport = sample.extents.viewport
        motion.offset = sample.offset
        motion.extents = sample.extents
        motion.phase = phase
        motion.previousPhase = previousPhase
        motion.isPhaseTold = isPhaseTold
        if hasBaseline {
            measure(sample, into: &motion)
        } else {
            motion.baseline = isSwapped ? .swap : .first
            hasBaseline = true
            held = 0
        }
        if let request {
            motion.policy = request.policy
            motion.isAnimated = request.isAnimated
            motion.isScrollToTop = request.isScrollToTop
        } else {
            motion.isAnimated = phase == .animating || motion.cause == .program && !isIdle
        }
        time = sample.time
        position = sample.position
        extents = sample.extents
        return motion
    }

    /// Makes a scroll view the driver; its first sample only says where things stand.
    public mutating func attach(_ source: UInt32) {
        isSwapped = driver != nil && driver != source
        driver = source
        forget()
    }

    /// The driver went away for a while or its content was replaced.
    public mutating func detach() {
        isSwapped = false
        forget()
    }

    /// A layout change that the caller knows of.
    public mutating func expect(_ change: LayoutChange) {
        guard change.source == driver, change.shift.isFinite else { return }
        if held != 0, abs(held - change.shift) <= abs(held) * ClassifierConstants.explainedShare {
            // The sample came first: what it showed was this.
            held = 0
            return
        }
        expectedShift += change.shift
        expectedUntil = change.time + ClassifierConstants.layoutPatience
    }

    /// A programmatic scroll that is about to begin.
    public mutating func expect(_ newRequest: ProgramRequest) {
        guard driver == nil || newRequest.source == driver else { return }
        request = newRequest
        hasRequestStarted = false
    }

    @inline(__always) var isIdle: Bool { phase == .idle }

    private mutating func forget() {
        hasBaseline = false
        isPhaseTold = tellsPhases
        time = -.infinity
        phase = .idle
        phaseBefore = .idle
        phaseTime = -.infinity
        pace = 0
        expectedShift = 0
        held = 0
        recoil = 0
        request = nil
        hasRequestStarted = false
    }

    /// A finger takes over at once; a resting view only from one that rests, so that the tail of
    /// an old view's momentum never comes back.
    @inline(__always) private func takesOver(_ sample: ScrollSample) -> Bool {
        guard let newPhase = sample.phase else { return isIdle }
        return newPhase.isTouched || isIdle && newPhase != .decelerating
    }

    private mutating func note(phase newPhase: ChromePhase?, at now: Double) {
        guard let newPhase else { return }
        isPhaseTold = true
        guard newPhase != phase else { return }
        phaseBefore = phase
        phase = newPhase
        phaseTime = now
        if !phaseBefore.isScrolling { pace = 0 }
    }

    private mutating func updateRequest(at now: Double) {
        guard let current = request else { return }
        switch phase {
        case .animating:
            hasRequestStarted = true
        case .tracking, .interacting, .decelerating:
            // The finger wins; deceleration that was under way when the request came ends soon.
            if phase != .decelerating || hasRequestStarted { request = nil }
        case .idle:
            let isOver =
                hasRequestStarted
                ? now - phaseTime > ClassifierConstants.phaseGrace
                : now - current.time > ClassifierConstants.programPatience
            if isOver { request = nil }
        }
    }

    @inline(__always) private func disregarded(_ reason: Motion.Disregard) -> Motion {
        var motion = Motion()
        motion.disregard = reason
        motion.phase = phase
        motion.previousPhase = phase
        return motion
    }
}
