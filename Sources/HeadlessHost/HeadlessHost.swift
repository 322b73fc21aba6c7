// SPDX-License-Identifier: MIT

//  HeadlessHost: a window that nobody sees, in virtual time.
//
//  In:      a view, settings, input events with their own instants, and how far time goes.
//  Out:     presented frames, and their pixels when asked. Scroll scripts and traces.
//  Imports: UIFrameLoop, GSKRenderer, VirtualTime and what stands above them.

import Accessibility
import Foundation
import GSKRenderer
import ScrollEngine
@_exported import UIFrameLoop
import VirtualTime

/// A window in virtual time: its clock stands still until `frame(at:)` moves it.
@MainActor package final class HeadlessWindow {
    private let timeline: VirtualTimeline
    private let driver: FrameDriver
    private var events: [InputEvent] = []
    private let measurer: PangoTextMeasurer
    private var renderer: GSKDisplayRenderer?
    /// Messages about misuse, in the order in which they came; each once.
    package private(set) var reports: [String] = []
    /// Receives each report as it comes.
    package var onReport: (String) -> Void = { _ in }

    /// What the view had assistive technology speak, in the order in which it came.
    package private(set) var announcements: [String] = []

    /// A window that shows `rootView`; nothing is presented before the first frame.
    ///
    /// `epoch` is what `Date()` answers at second 0; nil is today.
    package init(
        rootView: AnyView, settings: HostSettings = .phone, epoch: Date? = nil,
        bodyWillRun: ((Any.Type) -> Void)? = nil
    ) {
        let timeline = VirtualTimeline(epoch: epoch)
        let measurer = PangoTextMeasurer.shared
        self.timeline = timeline
        self.measurer = measurer
        driver = timeline.drive {
            FrameDriver(
                rootView: rootView, settings: settings, textMeasurer: measurer,
                bodyWillRun: bodyWillRun)
        }
        driver.graph.onReport = { [weak self] message in
            self?.reports.append(message)
            self?.onReport(message)
        }
    }

    deinit {
        let driver = driver
        let timeline = timeline
        _onMain { timeline.drive { driver.close() } }
    }

    /// The instant of the window's clock.
    package var now: FrameInstant { FrameInstant(seconds: timeline.now) }

    /// Queues an input; it is delivered in the first frame at or after its own instant.
    package func send(_ event: InputEvent) {
        let index = events.firstIndex { $0.time > event.time } ?? events.endIndex
        events.insert(event, at: index)
    }

    /// Lets time pass up to `instant`, running the tasks that become due, and presents its frame.
    ///
    /// *Errors:* tasks that never let time pass, or that wait in the kernel, by name.
    @discardableResult
    package func frame(at instant: FrameInstant) throws(VirtualTimeFailure) -> PresentedFrame {
        // A closure would lose the type of what is thrown.
        let outcome = AnnouncementCenter.attend({ [weak self] in self?.announcements.append($0) }) {
            Result { () throws(VirtualTimeFailure) in try unattendedFrame(at: instant) }
        }
        return try outcome.get()
    }

    private func unattendedFrame(
        at instant: FrameInstant
    ) throws(VirtualTimeFailure) -> PresentedFrame {
        try timeline.advance(to: max(instant.seconds, timeline.now))
        let count = events.prefix { $0.time.seconds <= instant.seconds + 1e-9 }.count
        let due = Array(events.prefix(count))
        events.removeFirst(count)
        var frame = timeline.drive { driver.frame(at: instant, events: due) }
        // What the frame's actions started at this instant belongs to it: once round is enough,
        // later jobs of the same instant reach the next frame.
        if timeline.hasDueJobs {
            try timeline.runDueJobs()
            if driver.hasNews {
                frame = timeline.drive { driver.frame(at: instant) }.following(frame)
            }
        }
        return frame
    }

    /// The settings of the window and its user.
    package var settings: HostSettings { driver.settings }

    /// Changes settings; the next frame shows them.
    package func updateSettings(_ change: (inout HostSettings) -> Void) {
        var settings = driver.settings
        change(&settings)
        timeline.drive { driver.update(settings) }
    }

    /// Whether every scroll view rests, no finger is down and nothing moves that will stop.
    package var isIdle: Bool { events.isEmpty && driver.isIdle }

    /// What keeps the window from being idle, by name.
    package var whatMoves: [String] { driver.whatMoves }

    /// Hears of everything that moves a scroll view, by its structural path, with the true cause.
    package func onScrollUpdate(_ hear: @escaping (String, ScrollUpdate) -> Void) {
        driver.graph.scrolls.onUpdate = { hear($0.structuralPath, $1) }
    }

    /// What does not hold of the scroll views and always should.
    package var brokenInvariants: [String] { driver.brokenInvariants }

    /// Does what assistive technology does to activate an element; false when there is none.
    package func activate(label: String) -> Bool {
        timeline.drive { driver.activate(label: label) }
    }

    /// The pixels of a frame. *Units:* the image has `settings.scale` pixels a point.
    package func pixels(of frame: PresentedFrame) -> PixelImage {
        let renderer = renderer ?? GSKDisplayRenderer(measurer: measurer)
        self.renderer = renderer
        let isDark = driver.presentedColorScheme == .dark
        return renderer.render(
            frame.displayList, size: settings.size, scale: settings.scale,
            background: isDark ? .black : .white)
    }
}
