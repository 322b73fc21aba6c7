// SPDX-License-Identifier: MIT

/// Where the columns and rows of a grid are for one proposal. *Units:* points.
struct _GridSolution {
    var size = CGSize.zero
    var columns: [(start: CGFloat, length: CGFloat)] = []
    var rows: [(start: CGFloat, length: CGFloat)] = []
}

/// Sizes and places the cells of a grid.
///
/// A column is as wide as its widest cell, a row as high as its highest; those that can be of many
/// sizes share what is left, the least flexible first, as the views of a stack do (measured).
struct _GridSolver {
    struct Cell {
        let subview: LayoutSubview
        let columns: Range<Int>
        let unsized: Axis.Set
        let anchor: UnitPoint?
    }
    struct Row {
        var cells: [Cell]
        /// Whether it is one view that is in no row, as wide as the grid.
        let isWhole: Bool
        let alignment: VerticalAlignment
    }
    private(set) var rows: [Row] = []
    private(set) var columnCount = 0
    private var columnAlignments: [HorizontalAlignment] = []
    private let alignment: Alignment
    private var columnGaps: [CGFloat] = []
    private var rowGaps: [CGFloat] = []

    init(
        _ subviews: LayoutSubviews, alignment: Alignment, horizontalSpacing: CGFloat?,
        verticalSpacing: CGFloat?
    ) {
        self.alignment = alignment
        collectRows(subviews)
        var alignments: [HorizontalAlignment?] = Array(repeating: nil, count: columnCount)
        for row in rows where !row.isWhole {
            for cell in row.cells where alignments[cell.columns.lowerBound] == nil {
                alignments[cell.columns.lowerBound] = cell.subview[_GridColumnAlignmentKey.self]
            }
        }
        columnAlignments = alignments.map { $0 ?? alignment.horizontal }
        columnGaps = gapsBetweenColumns(horizontalSpacing)
        rowGaps = gapsBetweenRows(verticalSpacing)
    }

    private mutating func collectRows(_ subviews: LayoutSubviews) {
        var last: ObjectIdentifier?
        for subview in subviews {
            let trait = subview[_GridRowKey.self]
            let span = max(1, subview[_GridCellColumnsKey.self])
            let continues = trait != nil && trait?.row == last
            let start = continues ? rows[rows.count - 1].cells.last!.columns.upperBound : 0
            let cell = Cell(
                subview: subview, columns: start..<(start + span),
                unsized: subview[_GridCellUnsizedAxesKey.self],
                anchor: subview[_GridCellAnchorKey.self])
            if continues {
                rows[rows.count - 1].cells.append(cell)
            } else {
                rows.append(
                    Row(
                        cells: [cell], isWhole: trait == nil,
                        alignment: trait?.alignment ?? alignment.vertical))
            }
            if trait != nil { columnCount = max(columnCount, start + span) }
            last = trait?.row
        }
        if !rows.isEmpty { columnCount = max(columnCount, 1) }
        for index in rows.indices where rows[index].isWhole {
            let cell = rows[index].cells[0]
            rows[index].cells[0] = Cell(
                subview: cell.subview, columns: 0..<columnCount, unsized: cell.unsized,
                anchor: cell.anchor)
        }
    }

    // MARK: Distances

    private func gapsBetweenColumns(_ fixed: CGFloat?) -> [CGFloat] {
        var gaps = Array(repeating: fixed ?? 0, count: max(0, columnCount - 1))
        guard fixed == nil else { return gaps }
        for row in rows where !row.isWhole {
            for (cell, next) in zip(row.cells, row.cells.dropFirst()) {
                let gap = next.columns.lowerBound - 1
                gaps[gap] = max(
                    gaps[gap],
                    cell.subview.spacing.distance(to: next.subview.spacing, along: .horizontal))
            }
        }
        return gaps
    }

    /// The widest of the distances that cells above each other want (measured).
    private func gapsBetweenRows(_ fixed: CGFloat?) -> [CGFloat] {
        zip(rows, rows.dropFirst()).map { row, next in
            if let fixed { return fixed }
            var gap: CGFloat = 0
            for upper in row.cells {
                for lower in next.cells where upper.columns.overlaps(lower.columns) {
                    gap = max(
                        gap,
                        upper.subview.spacing.distance(
                            to: lower.subview.spacing, along: .vertical))
                }
            }
            return gap
        }
    }

    // MARK: Sizes

    func solve(_ proposal: ProposedViewSize) -> _GridSolution {
        var solution = _GridSolution()
        guard !rows.isEmpty else { return solution }
        let widths = columnWidths(proposal.width)
        solution.columns = Self.lay(widths, columnGaps)
        solution.size.width = solution.columns.last.map { $0.start + $0.length } ?? 0
        let heights = rowHeights(proposal.height, solution)
        solution.rows = Self.lay(heights, rowGaps)
        solution.size.height = solution.rows.last.map { $0.start + $0.length } ?? 0
        return solution
    }

    private static func lay(
        _ lengths: [CGFloat], _ gaps: [CGFloat]
    ) -> [(start: CGFloat, length: CGFloat)] {
        var position: CGFloat = 0
        return lengths.enumerated().map { index, length in
            defer { position += length + (index < gaps.count ? gaps[index] : 0) }
            return (position, length)
        }
    }

    private func columnWidths(_ proposed: CGFloat?) -> [CGFloat] {
        let single = (0..<columnCount).map { column in
            rows.flatMap { row in
                row.isWhole
                    ? [] : row.cells.filter { $0.columns == column..<(column + 1) }
            }.filter { !$0.unsized.contains(.horizontal) }
        }
        func width(_ column: Int, _ proposal: CGFloat?) -> CGFloat {
            single[column].reduce(0) {
                max(
                    $0,
                    $1.subview.sizeThatFits(ProposedViewSize(width: proposal, height: nil)).width)
            }
        }
        var widths = share(proposed, gaps: columnGaps, count: columnCount, width)
        // What takes several columns widens them alike, as far as it needs.
        let wide = rows.flatMap { row in row.cells.filter { row.isWhole || $0.columns.count > 1 } }
        for cell in wide where !cell.unsized.contains(.horizontal) {
            let gaps = columnGaps[cell.columns.lowerBound..<(cell.columns.upperBound - 1)]
                .reduce(0, +)
            let room = cell.columns.reduce(gaps) { $0 + widths[$1] }
            let others = widths.enumerated().reduce(columnGaps.reduce(0, +) - gaps) {
                cell.columns.contains($1.offset) ? $0 : $0 + $1.element
            }
            let wanted = cell.subview.sizeThatFits(
                ProposedViewSize(width: proposed.map { max(room, $0 - others) }, height: nil)
            ).width
            guard wanted > room, wanted.isFinite else { continue }
            let extra = (wanted - room) / CGFloat(cell.columns.count)
            for column in cell.columns { widths[column] += extra }
        }
        return widths
    }

    private func rowHeights(_ proposed: CGFloat?, _ solution: _GridSolution) -> [CGFloat] {
        share(proposed, gaps: rowGaps, count: rows.count) { index, proposal in
            let row = rows[index]
            var (above, below): (CGFloat, CGFloat) = (0, 0)
            for cell in row.cells where !cell.unsized.contains(.vertical) {
                let dimensions = cell.subview.dimensions(
                    in: ProposedViewSize(width: width(cell, solution), height: proposal))
                // What has no end has no guides worth asking for.
                guard dimensions.height.isFinite else { return dimensions.height }
                let guide = dimensions[row.alignment]
                above = max(above, guide)
                below = max(below, dimensions.height - guide)
            }
            return above + below
        }
    }

    /// The room across that a cell has. *Units:* points.
    private func width(_ cell: Cell, _ solution: _GridSolution) -> CGFloat {
        let (first, last) = (
            solution.columns[cell.columns.lowerBound], solution.columns[cell.columns.upperBound - 1]
        )
        return last.start + last.length - first.start
    }

    /// Shares a length out, the least flexible first, each taking what it wants of an equal part.
    private func share(
        _ proposed: CGFloat?, gaps: [CGFloat], count: Int,
        _ length: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let proposed else { return (0..<count).map { length($0, nil) } }
        guard proposed.isFinite else { return (0..<count).map { length($0, proposed) } }
        let flexibility = (0..<count).map { index -> CGFloat in
            let most = length(index, .infinity)
            return most - length(index, 0)
        }
        var room = proposed - gaps.reduce(0, +)
        var result = Array(repeating: CGFloat(0), count: count)
        let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        for (position, index) in order.enumerated() {
            result[index] = length(index, max(0, room / CGFloat(count - position)))
            room -= result[index]
        }
        return result
    }

    // MARK: Placing

    func place(_ solution: _GridSolution, in bounds: CGRect) {
        for (row, place) in zip(rows, solution.rows) {
            let guide = rowGuide(row, place.length, solution)
            for cell in row.cells {
                let width = width(cell, solution)
                let proposal = ProposedViewSize(width: width, height: place.length)
                let dimensions = cell.subview.dimensions(in: proposal)
                let room = ViewDimensions(plain: CGSize(width: width, height: place.length))
                var origin = CGPoint(
                    x: bounds.minX + solution.columns[cell.columns.lowerBound].start,
                    y: bounds.minY + place.start)
                if let anchor = cell.anchor {
                    origin.x += anchor.x * (width - dimensions.width)
                    origin.y += anchor.y * (place.length - dimensions.height)
                } else {
                    let across =
                        row.isWhole
                        ? alignment.horizontal : columnAlignments[cell.columns.lowerBound]
                    origin.x += room[across] - dimensions[across]
                    origin.y += guide - dimensions[row.alignment]
                }
                cell.subview.place(at: origin, proposal: proposal)
            }
        }
    }

    /// Where the guide of a row's alignment lies in it: edges and middle are the row's own, others
    /// those of the cells that reach furthest above them.
    private func rowGuide(
        _ row: Row, _ height: CGFloat, _ solution: _GridSolution
    ) -> CGFloat {
        let plain: [VerticalAlignment] = [.top, .center, .bottom]
        if plain.contains(row.alignment) {
            return ViewDimensions(plain: CGSize(width: 0, height: height))[row.alignment]
        }
        return row.cells.reduce(0) { guide, cell in
            guard !cell.unsized.contains(.vertical) else { return guide }
            let dimensions = cell.subview.dimensions(
                in: ProposedViewSize(width: width(cell, solution), height: height))
            return max(guide, dimensions[row.alignment])
        }
    }
}
