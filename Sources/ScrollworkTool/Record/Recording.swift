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

    private let stripFrames: Int

    init(title: String, header: TraceHeader, window: HeadlessWindow, stripFrames: Int) {
        self.title = title
        self.stripFrames = stripFrames
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
        let named = frames.indices.filter { !frames[$0].snapshots.isEmpty }
        // Of a run without snapshots there is one picture at least.
        let limit = named.isEmpty ? max(stripFrames, 1) : stripFrames
        let evenly = FrameSelection.evenly(frames.count, limit: limit)
        let chosen = Set(evenly + named).sorted()
        let scale = chosen.count <= FrameSelection.fullScaleCount ? trace.header.scale : 1
        let strip = chosen.map { index in
            let frame = frames[index]
            return FilmstripFrame(
                image: picture(of: frame, scale: scale, page), time: frame.frame.time.seconds,
                caption: caption(of: frame))
        }
        return try FilmstripComposer(scale: CGFloat(min(scale, trace.header.scale)))
            .compose(strip, measurer: .shared).pngData()
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
        for (index, before) in zip(chosen, [nil] + chosen.map(Optional.some)) {
            if let before, looksAlike(before, index) { continue }
            let image = picture(of: frames[index], scale: FrameSelection.animationScale, page)
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
        var thumbnails: [HTMLTimeline.Thumbnail] = []
        for (index, before) in zip(chosen, [nil] + chosen.map(Optional.some)) {
            if let before, looksAlike(before, index) { continue }
            let image = picture(of: frames[index], scale: FrameSelection.timelineScale, page)
            thumbnails.append(
                HTMLTimeline.Thumbnail(
                    time: frames[index].frame.time.seconds, mediaType: "image/png",
                    data: try image.pngData()))
        }
        let page = HTMLTimeline.page(title: title, trace: trace, thumbnails: thumbnails)
        return Data(page.utf8)
    }

    /// Whether two frames are the same picture: unchanged parts share their nodes, up to the root.
    private func looksAlike(_ a: Int, _ b: Int) -> Bool {
        frames[a].frame.displayList === frames[b].frame.displayList
            && frames[a].settings == frames[b].settings
    }

    /// A frame's pixels. *Units:* at most `scale` pixels a point, never more than the window's.
    private func picture(
        of frame: Frame, scale: Double, _ page: ProgressPage
    ) -> PixelImage {
        defer { page.beats += 1 }
        window.updateSettings {
            $0 = frame.settings
            $0.scale = min($0.scale, CGFloat(scale))
        }
        return window.pixels(of: frame.frame)
    }
}
