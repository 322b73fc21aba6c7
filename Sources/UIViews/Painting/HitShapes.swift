// SPDX-License-Identifier: MIT
import UIDisplayList

/// Lets its content be hit inside a shape, wherever it draws.
nonisolated public struct _ContentShapeModifier<S: Shape>: _BoxModifier {
    public typealias Body = Never
    let shape: S
    let isEOFilled: Bool
    @MainActor public func makeBox(owner: _ViewNode) -> _ContentShapeBox<S> {
        _ContentShapeBox(self, owner: owner)
    }
    @MainActor public func update(_ box: _ContentShapeBox<S>, from old: Self) {
        box.rule = self
        box.setNeedsDisplay()
    }
}

/// The box of `contentShape`.
@MainActor public final class _ContentShapeBox<S: Shape>: _UnaryNode {
    var rule: _ContentShapeModifier<S>
    init(_ rule: _ContentShapeModifier<S>, owner: _ViewNode) {
        self.rule = rule
        super.init(layoutOwner: owner)
    }

    private func outline(in size: CGSize) -> DisplayShape {
        rule.shape._displayShape(
            in: CGRect(origin: .zero, size: size),
            fillStyle: FillStyle(eoFill: rule.isEOFilled),
            layoutDirection: owner.environment.layoutDirection)
    }

    private func contains(_ point: CGPoint, at now: FrameInstant) -> Bool {
        outline(in: presentedFrame(at: now).size).contains(point)
    }

    public override var ownHitBounds: CGRect { outline(in: frame.size).bounds }

    public override func containsHit(_ point: CGPoint, at now: FrameInstant) -> Bool {
        contains(point, at: now)
    }
}

/// Keeps touches off its content.
nonisolated public struct _AllowsHitTestingModifier: _BoxModifier, Sendable {
    public typealias Body = Never
    let isAllowed: Bool
    @MainActor public func makeBox(owner: _ViewNode) -> _HitTestingBox {
        _HitTestingBox(isAllowed, owner: owner)
    }
    @MainActor public func update(_ box: _HitTestingBox, from old: Self) {
        box.isAllowed = isAllowed
    }
}

/// The box of `allowsHitTesting`.
@MainActor public final class _HitTestingBox: _UnaryNode {
    var isAllowed: Bool
    init(_ isAllowed: Bool, owner: _ViewNode) {
        self.isAllowed = isAllowed
        super.init(layoutOwner: owner)
    }
    public override func contentPoint(_ point: CGPoint, at now: FrameInstant) -> CGPoint? {
        isAllowed ? point : nil
    }
}

extension View {
    /// Defines the content shape for hit testing.
    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
    where S: Shape {
        modifier(_ContentShapeModifier(shape: shape, isEOFilled: eoFill))
    }

    /// Configures whether this view participates in hit test operations.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_AllowsHitTestingModifier(isAllowed: enabled))
    }
}
