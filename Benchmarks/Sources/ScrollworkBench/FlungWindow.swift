// SPDX-License-Identifier: MIT
import CListBaseline
import FrameMeter

/// A view in a metered window that is flung again and again.
@MainActor final class FlungWindow: Contestant {
    /// How far apart the flings begin. *Units:* frames.
    private static let flingInterval = 150
    /// *Units:* points a second; a hard flick of a thumb.
    private static let flingSpeed = 5000.0

    let window: MeteredWindow
    private let target = raster_target_new(390, 844, 2)
    private(set) var costs: [FrameCost] = []
    /// Where the content was in each frame. *Units:* points.
    private(set) var offsets: [Double] = []
    private let axis: Axis
    private let turnsBack: Bool

    /// `turnsBack` lets every other fling go back to the start.
    init(_ view: some View, axis: Axis = .vertical, turnsBack: Bool = false) {
        self.axis = axis
        self.turnsBack = turnsBack
        window = MeteredWindow(view)
        // What the first frame sets up once is not what a fling costs.
        _ = window.frame(at: 0)
        draw()
    }

    isolated deinit {
        window.close()
        raster_target_free(target)
    }

    private func draw() {
        raster_target_draw(target, window.node.map { UnsafeMutableRawPointer($0) })
    }

    func run(frames: Range<Int>) {
        for index in frames {
            let time = Double(index + 1) / Pace.framesPerSecond
            if index % Self.flingInterval == 0 {
                let isBack = turnsBack && (index / Self.flingInterval) % 2 == 1
                let start = CGPoint(x: axis == .vertical ? 200 : 380, y: isBack ? 200 : 700)
                window.fling(
                    from: start, speed: isBack ? -Self.flingSpeed : Self.flingSpeed, axis: axis,
                    at: time)
            }
            var cost = window.frame(at: time)
            cost.raster = ThreadClock.measure { draw() }
            costs.append(cost)
            offsets.append(window.offset.y)
        }
    }

    func writePicture(_ path: String) { _ = raster_target_write(target, path) }
}
