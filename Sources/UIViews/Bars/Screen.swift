// SPDX-License-Identifier: MIT

extension _LayoutNode {
    /// Places the boxes of a screen in the room that bars leave, each in the middle of it; the
    /// safe area reaches to what touches the room's edges.
    ///
    /// *Space:* the box's own; `insets` are the safe area's beyond `area`.
    func placeScreen(_ boxes: some Sequence<_LayoutNode>, in area: CGRect, insets: EdgeInsets) {
        let proposal = ProposedViewSize(area.size)
        let slack: CGFloat = 0.01
        for box in boxes {
            let size = box.size(proposal)
            let rect = CGRect(
                x: area.midX - size.width / 2, y: area.midY - size.height / 2,
                width: size.width, height: size.height)
            var touched = insets
            if rect.minY > area.minY + slack { touched.top = 0 }
            if rect.maxY < area.maxY - slack { touched.bottom = 0 }
            if rect.minX > area.minX + slack { touched.leading = 0 }
            if rect.maxX < area.maxX - slack { touched.trailing = 0 }
            place(box, at: rect.origin, proposal: proposal, safeInsets: touched)
        }
    }

    /// The scroll view whose content goes under the bars of a screen: the first vertical one.
    func screenScrollBox() -> _ScrollBox? {
        var level: [_LayoutNode] = [self]
        while !level.isEmpty {
            for case let box as _ScrollBox in level where box.axes.contains(.vertical) {
                return box
            }
            level = level.flatMap(\.children)
        }
        return nil
    }
}
