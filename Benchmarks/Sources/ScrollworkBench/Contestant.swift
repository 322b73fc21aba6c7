// SPDX-License-Identifier: MIT
import FrameMeter

/// Something whose frames are measured in blocks, so that two of them can take turns and what the
/// machine does besides hits both alike.
@MainActor protocol Contestant: AnyObject {
    var costs: [FrameCost] { get }
    /// Makes these frames of the run, which are 1/120 s apart.
    func run(frames: Range<Int>)
}

/// How frames follow one another in every benchmark.
enum Pace {
    static let framesPerSecond = 120.0
    /// The frames that one contestant makes before it is the next one's turn.
    static let block = 60
}

/// Lets contestants take turns.
@MainActor func interleave(_ contestants: [any Contestant], seconds: Double) {
    let count = Int(seconds * Pace.framesPerSecond)
    for start in stride(from: 0, to: count, by: Pace.block) {
        for contestant in contestants {
            contestant.run(frames: start..<min(count, start + Pace.block))
        }
    }
}
