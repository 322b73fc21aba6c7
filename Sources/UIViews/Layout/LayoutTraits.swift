// SPDX-License-Identifier: MIT

/// Sets something that the container around reads of its content.
nonisolated public struct _TraitModifier: _BoxModifier {
    public typealias Body = Never
    enum Trait {
        case priority(Double)
        case zIndex(Double)
        case guide(_AlignmentKey, @Sendable (ViewDimensions) -> CGFloat)
        case value(key: ObjectIdentifier, Any)
    }
    let trait: Trait

    @MainActor public func makeBox(owner: _ViewNode) -> _TraitBox {
        _TraitBox(trait, owner: owner)
    }
    @MainActor public func update(_ box: _TraitBox, from old: Self) { box.trait = trait }
}

/// The box that carries a trait for the container around.
@MainActor public final class _TraitBox: _UnaryNode {
    var trait: _TraitModifier.Trait { didSet { setNeedsLayout() } }
    init(_ trait: _TraitModifier.Trait, owner: _ViewNode) {
        self.trait = trait
        super.init(layoutOwner: owner)
    }

    public override var layoutPriority: Double {
        if case .priority(let value) = trait { value } else { super.layoutPriority }
    }

    public override var zIndex: Double {
        if case .zIndex(let value) = trait { value } else { super.zIndex }
    }

    public override func explicitGuide(
        _ key: _AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        if case .guide(key, let compute) = trait, let child {
            return compute(child.dimensions(proposal))
        }
        return super.explicitGuide(key, size: size, proposal: proposal)
    }

    public override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        if case .value(ObjectIdentifier(key), let value) = trait, let value = value as? K.Value {
            return value
        }
        return super.layoutValue(key)
    }
}

extension View {
    /// Sets the priority by which a parent layout should apportion space to this child.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(_TraitModifier(trait: .priority(value)))
    }

    /// Controls the display order of overlapping views.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(_TraitModifier(trait: .zIndex(value)))
    }

    /// Associates a value with a custom layout property.
    nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View
    where K: LayoutValueKey {
        modifier(_TraitModifier(trait: .value(key: ObjectIdentifier(key), value)))
    }

    /// Sets the view's horizontal alignment.
    @preconcurrency
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_TraitModifier(trait: .guide(g.key, computeValue)))
    }

    /// Sets the view's vertical alignment.
    @preconcurrency
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_TraitModifier(trait: .guide(g.key, computeValue)))
    }
}
