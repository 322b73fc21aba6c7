// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// Plays a demonstration by itself until somebody touches it.
private struct AutoplayModifier: ViewModifier {
    let interval: Duration
    let step: @MainActor (Int) -> Void
    @State private var isPlaying = true
    private let assistance = Assistance()

    init(interval: Duration, step: @escaping @MainActor (Int) -> Void) {
        self.interval = interval
        self.step = step
    }

    func body(content: Content) -> some View {
        let assistance = assistance.value
        let plays = isPlaying && !assistance.keepsShown && !assistance.contains(.reduceMotion)
        content
            .simultaneousGesture(
                DragGesture(minimumDistance: 0).onChanged { _ in if isPlaying { isPlaying = false }
                }
            )
            .task(id: plays) {
                guard plays else { return }
                var count = 0
                while !Task.isCancelled {
                    try? await Task.sleep(for: interval)
                    guard !Task.isCancelled else { return }
                    step(count)
                    count += 1
                }
            }
    }
}

extension View {
    /// Calls `step` again and again, with how often it was called before, until this view is
    /// touched; never under Reduce Motion or with assistive technology.
    ///
    /// For demonstrations, which scroll by themselves. *Source:* 1.6 s is the first seed's.
    public func autoplaysUntilTouched(
        every interval: Duration = .seconds(1.6), _ step: @escaping @MainActor (Int) -> Void
    ) -> some View {
        modifier(AutoplayModifier(interval: interval, step: step))
    }
}
