// SPDX-License-Identifier: MIT
import ChromeEngine
import Foundation
import HeadlessHost

/// `replay`: runs a trace through the engine, prints each decision with its reason, and compares it
/// with what was decided where the trace was made.
struct ReplayCommand {
    let file: String

    /// What is printed about a trace, and in how many places it decided something else.
    struct Report: Equatable {
        var lines: [String] = []
        var differences = 0
    }

    /// *Errors:* usage when the file cannot be read or is no trace, with the line; the run failed
    /// when a decision differs.
    func run() throws(ToolFailure) {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw .usage("the trace '\(file)' cannot be read")
        }
        let report = try report(String(decoding: data, as: UTF8.self))
        for line in report.lines { print(line) }
        guard report.differences == 0 else {
            throw .run(
                "\(file): \(report.differences) decisions differ from those in the trace")
        }
    }

    /// What there is to say about a trace's text. *Errors:* usage, when it is no trace.
    func report(_ text: String) throws(ToolFailure) -> Report {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let header = lines.first(where: { !$0.isEmpty }) else {
            throw .usage("\(file):1:1: error: the trace is empty")
        }
        let head = try decode(Header.self, header, line: 1)
        guard head.format == "scrollwork-trace" else {
            throw .usage("\(file):1:1: error: this is no trace")
        }
        guard head.version == TraceHeader.currentVersion else {
            throw .usage(
                "\(file):1:1: error: version \(head.version) is unknown; this tool reads version "
                    + "\(TraceHeader.currentVersion)")
        }
        switch head.kind {
        case "events": return try events(lines)
        case "frames": return Report(lines: try frames(text))
        default:
            throw .usage(
                "\(file):1:1: error: the kind must be \"events\" or \"frames\"")
        }
    }

    private struct Header: Decodable {
        var format: String
        var version: Int
        var kind: String
    }

    private func decode<Value: Decodable>(
        _ type: Value.Type, _ text: Substring, line: Int
    ) throws(ToolFailure) -> Value {
        do {
            return try JSONDecoder().decode(type, from: Data(text.utf8))
        } catch {
            throw .usage("\(file):\(line):1: error: this line cannot be read: \(error)")
        }
    }

    // MARK: What a device or a screen recorded

    private func events(_ lines: [Substring]) throws(ToolFailure) -> Report {
        var report = Report()
        var states: [String: ChromeState] = [:]
        // What was decided here, until the trace has had its say; older traces do not say it.
        var open: [String: (line: String, words: String)] = [:]
        var isCompared = false
        func close(_ name: String) {
            guard isCompared, let decision = open.removeValue(forKey: name) else { return }
            report.differences += 1
            report.lines.append("\(decision.line)  DIFFERS: the trace has no change here")
        }
        for (index, text) in lines.enumerated().dropFirst() where !text.isEmpty {
            let line = try decode(ChromeTraceLine.self, text, line: index + 1)
            let name = line.event.name ?? ""
            switch line.event.content {
            case .setup(let setup):
                states[name, default: ChromeState(setup)].apply(setup)
            case .event(let event):
                close(name)
                let decision = states[name, default: ChromeState()].reduce(event)
                report.lines += Self.describe(decision, at: line.t, name: name)
                if decision.bars.isChange {
                    open[name] = (Self.head(line.t, name), decision.bars.description)
                }
            case .decided(let words):
                isCompared = true
                let mine = open.removeValue(forKey: name)
                guard mine?.words != words else { continue }
                report.differences += 1
                report.lines.append("\(Self.head(line.t, name))  DIFFERS: the trace has \(words)")
            }
        }
        for name in open.keys.sorted() { close(name) }
        return report
    }

    // MARK: What `record` wrote

    /// Feeds the outermost scroll view's frames to the default rules; the causes are the true ones.
    private func frames(_ text: String) throws(ToolFailure) -> [String] {
        let trace: Trace
        do {
            trace = try TraceReader.trace(text: text, file: file)
        } catch {
            throw .usage(error.description)
        }
        var state = ChromeState()
        var output: [String] = []
        for frame in trace.frames {
            guard let scroll = frame.scrolls.first else { continue }
            let insets = scroll.contentInsets
            let sample = ScrollSample(
                time: frame.time, offset: scroll.contentOffset.y,
                extents: ChromeExtents(
                    content: scroll.contentSize.height,
                    viewport: scroll.containerSize.height + insets.top + insets.bottom,
                    leading: insets.top, trailing: insets.bottom),
                phase: ChromePhase(rawValue: scroll.phase), velocity: scroll.velocity.dy,
                cause: ChromeCause(rawValue: scroll.cause))
            output += Self.describe(state.reduce(.sample(sample)), at: frame.time, name: "")
        }
        return output
    }

    /// The lines about one decision: the bars always, the rest where something was decided.
    private static func describe(
        _ decision: ChromeDecision, at time: Double, name: String
    ) -> [String] {
        let head = head(time, name)
        var lines = ["\(head)  bars    \(decision.bars)"]
        for (index, bars) in decision.groups.enumerated() {
            lines.append("\(head)  group \(index + 1) \(bars)")
        }
        for section in decision.sections {
            lines.append(
                "\(head)  section \(section.id) \(section.isRevealed ? "shown" : "hidden") "
                    + "\(section.reason)")
        }
        for page in decision.pages {
            lines.append("\(head)  page    \(page.direction) \(page.action) \(page.reason)")
        }
        if let reader = decision.reader, reader.reason != .still {
            lines.append("\(head)  reader  \(reader.reason)")
        }
        if decision.movedTitle { lines.append("\(head)  title   moved") }
        if let diagnostic = decision.diagnostic { lines.append("\(head)  note    \(diagnostic)") }
        return lines
    }

    private static func head(_ time: Double, _ name: String) -> String {
        let seconds = String(format: "%9.3f", time)
        return name.isEmpty ? seconds : "\(seconds) \(name)"
    }
}
