// SPDX-License-Identifier: MIT
import CGTK
import GSKRenderer

//  When frames are made: GTK's frame clock runs only while something wants them.

/// What a window shows until the next frame.
final class ShownFrame {
    let displayList: DisplayNode
    let settings: HostSettings
    /// Kept alive: GTK may draw it again at any time.
    let node: OpaquePointer?

    init(displayList: DisplayNode, settings: HostSettings, node: OpaquePointer?) {
        self.displayList = displayList
        self.settings = settings
        self.node = node.map { gsk_render_node_ref($0) }
    }

    deinit { if let node { gsk_render_node_unref(node) } }
}

extension GTKWindow: MainLoopClient {
    var wantsClock: Bool {
        isOpen && !isTicking && (tellsElements && schedule.isBehind || wantsFrame(at: now))
    }

    var secondsToDeadline: Double? {
        guard isOpen, !isTicking else { return nil }
        return driver.gestureDeadline.map { $0 - now }
    }

    func startClock() {
        guard isOpen, !isTicking else { return }
        isTicking = true
        let tick: GtkTickCallback = { _, clock, data in
            nonisolated(unsafe) let (clock, data) = (clock, data)
            return MainActor.assumeIsolated {
                guard let data else { return 0 }
                let window = Unmanaged<GTKWindow>.fromOpaque(data).takeUnretainedValue()
                return window.tick(clock) ? 1 : 0
            }
        }
        // The clock keeps the window until it has let go of it.
        gtk_widget_add_tick_callback(
            surface.pointer, tick, Unmanaged.passRetained(self).toOpaque(),
            { data in if let data { Unmanaged<GTKWindow>.fromOpaque(data).release() } })
    }

    private func wantsFrame(at instant: FrameInstant) -> Bool {
        driver.needsFrame || !events.isEmpty
            || driver.gestureDeadline.map { $0 <= instant } ?? false
    }

    /// The frame clock's turn; false stops it until something wants a frame again.
    private func tick(_ clock: OpaquePointer?) -> Bool {
        guard isOpen else {
            isTicking = false
            return false
        }
        // A window without a size is laid out first, which makes its first frame.
        if shown != nil, wantsFrame(at: frameInstant(clock)) { present() }
        isTicking = shown == nil || wantsFrame(at: frameInstant(clock))
        tellElements(isStill: !isTicking)
        return isTicking
    }

    private func frameInstant(_ clock: OpaquePointer?) -> FrameInstant {
        let frameTime = clock.map { gdk_frame_clock_get_frame_time($0) } ?? g_get_monotonic_time()
        // Time never runs backwards, though clocks may be corrected.
        return max(instant(microseconds: frameTime), lastInstant)
    }

    /// Makes the frame of the frame clock's instant and has it drawn if it shows anything new.
    ///
    /// Events that came after that instant wait for the next frame: positions are those of the
    /// instant, which keeps a finger's motion even.
    func present() {
        let instant = frameInstant(gtk_widget_get_frame_clock(surface.pointer))
        lastInstant = instant
        let due = events.filter { $0.time <= instant }
        events.removeAll { $0.time <= instant }
        let frame = driver.frame(at: instant, events: due)
        show(frame)
        schedule.frameWasShown()
        onFrame(frame)
    }

    private func tellElements(isStill: Bool) {
        guard tellsElements,
            schedule.isDue(
                at: lastInstant, isStill: isStill, isScrolling: driver.isScrolling,
                isReading: driver.settings.isVoiceOverOn)
        else { return }
        elements.show(driver.presentedElements())
    }

    private func show(_ frame: PresentedFrame) {
        let settings = driver.settings
        if let shown, shown.displayList === frame.displayList, shown.settings == settings { return }
        let background: DisplayColor = settings.colorScheme == .dark ? .black : .white
        let node = renderer.renderNode(
            for: frame.displayList, size: settings.size, scale: settings.scale,
            background: background)
        shown = ShownFrame(displayList: frame.displayList, settings: settings, node: node)
        gtk_widget_queue_draw(surface.pointer)
    }
}
