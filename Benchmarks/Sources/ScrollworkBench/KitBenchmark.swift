// SPDX-License-Identifier: MIT
import FrameMeter
import Scrollwork

/// What the kit costs in frames in which its bar neither hides nor shows.
@MainActor enum KitBenchmark {
    private struct Bar: View {
        var body: some View {
            HStack(spacing: 0) {
                ForEach(["house.fill", "magnifyingglass", "book.fill"], id: \.self) {
                    Image(systemName: $0).frame(maxWidth: .infinity, minHeight: 60)
                }
            }
            .background(.white)
        }
    }

    private struct Rows: View {
        var body: some View {
            LazyVStack(spacing: 8) {
                ForEach(0..<10_000, id: \.self) { FeedRow(index: $0) }
            }
            .padding(.horizontal, 16)
        }
    }

    private struct Without: View {
        var body: some View {
            ScrollView { Rows() }
                .safeAreaInset(edge: .bottom, spacing: 0) { Bar() }
        }
    }

    private struct With: View {
        var body: some View {
            // Farther than any fling goes, so that every sample is judged and none hides the bar.
            HideOnScrollBar(behavior: .onScrollDown(hideAfter: 1e7, showAfter: 1e7)) {
                Rows()
            } bar: {
                Bar()
            }
        }
    }

    static func kit(_ run: Run) -> Report {
        var report = Report("kit: a bar that could hide, beside one that never does")
        var costs: (without: [FrameCost], with: [FrameCost]) = ([], [])
        for round in 0..<run.repeats {
            let without = FlungWindow(Without())
            let with = FlungWindow(With())
            interleave([without, with], seconds: run.seconds)
            costs.without += without.costs
            costs.with += with.costs
            if round == 0, let directory = run.pictures {
                with.writePicture(directory + "/feed-kit.png")
            }
        }
        let without = StageStatistics(costs.without)
        let with = StageStatistics(costs.with)
        report.table("without", without)
        report.table("with", with)
        report.figure(
            "walk + paint, with / without, p50", with.layout.median / without.layout.median)
        report.aim(
            "whole frame with / without, p50", with.total.median / without.total.median,
            atMost: 1.05)
        return report
    }
}
