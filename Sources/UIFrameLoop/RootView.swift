// SPDX-License-Identifier: MIT

/// The root of a window: its view, in the safe area, centred (as the phone does).
nonisolated struct RootView: _ContainerView {
    /// The window's view, and what the device draws over it where it draws anything.
    let _content: TupleView<(AnyView, SystemOverlays?)>

    @MainActor func makeBox(owner: _ViewNode) -> RootBox { RootBox(layoutOwner: owner) }
    @MainActor func update(_ box: RootBox, from old: RootView) {}
}

/// The box of a window.
@MainActor final class RootBox: _LayoutNode, _SizingContainer {
    let containerLengths = _ContainerLengths()
    var insets = EdgeInsets.zero { didSet { if insets != oldValue { setNeedsPlacement() } } }

    /// What the device itself takes of the window, without a keyboard.
    var overlayInsets = EdgeInsets.zero {
        didSet { if overlayInsets != oldValue { setNeedsPlacement() } }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeChildren() {
        let area = CGRect(origin: .zero, size: frame.size).inset(by: insets)
        containerLengths.assume(area.size, of: self)
        let proposal = ProposedViewSize(area.size)
        for child in children {
            if child is SystemOverlaysBox {
                place(
                    child, at: .zero, proposal: ProposedViewSize(frame.size),
                    safeInsets: overlayInsets, size: frame.size)
                continue
            }
            let size = child.size(proposal)
            let origin = CGPoint(
                x: area.midX - size.width / 2, y: area.midY - size.height / 2)
            let rect = CGRect(origin: origin, size: size)
            // The insets that an edge can reach are those that begin where it ends.
            let touched = EdgeInsets(
                top: rect.minY <= area.minY + 0.01 ? insets.top : 0,
                leading: rect.minX <= area.minX + 0.01 ? insets.leading : 0,
                bottom: rect.maxY >= area.maxY - 0.01 ? insets.bottom : 0,
                trailing: rect.maxX >= area.maxX - 0.01 ? insets.trailing : 0)
            place(child, at: origin, proposal: proposal, safeInsets: touched)
        }
    }

    override var zIndex: Double { 0 }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
}
