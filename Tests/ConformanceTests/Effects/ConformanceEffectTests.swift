// SPDX-License-Identifier: MIT
import ScrollworkTesting
import SwiftUI
import Testing

extension ConformanceEffect {
    /// Every pair, in the order of the page.
    static var all: [ConformanceEffect] {
        scrolling + observing + areas + geometry + visual + bars
    }
}

/// Each test compares a view with a modifier to the same view without it: it would fail on a runtime
/// that takes the modifier and does nothing.
@Suite("With a modifier something else is seen than without") @MainActor
struct ConformanceEffectTests {
    @Test("scroll settings")
    func scrolling() { check(ConformanceEffect.scrolling) }

    @Test("scroll observers")
    func observing() { check(ConformanceEffect.observing) }

    @Test("safe areas and containers")
    func areas() { check(ConformanceEffect.areas) }

    @Test("geometry and preferences")
    func geometry() { check(ConformanceEffect.geometry) }

    @Test("visual effects")
    func visual() { check(ConformanceEffect.visual) }

    @Test("bars")
    func bars() { check(ConformanceEffect.bars) }

    private func check(_ effects: [ConformanceEffect]) {
        for effect in effects {
            let with = effect.observe(isOn: true)
            // What differs by itself from run to run would prove nothing.
            let again = effect.observe(isOn: true).parts(differentIn: with)
            #expect(again.isEmpty, "\(effect.api) gives other \(again) the second time")
            let without = effect.observe(isOn: false)
            #expect(!with.parts(differentIn: without).isEmpty, "\(effect.api) changes nothing")
        }
    }
}
