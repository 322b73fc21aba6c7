// SPDX-License-Identifier: MIT
import CGTK

/// The elements of a window as children of its surface, in reading order.
@MainActor final class ElementTree {
    private let surface: UnsafeMutablePointer<GtkWidget>
    private var widgets: [ElementWidget] = []
    /// Called when assistive technology activates the element of an index.
    var onActivate: (Int, String) -> Void = { _, _ in }

    init(surface: UnsafeMutablePointer<GtkWidget>) { self.surface = surface }

    /// Shows other elements. Those that were there stay the same to whoever reads them: by their
    /// label first, so that a row that has scrolled keeps its widget, then by their role.
    func show(_ elements: [PresentedElement]) {
        guard elements != widgets.map(\.element) else { return }
        let matches = Self.match(elements, with: widgets.map(\.element)) { old, new in
            widgets[old].canBecome(new)
        }
        let kept = Set(matches.compactMap { $0 })
        let old = widgets
        widgets = zip(elements, matches).map { element, match in
            guard let match else { return ElementWidget(element, parent: surface) }
            old[match].update(element)
            return old[match]
        }
        for (index, widget) in old.enumerated() where !kept.contains(index) { widget.remove() }
        putInOrder()
        gtk_widget_queue_allocate(surface)
    }

    func allocate() { for widget in widgets { widget.allocate() } }

    func removeAll() {
        for widget in widgets { widget.remove() }
        widgets = []
    }

    private func putInOrder() {
        var previous: UnsafeMutablePointer<GtkWidget>?
        for (index, widget) in widgets.enumerated() {
            if gtk_widget_get_prev_sibling(widget.pointer) != previous {
                gtk_widget_insert_after(widget.pointer, surface, previous)
            }
            previous = widget.pointer
            widget.onActivate = { [weak self, weak widget] in
                if let widget { self?.onActivate(index, widget.element.label) }
            }
        }
    }

    /// For each new element the index of the old one that it goes on from; each is used once.
    static func match(
        _ elements: [PresentedElement], with old: [PresentedElement],
        canBecome: (Int, PresentedElement) -> Bool
    ) -> [Int?] {
        var free = Set(old.indices)
        var byLabel: [String: [Int]] = [:]
        for index in old.indices.reversed() { byLabel[old[index].label, default: []].append(index) }
        var result: [Int?] = elements.map { element in
            guard let index = byLabel[element.label]?.last, canBecome(index, element) else {
                return nil
            }
            byLabel[element.label]?.removeLast()
            free.remove(index)
            return index
        }
        var rest = free.sorted()[...]
        for index in elements.indices where result[index] == nil {
            guard let next = rest.first(where: { canBecome($0, elements[index]) }) else { continue }
            result[index] = next
            rest.removeAll { $0 == next }
        }
        return result
    }
}
