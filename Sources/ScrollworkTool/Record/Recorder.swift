// SPDX-License-Identifier: MIT
import CSeededRandom
import Foundation
import HeadlessHost
import SwiftUI

/// Plays a script on the user's view in virtual time and keeps what was presented.
@MainActor struct Recorder {
    var request: RecordRequest
    var script: ScrollScript?
    var page: ProgressPage

    /// What `Date()` answers when a recording begins: the first of January 2024, 09:41 UTC.
    /// *Source:* chosen; the time that Apple's pictures of phones show.
    private static let epoch = Date(timeIntervalSince1970: 1_704_102_060)

    /// *Errors:* the run failed: the script's place, and what is wrong.
    func record(_ root: _PreviewDescription) throws(ToolFailure) -> Recording {
        let seed = request.options.seed ?? 0
        scrollwork_seed_random(seed)
        let settings = request.options.hostSettings(for: root)
        let page = page
        let window = HeadlessWindow(
            rootView: AnyView(RootPreview(description: root)), settings: settings,
            epoch: Self.epoch, bodyWillRun: { page.setBody($0) })
        window.onReport = { StandardError.write("scrollwork: note: " + $0) }
        let recording = Recording(
            title: request.files.first.map { ($0 as NSString).lastPathComponent } ?? "",
            header: TraceHeader(
                size: settings.size, scale: Double(settings.scale), fps: request.options.fps,
                seed: seed),
            window: window, stripFrames: request.stripFrames)
        let runner = ScriptRunner(
            stage: window, fps: request.options.fps,
            observer: .init(
                event: { recording.add($0) },
                frame: {
                    recording.add($0, settings: window.settings)
                    page.time = $0.time.seconds
                    page.beats += 1
                },
                snapshot: { recording.addSnapshot($0) }))
        do throws(ScriptFailure) {
            try runner.run(script)
        } catch {
            throw script == nil
                ? .run(error.description) : ToolFailure(.runFailed, error.description)
        }
        return recording
    }
}

extension ProgressPage {
    /// Says whose body is about to run. *Cost:* a copy of the name; the name itself is made once.
    @MainActor func setBody(_ type: Any.Type) {
        let name = BodyNames.shared.name(of: type)
        let room = bodyBuffer
        let count = min(name.count, room.count)
        room.baseAddress?.update(from: name, count: count)
        // A name that fills the page has no end of its own; the page's last byte is its end.
        if count < room.count { room[count] = 0 }
    }
}

/// The names of view types, made once each: a body may run thousands of times.
@MainActor private final class BodyNames {
    static let shared = BodyNames()
    private var names: [ObjectIdentifier: [CChar]] = [:]

    func name(of type: Any.Type) -> [CChar] {
        if let name = names[ObjectIdentifier(type)] { return name }
        let name = String(describing: type).utf8CString.dropLast()
        names[ObjectIdentifier(type)] = Array(name)
        return Array(name)
    }
}
