// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// Fades and slides a section into place when enough of it is visible.
@available(iOS 17.0, macOS 14.0, *)
struct ScrollVisibilityRevealModifier: ViewModifier {
    let rules: RevealRules
    let distance: CGFloat
    let id: AnyHashable?
    let onReveal: (() -> Void)?
    @Environment(\.revealScope) private var scope
    @Environment(ScrollChrome.self) private var chrome: ScrollChrome?
    @State private var section = RevealSection()
    private let assistance = Assistance()

    init(rules: RevealRules, distance: CGFloat, id: AnyHashable?, onReveal: (() -> Void)?) {
        self.rules = rules
        self.distance = distance
        self.id = id
        self.onReveal = onReveal
    }

    func body(content: Content) -> some View {
        let assistance = assistance.value
        let isRemembered = rules.repetition == .once && scope?.remembers(id) ?? false
        let isShown = section.isRevealed || isRemembered || assistance.keepsShown
        let isSettled = rules.repetition == .once && isShown
        let rules = rules
        content
            .opacity(isShown ? 1 : 0)
            .offset(y: isShown || assistance.fades ? 0 : distance)
            .onGeometryChange(for: RevealPlace.self) { proxy in
                RevealPlace(
                    isSettled ? nil : proxy.bounds(of: .scrollView(axis: .vertical)),
                    length: proxy.size.height, rules: rules, isSettled: isSettled)
            } action: { place in
                prepare(assistance)
                section.take(place, in: scope, chrome: chrome)
            }
            .modifier(
                SystemVisibility(threshold: rules.threshold) { isVisible in
                    prepare(assistance)
                    section.setSystemVisible(isVisible, in: scope)
                }
            )
            .onChange(of: assistance) { _, new in
                prepare(new)
                section.setAssistance(new, in: scope)
            }
            .onDisappear { section.leave() }
    }

    private func prepare(_ assistance: ChromeAssistance) {
        section.rules = rules
        section.id = id
        section.onReveal = onReveal
        section.fades = assistance.fades
    }
}

/// What the system calls visible, where it says so: content beneath bars and the home indicator
/// counts, which its geometry does not tell.
private struct SystemVisibility: ViewModifier {
    let threshold: Double
    let action: (Bool) -> Void

    func body(content: Content) -> some View {
        if #available(iOS 18.0, macOS 15.0, *) {
            content.onScrollVisibilityChange(threshold: threshold, action)
        } else {
            content
        }
    }
}

@available(iOS 17.0, macOS 14.0, *)
extension View {
    /// Fades and slides this section into place the first time enough of it is visible in the
    /// scroll view around it.
    ///
    /// A section taller than the screen counts when it fills half of it; what is in view at rest is
    /// revealed after 0.3 s however little of it that is; what a jump passes is revealed at once.
    /// With Reduce Motion it only fades in. With VoiceOver it is shown from the start. The state
    /// belongs to the view: a new identity is revealed anew.
    ///
    /// *Range:* `threshold` is a share of the section, 0…1. *Units:* `distance` in points, `delay`
    /// in seconds. `onReveal` is called when it begins.
    public func scrollVisibilityReveal(
        threshold: Double = 0.15, distance: CGFloat = 36, repeats: ScrollRevealRepetition = .once,
        delay: TimeInterval = 0, onReveal: (() -> Void)? = nil
    ) -> some View {
        modifier(
            ScrollVisibilityRevealModifier(
                rules: RevealRules(
                    threshold: threshold, repetition: repeats.rule, delay: delay),
                distance: distance, id: nil, onReveal: onReveal))
    }

    /// Reveals this section as `scrollVisibilityReveal` does, once for each `id` within the
    /// `scrollRevealScope` around it, even when its view is made anew.
    public func scrollVisibilityReveal(
        id: some Hashable, threshold: Double = 0.15, distance: CGFloat = 36,
        repeats: ScrollRevealRepetition = .once, delay: TimeInterval = 0,
        onReveal: (() -> Void)? = nil
    ) -> some View {
        modifier(
            ScrollVisibilityRevealModifier(
                rules: RevealRules(
                    threshold: threshold, repetition: repeats.rule, delay: delay),
                distance: distance, id: AnyHashable(id), onReveal: onReveal))
    }
}
