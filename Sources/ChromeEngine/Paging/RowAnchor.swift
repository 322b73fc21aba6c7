// SPDX-License-Identifier: MIT

/// The row that stays where the reader sees it, whatever comes before it.
///
/// It is noted before a change, from any offset and with any padding; afterwards it says by how
/// much the offset has to change. One anchor a transaction: what sticks to the end asks it first.
public struct RowAnchor<ID: Hashable & Sendable>: Hashable, Sendable {
    /// The row.
    public var id: ID
    /// Where its start stood, from the start of the viewport.
    public var offsetInViewport: Double

    /// Notes the first of `rows` (in order, with their starts in the content) that is visible.
    ///
    /// Nil if no row is.
    public init?(rows: [(id: ID, start: Double, length: Double)], offset: Double, viewport: Double)
    {
        guard
            let row = rows.first(where: {
                $0.start + $0.length > offset && $0.start < offset + viewport
            })
        else { return nil }
        id = row.id
        offsetInViewport = row.start - offset
    }

    /// The offset at which the row stands where it stood, given where it starts now.
    public func offset(start: Double) -> Double { start - offsetInViewport }
}

/// The items of a page that are not there yet, in order and each once; so merging a page twice
/// changes nothing.
///
/// *Cost:* linear in the page.
public func newItems<Item, ID: Hashable>(
    of page: some Sequence<Item>, besides known: Set<ID>, id: (Item) -> ID
) -> [Item] {
    var seen = known
    return page.filter { seen.insert(id($0)).inserted }
}
