// SPDX-License-Identifier: MIT

/// The view that `Layout.callAsFunction` makes: content placed by a custom layout.
nonisolated struct _LayoutView<L: Layout, Content: View>: _ContainerView {
    let layout: L
    let _content: Content

    @MainActor func makeBox(owner: _ViewNode) -> _LayoutContainerNode<L> {
        let box = _LayoutContainerNode(layout, owner: owner)
        if L.AnimatableData.self != EmptyAnimatableData.self {
            let motion = _LayoutMotion(layout, box: box)
            owner.graph.value(_LayoutMotions.self) { _LayoutMotions() }.add(motion, for: box)
        }
        return box
    }

    @MainActor func update(_ box: _LayoutContainerNode<L>, from old: Self) {
        if let motion = box.graph?.value(_LayoutMotions.self, make: { _LayoutMotions() })
            .motion(of: box) as? _LayoutMotion<L>
        {
            motion.layoutDidChange(to: layout)
        } else {
            box.layout = layout
        }
    }
}

/// The motions of custom layouts whose data animate, by their boxes.
@MainActor private final class _LayoutMotions {
    private var motions: [ObjectIdentifier: AnyObject] = [:]
    nonisolated init() {}
    func add(_ motion: AnyObject, for box: AnyObject) { motions[ObjectIdentifier(box)] = motion }
    func motion(of box: AnyObject) -> AnyObject? { motions[ObjectIdentifier(box)] }
}

/// Lays a container out anew, every frame, with the data between two values of its layout.
private final class _LayoutMotion<L: Layout>: _AnimationClient {
    private weak var box: _LayoutContainerNode<L>?
    private var layout: L
    private var data: _AnimatedValue<L.AnimatableData>

    init(_ layout: L, box: _LayoutContainerNode<L>) {
        self.layout = layout
        self.box = box
        data = _AnimatedValue(layout.animatableData)
    }

    func layoutDidChange(to new: L) {
        guard let box, let graph = box.graph else { return }
        layout = new
        data.set(new.animatableData, transaction: box.owner.transaction, at: graph.now)
        if data.isAnimating { graph.animate(self) }
        apply(at: graph.now)
    }

    private func apply(at now: FrameInstant) {
        var current = layout
        if data.isAnimating { current.animatableData = data.value(at: now) }
        box?.layout = current
    }

    func tick(at now: FrameInstant) -> Bool {
        guard box?.graph != nil, data.isAnimating else { return false }
        apply(at: now)
        return true
    }

    var isFiniteAnimation: Bool { data.isFinite }
    var animationOwnerName: String { String(describing: L.self) }
}

extension Layout {
    /// Combines the specified views into a single composite view using the layout algorithms of
    /// the custom layout container.
    @_disfavoredOverload
    public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
        _LayoutView(layout: self, _content: content())
    }
}
