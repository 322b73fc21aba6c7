// SPDX-License-Identifier: MIT
import Foundation

/// The inset distances for the sides of a rectangle. *Units:* points.
@frozen public struct EdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// The same distance on each edge of `edges`, zero elsewhere.
    package init(_ length: CGFloat, edges: Edge.Set = .all) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0)
    }

    package static let zero = EdgeInsets()

    /// The distance at one edge.
    package subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// The two distances along an axis added up.
    package func total(_ axis: Axis) -> CGFloat {
        axis == .horizontal ? leading + trailing : top + bottom
    }

    /// The distance before the content on an axis: leading or top.
    package func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

    /// The distance after the content on an axis: trailing or bottom.
    package func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

    package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: a.top + b.top, leading: a.leading + b.leading,
            bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing)
    }

    package static prefix func - (a: EdgeInsets) -> EdgeInsets {
        EdgeInsets(top: -a.top, leading: -a.leading, bottom: -a.bottom, trailing: -a.trailing)
    }
}

extension CGRect {
    /// The rectangle moved inwards by `insets`, sizes never below zero (left-to-right).
    package func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top,
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
