// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

/// A view in a window that nobody sees, whose time passes only when a test says so.
///
///     @Test("the bar leaves when the finger goes up") @MainActor func hides() {
///         let tester = ScrollTester(Feed())
///         tester.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
///         tester.run(until: .idle)
///         tester.expectPhases([.idle, .tracking, .interacting, .idle])
///         tester.expectElement("Home", isHittable: false)
///     }
///
/// The first frame, at second 0, is presented by the initialiser. Every call that lets time pass
/// presents all frames on its way and leaves the clock at the last of them. Tasks, sleeps, timers
/// and `Date()` of the view follow that clock; nothing ever waits for real time.
///
/// *Errors:* misuse that the runtime reports, and code that cannot follow virtual time, become
/// issues at the line that made time pass. After code that cannot follow, time stands still.
@MainActor public final class ScrollTester {
    /// Frames a second. *Units:* hertz.
    public let fps: Double
    /// The frames that were presented, oldest first; see `clearHistory()`. Never empty.
    public internal(set) var frames: [FrameSnapshot] = []
    /// What the runtime said about misuse, each once, in the order in which it came.
    public private(set) var reports: [String] = []
    /// What the view had assistive technology speak, in the order in which it came.
    public var announcements: [String] { window.announcements }
    /// Whether a report of misuse is an issue at once; turn it off to look at `reports` instead.
    public var recordsReports = true

    let window: HeadlessWindow
    private let isDropped: (Int) -> Bool
    private var frameCount = 0
    private var reportLocation: SourceLocation
    private(set) var isBroken = false
    var fingers: [Int: CGPoint] = [:]
    var testerSettings: TesterSettings
    private(set) var windowSize: CGSize
    private let scale: CGFloat

    /// Shows `view` and presents its first frame.
    ///
    /// *Units and space:* `size` of the whole window in points, `scale` in pixels a point, `fps`
    /// in hertz. `epoch` is what `Date()` answers at second 0; nil is the real now.
    /// `dropping` says which frames are lost, by their number from 1 on: time passes over them and
    /// the next frame catches up. Frame 0 is never lost.
    public init(
        _ view: some View, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
        fps: Double = 60, settings: TesterSettings = TesterSettings(), epoch: Date? = nil,
        dropping isDropped: @escaping (Int) -> Bool = { _ in false },
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        precondition(fps > 0 && fps.isFinite, "fps must be a positive number")
        self.fps = fps
        self.isDropped = isDropped
        self.scale = scale
        testerSettings = settings
        windowSize = size
        reportLocation = sourceLocation
        window = HeadlessWindow(
            rootView: AnyView(view), settings: settings.hostSettings(size: size, scale: scale),
            epoch: epoch)
        window.onReport = { [weak self] in self?.receive($0) }
        // What the view reported while it was made came before anyone listened.
        for report in window.reports { receive(report) }
        present(sourceLocation)
        if frames.isEmpty { frames = [.empty] }
    }

    /// The instant of the last frame. *Units:* seconds after the first one.
    public var time: Double { frame.time }

    /// The frame that was presented last.
    public var frame: FrameSnapshot { frames[frames.count - 1] }

    /// Forgets all frames but the last: `frames`, `phases` and the work start anew from it.
    public func clearHistory() { frames.removeSubrange(..<(frames.count - 1)) }

    /// The settings of the window's user; a change is presented by the next frame.
    public var settings: TesterSettings {
        get { testerSettings }
        set {
            testerSettings = newValue
            applySettings()
        }
    }

    /// Gives the window another size, as turning a phone does; the next frame shows it.
    ///
    /// *Units:* points.
    public func resize(to size: CGSize) {
        windowSize = size
        applySettings()
    }

    private func applySettings() {
        let settings = testerSettings.hostSettings(size: windowSize, scale: scale)
        window.updateSettings { $0 = settings }
    }

    private func receive(_ report: String) {
        reports.append(report)
        if recordsReports { fail("The runtime reports: \(report)", reportLocation) }
    }

    // MARK: Time

    /// Two instants that differ by less are one. *Units:* seconds. *Source:* chosen, far above a
    /// rounding error and far below any frame.
    static let tolerance = 1e-7

    private var nextFrameTime: Double { Double(frameCount) / fps }

    /// Presents the next frame that is not dropped; false when time cannot go on.
    @discardableResult
    func present(_ sourceLocation: SourceLocation) -> Bool {
        guard !isBroken else { return false }
        while frameCount > 0, isDropped(frameCount) { frameCount += 1 }
        reportLocation = sourceLocation
        do {
            let frame = try window.frame(at: FrameInstant(seconds: nextFrameTime))
            frameCount += 1
            frames.append(FrameSnapshot(frame))
            return true
        } catch {
            isBroken = true
            fail("Time stands still from here on: \(error)", sourceLocation)
            return false
        }
    }

    /// Presents frames until one lies at or after an instant.
    func present(through instant: Double, _ sourceLocation: SourceLocation) {
        while time < instant - Self.tolerance, present(sourceLocation) {}
    }

    /// Records an issue at a place of the test.
    func fail(_ message: String, _ sourceLocation: SourceLocation) {
        Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    }
}
