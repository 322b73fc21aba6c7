// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import SwiftUI

/// One random session: a scene, and the lines of a scroll script.
struct Session {
    var scene: SessionScene
    var lines: [String]

    /// *Units:* frames a second, few, so that many sessions are cheap; touches come at 120 Hz.
    static let fps = 10.0
    /// How many walks a session may take to its end, at rest.
    static let walkLimit = 120
    /// After so many walks no further command begins, and what moves has to come to rest.
    static let commandWalkLimit = 60

    init(scene: SessionScene, lines: [String]) {
        self.scene = scene
        self.lines = lines
    }

    init(seed: UInt64) {
        var dice = SessionDice(seed)
        scene = SessionScene(&dice)
        lines = SessionLines.random(&dice)
    }

    /// What came of a session.
    struct Outcome {
        /// What went wrong; nil when all is well.
        var problem: String?
        /// How many walks it took.
        var walks = 0
        /// How many of its lines were played.
        var lineCount = 0
    }

    /// The window's settings at the start.
    static var settings: HostSettings {
        var settings = HostSettings(
            size: CGSize(width: 390, height: 600), scale: 2, safeAreaInsets: EdgeInsets())
        settings.safeAreaInsets.bottom = 20
        return settings
    }

    @MainActor func play() -> Outcome {
        let model = SessionModel()
        let window = HeadlessWindow(
            rootView: AnyView(SessionView(scene, model)), settings: Self.settings,
            epoch: Date(timeIntervalSince1970: 0))
        let watch = SessionWatch(window, model, scene)
        var lineCount = 0
        do {
            let runner = ScriptRunner(
                stage: window, fps: Self.fps,
                observer: .init(event: { _ in }, frame: { watch.look(at: $0) }, snapshot: { _ in }))
            let commands = lines.joined(separator: "\n")
            try runner.run(try ScrollScript(text: commands, file: "session.scroll")) {
                guard watch.walks < Self.commandWalkLimit, watch.problem == nil else {
                    return false
                }
                lineCount += 1
                return true
            }
            try runner.run(try ScrollScript(text: "wait idle", file: "session.scroll")) {
                watch.problem == nil
            }
            watch.lookAtRest()
        } catch {
            watch.note("\(error)")
        }
        return Outcome(problem: watch.problem, walks: watch.walks, lineCount: lineCount)
    }

    /// What went wrong; nil when all is well.
    @MainActor var problem: String? { play().problem }

    /// The script that plays the session.
    var script: String { (lines + ["wait idle"]).joined(separator: "\n") }
}
