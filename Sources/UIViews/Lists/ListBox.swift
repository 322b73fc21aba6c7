// SPDX-License-Identifier: MIT
import UIDisplayList

/// What a look of a list comes to in an environment.
struct _ListLookMetrics: Equatable {
    let look: _ListLook
    var cardInset: CGFloat { look == .insetGrouped ? ListMetrics.cardInset : 0 }
    var cardRadius: CGFloat { look == .insetGrouped ? ListMetrics.cardRadius : 0 }
    var isGrouped: Bool { look == .insetGrouped || look == .grouped }
    var minRowHeight: CGFloat
    var rowSpacing: CGFloat
    /// nil is the default.
    var sectionSpacing: CGFloat?
    var minHeaderHeight: CGFloat

    @MainActor init(_ environment: EnvironmentValues) {
        look = environment._listLook
        let isGrouped = look == .insetGrouped || look == .grouped
        minRowHeight =
            environment._minListRowHeight
            ?? (isGrouped ? ListMetrics.cardRowHeight : ListMetrics.plainRowHeight)
        rowSpacing = environment._listRowSpacing ?? 0
        sectionSpacing = environment._listSectionSpacing
        minHeaderHeight = environment.defaultMinListHeaderHeight ?? 0
    }

    var rowInsets: EdgeInsets {
        let across: CGFloat =
            switch look {
            case .insetGrouped: ListMetrics.rowInset
            case .grouped, .plain: ListMetrics.plainRowInset
            case .inset: ListMetrics.plainRowInset + ListMetrics.rowInset
            }
        let along = isGrouped ? ListMetrics.rowPadding : ListMetrics.plainRowPadding
        return EdgeInsets(top: along, leading: across, bottom: along, trailing: across)
    }

    /// From the end of a separator to the end of its card.
    var separatorEnd: CGFloat { look == .insetGrouped ? ListMetrics.rowInset : 0 }

    /// What is around the text of a header or a footer.
    func insets(_ role: _LazyKind.Role) -> EdgeInsets {
        let across = rowInsets.leading + cardInset
        guard isGrouped else {
            let along = ListMetrics.plainHeaderPadding
            return EdgeInsets(top: along, leading: across, bottom: along, trailing: across)
        }
        return role == .header
            ? EdgeInsets(
                top: ListMetrics.headerTop, leading: across, bottom: ListMetrics.headerBottom,
                trailing: across)
            : EdgeInsets(
                top: ListMetrics.footerTop, leading: across, bottom: 0, trailing: across)
    }

    /// What a row lies on; nil lies on the list's own ground.
    @MainActor func card(_ environment: EnvironmentValues) -> DisplayColor? {
        guard isGrouped else { return nil }
        // Grouped cards are white on grey, and grey on black.
        let isDark = environment.colorScheme == .dark
        return Color(.system(.background(isDark ? 1 : 0)))._paint(in: environment)
            .representativeColor
    }

    /// *Source:* light measured on iOS 26 (`ios/list/selection`: 209, 209, 214), dark I.
    @MainActor func selection(_ environment: EnvironmentValues) -> DisplayColor {
        environment.colorScheme == .dark
            ? DisplayColor(red: 58 / 255, green: 58 / 255, blue: 60 / 255)
            : DisplayColor(red: 209 / 255, green: 209 / 255, blue: 214 / 255)
    }
}

/// The rows of a list: a lazy stack that puts rows on cards and headers above them.
@MainActor final class _ListBox: _LazyStackBox {
    var metrics: _ListLookMetrics {
        didSet {
            guard metrics != oldValue else { return }
            resetLines()
            for line in lines {
                for item in line.items.joined() {
                    unsafeDowncast(item, to: _LayoutNode.self).setNeedsLayout()
                }
            }
            setNeedsLayout()
        }
    }
    /// How rows are selected; nil selects none.
    var selection: (any _ListSelecting)? { didSet { showSelection() } }

    init(_ rule: _LazyStackRule, metrics: _ListLookMetrics, owner: _ViewNode) {
        self.metrics = metrics
        super.init(rule, owner: owner)
    }

    override func makeWrapper(
        _ item: _LayoutItem, slot: Int, kind: _LazyKind
    ) -> _LayoutNode? {
        if kind.role == .cell { return _ListRowBox(item, list: self) }
        let part = _ListPartBox(item, role: kind.role, list: self)
        guard let pin = super.makeWrapper(part, slot: slot, kind: kind) else { return part }
        return pin
    }

    // MARK: Neighbours

    /// The first and the last line of the rows around a line, headers left aside.
    private func rows(around line: Int) -> Range<Int> { list.segment(ofLine: line).lines }

    override func margins(ofLine line: Int) -> (before: CGFloat, after: CGFloat) {
        let segment = list.segment(ofLine: line)
        let isStart = line == segment.lines.lowerBound
        let after: CGFloat =
            line == list.lineCount - 1 && metrics.isGrouped ? ListMetrics.end : 0
        guard isStart else { return (segment.kind.role == .cell ? metrics.rowSpacing : 0, after) }
        // A section begins here, or goes on with another part of it.
        let begins: Bool =
            line == 0
            || list.segment(ofLine: line - 1).kind.section != segment.kind.section
            || segment.kind.section == nil && segment.kind.role == .cell
        guard begins else { return (0, after) }
        return (sectionGap(before: segment.kind.role, isFirst: line == 0), after)
    }

    private func sectionGap(before role: _LazyKind.Role, isFirst: Bool) -> CGFloat {
        guard metrics.isGrouped else {
            return isFirst ? 0 : metrics.sectionSpacing ?? 0
        }
        if let custom = metrics.sectionSpacing { return custom }
        return role == .header
            ? ListMetrics.sectionSpacing / 2 : ListMetrics.sectionSpacing
    }

    override func linesDidChange() {
        for line in lines {
            for case let row as _ListRowBox in line.items.joined() { row.adoptGround() }
        }
    }

    override func placeChildren() {
        super.placeChildren()
        arrangeRows()
    }

    /// Rounds the first and the last row of each card, and draws separators between rows.
    private func arrangeRows() {
        let isAlone = metrics.look == .insetGrouped && metrics.rowSpacing > 0
        var previous: (row: _ListRowBox, line: Int)?
        for line in lines {
            let segment = list.segment(ofLine: line.index)
            for case let row as _ListRowBox in line.items.joined() {
                var place = _ListRowBox.Place()
                place.isFirst = line.index == segment.lines.lowerBound
                place.isLast = line.index == segment.lines.upperBound - 1
                place.isAlone = isAlone
                let own = row.separators
                let tints = row.tints
                place.tint = tints.bottom ?? tints.top
                let edges = row.sectionSeparators
                if !isAlone {
                    place.showsBottom =
                        own.bottom != .hidden
                        && (!place.isLast || !metrics.isGrouped && edges.bottom != .hidden)
                    place.showsTop =
                        place.isFirst && !metrics.isGrouped && own.top != .hidden
                        && edges.top != .hidden
                }
                // A row that hides what is above it hides the line of the row before.
                if own.top == .hidden, let previous, previous.line == line.index - 1 {
                    previous.row.place.showsBottom = false
                }
                row.place = place
                previous = (row, line.index)
            }
        }
    }

    // MARK: Selection

    func isSelected(_ row: _ListRowBox) -> Bool {
        selection?.isSelected(row.selectionKeys) ?? false
    }
    func canSelect(_ row: _ListRowBox) -> Bool {
        selection?.canSelect(row.selectionKeys) ?? false
    }
    func select(_ row: _ListRowBox) { selection?.select(row.selectionKeys) }

    private func showSelection() {
        for line in lines {
            for case let row as _ListRowBox in line.items.joined() { row.setNeedsDisplay() }
        }
    }
}

/// The box around a header or a footer of a list.
@MainActor final class _ListPartBox: _UnaryNode {
    private let role: _LazyKind.Role
    private unowned let list: _ListBox

    init(_ item: _LayoutItem, role: _LazyKind.Role, list: _ListBox) {
        self.role = role
        self.list = list
        super.init(layoutOwner: item.owner)
        setChildItems([item])
    }

    private var insets: EdgeInsets {
        var insets = list.metrics.insets(role)
        if let own = child?.layoutValue(_ListRowInsetsKey.self) {
            insets = own
            insets.leading += list.metrics.cardInset
            insets.trailing += list.metrics.cardInset
        }
        return insets
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let insets = insets
        return ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: nil)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets
        let size = child?.size(inner(proposal)) ?? .zero
        let least = role == .header ? list.metrics.minHeaderHeight : 0
        return CGSize(
            width: proposal.width ?? size.width + insets.leading + insets.trailing,
            height: max(least, size.height + insets.top + insets.bottom))
    }

    override func placeChildren() {
        guard let child else { return }
        let insets = insets
        place(
            child, at: CGPoint(x: insets.leading, y: insets.top),
            proposal: inner(ProposedViewSize(frame.size)))
    }

    override func explicitGuide(
        _ key: _AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? { nil }

    /// A plain header covers the rows that pass beneath it.
    override func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        let inner = displayChildren(context)
        guard !list.metrics.isGrouped, role == .header else { return inner }
        let ground = Color(.system(.background(0)))._paint(in: owner.environment)
            .representativeColor
        let rect = CGRect(origin: .zero, size: frame.size)
        return DisplayNode(.group([DisplayNode(.fill(.rect(rect), .color(ground))), inner]))
    }
}
