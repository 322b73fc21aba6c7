// SPDX-License-Identifier: MIT

/// Gives its content a size that depends on the nearest container, such as a scroll view.
nonisolated public struct _ContainerRelativeFrameModifier: _BoxModifier {
    public typealias Body = Never
    enum Rule {
        case whole
        case part(count: Int, span: Int, spacing: CGFloat)
        case custom((CGFloat, Axis) -> CGFloat)
    }
    let axes: Axis.Set
    let alignment: Alignment
    let rule: Rule

    @MainActor public func makeBox(owner: _ViewNode) -> _ContainerRelativeFrameBox {
        _ContainerRelativeFrameBox(self, owner: owner)
    }
    @MainActor public func update(_ box: _ContainerRelativeFrameBox, from old: Self) {
        box.rule = self
        box.setNeedsLayout()
    }
    @MainActor public func stateDidChange(_ box: _ContainerRelativeFrameBox) {
        box.setNeedsLayout()
    }

    /// The content's length for that of the container. *Units:* points.
    func length(_ container: CGFloat, _ axis: Axis) -> CGFloat {
        switch rule {
        case .whole: container
        case .part(let count, let span, let spacing):
            Self.part(of: container, count: max(1, count), span: span, spacing: spacing)
        case .custom(let length): length(container, axis)
        }
    }

    private static func part(
        of container: CGFloat, count: Int, span: Int, spacing: CGFloat
    ) -> CGFloat {
        let room = container - spacing * CGFloat(count - 1)
        return room / CGFloat(count) * CGFloat(span) + spacing * CGFloat(span - 1)
    }
}

/// The box of `containerRelativeFrame`.
@MainActor public final class _ContainerRelativeFrameBox: _UnaryNode {
    var rule: _ContainerRelativeFrameModifier

    init(_ rule: _ContainerRelativeFrameModifier, owner: _ViewNode) {
        self.rule = rule
        super.init(layoutOwner: owner)
    }

    /// What the container gives, and what is proposed along the other axis.
    public override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let container = sizingContainer else { return proposal }
        container.containerLengths.add(self)
        var result = proposal
        for axis in [Axis.horizontal, .vertical] where rule.axes.contains(Axis.Set(axis)) {
            let room = container.containerLengths.size[axis]
            result[axis] = max(0, owner.trackingMore { rule.length(room, axis) })
        }
        return result
    }

    public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let inner = childProposal(proposal)
        var size = child?.size(inner) ?? .zero
        for axis in [Axis.horizontal, .vertical] where rule.axes.contains(Axis.Set(axis)) {
            if let length = inner[axis] { size[axis] = length }
        }
        return size
    }

    public override func childOrigin(size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        guard let child else { return .zero }
        let outer = ViewDimensions(plain: size)
        let inner = child.dimensions(childProposal(proposal))
        let (horizontal, vertical) = (rule.alignment.horizontal, rule.alignment.vertical)
        return CGPoint(
            x: outer[horizontal] - inner[horizontal], y: outer[vertical] - inner[vertical])
    }

    private var sizingContainer: (any _SizingContainer)? {
        // A lazy stack measures boxes that it has not taken in yet; their views are in the tree.
        var node = owner.parent
        while let current = node {
            if let container = (current as? any _SizingContainerNode)?.sizingContainer {
                return container
            }
            node = current.parent
        }
        return nil
    }
}

/// A node whose box may be such a container.
@MainActor package protocol _SizingContainerNode: _ViewNode {
    var sizingContainer: (any _SizingContainer)? { get }
}

extension _ContainerNode: _SizingContainerNode {
    package var sizingContainer: (any _SizingContainer)? { box as? any _SizingContainer }
}

/// A box whose size, less its safe area, others inside may take as their own.
@MainActor package protocol _SizingContainer: _LayoutNode {
    var containerLengths: _ContainerLengths { get }
}

/// The size of a container, and those who depend on it.
@MainActor package final class _ContainerLengths {
    package private(set) var size = CGSize.zero
    private var dependents: [ObjectIdentifier: Dependent] = [:]
    private struct Dependent { weak var box: _LayoutNode? }

    package init() {}

    func add(_ box: _LayoutNode) { dependents[ObjectIdentifier(box)] = Dependent(box: box) }

    /// Sets the size from within the container's layout: who depends on it is measured again.
    package func assume(_ size: CGSize, of container: _LayoutNode) {
        guard size != self.size else { return }
        self.size = size
        guard !dependents.isEmpty else { return }
        dependents = dependents.filter { $0.value.box?.graph != nil }
        for dependent in dependents.values { dependent.box?.forgetMeasurements(below: container) }
    }
}

extension View {
    /// Positions this view within an invisible frame with a size relative to the nearest container.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(_ContainerRelativeFrameModifier(axes: axes, alignment: alignment, rule: .whole))
    }

    /// Positions this view within an invisible frame with a size relative to the nearest container.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            _ContainerRelativeFrameModifier(
                axes: axes, alignment: alignment,
                rule: .part(count: count, span: span, spacing: spacing)))
    }

    /// Positions this view within an invisible frame with a size relative to the nearest container.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(
            _ContainerRelativeFrameModifier(
                axes: axes, alignment: alignment, rule: .custom(length)))
    }
}
