// SPDX-License-Identifier: MIT
import SwiftUI

/// What a measurement notices, line by line.
@MainActor @Observable final class Readout {
    /// The last lines, the newest first.
    private(set) var lines: [String] = []
    /// Every line, in order; nobody looks at them while they come.
    @ObservationIgnored private(set) var all: [String] = []
    @ObservationIgnored private let start = Date()

    private static let shownCount = 6

    func note(_ line: String) {
        let seconds = Date().timeIntervalSince(start)
        all.append(String(format: "%8.3f  ", seconds) + line)
        lines.insert(line, at: 0)
        if lines.count > Self.shownCount { lines.removeLast() }
    }
}

/// The last lines of a readout; no room while there are none.
struct ReadoutView: View {
    let readout: Readout

    var body: some View {
        if !readout.lines.isEmpty {
            VStack(alignment: .leading, spacing: 2) {
                ForEach(readout.lines.indices, id: \.self) { index in
                    Text(readout.lines[index])
                        .font(.caption.monospaced())
                        .foregroundStyle(index == 0 ? .primary : .secondary)
                        .lineLimit(1)
                        .minimumScaleFactor(0.6)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(.quaternary.opacity(0.4))
        }
    }
}

/// A length or a speed as readouts print it.
func text(_ value: CGFloat) -> String { String(format: "%.1f", Double(value)) }

/// The name of a phase.
func text(_ phase: ScrollPhase) -> String {
    switch phase {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    @unknown default: "unknown"
    }
}
