// SPDX-License-Identifier: MIT
import UIGeometry

/// A type that defines the geometry of a scroll view.
///
/// *Source:* measured on iOS 26.0 and macOS 26.6 for margins; for safe areas the same rule.
public struct ScrollGeometry: Equatable, Sendable {
    /// The position of the container's origin in the content; minus the top inset at rest.
    ///
    /// Setting it moves the visible rectangle along.
    public var contentOffset: CGPoint {
        didSet {
            visibleRect.origin.x += contentOffset.x - oldValue.x
            visibleRect.origin.y += contentOffset.y - oldValue.y
        }
    }

    /// The size of the content, without insets.
    public var contentSize: CGSize

    /// The insets between the container's edges and the content.
    public var contentInsets: EdgeInsets

    /// The size of the container without its insets.
    ///
    /// Setting it resizes the visible rectangle by the same amount.
    public var containerSize: CGSize {
        didSet {
            visibleRect.size.width += containerSize.width - oldValue.width
            visibleRect.size.height += containerSize.height - oldValue.height
        }
    }

    /// The part of the content's space that shows, including what lies under the insets.
    public private(set) var visibleRect: CGRect

    /// The rectangle at the content offset with the container's size.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// A geometry whose visible rectangle has the container's size.
    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets,
        containerSize: CGSize
    ) {
        self.init(
            contentOffset: contentOffset, contentSize: contentSize, contentInsets: contentInsets,
            containerSize: containerSize,
            visibleRect: CGRect(origin: contentOffset, size: containerSize))
    }

    /// A geometry with its own visible rectangle.
    package init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets,
        containerSize: CGSize, visibleRect: CGRect
    ) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
        self.visibleRect = visibleRect
    }

    /// The geometry of a scroll view that has not been laid out.
    package static var empty: ScrollGeometry {
        ScrollGeometry(
            contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(),
            containerSize: .zero)
    }
}

extension ScrollGeometry: CustomDebugStringConvertible {
    /// All stored fields on one line.
    public var debugDescription: String {
        "ScrollGeometry(contentOffset: (\(contentOffset.x), \(contentOffset.y)), "
            + "contentSize: (\(contentSize.width), \(contentSize.height)), "
            + "contentInsets: (top: \(contentInsets.top), leading: \(contentInsets.leading), "
            + "bottom: \(contentInsets.bottom), trailing: \(contentInsets.trailing)), "
            + "containerSize: (\(containerSize.width), \(containerSize.height)), "
            + "visibleRect: (\(visibleRect.minX), \(visibleRect.minY), "
            + "\(visibleRect.width), \(visibleRect.height)))"
    }
}
