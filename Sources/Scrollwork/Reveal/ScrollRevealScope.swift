// SPDX-License-Identifier: MIT
import SwiftUI

/// What the sections of one scope share: who has been revealed, and in which order they come.
@MainActor final class RevealScope {
    var stagger = 0.0
    private var remembered: Set<AnyHashable> = []
    private var moment = -Double.infinity
    private var place = 0
    private var clock = ScrollClock()

    nonisolated init() {}

    func remembers(_ id: AnyHashable?) -> Bool { id.map(remembered.contains) ?? false }

    func remember(_ id: AnyHashable?) {
        if let id { remembered.insert(id) }
    }

    /// How much later a section begins than the first that is revealed at the same moment.
    func nextDelay() -> Double {
        guard stagger > 0 else { return 0 }
        let now = clock.now()
        place = now - moment < Self.momentLength ? place + 1 : 0
        if place == 0 { moment = now }
        return Double(place) * stagger
    }

    /// What counts as one moment. *Units:* seconds. *Source:* chosen: less than a frame.
    private static let momentLength = 0.004
}

private struct RevealScopeKey: EnvironmentKey {
    static var defaultValue: RevealScope? { nil }
}

extension EnvironmentValues {
    var revealScope: RevealScope? {
        get { self[RevealScopeKey.self] }
        set { self[RevealScopeKey.self] = newValue }
    }
}

private struct ScrollRevealScopeModifier: ViewModifier {
    let stagger: Double
    @State private var scope = RevealScope()

    init(stagger: Double) { self.stagger = stagger }

    func body(content: Content) -> some View {
        scope.stagger = stagger.isFinite ? max(stagger, 0) : 0
        return content.environment(\.revealScope, scope)
    }
}

extension View {
    /// Remembers by id which sections below have been revealed, for as long as this view keeps its
    /// identity, and lets sections of one moment begin one after the other.
    ///
    /// *Units:* `stagger` is seconds between two of them.
    public func scrollRevealScope(stagger: TimeInterval = 0) -> some View {
        modifier(ScrollRevealScopeModifier(stagger: stagger))
    }
}
