// SPDX-License-Identifier: MIT
import ScrollEngine
import UIDisplayList

/// The look and the timing of scroll indicators. *Source:* I, after the phone's look; nothing of
/// it is measured but that none shows at rest.
enum _ScrollIndicatorLook {
    /// *Units:* points.
    static let thickness: CGFloat = 3
    static let distanceToEdge: CGFloat = 3
    static let shortest: CGFloat = 36
    /// *Units:* seconds after the scroll came to rest.
    static let hold = 0.5
    static let fade = 0.3
    static let opacity = 0.35
}

/// The indicators of one scroll view: there while it scrolls, gone some time after.
struct _ScrollIndicators {
    private var restingSince: FrameInstant?
    private var isScrolling = false

    mutating func didScroll(isIdle: Bool, at now: FrameInstant) {
        isScrolling = !isIdle
        restingSince = isIdle ? now : nil
    }

    private func opacity(at now: FrameInstant) -> Double {
        if isScrolling { return 1 }
        guard let restingSince else { return 0 }
        let past = now - restingSince - _ScrollIndicatorLook.hold
        return past <= 0 ? 1 : max(0, 1 - past / _ScrollIndicatorLook.fade)
    }

    func isShown(at now: FrameInstant) -> Bool { opacity(at: now) > 0 }

    /// Whether the indicators may look different from the frame before.
    func isMoving(at now: FrameInstant) -> Bool {
        guard let restingSince, !isScrolling else { return isScrolling }
        let past = now - restingSince
        return past >= _ScrollIndicatorLook.hold
            && past <= _ScrollIndicatorLook.hold + _ScrollIndicatorLook.fade + 0.1
    }

    /// One command an axis that shows one. *Space:* the scroll box's own.
    @MainActor func display(_ box: _ScrollBox, at now: FrameInstant) -> [DisplayNode] {
        let opacity = opacity(at: now)
        guard opacity > 0 else { return [] }
        let isDark = box.owner.environment.colorScheme == .dark
        let color = (isDark ? DisplayColor.white : .black)
            .opacity(_ScrollIndicatorLook.opacity * opacity)
        var nodes: [DisplayNode] = []
        for axis in Axis.allCases {
            let isWanted =
                axis == .vertical
                ? box.settings.showsVerticalIndicator : box.settings.showsHorizontalIndicator
            guard isWanted, box.axes.contains(axis), let bar = bar(axis, box) else { continue }
            let shape = DisplayShape.roundedRect(
                bar, CornerRadii(_ScrollIndicatorLook.thickness / 2), continuous: false)
            nodes.append(DisplayNode(.fill(shape, .color(color))))
        }
        return nodes
    }

    @MainActor private func bar(_ axis: Axis, _ box: _ScrollBox) -> CGRect? {
        let extents = box.engine.extents
        let track = CGRect(origin: .zero, size: box.frame.size)
            .inset(by: box.settings.indicatorMargins)
        let (content, container) = (extents.contentLength(axis), track.size[axis])
        guard extents.isScrollable(axis), container > 0 else { return nil }
        let margin = _ScrollIndicatorLook.distanceToEdge
        let room = container - 2 * margin
        let range = extents.range(axis)
        let offset = Double(box.engine.offset[axis])
        let over = max(0, range.lowerBound - offset, offset - range.upperBound)
        let length = max(
            min(_ScrollIndicatorLook.shortest, room) * 0.3,
            max(min(_ScrollIndicatorLook.shortest, room), room * container / content)
                - CGFloat(over))
        let progress =
            (min(max(offset, range.lowerBound), range.upperBound) - range.lowerBound)
            / (range.upperBound - range.lowerBound)
        var rect = track
        let start = margin + CGFloat(progress) * (room - length)
        if axis == .vertical {
            rect.origin.y = track.minY + start
            rect.size.height = length
            rect.size.width = _ScrollIndicatorLook.thickness
            rect.origin.x =
                box.settings.isRightToLeft
                ? track.minX + margin
                : track.maxX - margin - _ScrollIndicatorLook.thickness
        } else {
            rect.origin.x =
                box.settings.isRightToLeft
                ? track.maxX - start - length : track.minX + start
            rect.size.width = length
            rect.size.height = _ScrollIndicatorLook.thickness
            rect.origin.y = track.maxY - margin - _ScrollIndicatorLook.thickness
        }
        return rect
    }
}
