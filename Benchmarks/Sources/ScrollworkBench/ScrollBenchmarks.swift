// SPDX-License-Identifier: MIT
import FrameMeter
import Observation

/// What the scroll API costs: who is told what is in sight, and content that comes before it.
@MainActor enum ScrollBenchmarks {
    @Observable final class Articles {
        var ids: [Int]
        @ObservationIgnored var visible = 0
        init(_ ids: Range<Int>) { self.ids = Array(ids) }
    }

    private struct ArticleFeed: View {
        let articles: Articles
        var tellsTargets = false

        var body: some View {
            if tellsTargets {
                feed.onScrollTargetVisibilityChange(idType: Int.self) {
                    articles.visible = $0.count
                }
            } else {
                feed
            }
        }

        private var feed: some View {
            ScrollView {
                LazyVStack(spacing: 8) {
                    ForEach(articles.ids, id: \.self) { FeedRow(index: $0) }
                }
                .scrollTargetLayout()
                .padding(.horizontal, 16)
            }
        }
    }

    static func targets(_ run: Run) -> Report {
        var report = Report("targets: the feed with onScrollTargetVisibilityChange")
        var costs: (plain: [FrameCost], told: [FrameCost]) = ([], [])
        for _ in 0..<run.repeats {
            let articles = Articles(0..<10_000)
            let plain = FlungWindow(ArticleFeed(articles: articles), turnsBack: true)
            let told = FlungWindow(
                ArticleFeed(articles: articles, tellsTargets: true), turnsBack: true)
            interleave([plain, told], seconds: run.seconds)
            costs.plain += plain.costs
            costs.told += told.costs
        }
        let plain = StageStatistics(costs.plain)
        let told = StageStatistics(costs.told)
        report.table("nobody is told", plain)
        report.table("targets are told", told)
        report.aim(
            "walk + paint, told / not told, p50", told.layout.median / plain.layout.median,
            atMost: 1.5)
        return report
    }

    private struct Carousel: View {
        var turns = false
        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 16) {
                    ForEach(0..<1000, id: \.self) { index in
                        if turns {
                            card(index).scrollTransition { content, phase in
                                content
                                    .rotation3DEffect(
                                        .degrees(phase.value * 30), axis: (x: 0, y: 1, z: 0)
                                    )
                                    .opacity(1 - abs(phase.value) * 0.5)
                            }
                        } else {
                            card(index)
                        }
                    }
                }
            }
        }

        private func card(_ index: Int) -> some View {
            Text("Card \(index)")
                .font(.title)
                .frame(width: 220, height: 320)
                .background(.teal, in: .rect(cornerRadius: 24))
        }
    }

    static func carousel(_ run: Run) -> Report {
        var report = Report("carousel: cards that turn in a scrollTransition, beside still ones")
        var costs: (still: [FrameCost], turning: [FrameCost]) = ([], [])
        for round in 0..<run.repeats {
            let still = FlungWindow(Carousel(), axis: .horizontal)
            let turning = FlungWindow(Carousel(turns: true), axis: .horizontal)
            interleave([still, turning], seconds: run.seconds)
            costs.still += still.costs
            costs.turning += turning.costs
            if round == 0, let directory = run.pictures {
                turning.writePicture(directory + "/carousel.png")
            }
        }
        report.table("still", StageStatistics(costs.still))
        report.table("turning", StageStatistics(costs.turning))
        return report
    }

    static func prepend(_ run: Run) -> Report {
        var report = Report("prepend: 1,000 rows before 10,000, in the middle of the feed")
        let added = 1000
        var changes: [Double] = []
        var perID: [Double] = []
        var steady: (before: [FrameCost], after: [FrameCost]) = ([], [])
        for _ in 0..<run.repeats {
            let articles = Articles(100_000..<110_000)
            let feed = FlungWindow(ArticleFeed(articles: articles))
            feed.run(frames: 0..<120)
            steady.before += feed.costs.dropFirst(60)
            for _ in 0..<5 {
                let first = articles.ids[0]
                articles.ids.insert(contentsOf: (first - added)..<first, at: 0)
                let start = feed.costs.count
                feed.run(frames: start..<start + 60)
                let change = feed.costs[start]
                changes.append(change.walk + change.paint)
                perID.append((change.walk + change.paint) * 1e6 / Double(articles.ids.count))
                steady.after += feed.costs[(start + 1)...]
            }
        }
        let before = StageStatistics(steady.before)
        let after = StageStatistics(steady.after)
        report.table("frames before", before)
        report.table("frames after", after)
        report.note("the frame of the change: \(Report.text(Statistics(changes).median)) ms")
        report.aim("an id, p50", Statistics(perID).median, atMost: 100, unit: " ns")
        report.aim(
            "walk + paint, after / before, p50", after.layout.median / before.layout.median,
            atMost: 1.2)
        return report
    }
}
