// SPDX-License-Identifier: MIT
import ScrollEngine

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
    private func elementsInSight() -> [_AccessibilityElement] { elements().filter(\.isListed) }

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

    private func isHittable(_ element: _AccessibilityElement) -> Bool {
        let center = CGPoint(x: element.frame.midX, y: element.frame.midY)
        guard let path = rootBox.hitPath(center, at: graph.now) else { return false }
        return path.contains { $0 === element.node }
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
