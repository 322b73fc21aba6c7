// SPDX-License-Identifier: MIT
import Foundation
import GSKRenderer
import HeadlessHost

/// What was presented during a run, and how it is written.
@MainActor final class Recording {
    /// A frame that was presented, and the window as it was then.
    struct Frame {
        var frame: PresentedFrame
        var settings: HostSettings
        /// The names that the script gave it.
        var snapshots: [String] = []
    }

    let title: String
    private let window: HeadlessWindow
    private(set) var trace: Trace
    private(set) var frames: [Frame] = []

    init(title: String, header: TraceHeader, window: HeadlessWindow) {
        self.title = title
        self.window = window
        trace = Trace(header: header)
    }

    func add(_ event: TraceEvent) { trace.lines.append(.event(event)) }

    func add(_ frame: PresentedFrame, settings: HostSettings) {
        trace.lines.append(.frame(TraceFrame(frame)))
        frames.append(Frame(frame: frame, settings: settings))
    }

    func addSnapshot(_ name: String) {
        guard !frames.isEmpty else { return }
        frames[frames.count - 1].snapshots.append(name)
    }

    /// Writes one output.
    ///
    /// *Errors:* the run failed, when it cannot be encoded or the disk does not take it.
    func write(_ kind: OutputFile.Kind, to path: String, page: ProgressPage) throws(ToolFailure) {
        do {
            let data =
                switch kind {
                case .trace: Data(TraceWriter.text(trace).utf8)
                case .filmstrip: try filmstrip(page)
                case .animation: try animation(page)
                case .timeline: try timeline(page)
                }
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw .run("the \(kind) cannot be made: \(error)")
        }
    }

    private func filmstrip(_ page: ProgressPage) throws -> Data {
        let evenly = FrameSelection.evenly(frames.count, limit: FrameSelection.filmstripCount)
        let named = frames.indices.filter { !frames[$0].snapshots.isEmpty }
        let strip = Set(evenly + named).sorted().map { index in
            let frame = frames[index]
            return FilmstripFrame(
                image: picture(of: frame, page), time: frame.frame.time.seconds,
                caption: caption(of: frame))
        }
        let scale = CGFloat(trace.header.scale)
        return try FilmstripComposer(scale: scale).compose(strip, measurer: .shared).pngData()
    }

    /// What stands under a frame: its names, else the phase of a scroll view that is not at rest.
    private func caption(of frame: Frame) -> String {
        guard frame.snapshots.isEmpty else { return frame.snapshots.joined(separator: ", ") }
        return TraceFrame(frame.frame).scrolls.map(\.phase).first { $0 != "idle" } ?? ""
    }

    private func animation(_ page: ProgressPage) throws -> Data {
        let times = frames.map(\.frame.time.seconds)
        let size = trace.header.size
        // A window that was resized does not fit the animation's frame; those frames are left out.
        let chosen = FrameSelection.ticks(of: times, rate: FrameSelection.animationRate)
            .filter { frames[$0].settings.size == size }
        var encoder: AnimatedWebPEncoder?
        for index in chosen {
            let image = picture(of: frames[index], page)
            if encoder == nil {
                encoder = try AnimatedWebPEncoder(width: image.width, height: image.height)
            }
            try encoder?.add(image, at: times[index])
        }
        guard let encoder, let last = times.last else { return Data() }
        return try encoder.finish(at: last + 1 / FrameSelection.animationRate)
    }

    private func timeline(_ page: ProgressPage) throws -> Data {
        let chosen = FrameSelection.evenly(frames.count, limit: FrameSelection.timelineCount)
        let thumbnails = try chosen.map { index in
            HTMLTimeline.Thumbnail(
                time: frames[index].frame.time.seconds, mediaType: "image/png",
                data: try picture(of: frames[index], page).pngData())
        }
        let page = HTMLTimeline.page(title: title, trace: trace, thumbnails: thumbnails)
        return Data(page.utf8)
    }

    private func picture(of frame: Frame, _ page: ProgressPage) -> PixelImage {
        defer { page.beats += 1 }
        window.updateSettings { $0 = frame.settings }
        return window.pixels(of: frame.frame)
    }
}
