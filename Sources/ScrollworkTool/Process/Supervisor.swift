// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost

/// Watches over a child that runs user code, and says what became of it.
struct Supervisor {
    /// A child that gets nothing done for so long is ended. *Units:* real seconds. *Source:*
    /// chosen: a hundred times what the slowest frame of a recording takes.
    static let defaultPatience = 20.0

    var patience = Self.defaultPatience

    /// The patience that the environment asks for, for slow machines and for tests.
    static func patience(in environment: [String: String]) -> Double {
        environment["SCROLLWORK_PATIENCE"].flatMap(Double.init).flatMap { $0 > 0 ? $0 : nil }
            ?? defaultPatience
    }

    /// Waits until the child is done.
    ///
    /// *Errors:* the run failed, with the signal, the view whose body ran last, and the time.
    func supervise(_ child: Subprocess, page: ProgressPage) throws(ToolFailure) {
        var beats = page.beats
        var lastBeat = ContinuousClock.now
        let outcome = try child.wait { () throws(ToolFailure) in
            if page.beats != beats {
                beats = page.beats
                lastBeat = .now
            } else if ContinuousClock.now - lastBeat > .seconds(patience) {
                throw .run(stuck(page))
            }
        }
        if let failure = Self.failure(of: outcome, page: page) { throw failure }
    }

    /// What is wrong with how a child ended; nil when it was done.
    static func failure(
        of outcome: Subprocess.Outcome, page: ProgressPage, isInVirtualTime: Bool = true
    ) -> ToolFailure? {
        let place = place(page, isInVirtualTime: isInVirtualTime)
        return switch outcome {
        case .exited(0) where page.stage == .done: nil
        case .exited(0): .run("the view ended the process by itself \(page.stage.description)")
        case .exited(let code) where ExitCode(rawValue: code) != nil:
            // The child has said what is wrong.
            ToolFailure(ExitCode(rawValue: code)!, "")
        case .exited(let code):
            .run(
                "the view ended the process with exit code \(code) \(page.stage.description)"
                    + place)
        case .signalled(let number):
            .run(
                "the view crashed \(page.stage.description): \(Signals.name(number)), "
                    + Signals.meaning(number) + place)
        }
    }

    private func stuck(_ page: ProgressPage) -> String {
        "the view got nothing done for \(JSONNumber.text(patience)) real seconds "
            + "\(page.stage.description); it was ended" + Self.place(page)
            + "\nscrollwork: note: an endless loop in a body or an action? "
            + "SCROLLWORK_PATIENCE=SECONDS waits longer"
    }

    private static func place(_ page: ProgressPage, isInVirtualTime: Bool = true) -> String {
        guard page.stage == .running || page.stage == .writing else { return "" }
        var text = ""
        if isInVirtualTime { text += "; at \(JSONNumber.text(page.time)) s of virtual time" }
        if let body = page.body {
            text += isInVirtualTime ? ", " : "; "
            text += "the body that ran last is that of \(body)"
        }
        return text
    }
}
