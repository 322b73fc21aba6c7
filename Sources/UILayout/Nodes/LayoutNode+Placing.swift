// SPDX-License-Identifier: MIT

extension _LayoutNode {
    /// Places a child whose top leading corner goes to `origin`. *Space:* this box's own,
    /// measured from the leading edge; mirrored here when the content reads from the right.
    package final func place(
        _ child: _LayoutNode, at origin: CGPoint, proposal: ProposedViewSize,
        safeInsets: EdgeInsets? = nil, size: CGSize? = nil
    ) {
        let size = size ?? finite(child.size(proposal))
        var rect = CGRect(origin: finite(origin), size: size)
        if isRightToLeft { rect.origin.x = frame.width - rect.maxX }
        child.setFrame(
            rect, proposal: proposal, safeInsets: safeInsets ?? insets(touchedBy: rect))
    }

    /// Whether the content reads from the right.
    package final var isRightToLeft: Bool {
        owner.environment[_LayoutDirectionKey.self] == .rightToLeft
    }

    /// Only an edge that touches the boundary of the safe area reaches under it.
    final func insets(touchedBy rect: CGRect) -> EdgeInsets {
        guard safeInsets != .zero else { return .zero }
        let slack: CGFloat = 0.01
        let leftInset = isRightToLeft ? safeInsets.trailing : safeInsets.leading
        let rightInset = isRightToLeft ? safeInsets.leading : safeInsets.trailing
        let left = rect.minX <= slack ? max(0, leftInset + rect.minX) : 0
        let right =
            rect.maxX >= frame.width - slack ? max(0, rightInset - rect.maxX + frame.width) : 0
        return EdgeInsets(
            top: rect.minY <= slack ? max(0, safeInsets.top + rect.minY) : 0,
            leading: isRightToLeft ? right : left,
            bottom: rect.maxY >= frame.height - slack
                ? max(0, safeInsets.bottom - rect.maxY + frame.height) : 0,
            trailing: isRightToLeft ? left : right)
    }

    /// Sets where the box is, and places what is in it when that can have changed.
    package final func setFrame(
        _ rect: CGRect, proposal: ProposedViewSize, safeInsets: EdgeInsets
    ) {
        let old = frame
        let isResized =
            old.size != rect.size || placedProposal != proposal || self.safeInsets != safeInsets
        frame = rect
        placedProposal = proposal
        self.safeInsets = safeInsets
        if old != rect || !isPlaced { frameDidChange(from: old) }
        isPlaced = true
        if isResized || needsPlacing {
            needsPlacing = false
            needsPlacingBelow = false
            setNeedsDisplay()
            placeChildren()
        } else if needsPlacingBelow {
            needsPlacingBelow = false
            // What the box itself has not placed stays as it is.
            for child in children
            where child.isPlaced && (child.needsPlacing || child.needsPlacingBelow) {
                child.setFrame(
                    child.frame, proposal: child.placedProposal, safeInsets: child.safeInsets)
            }
        }
        didPlace()
    }

    /// The box and those inside are nowhere until they are placed again.
    package final func forgetPlacement() {
        isPlaced = false
        needsPlacing = true
        for child in children { child.forgetPlacement() }
    }

    private func finite(_ value: CGFloat) -> CGFloat {
        value.isFinite
            ? min(max(value, -_LayoutLimits.longest), _LayoutLimits.longest)
            : value == .infinity ? _LayoutLimits.longest : 0
    }

    private func finite(_ point: CGPoint) -> CGPoint {
        CGPoint(x: finite(point.x), y: finite(point.y))
    }

    private func finite(_ size: CGSize) -> CGSize {
        CGSize(width: finite(size.width), height: finite(size.height))
    }

    /// Where the box was laid out, effects that only move its drawing left aside. *Space:* the
    /// root's.
    package final var placeInRoot: CGRect {
        var rect = CGRect(origin: .zero, size: frame.size)
        var node = self
        while true {
            rect = rect.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
            guard let parent = node.parent else { return rect }
            if !parent.movesDrawingOnly { rect = parent.rectFromContent(rect) }
            node = parent
        }
    }

    /// Where a rectangle of the box's own space lies in that of `ancestor` (nil: the root's), as
    /// laid out, scroll offsets included.
    package final func convert(_ rect: CGRect, to ancestor: _LayoutNode?) -> CGRect {
        var rect = rect
        var node = self
        while node !== ancestor {
            rect = rect.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
            guard let parent = node.parent else { break }
            rect = parent.rectFromContent(rect)
            node = parent
        }
        return rect
    }
}

/// The reading direction; its public accessor is with the other environment values.
package struct _LayoutDirectionKey: EnvironmentKey {
    package static let defaultValue = LayoutDirection.leftToRight
}
