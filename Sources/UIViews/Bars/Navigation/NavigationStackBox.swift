// SPDX-License-Identifier: MIT
import UIDisplayList

/// The box of a navigation stack: the page on top, and another one while they change places.
@MainActor final class _NavigationStackBox: _LayoutNode {
    var transitionDidEnd: () -> Void = {}
    private var upper: _NavigationPageBox?
    private var lower: _NavigationPageBox?
    /// 1 is the upper page out of sight, 0 is it in place.
    private var slide: _AnimatedValue<Double>?
    private var fades = false

    /// Shows a page; `old` leaves if it is another.
    func show(
        _ page: _NavigationPageBox, from old: _NavigationPageBox?, isPush: Bool,
        animation: Animation?, fades: Bool
    ) {
        guard let old, let animation, let graph else {
            endTransition()
            setChildItems([page])
            page.shift = .none
            setNeedsPlacement()
            return
        }
        endTransition()
        self.fades = fades
        upper = isPush ? page : old
        lower = isPush ? old : page
        page.forgetPlacement()
        setChildItems(isPush ? [old, page] : [page, old])
        var slide = _AnimatedValue(isPush ? 1.0 : 0)
        var transaction = Transaction(animation: animation)
        transaction.isContinuous = false
        slide.set(isPush ? 0 : 1, transaction: transaction, at: graph.now)
        self.slide = slide
        shiftPages(at: graph.now)
        graph.animate(self)
        setNeedsPlacement()
    }

    var isInTransition: Bool { slide != nil }

    private func endTransition() {
        guard slide != nil else { return }
        slide = nil
        upper?.shift = .none
        lower?.shift = .none
        upper = nil
        lower = nil
    }

    private func shiftPages(at now: FrameInstant) {
        guard slide != nil else { return }
        let part = CGFloat(slide!.value(at: now))
        if fades {
            upper?.shift = _PageShift(offset: 0, opacity: Double(1 - part), dim: 0)
            return
        }
        upper?.shift = _PageShift(offset: part, opacity: 1, dim: 0)
        lower?.shift = _PageShift(
            offset: -BarMetrics.pageParallax * (1 - part), opacity: 1,
            dim: BarMetrics.pageDim * Double(1 - part))
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // A stack fills what it is offered (measured on the phone).
        proposal.replacingUnspecifiedDimensions(
            by: children.last?.size(proposal) ?? CGSize(width: 10, height: 10))
    }

    override func placeChildren() {
        for page in children {
            place(
                page, at: .zero, proposal: ProposedViewSize(frame.size), safeInsets: safeInsets,
                size: frame.size)
        }
    }

    /// Nothing is touched while pages change places.
    override func contentPoint(_ point: CGPoint, at now: FrameInstant) -> CGPoint? {
        isInTransition ? nil : point
    }

    override func spacing() -> ViewSpacing { ViewSpacing() }
    override var zIndex: Double { 0 }
    override var layoutPriority: Double { 0 }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
}

extension _NavigationStackBox: _AnimationClient {
    func tick(at now: FrameInstant) -> Bool {
        guard graph != nil, slide != nil else { return false }
        shiftPages(at: now)
        setNeedsDisplay()
        if slide!.isAnimating { return true }
        let top = children.last.flatMap { $0 === upper && slide!.target == 1 ? lower : $0 }
        endTransition()
        if let top { setChildItems([top]) }
        transitionDidEnd()
        return false
    }
    var isFiniteAnimation: Bool { true }
    var animationOwnerName: String { "NavigationStack" }
}

/// How a page is seen while pages change places.
struct _PageShift: Equatable {
    /// *Units:* the page's width.
    var offset: CGFloat
    var opacity: Double
    /// How dark the page is.
    var dim: Double

    static let none = _PageShift(offset: 0, opacity: 1, dim: 0)
}
