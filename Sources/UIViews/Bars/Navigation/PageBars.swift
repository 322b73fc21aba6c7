// SPDX-License-Identifier: MIT

/// What the bars of a page show, as its content says.
struct _PageBars {
    struct Entry {
        let slot: _ToolbarSlot
        let spacer: SpacerSizing?
        let isProminent: Bool
        let boxes: [_LayoutNode]

        @MainActor init(_ entry: any _ToolbarEntry) {
            slot = entry.placement.slot
            spacer = entry.spacer
            isProminent = entry.placement.isProminent
            boxes = entry.boxes
        }

        func isSame(as other: Entry) -> Bool {
            slot == other.slot && spacer == other.spacer && isProminent == other.isProminent
                && boxes.elementsEqual(other.boxes, by: ===)
        }
    }
    var words = _BarWords()
    var showsLargeTitle = false
    var entries: [Entry] = []

    func entries(_ slots: Set<_ToolbarSlot>) -> [Entry] {
        entries.filter { slots.contains($0.slot) && ($0.spacer != nil || !$0.boxes.isEmpty) }
    }

    func boxes(_ slot: _ToolbarSlot) -> [_LayoutNode] { entries([slot]).flatMap(\.boxes) }
}

/// Items that stand together on one platter, or the space between platters.
enum _BarGroup {
    case platter(_PlatterBox)
    case space(SpacerSizing)

    /// Items in a row share a platter; a spacer ends it, and what stands out has its own.
    @MainActor static func groups(
        of entries: [_PageBars.Entry], owner: _ViewNode, sharing: Bool = true
    ) -> [_BarGroup] {
        var groups: [_BarGroup] = []
        var open: [_LayoutNode] = []
        func close() {
            guard !open.isEmpty else { return }
            groups.append(.platter(_PlatterBox(open, isProminent: false, owner: owner)))
            open = []
        }
        for entry in entries {
            if let spacer = entry.spacer {
                close()
                groups.append(.space(spacer))
            } else if entry.isProminent {
                close()
                groups.append(
                    .platter(_PlatterBox(entry.boxes, isProminent: true, owner: owner)))
            } else {
                open += entry.boxes
                if !sharing { close() }
            }
        }
        close()
        return groups
    }

    var platter: _PlatterBox? { if case .platter(let box) = self { box } else { nil } }
}
