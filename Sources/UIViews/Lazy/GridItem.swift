// SPDX-License-Identifier: MIT

/// A description of a row or a column in a lazy grid.
public struct GridItem: Sendable {
    /// The size in the minor axis of one or more rows or columns in a grid layout.
    public enum Size: Sendable {
        /// A single item with the specified fixed size.
        case fixed(_: CGFloat)
        /// A single flexible item.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// Multiple items in the space of a single flexible item.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    /// The size of the item, which is the width of a column item or the height of a row item.
    public var size: GridItem.Size
    /// The spacing to the next item. *Units:* points; nil is the default.
    public var spacing: CGFloat?
    /// The alignment to use when placing each view.
    public var alignment: Alignment?

    public init(
        _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
    ) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

extension GridItem.Size: Equatable {}
extension GridItem: Equatable {}

/// The tracks of a lazy grid for one length across.
struct _GridTracks: Equatable {
    struct Track: Equatable {
        /// *Units:* points from the start of the first track.
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }
    private(set) var tracks: [Track] = []
    /// From the start of the first track to the end of the last one. *Units:* points.
    private(set) var length: CGFloat = 0

    /// Fixed tracks take theirs; what is left is shared out in order, each taking an equal share of
    /// what those before it left, within its bounds. What nobody takes stays free (measured).
    init(_ items: [GridItem], across available: CGFloat) {
        let gaps = items.map { max(0, $0.spacing ?? _DefaultSpacing.plain) }
        var room = available - gaps.dropLast().reduce(0, +)
        var shares = 0
        for item in items {
            if case .fixed(let length) = item.size { room -= max(0, length) } else { shares += 1 }
        }
        var position: CGFloat = 0
        for (item, gap) in zip(items, gaps) {
            func add(_ length: CGFloat) {
                tracks.append(Track(start: position, length: length, alignment: item.alignment))
                self.length = position + length
                position += length + gap
            }
            switch item.size {
            case .fixed(let length): add(max(0, length))
            case .flexible(let minimum, let maximum):
                let length = Self.clamped(room / CGFloat(shares), minimum, maximum)
                add(length)
                room -= length
                shares -= 1
            case .adaptive(let minimum, let maximum):
                let share = max(0, room / CGFloat(shares))
                let least = max(minimum, 1)
                let count = max(1, Int(((share + gap) / (least + gap)).rounded(.down)))
                let each = Self.clamped(
                    (share - CGFloat(count - 1) * gap) / CGFloat(count), minimum, maximum)
                for _ in 0..<count { add(each) }
                room -= CGFloat(count) * each + CGFloat(count - 1) * gap
                shares -= 1
            }
        }
    }

    private static func clamped(
        _ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat
    ) -> CGFloat { max(minimum, min(maximum, max(0, length)), 0) }

    /// What the tracks take when nothing is proposed across them. *Units:* points.
    static func idealLength(_ items: [GridItem]) -> CGFloat {
        let lengths = items.map { item in
            switch item.size {
            case .fixed(let length): max(0, length)
            case .flexible(let minimum, _), .adaptive(let minimum, _): max(0, minimum)
            }
        }
        let gaps = items.dropLast().reduce(0) { $0 + max(0, $1.spacing ?? _DefaultSpacing.plain) }
        return lengths.reduce(0, +) + gaps
    }
}
