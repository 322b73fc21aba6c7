// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import UIFrameLoop

/// A recording in virtual time that writes a trace and no picture.
@MainActor public struct MeteredRecording {
    /// The time that passed in the recording. *Units:* seconds.
    public let virtualSeconds: Double
    /// What recording and writing took of this thread. *Units:* seconds.
    public let threadSeconds: Double
    /// The frames that were presented.
    public let frames: Int
    /// The length of the trace. *Units:* bytes.
    public let traceBytes: Int

    /// Plays a scroll script over a view and writes the trace of it, as `record` does.
    ///
    /// *Errors:* a script that is wrong, or that fails where it is played.
    public init(_ view: some View, script: String, fps: Double = 60) throws {
        let parsed = try ScrollScript(text: script, file: "script")
        let start = ThreadClock.now
        let window = HeadlessWindow(rootView: AnyView(view))
        let size = window.settings.size
        var trace = Trace(
            header: TraceHeader(
                size: size, scale: Double(window.settings.scale), fps: fps, seed: 0))
        var last = 0.0
        var count = 0
        try ScriptRunner(
            stage: window, fps: fps,
            observer: .init(
                event: { trace.lines.append(.event($0)) },
                frame: {
                    trace.lines.append(.frame(TraceFrame($0)))
                    last = $0.time.seconds
                    count += 1
                }, snapshot: { _ in })
        ).run(parsed)
        traceBytes = TraceWriter.text(trace).utf8.count
        threadSeconds = (ThreadClock.now - start) / 1e3
        virtualSeconds = last
        frames = count
    }
}
