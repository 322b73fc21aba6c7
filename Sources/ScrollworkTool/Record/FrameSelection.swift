// SPDX-License-Identifier: MIT

/// Which frames of a recording become pictures.
enum FrameSelection {
    /// Frames of a filmstrip, besides the snapshots. *Source:* chosen: three rows of six.
    static let filmstripCount = 18
    /// What may be asked for instead. *Source:* chosen: an image that cairo can still make.
    static let filmstripRange = 0...100
    /// A filmstrip of so few pictures shows them at the window's full scale; others at a pixel a
    /// point. *Source:* chosen: an image of a few megabytes that a viewer still opens.
    static let fullScaleCount = 6
    /// Pixels a point of an animation, at most. *Source:* chosen: encoding without loss takes four
    /// times as long at 2.
    static let animationScale = 1.0
    /// Pixels a point of a timeline's pictures, at most. *Source:* chosen: what the page shows.
    static let timelineScale = 0.75
    /// Pictures in a timeline. *Source:* chosen: a file of a few megabytes.
    static let timelineCount = 120
    /// Pictures a second in an animation. *Source:* chosen; browsers slow animations down whose
    /// frames last less than 20 ms, and the file doubles without being seen to.
    static let animationRate = 30.0

    /// At most `limit` of so many frames, at even distances, the first and the last included.
    static func evenly(_ count: Int, limit: Int) -> [Int] {
        guard count > limit else { return Array(0..<count) }
        guard limit > 1 else { return limit == 1 ? [0] : [] }
        return (0..<limit).map { index in
            Int((Double(index) * Double(count - 1) / Double(limit - 1)).rounded())
        }
    }

    /// The frames of an animation: the first at or after each tick of `rate`, and the last.
    static func ticks(of times: [Double], rate: Double) -> [Int] {
        var chosen: [Int] = []
        var tick = 0
        for (index, time) in times.enumerated() {
            // A tick and a frame of the same instant may differ in their last bits.
            guard time * rate >= Double(tick) - 1e-6 else { continue }
            chosen.append(index)
            tick = Int((time * rate + 1e-6).rounded(.down)) + 1
        }
        if let last = times.indices.last, chosen.last != last { chosen.append(last) }
        return chosen
    }
}
