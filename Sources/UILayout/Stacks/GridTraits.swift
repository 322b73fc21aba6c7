// SPDX-License-Identifier: MIT

/// The row that a view belongs to.
package struct _GridRowTrait {
    /// The node of the row.
    package let row: ObjectIdentifier
    /// nil takes the grid's.
    package let alignment: VerticalAlignment?

    package init(row: ObjectIdentifier, alignment: VerticalAlignment?) {
        self.row = row
        self.alignment = alignment
    }
}

/// Says in which row of a grid a view is; nil is a view that takes a row for itself.
package struct _GridRowKey: LayoutValueKey {
    package static var defaultValue: _GridRowTrait? { nil }
}

/// Says how many columns a cell takes.
package struct _GridCellColumnsKey: LayoutValueKey {
    package static var defaultValue: Int { 1 }
}

/// Says where a cell lies in its room; nil follows the alignments.
package struct _GridCellAnchorKey: LayoutValueKey {
    package static var defaultValue: UnitPoint? { nil }
}

/// Says in which directions a cell does not size its row and column.
package struct _GridCellUnsizedAxesKey: LayoutValueKey {
    package static var defaultValue: Axis.Set { [] }
}

/// Says how the cells of a column are aligned; nil leaves that to the others, or to the grid.
package struct _GridColumnAlignmentKey: LayoutValueKey {
    package static var defaultValue: HorizontalAlignment? { nil }
}
