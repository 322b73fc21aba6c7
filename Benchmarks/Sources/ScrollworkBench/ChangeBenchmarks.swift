// SPDX-License-Identifier: MIT
import FrameMeter
import Observation

/// One change of state among many rows that are all there.
@MainActor enum ChangeBenchmarks {
    @Observable final class Marks {
        var marked = 0
    }

    private struct MarkedRow: View {
        let index: Int
        let isMarked: Bool
        var body: some View {
            HStack(spacing: 12) {
                Image(systemName: isMarked ? "star.fill" : "star")
                    .frame(width: 40)
                VStack(alignment: .leading, spacing: 2) {
                    Text("Article \(index + 1)").font(.headline)
                    Text(isMarked ? "This is the one." : "A short line of supporting text.")
                        .font(.subheadline)
                }
                Spacer(minLength: 0)
            }
            .padding(12)
            .background(.quaternary, in: .rect(cornerRadius: 16))
        }
    }

    private struct EagerFeed: View {
        let marks: Marks
        var body: some View {
            ScrollView {
                VStack(spacing: 8) {
                    ForEach(0..<1000, id: \.self) { index in
                        MarkedRow(index: index, isMarked: marks.marked == index)
                    }
                }
            }
        }
    }

    static func state(_ run: Run) -> Report {
        var report = Report("state: one change among 1,000 rows that are all there")
        let marks = Marks()
        let window = MeteredWindow(EagerFeed(marks: marks))
        let first = window.frame(at: 0)
        var costs: [FrameCost] = []
        for step in 0..<(run.isQuick ? 60 : 300) {
            marks.marked = (step * 7 + 1) % 1000
            costs.append(window.frame(at: Double(step + 1) / Pace.framesPerSecond))
        }
        window.close()
        let statistics = StageStatistics(costs)
        report.table("the frame of the change", statistics)
        let bodies = Statistics(costs.map { Double($0.bodies) })
        report.note("Bodies a frame: \(Report.text(bodies.mean))")
        report.note("The first frame, with all rows: \(Report.text(first.walk + first.paint)) ms")
        report.aim("walk + paint, p50", statistics.layout.median, atMost: 5, unit: " ms")
        return report
    }
}
