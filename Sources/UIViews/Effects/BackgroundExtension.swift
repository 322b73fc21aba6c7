// SPDX-License-Identifier: MIT
import UIDisplayList

/// Draws mirrored and blurred copies of its content under the safe area around it.
nonisolated struct _BackgroundExtensionModifier: _BoxModifier, Equatable {
    typealias Body = Never
    let isEnabled: Bool
    @MainActor func makeBox(owner: _ViewNode) -> _BackgroundExtensionBox {
        _BackgroundExtensionBox(isEnabled, owner: owner)
    }
    @MainActor func update(_ box: _BackgroundExtensionBox, from old: Self) {
        box.isEnabled = isEnabled
    }
}

@MainActor final class _BackgroundExtensionBox: _UnaryNode {
    var isEnabled: Bool { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

    /// How much the copies are blurred. *Units:* points. *Source:* I; only the blur is documented.
    static let blurRadius: CGFloat = 12

    init(_ isEnabled: Bool, owner: _ViewNode) {
        self.isEnabled = isEnabled
        super.init(layoutOwner: owner)
    }

    override func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        let inner = displayChildren(context)
        guard isEnabled, safeInsets != .zero, !inner.isEmpty else { return inner }
        let size = presentedFrame(at: context.now).size
        let left = isRightToLeft ? safeInsets.trailing : safeInsets.leading
        let right = isRightToLeft ? safeInsets.leading : safeInsets.trailing
        // Sideways first: what is above and below mirrors the corners with it.
        let middle = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        let sides = [
            copy(inner, of: middle, strip: CGRect(x: -left, y: 0, width: left, height: size.height))
            { CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0) },
            copy(
                inner, of: middle,
                strip: CGRect(x: size.width, y: 0, width: right, height: size.height)
            ) { CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * size.width, ty: 0) },
        ].compactMap { $0 }
        let row = DisplayNode(.group(sides + [inner]))
        let width = left + size.width + right
        let ends = [
            copy(
                row, of: middle,
                strip: CGRect(x: -left, y: -safeInsets.top, width: width, height: safeInsets.top)
            ) { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0) },
            copy(
                row, of: middle,
                strip: CGRect(x: -left, y: size.height, width: width, height: safeInsets.bottom)
            ) { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * size.height) },
        ].compactMap { $0 }
        return DisplayNode(.group(ends + [row]))
    }

    private func copy(
        _ node: DisplayNode, of rect: CGRect, strip: CGRect, mirror: () -> CGAffineTransform
    ) -> DisplayNode? {
        guard strip.width > 0, strip.height > 0 else { return nil }
        // Without the content beneath, the blur would let the edge shine through.
        let mirrored = DisplayNode(.group([node, DisplayNode(.transform(mirror(), node))]))
        return DisplayNode(
            .clip(.rect(strip), DisplayNode(.blur(radius: Self.blurRadius, mirrored))))
    }
}

extension View {
    /// Adds the background extension effect to the view: the view is duplicated into mirrored
    /// copies which are placed around the view on any edge with available safe area.
    @MainActor @preconcurrency public func backgroundExtensionEffect() -> some View {
        modifier(_BackgroundExtensionModifier(isEnabled: true))
    }

    /// Adds the background extension effect to the view, where it is enabled.
    @MainActor @preconcurrency public func backgroundExtensionEffect(
        isEnabled: Bool
    ) -> some View {
        modifier(_BackgroundExtensionModifier(isEnabled: isEnabled))
    }
}
