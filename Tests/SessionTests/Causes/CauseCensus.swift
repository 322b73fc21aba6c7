// SPDX-License-Identifier: MIT
import ChromeEngine
import ScrollEngine

/// Compares who moved the content with whom the kit's classifier takes it for.
struct CauseCensus {
    /// How often a sample with a true cause was taken for one; nil is nobody.
    private(set) var counts: [ChromeCause: [ChromeCause?: Int]] = [:]
    /// What moved the content since the last sample: who, and from where to where.
    private var moves: [(cause: ScrollCause, from: Double, to: Double)] = []
    /// The true cause of a movement about which the classifier decides later.
    private var heldTruth: ChromeCause?

    /// The machine moved the content.
    mutating func hear(_ update: ScrollUpdate) {
        guard let cause = update.cause, update.oldOffset.y != update.newOffset.y else { return }
        moves.append((cause, Double(update.oldOffset.y), Double(update.newOffset.y)))
    }

    /// The classifier was given a sample and made a motion of it.
    mutating func hear(_ sample: ScrollSample, _ motion: Motion) {
        guard motion.disregard == nil else { return }
        let shown = take(through: sample.offset)
        if let cause = motion.heldCause, let truth = heldTruth {
            add(truth, cause)
            heldTruth = nil
        }
        guard motion.baseline == nil else {
            heldTruth = nil
            return
        }
        let truth = truth(of: shown, sample.extents)
        if motion.pendingDelta != 0 {
            heldTruth = truth ?? .layout
        } else if let truth {
            add(truth, motion.cause)
        } else if let cause = motion.cause {
            // The machine did nothing: lengths changed around the content.
            add(.layout, cause)
        }
    }

    private mutating func add(_ truth: ChromeCause, _ cause: ChromeCause?) {
        counts[truth, default: [:]][cause, default: 0] += 1
    }

    /// Takes the moves that a sample shows: a phase's sample may be older than the frame.
    private mutating func take(through offset: Double) -> [(
        cause: ScrollCause, from: Double, to: Double
    )] {
        func isHere(_ place: Double) -> Bool { abs(place - offset) < 1e-6 }
        let count =
            moves.lastIndex { isHere($0.to) }.map { $0 + 1 }
            ?? (moves.first.map { isHere($0.from) } == true ? 0 : moves.count)
        defer { moves.removeFirst(count) }
        return Array(moves.prefix(count))
    }

    /// Who moved the content most, in the kit's words: beyond its range it is the rubber band.
    private func truth(
        of moves: [(cause: ScrollCause, from: Double, to: Double)], _ extents: ChromeExtents
    ) -> ChromeCause? {
        let range = -extents.leading...(-extents.leading + max(0, extents.limit))
        var shares: [ChromeCause: Double] = [:]
        for move in moves {
            let isInside = range.clamping(move.from) != range.clamping(move.to)
            let cause: ChromeCause =
                switch move.cause {
                case .user: isInside ? .user : .clamp
                case .momentum: isInside ? .momentum : .clamp
                case .program: .program
                case .layout: .layout
                case .clamp: .clamp
                }
            shares[cause, default: 0] += abs(move.to - move.from)
        }
        return ChromeCause.allCases.filter { shares[$0] != nil }
            .max { shares[$0, default: 0] < shares[$1, default: 0] }
    }

    /// The other census, seen as part of this one.
    mutating func add(_ other: CauseCensus) {
        for (truth, row) in other.counts {
            for (cause, count) in row { counts[truth, default: [:]][cause, default: 0] += count }
        }
    }

    /// How many samples a true cause has.
    func total(_ truth: ChromeCause) -> Int { counts[truth, default: [:]].values.reduce(0, +) }

    /// The share of the samples of a true cause that were taken for it.
    func share(_ truth: ChromeCause) -> Double {
        Double(counts[truth]?[truth] ?? 0) / Double(max(1, total(truth)))
    }

    /// The causes that the runtime knows.
    static let truths: [ChromeCause] = [.user, .momentum, .program, .layout, .clamp]

    /// A line for each true cause, a column for each that it was taken for.
    var table: String {
        let columns: [ChromeCause?] = ChromeCause.allCases + [nil]
        func cell(_ text: String) -> String {
            String(repeating: " ", count: max(1, 10 - text.count)) + text
        }
        let head =
            cell("truth") + columns.map { cell($0?.rawValue ?? "nobody") }.joined() + cell("right")
        let lines = Self.truths.map { truth in
            cell(truth.rawValue)
                + columns.map { cell("\(counts[truth]?[$0] ?? 0)") }.joined()
                + cell("\((share(truth) * 1000).rounded() / 10) %")
        }
        return ([head] + lines).joined(separator: "\n")
    }
}

extension ClosedRange where Bound == Double {
    fileprivate func clamping(_ value: Double) -> Double {
        Swift.min(Swift.max(value, lowerBound), upperBound)
    }
}
