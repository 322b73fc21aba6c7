// SPDX-License-Identifier: MIT
import Foundation

/// What one benchmark found: lines for people, and figures by name for machines.
struct Report {
    let name: String
    private(set) var lines: [String] = []
    private(set) var figures: [(name: String, value: Double)] = []
    private(set) var aims: [(text: String, isMet: Bool)] = []

    init(_ name: String) { self.name = name }

    mutating func note(_ line: String) { lines.append("  " + line) }

    mutating func figure(_ name: String, _ value: Double) { figures.append((name, value)) }

    /// States a figure beside what it is meant to be at most.
    mutating func aim(_ text: String, _ value: Double, atMost limit: Double, unit: String = "") {
        state(text, value, isMet: value <= limit, "at most \(Self.text(limit))", unit)
    }

    /// States a figure beside what it is meant to be at least.
    mutating func aim(_ text: String, _ value: Double, atLeast limit: Double, unit: String = "") {
        state(text, value, isMet: value >= limit, "at least \(Self.text(limit))", unit)
    }

    private mutating func state(
        _ text: String, _ value: Double, isMet: Bool, _ limit: String, _ unit: String
    ) {
        aims.append(("\(text): \(Self.text(value))\(unit); aim: \(limit)\(unit)", isMet))
        figure(text, value)
    }

    /// A table of stages: milliseconds of thread time a frame.
    mutating func table(_ title: String, _ statistics: StageStatistics) {
        let heads = ["mean", "p50", "p99", "worst"]
        note(Self.padded(title, 26) + heads.map { Self.right($0, 9) }.joined())
        for (name, stage) in statistics.stages {
            let values = [stage.mean, stage.median, stage.p99, stage.worst]
            let cells = values.map { Self.right(String(format: "%.3f", $0), 9) }
            note(Self.padded("  " + name, 26) + cells.joined() + " ms")
            for (kind, value) in zip(heads, values) { figure("\(title), \(name), \(kind)", value) }
        }
    }

    /// The report as it is printed.
    var text: String {
        var text = "== \(name)\n"
        for line in lines { text += line + "\n" }
        for aim in aims { text += (aim.isMet ? "  met     " : "  MISSED  ") + aim.text + "\n" }
        return text
    }

    /// The report as one JSON object.
    var json: String {
        func quoted(_ text: String) -> String {
            "\"" + text.replacingOccurrences(of: "\"", with: "\\\"") + "\""
        }
        let figures = figures.map {
            "\(quoted($0.name)):\($0.value.isFinite ? "\($0.value)" : "null")"
        }
        let aims = aims.map { "{\"aim\":\(quoted($0.text)),\"met\":\($0.isMet)}" }
        return "{\"benchmark\":\(quoted(name)),\"figures\":{\(figures.joined(separator: ","))},"
            + "\"aims\":[\(aims.joined(separator: ","))]}"
    }

    static func text(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e9
            ? String(Int(value)) : String(format: abs(value) < 10 ? "%.3f" : "%.1f", value)
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
