// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

/// One cell of the table: what scrolls, how far, between which insets, in which direction.
struct MatrixCase: Sendable, CustomTestStringConvertible {
    /// How long the content is beside its container.
    enum Content: String, CaseIterable, Sendable { case empty, smaller, equal, larger, farLarger }
    /// What keeps the content off the edges.
    enum Insets: String, CaseIterable, Sendable { case none, margins, safeAreaPadding, bar }
    /// When the content may be pulled past its edges.
    enum Bounce: String, CaseIterable, Sendable { case automatic, always, basedOnSize }

    var axes: Axis.Set
    var content: Content
    var insets: Insets
    var isRightToLeft: Bool
    var bounce: Bounce

    /// The size of the window, which the scroll view fills. *Units:* points.
    static let window = CGSize(width: 300, height: 400)

    /// What the insets must be. *Units:* points.
    var expectedInsets: EdgeInsets {
        switch insets {
        case .none: EdgeInsets()
        case .margins: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        case .safeAreaPadding: EdgeInsets(top: 20, leading: 12, bottom: 24, trailing: 8)
        case .bar: EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0)
        }
    }

    /// The window between the insets. *Units:* points.
    var container: CGSize {
        let insets = expectedInsets
        return CGSize(
            width: Self.window.width - insets.leading - insets.trailing,
            height: Self.window.height - insets.top - insets.bottom)
    }

    /// How large the content is. *Units:* points; across the axes it is as long as the container.
    var contentSize: CGSize {
        let container = container
        let size =
            switch content {
            case .empty: CGSize.zero
            case .smaller: CGSize(width: 120, height: 160)
            case .equal: container
            case .larger: CGSize(width: 500, height: 700)
            case .farLarger: CGSize(width: 6000, height: 20_000)
            }
        return CGSize(
            width: axes.contains(.horizontal) ? size.width : container.width,
            height: axes.contains(.vertical) ? size.height : container.height)
    }

    /// Where the content can rest along an axis.
    func range(_ axis: Axis) -> ClosedRange<CGFloat> {
        let start = axis == .horizontal ? expectedInsets.leading : expectedInsets.top
        let room = contentSize[axis] - container[axis]
        return -start...(-start + (axes.contains(axis) ? max(0, room) : 0))
    }

    /// Whether the content can be pulled past its edges along an axis.
    func isBouncing(_ axis: Axis) -> Bool {
        guard axes.contains(axis) else { return false }
        return switch bounce {
        case .automatic, .always: true
        case .basedOnSize: contentSize[axis] > container[axis]
        }
    }

    var testDescription: String {
        let name = axes == .vertical ? "vertical" : axes == .horizontal ? "horizontal" : "both"
        return "\(name), \(content), insets \(insets), \(isRightToLeft ? "rtl" : "ltr"), \(bounce)"
    }

    /// Every cell of the table for some axes and some content.
    static func cells(_ axes: Axis.Set, _ content: Content) -> [MatrixCase] {
        Insets.allCases.flatMap { insets in
            [false, true].flatMap { isRightToLeft in
                Bounce.allCases.map { bounce in
                    MatrixCase(
                        axes: axes, content: content, insets: insets, isRightToLeft: isRightToLeft,
                        bounce: bounce)
                }
            }
        }
    }
}
