// SPDX-License-Identifier: MIT
import SwiftUI

/// Seconds since it was first asked; it does not step back.
struct ScrollClock {
    private var start: ContinuousClock.Instant?

    mutating func now() -> Double {
        let instant = ContinuousClock.now
        let start = start ?? instant
        self.start = start
        let elapsed = start.duration(to: instant).components
        return Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
    }
}

/// One timer for the next moment at which something is to be decided.
///
/// It is left running when that moment moves away, so that a deadline that every frame puts off
/// costs nothing.
@MainActor final class ScrollTimer {
    private var wakeTime = Double.infinity
    private var task: Task<Void, Never>?

    nonisolated init() {}

    /// Wakes `action` at `deadline`, unless it is to wake sooner.
    func schedule(at deadline: Double?, now: Double, action: @escaping @MainActor () -> Void) {
        guard let deadline, deadline < wakeTime else { return }
        task?.cancel()
        wakeTime = deadline
        let wait = max(deadline - now, Self.tolerance)
        task = Task { [weak self] in
            try? await Task.sleep(for: .seconds(wait))
            guard !Task.isCancelled else { return }
            self?.wakeTime = .infinity
            action()
        }
    }

    func cancel() {
        task?.cancel()
        task = nil
        wakeTime = .infinity
    }

    /// How much too early a sleep may end. *Units:* seconds. *Source:* chosen.
    static let tolerance = 0.001
}
