// SPDX-License-Identifier: MIT
import UIGeometry

/// Something that is different in a frame from the frame before; what moves steadily is none.
package struct TraceChange: Equatable, Sendable {
    /// What kind of thing changed; a timeline gives each a row.
    package enum Kind: String, CaseIterable, Sendable {
        case phase, element, work
    }
    package var kind: Kind
    /// What a reader is told.
    package var text: String

    /// The changes from one frame to the next; against nil, those of a first frame are none.
    package static func changes(from old: TraceFrame?, to new: TraceFrame) -> [TraceChange] {
        var changes: [TraceChange] = []
        if let old {
            changes += phases(from: old.scrolls, to: new.scrolls)
            changes += elements(from: old.elements, to: new.elements)
        }
        if new.report.bodies > 0 || new.report.layouts > 0 || new.report.walks > 1 {
            changes.append(
                TraceChange(
                    kind: .work,
                    text: "\(new.report.walks) walks, \(new.report.bodies) bodies, "
                        + "\(new.report.layouts) layouts"))
        }
        return changes
    }

    private static func phases(
        from old: [ScrollRecord], to new: [ScrollRecord]
    ) -> [TraceChange] {
        new.compactMap { scroll in
            guard let before = old.first(where: { $0.id == scroll.id }),
                before.phase != scroll.phase
            else { return nil }
            return TraceChange(
                kind: .phase, text: "\(scroll.id): \(before.phase) → \(scroll.phase)")
        }
    }

    private static func elements(
        from old: [ElementRecord], to new: [ElementRecord]
    ) -> [TraceChange] {
        let before = numbered(old)
        let after = numbered(new)
        var changes: [TraceChange] = []
        func tell(_ name: String, _ what: String) {
            changes.append(TraceChange(kind: .element, text: "\(name) \(what)"))
        }
        let namesBefore = Dictionary(before.map { ($0.name, $0.element) }) { first, _ in first }
        for (name, element) in after {
            guard let previous = namesBefore[name] else {
                tell(name, "enters")
                continue
            }
            if previous.isHittable != element.isHittable {
                tell(name, element.isHittable ? "can be tapped" : "can no longer be tapped")
            }
            for trait in element.traits where !previous.traits.contains(trait) {
                tell(name, "gains \(trait)")
            }
            for trait in previous.traits where !element.traits.contains(trait) {
                tell(name, "loses \(trait)")
            }
            if (previous.opacity == 0) != (element.opacity == 0) {
                tell(name, element.opacity == 0 ? "has faded out" : "fades in")
            }
        }
        let namesAfter = Set(after.map(\.name))
        for (name, _) in before where !namesAfter.contains(name) { tell(name, "leaves") }
        return changes
    }

    /// Elements with names that tell twins apart: the second "Home" is `Home #2`.
    private static func numbered(
        _ elements: [ElementRecord]
    ) -> [(name: String, element: ElementRecord)] {
        var counts: [String: Int] = [:]
        return elements.map { element in
            let name = element.label.isEmpty ? element.role : "“\(element.label)”"
            counts[name, default: 0] += 1
            let count = counts[name]!
            return (count == 1 ? name : "\(name) #\(count)", element)
        }
    }
}
