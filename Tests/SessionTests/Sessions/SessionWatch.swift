// SPDX-License-Identifier: MIT
import HeadlessHost
import ScrollEngine
import SwiftUI

/// Looks at every frame of a session, and at its end.
@MainActor final class SessionWatch {
    /// The first thing that does not hold and always should.
    private(set) var problem: String?
    /// How many walks the frames took so far.
    private(set) var walks = 0
    private let window: HeadlessWindow
    private let model: SessionModel
    private let scene: SessionScene
    private var phase = ScrollPhase.idle
    private var last: PresentedFrame?

    /// Lengths that differ by less are the same. *Units:* points.
    private static let slack: CGFloat = 0.01

    init(_ window: HeadlessWindow, _ model: SessionModel, _ scene: SessionScene) {
        self.window = window
        self.model = model
        self.scene = scene
    }

    func note(_ text: String) {
        if problem == nil { problem = "at \(last?.time.seconds ?? 0) s: \(text)" }
    }

    /// What holds in every frame.
    func look(at frame: PresentedFrame) {
        last = frame
        walks += frame.report.walks
        if walks > Session.walkLimit { note("not at rest after \(walks) walks") }
        if frame.report.walks >= FrameDriver.walkLimit { note("the walks do not settle") }
        for problem in window.brokenInvariants + model.problems { note(problem) }
        // A position whose row has gone is worth a word, and nobody's fault.
        let reports = window.reports.filter { !$0.contains("no view with the id") }
        if let report = reports.first { note(report) }
        for scroll in frame.scrolls where !Self.isSound(scroll.geometry) {
            note("\(scroll.id) has the geometry \(scroll.geometry)")
        }
        guard let scroll = frame.scrolls.first(where: { $0.id == "ScrollView0" }) else {
            phase = .idle
            return
        }
        follow(scroll)
        compareWithTold(scroll)
    }

    private func follow(_ scroll: PresentedScroll) {
        for next in scroll.begunPhases {
            if !Self.isAllowed(phase, next) { note("\(phase) became \(next)") }
            phase = next
        }
        if phase != scroll.phase { note("the phase is \(scroll.phase) after \(phase)") }
        phase = scroll.phase
    }

    /// Observers know by the end of a frame what it shows.
    private func compareWithTold(_ scroll: PresentedScroll) {
        if let told = model.geometry, told != scroll.geometry {
            note("told \(told), while \(scroll.geometry) is shown")
        }
        if let told = model.phase, told != scroll.phase {
            note("told \(told), while \(scroll.phase) is shown")
        }
        let axis: Axis = scene.axes == .horizontal ? .horizontal : .vertical
        let length = scroll.geometry.contentSize[axis]
        if !scene.isLazy, abs(length - model.length) > Self.slack {
            note("the content is \(length) long instead of \(model.length)")
        }
    }

    /// What holds when nothing moves any more.
    func lookAtRest() {
        guard problem == nil, let frame = last else { return }
        if !window.isIdle { note("this still moves: \(window.whatMoves)") }
        for scroll in frame.scrolls {
            if scroll.phase != .idle { note("\(scroll.id) rests while \(scroll.phase)") }
            for axis in Axis.allCases {
                guard let outside = Self.outside(scroll.geometry, axis) else { continue }
                note("\(scroll.id) rests at \(outside) on the \(axis) axis")
            }
        }
        guard let scroll = frame.scrolls.first(where: { $0.id == "ScrollView0" }) else { return }
        let size = scroll.geometry.containerSize
        if model.count > 0, size.width > 1, size.height > 1, model.seen.isEmpty {
            note("no row of \(model.count) is in sight at \(scroll.geometry.contentOffset)")
        }
    }

    /// An offset that is not between the ends of the content, and these ends.
    static func outside(_ geometry: ScrollGeometry, _ axis: Axis) -> String? {
        let range = range(geometry, axis)
        let offset = geometry.contentOffset[axis]
        guard offset < range.lowerBound - slack || offset > range.upperBound + slack else {
            return nil
        }
        return "\(offset), outside of \(range)"
    }

    private static func range(_ geometry: ScrollGeometry, _ axis: Axis) -> ClosedRange<CGFloat> {
        let insets = geometry.contentInsets
        let isHorizontal = axis == .horizontal
        let (start, end) =
            isHorizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
        let room = geometry.contentSize[axis] + start + end - geometry.visibleRect.size[axis]
        // Content that is too short to scroll may be aligned anywhere in its room.
        return -start + min(0, room)...(-start + max(0, room))
    }

    static func isSound(_ geometry: ScrollGeometry) -> Bool {
        let rect = geometry.visibleRect
        return [rect.minX, rect.minY, rect.width, rect.height, geometry.contentSize.width]
            .allSatisfy(\.isFinite) && geometry.contentOffset == rect.origin
            && geometry.contentSize.height >= 0 && rect.width >= 0 && rect.height >= 0
    }

    /// The machine's own ways from one phase to the next.
    static func isAllowed(_ old: ScrollPhase, _ new: ScrollPhase) -> Bool {
        switch (old, new) {
        case (.idle, .tracking), (.idle, .interacting), (.idle, .animating): true
        case (.tracking, _): new != .tracking
        case (.interacting, .idle), (.interacting, .decelerating), (.interacting, .animating): true
        case (.interacting, .tracking): true
        case (.decelerating, _): new != .decelerating
        case (.animating, .idle), (.animating, .tracking), (.animating, .interacting): true
        default: false
        }
    }
}
