// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// A long column: bounces, slop, speeds at lift-off, phases, the distance of samples.
struct ColumnMeasurement: View {
    @Environment(Readout.self) private var readout: Readout?
    @State private var motion = ColumnMotion()

    var body: some View {
        ScrollView {
            Rows(count: 80)
        }
        .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y + $0.contentInsets.top
        } action: { old, new in
            motion.move(from: old, to: new, readout)
        }
        .onScrollPhaseChange { old, new, context in
            let told = context.velocity.map { text($0.dy) } ?? "none"
            readout?.note(
                "\(text(old)) → \(text(new)), velocity \(told), measured \(text(motion.speed))")
            if old == .idle { motion.begin() }
            if new == .idle { motion.end(readout) }
        }
        .simultaneousGesture(
            DragGesture(minimumDistance: 0)
                .onChanged { motion.finger = $0.translation.height }
                .onEnded { value in
                    readout?.note("finger lifts at \(text(value.velocity.height)) pt/s")
                    motion.finger = nil
                }
        )
        .drivesScrollChrome()
        .scrollChromeScope()
    }
}

/// What the samples of one movement add up to. Not observed: it changes with each frame.
@MainActor private final class ColumnMotion {
    var finger: CGFloat?
    /// The speed between the last two samples. *Units:* points a second.
    private(set) var speed: CGFloat = 0
    private var last: Date?
    private var shortest = Double.infinity
    private var isFirst = false

    func begin() {
        isFirst = true
        last = nil
        shortest = .infinity
    }

    func move(from old: CGFloat, to new: CGFloat, _ readout: Readout?) {
        let now = Date()
        if isFirst, let finger {
            isFirst = false
            readout?.note("finger went \(text(finger)), first step \(text(new - old))")
        }
        if let last {
            let time = now.timeIntervalSince(last)
            if time > 0 {
                shortest = min(shortest, time)
                speed = (new - old) / time
            }
        }
        last = now
    }

    func end(_ readout: Readout?) {
        guard shortest.isFinite else { return }
        readout?.note("shortest time between samples \(text(shortest * 1000)) ms")
    }
}

/// Rows that say where they are.
struct Rows: View {
    let count: Int

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { row in
                Text("Row \(row), at \(row * 60) pt")
                    .frame(maxWidth: .infinity)
                    .frame(height: 60)
                    .background(row.isMultiple(of: 2) ? Color.gray.opacity(0.12) : .clear)
            }
        }
    }
}
