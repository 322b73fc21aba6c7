// SPDX-License-Identifier: MIT
import UIDisplayList

/// A view that provides a shape that you can use for drawing operations.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: _LeafView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    @MainActor public func makeBox(owner: _ViewNode) -> _ShapeBox<Content, Style> {
        _ShapeBox(self, owner: owner)
    }
    @MainActor public func update(_ box: _ShapeBox<Content, Style>, from old: Self) {
        box.set(self)
    }
    @MainActor public func environmentDidChange(_ box: _ShapeBox<Content, Style>) {
        box.setNeedsDisplay()
    }
}

/// The box of a filled shape; its outline and its size animate while it is drawn.
@MainActor
public final class _ShapeBox<Content: Shape, Style: ShapeStyle>: _LayoutNode,
    _AnimationClient
{
    private var view: _ShapeView<Content, Style>
    private var data: _AnimatedValue<Content.AnimatableData>
    /// The same command again for the same picture, so that renderers keep theirs.
    private var last: (rect: CGRect, node: DisplayNode)?
    private var paintFade: _PaintFade?

    init(_ view: _ShapeView<Content, Style>, owner: _ViewNode) {
        self.view = view
        data = _AnimatedValue(view.shape.animatableData)
        super.init(layoutOwner: owner)
    }

    func set(_ new: _ShapeView<Content, Style>) {
        if !_isEqual(view.style, new.style) { fadePaint() }
        view = new
        last = nil
        setNeedsDisplay()
        guard let graph else { return }
        data.set(new.shape.animatableData, transaction: owner.transaction, at: graph.now)
        if data.isAnimating { graph.animate(self) }
    }

    /// Under an animation, the old paint turns into the new one where both are colours.
    private func fadePaint() {
        let transaction = owner.transaction
        guard transaction.effectiveAnimation != nil, let graph, isPlaced,
            case .color(let color) = view.style._paint(in: owner.environment)
        else { return }
        let presented = paintFade?.color(from: color, at: graph.now) ?? color
        paintFade = _PaintFade(from: presented, transaction: transaction, at: graph.now)
        graph.animate(self)
    }

    public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        view.shape.sizeThatFits(proposal)
    }

    public func tick(at now: FrameInstant) -> Bool {
        setNeedsDisplay()
        last = nil
        if paintFade?.isOver == true { paintFade = nil }
        return graph != nil && (data.isAnimating || paintFade != nil)
    }
    public var isFiniteAnimation: Bool { data.isFinite && (paintFade?.isFinite ?? true) }
    public var animationOwnerName: String { String(describing: Content.self) }

    private func presentedShape(at now: FrameInstant) -> Content {
        guard data.isAnimating else { return view.shape }
        var shape = view.shape
        shape.animatableData = data.value(at: now)
        return shape
    }

    public override func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        let rect = CGRect(origin: .zero, size: presentedFrame(at: context.now).size)
        if let last, last.rect == rect, owner.environment.isIdentical(to: lastEnvironment) {
            return last.node
        }
        var paint = view.style._paint(in: owner.environment)
        if case .color(let color) = paint, paintFade != nil {
            paint = .color(paintFade!.color(from: color, at: context.now))
        }
        let node = draw(presentedShape(at: context.now), with: paint, in: rect)
        last = (rect, node)
        lastEnvironment = owner.environment
        return node
    }

    private var lastEnvironment = EnvironmentValues()

    /// A stroke stays a stroke where the paint is one; everything else is a filled outline.
    private func draw(_ shape: Content, with paint: _StylePaint, in rect: CGRect) -> DisplayNode {
        let direction = owner.environment.layoutDirection
        if let stroke = shape._displayStroke(in: rect, layoutDirection: direction),
            let displayPaint = paint.displayPaint(in: rect)
        {
            return smoothed(DisplayNode(.stroke(stroke.shape, stroke.style, displayPaint)))
        }
        let outline = shape._displayShape(
            in: rect, fillStyle: view.fillStyle, layoutDirection: direction)
        return smoothed(paint.node(filling: outline, in: rect))
    }

    private func smoothed(_ node: DisplayNode) -> DisplayNode {
        view.fillStyle.isAntialiased || node.isEmpty ? node : DisplayNode(.aliased(node))
    }

    public override func containsHit(_ point: CGPoint, at now: FrameInstant) -> Bool {
        presentedShape(at: now)._displayShape(
            in: CGRect(origin: .zero, size: presentedFrame(at: now).size),
            fillStyle: view.fillStyle, layoutDirection: owner.environment.layoutDirection
        ).contains(point)
    }
}

/// A colour on its way to another.
@MainActor struct _PaintFade {
    private var progress: _AnimatedValue<Double>
    private let start: DisplayColor

    init(from start: DisplayColor, transaction: Transaction, at now: FrameInstant) {
        self.start = start
        progress = _AnimatedValue(0)
        progress.set(1, transaction: transaction, at: now)
    }

    var isOver: Bool { !progress.isAnimating }
    var isFinite: Bool { progress.isFinite }

    mutating func color(from end: DisplayColor, at now: FrameInstant) -> DisplayColor {
        let t = progress.value(at: now)
        func mix(_ a: Double, _ b: Double) -> Double { min(max(a + (b - a) * t, 0), 1) }
        return DisplayColor(
            red: mix(start.red, end.red), green: mix(start.green, end.green),
            blue: mix(start.blue, end.blue), alpha: mix(start.alpha, end.alpha))
    }
}

extension _StylePaint {
    /// The command that fills a shape with this paint.
    package func node(filling shape: DisplayShape, in rect: CGRect) -> DisplayNode {
        switch self {
        case .color(let color):
            color.alpha == 0 ? .empty : DisplayNode(.fill(shape, .color(color)))
        case .paint(let make): DisplayNode(.fill(shape, make(rect)))
        case .material(let material, let opacity):
            opacity == 1
                ? DisplayNode(.material(shape, material))
                : DisplayNode(.opacity(opacity, DisplayNode(.material(shape, material))))
        }
    }
}
