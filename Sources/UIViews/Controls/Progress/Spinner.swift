// SPDX-License-Identifier: MIT
import Foundation
import UIDisplayList

/// The spokes that turn while something is going on. *Source:* I, after the phone's look; its size
/// of 20 is measured on iOS 26 (`ios/progress/basic`).
enum SpinnerLook {
    static let count = 8
    /// *Units:* points, for a spinner of that size.
    static let size: CGFloat = 20
    static let spokeLength: CGFloat = 6
    static let spokeWidth: CGFloat = 2.4
    /// *Units:* seconds a turn.
    static let period = 0.8
    /// The faintest spoke, and the strongest.
    static let faintest = 0.2
    static let strongest = 0.85

    /// The spinner in a square. `turn` counts whole turns; `shown` of its spokes are there, 0…1.
    static func display(
        in rect: CGRect, turn: Double, shown: Double = 1, color: DisplayColor
    ) -> DisplayNode {
        let scale = min(rect.width, rect.height) / size
        let radius = min(rect.width, rect.height) / 2
        let (length, width) = (spokeLength * scale, spokeWidth * scale)
        // Spokes change in steps, as a clock does: one is the strongest at a time.
        let head = Int((turn - turn.rounded(.down)) * Double(count))
        let there = Int((shown * Double(count)).rounded(.down))
        var nodes: [DisplayNode] = []
        for index in 0..<min(count, max(0, there)) {
            let behind = (head - index + count) % count
            let part = 1 - Double(behind) / Double(count)
            let opacity = faintest + (strongest - faintest) * part
            let spoke = CGRect(x: -width / 2, y: -radius, width: width, height: length)
            let shape = DisplayShape.roundedRect(spoke, CornerRadii(width / 2), continuous: false)
            let angle = 2 * Double.pi * Double(index) / Double(count)
            let place = CGAffineTransform(rotationAngle: CGFloat(angle))
                .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
            nodes.append(
                DisplayNode(
                    .transform(place, DisplayNode(.fill(shape, .color(color.opacity(opacity)))))))
        }
        return nodes.isEmpty ? .empty : DisplayNode(.group(nodes))
    }
}

/// A spinner that turns for as long as it is there.
nonisolated struct _SpinnerView: _LeafView {
    @MainActor func makeBox(owner: _ViewNode) -> _SpinnerBox {
        let box = _SpinnerBox(layoutOwner: owner)
        owner.graph.animate(box)
        return box
    }
    @MainActor func update(_ box: _SpinnerBox, from old: Self) {}
    @MainActor func environmentDidChange(_ box: _SpinnerBox) { box.setNeedsDisplay() }
}

/// The box of a spinner.
@MainActor final class _SpinnerBox: _LayoutNode, _AnimationClient {
    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: SpinnerLook.size, height: SpinnerLook.size)
    }

    override func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        // An own foreground style or tint colours it; else it is grey.
        let environment = owner.environment
        let color =
            environment._tint?._paint(in: environment).representativeColor
            ?? Color.secondary._paint(in: environment).representativeColor
        return SpinnerLook.display(
            in: CGRect(origin: .zero, size: frame.size),
            turn: context.now.seconds / SpinnerLook.period, color: color.opacity(1))
    }

    override func collectAccessibility(_ collector: _AccessibilityCollector) {
        collector.add(
            self, label: "In progress", role: "progressIndicator",
            rect: CGRect(origin: .zero, size: frame.size))
    }

    func tick(at now: FrameInstant) -> Bool {
        setNeedsDisplay()
        return graph != nil
    }
    var isFiniteAnimation: Bool { false }
    var animationOwnerName: String { "ProgressView" }
}
