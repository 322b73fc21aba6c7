// SPDX-License-Identifier: MIT
import ScrollEngine
import UIDisplayList

//  What a frame says of itself beside its picture: scroll views and elements.

extension FrameDriver {
    /// What does not hold of the scroll views and always should; for tests.
    package var brokenInvariants: [String] {
        graph.scrolls.attached(to: rootBox).flatMap { box in
            box.engine.brokenInvariants.map { "\(box.structuralPath): \($0)" }
        }
    }

    func presentedScrolls() -> [PresentedScroll] {
        graph.scrolls.attached(to: rootBox).map { box in
            PresentedScroll(
                id: box.structuralPath, phase: box.engine.phase, geometry: box.engine.geometry,
                unobscuredSize: box.engine.extents.containerSize,
                velocity: box.engine.velocity, cause: box.lastCause,
                begunPhases: box.takeBegunPhases())
        }.sorted { $0.id.split(separator: "/").count < $1.id.split(separator: "/").count }
    }

    /// The elements of the whole window, in reading order.
    private func elements() -> [_AccessibilityElement] {
        let window = CGRect(origin: .zero, size: settings.size)
        let collector = _AccessibilityCollector(now: graph.now, window: window)
        collector.visit(rootBox)
        return collector.elements
    }

    /// Those that assistive technology is told of.
    func elementsInSight() -> [_AccessibilityElement] { elements().filter(\.isListed) }

    /// What assistive technology is told of what the last frame shows.
    ///
    /// *Cost:* a walk over all boxes, and a hit test for each element.
    package func presentedElements() -> [PresentedElement] {
        elementsInSight().map { element in
            PresentedElement(
                label: element.label, role: element.role, frame: element.frame,
                opacity: element.opacity, isHittable: isHittable(element),
                traits: element.traits.sorted(), value: element.value, hint: element.hint,
                isActivatable: element.activate != nil)
        }
    }

    /// The elements of a frame; those of the frame before when nothing was written, evaluated or
    /// drawn since.
    func elements(ofFrameDrawn display: DisplayNode) -> [PresentedElement] {
        let state = ElementState(
            display: ObjectIdentifier(display), updates: graph.updateStamp,
            settings: settings)
        defer { lastElements?.state = state }
        let isStill = graph.counters.bodies == 0 && graph.counters.layouts == 0
        if let lastElements, isStill, lastElements.state.isLike(state) {
            return lastElements.elements
        }
        let elements = presentedElements()
        lastElements = (state, elements)
        return elements
    }

    func isHittable(_ element: _AccessibilityElement) -> Bool {
        let center = CGPoint(x: element.frame.midX, y: element.frame.midY)
        var hit = rootBox.hitLeaf(center, at: graph.now)
        while let node = hit, node !== element.node { hit = node.parent }
        return hit != nil
    }

    /// Where the scroll views are, by their structural paths.
    package var scrollOffsets: [String: CGPoint] {
        let boxes = graph.scrolls.attached(to: rootBox)
        return Dictionary(boxes.map { ($0.structuralPath, $0.engine.offset) }) { first, _ in first }
    }

    /// Puts scroll views where those at the same paths were, as far as their content reaches.
    ///
    /// Called after a frame, which has laid the content out; the next one shows it.
    package func restore(scrollOffsets: [String: CGPoint]) {
        for box in graph.scrolls.attached(to: rootBox) {
            guard let offset = scrollOffsets[box.structuralPath] else { continue }
            box.scroll { $0.scroll(to: offset, at: graph.now) }
        }
    }

    /// The action that assistive technology, or a test, triggers on an element.
    package func activate(label: String) -> Bool {
        activate(elements().first { $0.label == label })
    }

    /// The same for one of the elements that the last frame presented; one that is no longer where
    /// it was is found by its label.
    package func activate(elementAt index: Int, label: String) -> Bool {
        let elements = elementsInSight()
        if elements.indices.contains(index), elements[index].label == label {
            return activate(elements[index])
        }
        return activate(elements.first { $0.label == label })
    }

    private func activate(_ element: _AccessibilityElement?) -> Bool {
        guard let activate = element?.activate else { return false }
        activate()
        return true
    }
}

/// What decides about the elements of a frame.
struct ElementState {
    var display: ObjectIdentifier
    var updates: UInt
    var settings: HostSettings

    func isLike(_ other: ElementState) -> Bool {
        display == other.display && updates == other.updates && settings == other.settings
    }
}
