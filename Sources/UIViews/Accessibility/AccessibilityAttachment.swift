// SPDX-License-Identifier: MIT

/// Changes what assistive technology sees of its content.
nonisolated public struct AccessibilityAttachmentModifier: _BoxModifier {
    public typealias Body = Never

    enum Change {
        case label(String)
        case value(String)
        case hint(String)
        case identifier(String)
        case isHidden(Bool)
        case addTraits(AccessibilityTraits)
        case removeTraits(AccessibilityTraits)
        case sortPriority(Double)
        case children(AccessibilityChildBehavior)
        case action(() -> Void)
    }
    let change: Change

    @MainActor public func makeBox(owner: _ViewNode) -> _AccessibilityBox {
        _AccessibilityBox(change, owner: owner)
    }
    @MainActor public func update(_ box: _AccessibilityBox, from old: Self) {
        box.change = change
    }
}

/// Defines the behavior for the child elements of the new parent element.
nonisolated public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Kind { case ignore, contain, combine }
    let kind: Kind

    /// Any child accessibility elements become hidden.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// Any child accessibility elements become children of the new accessibility element.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// Any child accessibility element's properties are merged into the new accessibility element.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The box of an accessibility modifier.
@MainActor public final class _AccessibilityBox: _UnaryNode {
    var change: AccessibilityAttachmentModifier.Change

    init(_ change: AccessibilityAttachmentModifier.Change, owner: _ViewNode) {
        self.change = change
        super.init(layoutOwner: owner)
    }

    public override func collectAccessibility(_ collector: _AccessibilityCollector) {
        if case .isHidden(true) = change { return }
        var elements = collector.gather { super.collectAccessibility(collector) }
        if case .children(let behavior) = change {
            elements = [group(elements, behavior.kind, collector)]
        } else if elements.isEmpty, change.makesElement {
            elements = [element(collector)]
        }
        for index in elements.indices { change.apply(to: &elements[index]) }
        for element in elements { collector.add(element) }
    }

    /// An element of the box itself, without a word.
    private func element(_ collector: _AccessibilityCollector) -> _AccessibilityElement {
        let size = presentedFrame(at: collector.now).size
        return _AccessibilityElement(
            label: "", role: _AccessibilityRole.other,
            frame: collector.frameInWindow(CGRect(origin: .zero, size: size)),
            opacity: collector.opacity, node: self)
    }

    private func group(
        _ elements: [_AccessibilityElement], _ kind: AccessibilityChildBehavior.Kind,
        _ collector: _AccessibilityCollector
    ) -> _AccessibilityElement {
        var group = element(collector)
        switch kind {
        case .ignore: break
        case .contain: group.children = elements
        case .combine: group.merge(elements)
        }
        return group
    }
}

extension AccessibilityAttachmentModifier.Change {
    /// Whether content that says nothing, such as a shape, becomes an element by the change.
    var makesElement: Bool {
        switch self {
        case .label, .value, .action: true
        case .addTraits(let traits): !traits.isEmpty
        default: false
        }
    }

    @MainActor func apply(to element: inout _AccessibilityElement) {
        switch self {
        case .label(let label): element.label = label
        case .value(let value): element.value = value
        case .hint(let hint): element.hint = hint
        case .identifier(let identifier): element.identifier = identifier
        case .addTraits(let traits): element.add(traits)
        case .removeTraits(let traits): element.remove(traits)
        case .sortPriority(let priority): element.sortPriority = priority
        case .action(let action): element.activate = { action() }
        case .isHidden, .children: break
        }
    }
}

extension _AccessibilityElement {
    /// Takes over what others say, as one element that stands for them all.
    package mutating func merge(_ elements: [_AccessibilityElement]) {
        let all = elements.flatMap { [$0] + ($0.children ?? []) }
        let labels = all.map(\.label).filter { !$0.isEmpty }
        label = labels.joined(separator: ", ")
        let values = all.map(\.value).filter { !$0.isEmpty }
        value = values.joined(separator: ", ")
        hint = all.map(\.hint).first { !$0.isEmpty } ?? ""
        if role == _AccessibilityRole.other {
            let interactive = all.first { $0.activate != nil && $0.role != role }
            role = interactive?.role ?? all.first?.role ?? role
        }
        for name in all.flatMap(\.traits) where !traits.contains(name) { traits.append(name) }
        activate = activate ?? all.lazy.compactMap(\.activate).first
    }
}
