// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI

/// Puts one cell of the table through everything, and notes what does not hold.
@MainActor final class MatrixStage {
    private(set) var problems: [String] = []
    private let cell: MatrixCase
    private let model = SessionModel()
    private let window: HeadlessWindow
    private var frame: PresentedFrame
    private var time = 0.0
    private var phase = ScrollPhase.idle
    private var phases: [ScrollPhase] = []

    /// *Units:* seconds between frames; few, since the way does not depend on them.
    private static let step = 0.1
    private static let slack: CGFloat = 0.01

    init(_ cell: MatrixCase) throws {
        self.cell = cell
        window = HeadlessWindow(
            rootView: AnyView(MatrixView(cell, model)),
            settings: HostSettings(
                size: MatrixCase.window, scale: 2, safeAreaInsets: EdgeInsets()))
        frame = try window.frame(at: FrameInstant(seconds: 0))
    }

    /// Everything that the table asks for.
    func run() throws {
        try rest("at first", at: start)
        // Along the axis that scrolls; along both diagonally.
        let way: (x: CGFloat, y: CGFloat) =
            cell.axes == .vertical ? (40, 160) : cell.axes == .horizontal ? (160, 40) : (140, 140)
        try drag("past the start", from: (60, 60), to: (60 + way.x, 60 + way.y), isStart: true)
        try drag("past the end", from: (240, 340), to: (240 - way.x, 340 - way.y), isStart: false)
        try fling()
        try program()
        for problem in model.problems { note(problem) }
        for report in window.reports { note(report) }
    }

    private func note(_ text: String) { problems.append("\(cell.testDescription): \(text)") }

    private var geometry: ScrollGeometry {
        frame.scrolls.first?.geometry
            ?? ScrollGeometry(
                contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(),
                containerSize: .zero)
    }

    private var start: CGPoint {
        CGPoint(x: cell.range(.horizontal).lowerBound, y: cell.range(.vertical).lowerBound)
    }

    // MARK: Frames

    private func present() throws {
        frame = try window.frame(at: FrameInstant(seconds: time))
        for problem in window.brokenInvariants { note(problem) }
        guard let scroll = frame.scrolls.first, frame.scrolls.count == 1 else {
            return note("\(frame.scrolls.count) scroll views")
        }
        for next in scroll.begunPhases {
            if !SessionWatch.isAllowed(phase, next) { note("\(phase) became \(next)") }
            phase = next
            phases.append(next)
        }
        if phase != scroll.phase { note("the phase is \(scroll.phase) after \(phase)") }
        if model.geometry != scroll.geometry { note("told \(model.geometry as Any)") }
        if model.phase ?? .idle != scroll.phase { note("told \(model.phase as Any)") }
        let insets = cell.expectedInsets
        if scroll.geometry.contentInsets != insets {
            note("the insets are \(scroll.geometry.contentInsets)")
        }
        if scroll.geometry.contentSize != cell.contentSize {
            note("the content is \(scroll.geometry.contentSize)")
        }
        if scroll.geometry.visibleRect.size != MatrixCase.window {
            note("the viewport is \(scroll.geometry.visibleRect)")
        }
    }

    private func settle(_ name: String) throws {
        let end = time + 8
        repeat {
            time += Self.step
            try present()
        } while !window.isIdle && time < end
        if !window.isIdle { note("\(name): this still moves: \(window.whatMoves)") }
        for axis in Axis.allCases {
            if let outside = SessionWatch.outside(geometry, axis) {
                note("\(name): rests at \(outside) on the \(axis) axis")
            }
        }
    }

    private func rest(_ name: String, at offset: CGPoint) throws {
        try settle(name)
        let here = geometry.contentOffset
        if abs(here.x - offset.x) > Self.slack || abs(here.y - offset.y) > Self.slack {
            note("\(name): rests at \(here) instead of \(offset)")
        }
    }

    // MARK: What is done

    private func touch(_ touchPhase: TouchPhase, _ x: CGFloat, _ y: CGFloat) throws {
        window.send(
            .touch(
                TouchEvent(
                    id: TouchID(0), phase: touchPhase, location: CGPoint(x: x, y: y),
                    time: FrameInstant(seconds: time))))
        try present()
    }

    /// Drags slowly, diagonally, holds, looks, and lets go.
    private func drag(
        _ name: String, from: (x: CGFloat, y: CGFloat), to: (x: CGFloat, y: CGFloat), isStart: Bool
    ) throws {
        // From wherever the last one has ended to the edge that is pulled.
        let edges = CGPoint(
            x: isStart ? cell.range(.horizontal).lowerBound : cell.range(.horizontal).upperBound,
            y: isStart ? cell.range(.vertical).lowerBound : cell.range(.vertical).upperBound)
        try jump(to: isStart ? .topLeading : .bottomTrailing)
        phases = []
        // A finger goes the other way horizontally where reading does.
        let flip: (CGFloat) -> CGFloat = { [cell] x in
            cell.isRightToLeft ? MatrixCase.window.width - x : x
        }
        time += Self.step
        try touch(.began, flip(from.x), from.y)
        for part in [0.25, 0.5, 0.75, 1] as [CGFloat] {
            time += 0.04
            try touch(
                .moved, flip(from.x + (to.x - from.x) * part), from.y + (to.y - from.y) * part)
        }
        time += 0.2
        try touch(.moved, flip(to.x), to.y)
        let here = geometry.contentOffset
        for axis in Axis.allCases {
            let beyond = (here[axis] - edges[axis]) * (isStart ? -1 : 1)
            if cell.isBouncing(axis) ? beyond < 10 : abs(beyond) > Self.slack {
                note("\(name): pulled by \(beyond) on the \(axis) axis")
            }
        }
        try touch(.ended, flip(to.x), to.y)
        try rest(name, at: edges)
        let isPulled = Axis.allCases.contains(where: cell.isBouncing)
        let isExpected =
            isPulled
            ? phases == [.tracking, .interacting, .decelerating, .idle]
            : phases.first ?? .tracking == .tracking && !phases.contains(.decelerating)
                && phases.last ?? .idle == .idle
        if !isExpected { note("\(name): the phases \(phases)") }
    }

    /// Flings from the start on along every axis, and comes to rest further on, or where it was.
    private func fling() throws {
        try jump(to: .topLeading)
        let rightToLeft: CGFloat = cell.isRightToLeft ? -1 : 1
        let speed: (x: CGFloat, y: CGFloat) =
            cell.axes == .vertical ? (0, 30) : cell.axes == .horizontal ? (30, 0) : (25, 30)
        func place(_ count: CGFloat) -> CGPoint {
            CGPoint(x: 150 - count * speed.x * rightToLeft, y: 300 - count * speed.y)
        }
        time += Self.step
        try touch(.began, place(0).x, place(0).y)
        for index in 1...6 {
            time += 1.0 / 60
            try touch(.moved, place(CGFloat(index)).x, place(CGFloat(index)).y)
        }
        time += 1.0 / 120
        try touch(.ended, place(6).x, place(6).y)
        try settle("flung")
        for axis in Axis.allCases where cell.axes.contains(axis) {
            let moved = geometry.contentOffset[axis] - cell.range(axis).lowerBound
            let room = cell.range(axis).upperBound - cell.range(axis).lowerBound
            // Faster than 1,000 pt/s it goes on far beyond the way of the finger.
            if abs(moved - min(room, max(moved, 400))) > Self.slack {
                note("flung: went \(moved) of \(room) on the \(axis) axis")
            }
        }
    }

    private func command(_ change: (inout ScrollPosition) -> Void, isAnimated: Bool) {
        var position = ScrollPosition()
        change(&position)
        let new = position
        if isAnimated {
            withAnimation(.easeInOut(duration: 0.3)) { model.command(new) }
        } else {
            model.command(new)
        }
    }

    /// At once to one end of both axes.
    private func jump(to corner: UnitPoint) throws {
        let end = corner == .bottomTrailing
        let (x, y) = (cell.range(.horizontal), cell.range(.vertical))
        // A point is where the container begins, after its insets.
        let insets = cell.expectedInsets
        let point = CGPoint(
            x: (end ? x.upperBound : x.lowerBound) + insets.leading,
            y: (end ? y.upperBound : y.lowerBound) + insets.top)
        phases = []
        command({ $0.scrollTo(point: point) }, isAnimated: false)
        try rest(
            "sent to \(corner)",
            at: CGPoint(
                x: end ? x.upperBound : x.lowerBound, y: end ? y.upperBound : y.lowerBound))
        if phases != [] { note("a jump has the phases \(phases)") }
    }

    /// By the program, animated, to an edge and back.
    private func program() throws {
        try jump(to: .topLeading)
        for axis in Axis.allCases where cell.axes.contains(axis) {
            phases = []
            let (first, last): (Edge, Edge) =
                axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
            command({ $0.scrollTo(edge: last) }, isAnimated: true)
            var goal = start
            goal[axis] = cell.range(axis).upperBound
            try rest("sent to the \(last) edge", at: goal)
            let didMove = cell.range(axis).upperBound > cell.range(axis).lowerBound
            if didMove, phases != [.animating, .idle] { note("sent: the phases \(phases)") }
            command({ $0.scrollTo(edge: first) }, isAnimated: true)
            try rest("sent to the \(first) edge", at: start)
        }
    }
}
