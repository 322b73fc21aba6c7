// SPDX-License-Identifier: MIT
import ScrollworkTesting
import Testing

/// What a finger does, said by how far the content goes.
extension ScrollTester {
    /// Drags the content `way` points towards its end and holds; negative towards its start.
    func drag(_ way: CGFloat, in duration: Double = 0.4, at x: CGFloat = 200) {
        let middle = (frame.scrolls.first?.containerSize.height ?? 840) / 2
        drag(
            from: CGPoint(x: x, y: middle + way / 2), to: CGPoint(x: x, y: middle - way / 2),
            duration: duration)
    }

    /// Drags, and waits until nothing moves.
    func dragToRest(_ way: CGFloat, in duration: Double = 0.4) {
        drag(way, in: duration)
        run()
    }

    /// The offset from the resting top.
    var position: CGFloat {
        guard let scroll = frame.scrolls.first else { return .nan }
        return scroll.contentOffset.y + scroll.contentInsets.top
    }

    /// The greatest offset from the resting top.
    var limit: CGFloat {
        guard let scroll = frame.scrolls.first else { return .nan }
        return scroll.contentSize.height + scroll.contentInsets.top + scroll.contentInsets.bottom
            - scroll.containerSize.height
    }

    /// Where an element stands in each frame since the history was cleared; nil where it is not.
    func places(of label: String) -> [CGFloat?] {
        frames.map { $0.element(label)?.frame.minY }
    }

    /// Whether an element is there and can be touched.
    func isShown(_ label: String) -> Bool { frame.element(label)?.isHittable ?? false }
}
