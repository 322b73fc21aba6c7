// SPDX-License-Identifier: MIT
import UIGeometry

/// The outline of a 2D shape. *Units and space:* points; y grows downwards.
public struct Path: Hashable, Sendable {
    /// An element of a path.
    @frozen public enum Element: Hashable, Sendable {
        /// Starts a new subpath.
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Draws a line to the subpath's start and joins both ends.
        case closeSubpath
    }

    package private(set) var elements: [Element]

    /// Creates an empty path.
    public init() { elements = [] }

    /// Creates an empty path, then executes a closure to add its elements.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    package init(elements: [Element]) { self.elements = elements }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls `body` with each element, in order.
    public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

    /// The last point, where the next element starts; nil in an empty path.
    public var currentPoint: CGPoint? {
        guard let last = elements.last else { return nil }
        return last.end ?? subpathStart
    }

    /// Where the last subpath started.
    private var subpathStart: CGPoint? {
        for element in elements.reversed() {
            if case .move(let point) = element { return point }
        }
        return nil
    }

    /// Begins a new subpath at the specified point.
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

    /// Adds a straight line from the current point to the specified point.
    ///
    /// In an empty path it does nothing: there is no current point.
    public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

    /// Adds a quadratic Bézier curve.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control))
    }

    /// Adds a cubic Bézier curve.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Closes and completes the current subpath.
    public mutating func closeSubpath() {
        guard let last = elements.last, last != .closeSubpath else { return }
        elements.append(.closeSubpath)
    }

    /// Adds a sequence of connected straight lines; the first point starts a subpath.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Appends another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements.append(contentsOf: path.applying(transform).elements)
    }

    /// A path with every point moved through `transform`.
    public func applying(_ transform: CGAffineTransform) -> Path {
        guard !transform.isIdentity else { return self }
        return Path(elements: elements.map { $0.mapPoints { $0.applying(transform) } })
    }

    /// A path moved by a distance.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    private mutating func append(_ element: Element) {
        guard let last = elements.last else { return }
        // After a closed subpath the next one starts at the same point.
        if last == .closeSubpath, let start = subpathStart { elements.append(.move(to: start)) }
        elements.append(element)
    }
}

extension Path.Element {
    /// Where the element ends; nil for `closeSubpath`, which ends where its subpath started.
    package var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
        case .closeSubpath: nil
        }
    }

    /// The element with every point moved, control points too.
    package func mapPoints(_ map: (CGPoint) -> CGPoint) -> Path.Element {
        switch self {
        case .move(let end): .move(to: map(end))
        case .line(let end): .line(to: map(end))
        case .quadCurve(let end, let control): .quadCurve(to: map(end), control: map(control))
        case .curve(let end, let control1, let control2):
            .curve(to: map(end), control1: map(control1), control2: map(control2))
        case .closeSubpath: .closeSubpath
        }
    }
}
