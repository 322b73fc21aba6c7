// SPDX-License-Identifier: MIT
import ChromeEngine
import Foundation
import HeadlessHost
import SwiftUI
import Testing

@testable import Scrollwork

/// A session whose scroll view drives the kit.
private struct DrivenSession: View {
    let scene: SessionScene
    let model: SessionModel
    let chrome: ScrollChrome

    var body: some View {
        SessionView(scene, model).scrollChromeScope(chrome)
    }
}

/// The classifier knows only what SwiftUI tells; our machine knows who moved the content. How often
/// the first is wrong is the heuristic's error, in our runtime's conditions.
@Suite("Who moved the content") @MainActor struct CauseMatrixTests {
    private nonisolated static let isLong =
        ProcessInfo.processInfo.environment["SCROLLWORK_LONG"] == "1"

    private func census(seed: UInt64) throws -> CauseCensus {
        var session = Session(seed: seed)
        session.scene.axes = .vertical
        session.scene.drivesChrome = true
        session.lines = Array(session.lines.prefix(14))
        let (model, chrome) = (SessionModel(), ScrollChrome())
        var census = CauseCensus()
        chrome.listeners[ObjectIdentifier(model)] = { [weak chrome] event, _ in
            guard let chrome, case .sample(let sample) = event else { return }
            let motion = chrome.state.motion
            // One that counts for nothing leaves the motion before it.
            guard motion.time == sample.time, motion.offset == sample.offset else { return }
            census.hear(sample, motion)
        }
        let window = HeadlessWindow(
            rootView: AnyView(DrivenSession(scene: session.scene, model: model, chrome: chrome)),
            settings: Session.settings, epoch: Date(timeIntervalSince1970: 0))
        window.onScrollUpdate { id, update in
            if id == "ScrollView0" { census.hear(update) }
        }
        let runner = ScriptRunner(
            stage: window, fps: 15,
            observer: .init(event: { _ in }, frame: { _ in }, snapshot: { _ in }))
        try runner.run(try ScrollScript(text: session.script, file: "session.scroll"))
        return census
    }

    @Test("the confusion matrix over random sessions keeps its floors")
    func matrix() throws {
        var whole = CauseCensus()
        for seed in 1...UInt64(Self.isLong ? 2000 : 60) { whole.add(try census(seed: seed)) }
        print(whole.table)
        // Floors, not aims: what is measured lies above each, and a change that lowers one is seen.
        let floors: [ChromeCause: Double] = [
            .user: 0.8, .momentum: 0.9, .program: 0.5, .layout: 0.85, .clamp: 0.9,
        ]
        for (cause, floor) in floors {
            #expect(whole.total(cause) > 20, "\(cause) hardly occurs")
            #expect(whole.share(cause) >= floor, "\(cause) is right in \(whole.share(cause))")
        }
    }
}
