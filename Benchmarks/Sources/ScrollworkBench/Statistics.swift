// SPDX-License-Identifier: MIT
import FrameMeter

/// What many measurements of one thing come to.
struct Statistics {
    let count: Int
    let mean: Double
    let median: Double
    let p99: Double
    let worst: Double

    init(_ values: [Double]) {
        let sorted = values.sorted()
        count = sorted.count
        mean = sorted.isEmpty ? 0 : sorted.reduce(0, +) / Double(sorted.count)
        func quantile(_ share: Double) -> Double {
            guard !sorted.isEmpty else { return 0 }
            let rank = Int((Double(sorted.count) * share).rounded(.up))
            return sorted[min(max(rank, 1), sorted.count) - 1]
        }
        median = quantile(0.5)
        p99 = quantile(0.99)
        worst = sorted.last ?? 0
    }
}

/// The costs of many frames by stage.
struct StageStatistics {
    let walk: Statistics
    let paint: Statistics
    let raster: Statistics
    /// Walk and paint of each frame together.
    let layout: Statistics
    let total: Statistics

    init(_ costs: [FrameCost]) {
        walk = Statistics(costs.map(\.walk))
        paint = Statistics(costs.map(\.paint))
        raster = Statistics(costs.map(\.raster))
        layout = Statistics(costs.map { $0.walk + $0.paint })
        total = Statistics(costs.map(\.total))
    }

    /// Each stage by the name that the table shows.
    var stages: [(name: String, statistics: Statistics)] {
        [
            ("walk", walk), ("paint", paint), ("walk + paint", layout), ("raster", raster),
            ("whole frame", total),
        ]
    }
}
