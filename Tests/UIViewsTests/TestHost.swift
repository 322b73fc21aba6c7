// SPDX-License-Identifier: MIT
import HeadlessHost

/// A window in virtual time with fingers, for tests of views.
///
/// Every call presents one frame; between them a 60th of a second passes unless more is said.
@MainActor final class TestHost {
    let window: HeadlessWindow
    private(set) var frame: PresentedFrame
    /// When the fingers act next. *Units:* seconds.
    private(set) var now = 0.0
    static let frameTime = 1.0 / 60

    init(
        _ view: some View, size: CGSize = CGSize(width: 200, height: 400),
        change: (inout HostSettings) -> Void = { _ in }
    ) throws {
        var settings = HostSettings(size: size, scale: 2, safeAreaInsets: .init())
        change(&settings)
        window = HeadlessWindow(rootView: AnyView(view), settings: settings)
        frame = try window.frame(at: FrameInstant(seconds: 0))
    }

    /// Lets time pass, a frame every 60th of a second.
    func wait(_ seconds: Double) throws {
        let end = now + seconds
        while now < end - 1e-9 {
            now = min(now + Self.frameTime, end)
            try present()
        }
    }

    /// Presents whatever is new at this instant.
    func present() throws { frame = try window.frame(at: FrameInstant(seconds: now)) }

    // MARK: Fingers

    func touch(_ phase: TouchPhase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0) throws {
        send(phase, x, y, finger: finger)
        try present()
    }

    /// Queues a touch for the next frame, at this instant.
    func send(_ phase: TouchPhase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        window.send(
            .touch(
                TouchEvent(
                    id: TouchID(finger), phase: phase, location: CGPoint(x: x, y: y),
                    time: FrameInstant(seconds: now))))
    }

    func tap(_ x: CGFloat, _ y: CGFloat) throws {
        try touch(.began, x, y)
        try wait(Self.frameTime * 3)
        try touch(.ended, x, y)
        try wait(Self.frameTime)
    }

    /// Moves a finger that is down in steps of one frame.
    func move(from start: CGPoint, to end: CGPoint, steps: Int, finger: Int = 0) throws {
        for step in 1...steps {
            try wait(Self.frameTime)
            let part = CGFloat(step) / CGFloat(steps)
            try touch(
                .moved, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part,
                finger: finger)
        }
    }

    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 6) throws {
        try touch(.began, start.x, start.y)
        try move(from: start, to: end, steps: steps)
        try touch(.ended, end.x, end.y)
        try wait(Self.frameTime)
    }

    // MARK: What is seen

    func element(_ label: String) -> PresentedElement? {
        frame.elements.first { $0.label == label }
    }

    /// The display list as text.
    var drawing: String { frame.displayList.description }
}

extension HostSettings {
    /// A phone's window as the tool has it, with what the system draws over it.
    static var phoneWithBars: HostSettings {
        HostSettings(phoneOf: HostSettings.phone.size, scale: 2)
    }
}

/// What happened, in order.
@MainActor final class Log {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func clear() { lines = [] }
}
