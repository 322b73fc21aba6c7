// SPDX-License-Identifier: MIT
import CGTK
import Foundation

/// Someone who may want frames because of what has run meanwhile.
@MainActor protocol MainLoopClient: AnyObject {
    /// Whether the frame clock has to be started.
    var wantsClock: Bool { get }
    /// When to ask again though nothing happens. *Units:* seconds from now.
    var secondsToDeadline: Double? { get }
    /// Starts the frame clock.
    func startClock()
}

/// Lets the main actor, the main queue and timers run in GLib's main loop.
///
/// One GLib source does it all: libdispatch's main queue, where the main actor's jobs go too, wakes
/// it through a file descriptor, from whatever thread; timers give it a time to be ready at.
@MainActor final class MainLoop {
    static let shared = MainLoop()

    private var clients: [any MainLoopClient] = []
    private let source: UnsafeMutablePointer<GSource>
    private let queueTag: UnsafeMutableRawPointer?
    private let queueHandle: Int32

    private init() {
        queueHandle = _dispatch_get_main_queue_handle_4CF()
        source = g_source_new(&mainLoopSourceFunctions, guint(MemoryLayout<GSource>.size))
        // With the frame clock's priority: tasks that always have more to do leave frames their turn.
        g_source_set_priority(source, mainLoopPriority)
        g_source_set_name(source, "Scrollwork main actor")
        queueTag = g_source_add_unix_fd(source, queueHandle, G_IO_IN)
        g_source_attach(source, nil)
    }

    /// Whether any window is open.
    var hasClients: Bool { !clients.isEmpty }

    func add(_ client: any MainLoopClient) { clients.append(client) }
    func remove(_ client: any MainLoopClient) { clients.removeAll { $0 === client } }

    /// Runs events, frames, tasks and timers for as long as `condition` holds.
    ///
    /// Not to be called from a task: the main actor would be waiting for itself.
    func run(while condition: () -> Bool) {
        while condition() { g_main_context_iteration(nil, 1) }
    }

    // MARK: The source

    /// Whether there is something to do, else how long to wait in milliseconds (-1: for ever).
    fileprivate func prepare() -> (isReady: Bool, timeout: Int32) {
        if clients.contains(where: \.wantsClock) { return (true, 0) }
        let waits = clients.compactMap(\.secondsToDeadline) + [secondsToTimer].compactMap { $0 }
        guard let wait = waits.min() else { return (false, -1) }
        let milliseconds = (wait * 1000).rounded(.up)
        return (wait <= 0, Int32(min(max(0, milliseconds), Double(Int32.max))))
    }

    /// Seconds to the next timer of the main run loop; nil without one.
    private var secondsToTimer: Double? {
        let next = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode)
        return next == 0 ? nil : next - Date.timeIntervalSinceReferenceDate
    }

    fileprivate func dispatch() {
        if g_source_query_unix_fd(source, queueTag).rawValue & G_IO_IN.rawValue != 0 {
            // The count of wake-ups; reading it makes the descriptor quiet again.
            var count: UInt64 = 0
            _ = read(queueHandle, &count, MemoryLayout<UInt64>.size)
            _dispatch_main_queue_callback_4CF(nil)
        }
        if let wait = secondsToTimer, wait <= 0 {
            // Asking the run loop for its next date fires the timers that are due.
            _ = RunLoop.main.limitDate(forMode: .default)
        }
        for client in clients where client.wantsClock { client.startClock() }
    }
}

/// GDK_PRIORITY_REDRAW.
private let mainLoopPriority = G_PRIORITY_HIGH_IDLE + 20

/// GLib keeps a pointer to these for as long as the source lives.
@MainActor private var mainLoopSourceFunctions = GSourceFuncs(
    prepare: { _, timeout in
        nonisolated(unsafe) let timeout = timeout
        return MainActor.assumeIsolated {
            let state = MainLoop.shared.prepare()
            timeout?.pointee = state.timeout
            return state.isReady ? 1 : 0
        }
    },
    check: { _ in MainActor.assumeIsolated { MainLoop.shared.prepare().isReady ? 1 : 0 } },
    dispatch: { _, _, _ in
        MainActor.assumeIsolated { MainLoop.shared.dispatch() }
        return 1
    },
    finalize: nil, closure_callback: nil, closure_marshal: nil)
