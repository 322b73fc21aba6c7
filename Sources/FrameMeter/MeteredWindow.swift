// SPDX-License-Identifier: MIT
import CGTK
import Foundation
import GSKRenderer
import HeadlessHost
import UIDisplayList
import UIFrameLoop
import UIInput

/// A window that nobody sees and whose frames are measured stage by stage.
///
/// It does what a window on the desktop does in a frame: walk, display list, GSK nodes. Accessibility
/// elements are left out, as a window leaves them out while it scrolls.
@MainActor public final class MeteredWindow {
    /// *Units:* points.
    public let size: CGSize
    /// *Units:* device pixels a point.
    public let scale: CGFloat
    private let driver: FrameDriver
    private let renderer: GSKDisplayRenderer
    private var events: [InputEvent] = []
    private var lastFrame: PresentedFrame?
    /// The GSK node of the last frame; valid until the frame after the next.
    public private(set) var node: OpaquePointer?

    /// A window that shows `view`; nothing is evaluated for a frame before the first one.
    public init(
        _ view: some View, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2
    ) {
        self.size = size
        self.scale = scale
        let settings = HostSettings(size: size, scale: scale, safeAreaInsets: EdgeInsets())
        driver = FrameDriver(
            rootView: AnyView(view), settings: settings, textMeasurer: PangoTextMeasurer.shared)
        driver.collectsElements = false
        renderer = GSKDisplayRenderer(measurer: .shared)
    }

    /// Ends the view, its tasks and state.
    public func close() { driver.close() }

    /// The offset of the outermost scroll view. *Units:* points.
    public var offset: CGPoint { lastFrame?.scrolls.first?.geometry.contentOffset ?? .zero }

    /// The length of the outermost scroll view's content. *Units:* points.
    public var contentSize: CGSize { lastFrame?.scrolls.first?.geometry.contentSize ?? .zero }

    /// Whether nothing moves and no touch waits.
    public var isIdle: Bool { events.isEmpty && driver.isIdle }

    /// Queues a fling that begins at an instant. *Units:* seconds, points, points a second; a
    /// negative speed goes the other way.
    public func fling(from start: CGPoint, speed: Double, axis: Axis = .vertical, at time: Double) {
        let direction: ScriptDirection =
            axis == .vertical ? (speed < 0 ? .down : .up) : (speed < 0 ? .right : .left)
        for touch in ScriptTouches.fling(from: start, direction, speed: abs(speed)) {
            let phase: TouchPhase =
                switch touch.phase {
                case .began: .began
                case .moved: .moved
                case .ended: .ended
                }
            events.append(
                .touch(
                    TouchEvent(
                        id: TouchID(0), phase: phase, location: touch.location,
                        time: FrameInstant(seconds: time + touch.time))))
        }
    }

    /// Makes the frame of an instant. *Units:* seconds.
    public func frame(at time: Double) -> FrameCost {
        let instant = FrameInstant(seconds: time)
        let due = events.prefix { $0.time <= instant }.count
        let now = Array(events.prefix(due))
        events.removeFirst(due)
        let start = ThreadClock.now
        var walked = start
        driver.willPresent = { walked = ThreadClock.now }
        let frame = driver.frame(at: instant, events: now)
        let isDark = driver.presentedColorScheme == .dark
        node = renderer.renderNode(
            for: frame.displayList, size: size, scale: scale, background: isDark ? .black : .white)
        let end = ThreadClock.now
        driver.willPresent = nil
        lastFrame = frame
        return FrameCost(
            walk: walked - start, paint: end - walked, raster: 0, bodies: frame.report.bodies,
            layouts: frame.report.layouts)
    }

    /// The last frame as a PNG file.
    public func pngData() throws -> Data? {
        try lastFrame.map {
            try renderer.render(
                $0.displayList, size: size, scale: scale, background: .white
            ).pngData()
        }
    }
}
