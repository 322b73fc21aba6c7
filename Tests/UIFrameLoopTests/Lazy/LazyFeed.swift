// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

/// A row with one body and two containers, as a feed has them.
struct LazyFeedRow: View {
    let index: Int
    var height: CGFloat = 64
    var body: some View {
        HStack(spacing: 12) {
            Circle().fill(.teal).frame(width: 40, height: 40)
            VStack(alignment: .leading, spacing: 2) {
                Text("Row \(index)")
                Text("below")
            }
        }
        .frame(maxWidth: .infinity, minHeight: height, maxHeight: height, alignment: .leading)
    }
}

/// A lazy feed of many rows that nobody observes.
struct LazyFeed: View {
    var count = 10_000
    var spacing: CGFloat = 8
    var height: @Sendable (Int) -> CGFloat = { _ in 64 }
    var body: some View {
        ScrollView {
            LazyVStack(spacing: spacing) {
                ForEach(0..<count, id: \.self) { LazyFeedRow(index: $0, height: height($0)) }
            }
        }
    }
}

/// The rows that exist in a frame: the place of each one's title in the window, and its node.
struct LiveRows {
    let titles: [Int: DrawnText]

    init(_ frame: PresentedFrame) {
        var titles: [Int: DrawnText] = [:]
        for text in frame.displayList.texts() where text.string.hasPrefix("Row ") {
            if let index = Int(text.string.dropFirst(4)) { titles[index] = text }
        }
        self.titles = titles
    }

    var indices: Set<Int> { Set(titles.keys) }
}

/// What a frame did to the rows of the frame before.
struct RowChange {
    let entered: Int
    let left: Int
    /// The rows that are in both frames: how far each moved, and whether it is the same node.
    let kept: [(index: Int, moved: CGVector, isSame: Bool)]

    init(from old: LiveRows, to new: LiveRows) {
        entered = new.indices.subtracting(old.indices).count
        left = old.indices.subtracting(new.indices).count
        kept = new.titles.compactMap { index, text in
            old.titles[index].map {
                (
                    index,
                    CGVector(
                        dx: text.origin.x - $0.origin.x, dy: text.origin.y - $0.origin.y),
                    text.node === $0.node
                )
            }
        }
    }
}

/// Holds a fling through a lazy feed to what it may cost, frame by frame.
@MainActor func expectLazyWork(_ frames: ArraySlice<PresentedFrame>, _ axis: Axis = .vertical) {
    var old = LiveRows(frames[frames.startIndex])
    var turnover = 0
    for frame in frames.dropFirst() {
        let new = LiveRows(frame)
        let change = RowChange(from: old, to: new)
        let report = frame.report
        let work = "\(frame.time): \(change.entered) in, \(change.left) out, \(report)"
        #expect(report.walks == 1, "\(work)")
        #expect(report.bodies == change.entered, "\(work)")
        if change.entered + change.left == 0 {
            #expect(report.layouts == 0, "\(work)")
        } else {
            #expect(report.layouts <= 2 * (change.entered + change.left) + 1, "\(work)")
        }
        let isUntouched = change.kept.allSatisfy { $0.isSame }
        #expect(isUntouched, "a row that stays is the node that it was")
        // All that stays moves as one.
        let moves = change.kept.map { axis == .vertical ? $0.moved.dy : $0.moved.dx }
        if let least = moves.min(), let most = moves.max() { #expect(most - least < 1e-6) }
        turnover += change.entered
        old = new
    }
    #expect(turnover > 20, "the fling has to pass many rows: \(turnover)")
}
