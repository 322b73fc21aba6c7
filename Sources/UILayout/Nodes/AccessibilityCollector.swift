// SPDX-License-Identifier: MIT

/// One element of the accessibility tree, as presented at an instant.
package struct _AccessibilityElement {
    package var label: String
    package var role: String
    /// What the element stands at, as a slider or a switch does.
    package var value = ""
    /// What happens when it is activated.
    package var hint = ""
    /// A name for tests, never read aloud.
    package var identifier = ""
    /// Elements of higher priority come first among those of one container.
    package var sortPriority = 0.0
    /// The elements inside, when this one is their container; it is an element itself only if it
    /// says something.
    package var children: [_AccessibilityElement]?
    package var traits: [String]
    /// *Space:* the window's, points.
    package var frame: CGRect
    package var opacity: Double
    /// What the scroll views around let be seen of the window, set when the element is added.
    package var visibleRect = CGRect.infinite
    package let node: _LayoutNode
    /// The same action as a tap.
    package var activate: (@MainActor () -> Void)?

    package init(
        label: String, role: String, traits: [String] = [], frame: CGRect, opacity: Double,
        node: _LayoutNode, activate: (@MainActor () -> Void)? = nil
    ) {
        self.label = label
        self.role = role
        self.traits = traits
        self.frame = frame
        self.opacity = opacity
        self.node = node
        self.activate = activate
    }
}

extension _AccessibilityElement {
    /// Whether any of the element can be seen, or could but for an effect that moves its drawing,
    /// as that of a bar that slid away.
    @MainActor package var isListed: Bool {
        if frame.intersects(visibleRect) { return true }
        let place = node.placeInRoot
        return place.origin != frame.origin && place.intersects(visibleRect)
    }
}

/// Walks the boxes in reading order and gathers what assistive technology sees.
@MainActor public final class _AccessibilityCollector {
    package let now: FrameInstant
    private var gathered: [_AccessibilityElement] = []
    /// What was gathered, in reading order, containers before what they contain.
    package var elements: [_AccessibilityElement] { flattened(gathered) }
    package var opacity = 1.0
    /// What may be seen of the content. *Space:* the window's.
    package var visibleRect: CGRect
    private var transform = CGAffineTransform.identity

    package init(now: FrameInstant, window: CGRect) {
        self.now = now
        visibleRect = window
    }

    /// Goes into a child of the box that is being visited.
    package func visit(_ node: _LayoutNode) {
        let outer = transform
        let outerOpacity = opacity
        let origin = node.presentedFrame(at: now).origin
        transform = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(outer)
        opacity *= node.transitionOpacity(at: now)
        node.collectAccessibility(self)
        transform = outer
        opacity = outerOpacity
    }

    /// Goes on with the children's space shifted, scaled or turned against the box's own.
    package func transformed(by inner: CGAffineTransform, _ body: () -> Void) {
        let outer = transform
        transform = inner.concatenating(outer)
        body()
        transform = outer
    }

    /// Goes on with less of the content visible. *Space:* the box's own.
    package func clipped(to rect: CGRect, _ body: () -> Void) {
        let outer = visibleRect
        visibleRect = outer.intersection(frameInWindow(rect))
        body()
        visibleRect = outer
    }

    package func frameInWindow(_ rect: CGRect) -> CGRect { rect.applying(transform) }

    /// Adds an element, when any of it is in sight. *Space:* `rect` the box's own.
    package func add(
        _ node: _LayoutNode, label: String, role: String, traits: [String] = [], rect: CGRect,
        activate: (@MainActor () -> Void)? = nil
    ) {
        add(
            _AccessibilityElement(
                label: label, role: role, traits: traits, frame: frameInWindow(rect),
                opacity: opacity, node: node, activate: activate))
    }

    package func add(_ element: _AccessibilityElement) {
        var element = element
        element.visibleRect = element.visibleRect.intersection(visibleRect)
        gathered.append(element)
    }

    /// Gathers apart what `body` adds, for a box that merges or changes it.
    package func gather(_ body: () -> Void) -> [_AccessibilityElement] {
        let outer = gathered
        gathered = []
        body()
        let inner = gathered
        gathered = outer
        return inner
    }

    private func flattened(_ elements: [_AccessibilityElement]) -> [_AccessibilityElement] {
        // As nearly always: nothing to sort, nothing to unfold.
        if elements.allSatisfy({ $0.sortPriority == 0 && $0.children == nil }) { return elements }
        let sorted =
            elements.contains { $0.sortPriority != 0 }
            ? elements.enumerated().sorted {
                ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
            }.map(\.element) : elements
        return sorted.flatMap { element -> [_AccessibilityElement] in
            guard let children = element.children else { return [element] }
            let isSilent = element.label.isEmpty && element.value.isEmpty
            return (isSilent ? [] : [element]) + flattened(children)
        }
    }
}
