// SPDX-License-Identifier: MIT

/// One element of the accessibility tree, as presented at an instant.
package struct _AccessibilityElement {
    package var label: String
    package var role: String
    package var traits: [String]
    /// *Space:* the window's, points.
    package var frame: CGRect
    package var opacity: Double
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

/// Walks the boxes in reading order and gathers what assistive technology sees.
@MainActor public final class _AccessibilityCollector {
    package let now: FrameInstant
    package private(set) var elements: [_AccessibilityElement] = []
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
        opacity *= node.presence(at: now)
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

    package func add(_ element: _AccessibilityElement) { elements.append(element) }

    /// Gathers apart what `body` adds, for a box that merges or changes it.
    package func gather(_ body: () -> Void) -> [_AccessibilityElement] {
        let outer = elements
        elements = []
        body()
        let inner = elements
        elements = outer
        return inner
    }
}
