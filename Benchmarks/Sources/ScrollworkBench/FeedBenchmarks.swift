// SPDX-License-Identifier: MIT
import CListBaseline
import FrameMeter

/// The feeds: against GTK's list, against themselves with more rows, with shadows.
@MainActor enum FeedBenchmarks {
    static func feed(_ run: Run) -> Report {
        var report = Report("feed: 10,000 rows, flung, beside GtkListView")
        guard list_baseline_init() else {
            report.note("There is no display, so GTK's list cannot be measured beside it.")
            let ours = FlungWindow(Feed())
            interleave([ours], seconds: run.seconds)
            report.table("Scrollwork", StageStatistics(ours.costs))
            return report
        }
        var all: (ours: [FrameCost], theirs: [FrameCost]) = ([], [])
        var ratios: [Double] = []
        for round in 0..<run.repeats {
            let ours = FlungWindow(Feed())
            let theirs = FlungList(rows: 10_000, following: ours)
            interleave([ours, theirs], seconds: run.seconds)
            all.ours += ours.costs
            all.theirs += theirs.costs
            ratios.append(
                StageStatistics(ours.costs).total.mean / StageStatistics(theirs.costs).total.mean)
            if round == 0, let directory = run.pictures {
                ours.writePicture(directory + "/feed-scrollwork.png")
                theirs.writePicture(directory + "/feed-gtk.png")
            }
        }
        let ours = StageStatistics(all.ours)
        let theirs = StageStatistics(all.theirs)
        report.table("Scrollwork", ours)
        report.table("GtkListView", theirs)
        report.note("Scrollwork / GtkListView:")
        for (stage, their) in zip(ours.stages, theirs.stages) {
            let mean = stage.statistics.mean / their.statistics.mean
            let median = stage.statistics.median / their.statistics.median
            report.note("  \(stage.name): mean \(Report.text(mean)), p50 \(Report.text(median))")
            report.figure("ours / GTK, \(stage.name), mean", mean)
            report.figure("ours / GTK, \(stage.name), p50", median)
        }
        report.note(
            "  each round's whole frame, mean: " + ratios.map(Report.text).joined(separator: " "))
        let memory = (ours: Memory.peak(of: "feed-10000"), theirs: Memory.peak(of: "list-10000"))
        report.note(
            "Peak memory: Scrollwork \(Report.text(memory.ours)) MB, "
                + "GtkListView \(Report.text(memory.theirs)) MB")
        report.figure("peak memory, Scrollwork", memory.ours)
        report.figure("peak memory, GtkListView", memory.theirs)
        report.aim("walk + paint, p50", ours.layout.median, atMost: 0.3, unit: " ms")
        report.aim("walk + paint, p99", ours.layout.p99, atMost: 1, unit: " ms")
        report.aim("whole frame ours / GTK, mean", ours.total.mean / theirs.total.mean, atMost: 1)
        return report
    }

    static func rows(_ run: Run) -> Report {
        var report = Report("rows: the same feed with 1,000, 100,000 and 1,000,000 rows")
        let counts = [1000, 100_000, 1_000_000]
        var costs: [[FrameCost]] = counts.map { _ in [] }
        for _ in 0..<run.repeats {
            let windows = counts.map { FlungWindow(Feed(count: $0), turnsBack: true) }
            interleave(windows, seconds: run.seconds)
            for index in counts.indices { costs[index] += windows[index].costs }
        }
        let statistics = costs.map { StageStatistics($0) }
        let peaks = counts.map { Memory.peak(of: "feed-\($0)") }
        for (index, count) in counts.enumerated() {
            report.table("\(count) rows", statistics[index])
            report.note("  peak memory: \(Report.text(peaks[index])) MB")
            report.figure("\(count) rows, peak memory", peaks[index])
        }
        let means = statistics.map(\.layout.mean)
        report.aim(
            "walk + paint, 1,000,000 rows / 1,000 rows, mean", means[2] / means[0], atMost: 1.2)
        // An id is an `Int`, which is 8 bytes.
        let perRow = (peaks[2] - peaks[0]) * 1e6 / Double(counts[2] - counts[0])
        report.aim("memory a row more", perRow, atMost: 12, unit: " bytes")
        return report
    }

    static func shadow(_ run: Run) -> Report {
        var report = Report(
            "shadow: a shadow on each row and a bar that hides, against the plain feed")
        var costs: (plain: [FrameCost], shadowed: [FrameCost]) = ([], [])
        for round in 0..<run.repeats {
            let plain = FlungWindow(Feed(), turnsBack: true)
            let shadowed = FlungWindow(BarFeed(), turnsBack: true)
            interleave([plain, shadowed], seconds: run.seconds)
            costs.plain += plain.costs
            costs.shadowed += shadowed.costs
            if round == 0, let directory = run.pictures {
                shadowed.writePicture(directory + "/feed-shadow.png")
            }
        }
        let plain = StageStatistics(costs.plain)
        let shadowed = StageStatistics(costs.shadowed)
        report.table("plain", plain)
        report.table("shadowed, with a bar", shadowed)
        report.aim(
            "whole frame shadowed / plain, p50", shadowed.total.median / plain.total.median,
            atMost: 1.5)
        return report
    }
}
