// SPDX-License-Identifier: MIT
import UIGeometry

extension Path {
    /// Creates a path containing a rectangle.
    public init(_ rect: CGRect) {
        self.init()
        addRect(rect)
    }

    /// Creates a path containing a rounded rectangle.
    public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
            style: style)
    }

    /// Creates a path containing a rounded rectangle with elliptical corners.
    public init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a path containing a rectangle with its own radius at each corner.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Creates a path containing an ellipse inside a rectangle.
    public init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    /// Adds a rectangular subpath, clockwise from the top leading corner.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        addPath(
            Path(elements: [
                .move(to: CGPoint(x: rect.minX, y: rect.minY)),
                .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
                .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
                .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
            ]), transform: transform)
    }

    /// Adds a set of rectangular subpaths.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse inside a rectangle, clockwise from the middle of the trailing edge.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let half = CGSize(width: rect.width / 2, height: rect.height / 2)
        var path = Path()
        path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.appendCorners(
            of: rect, radii: (half, half, half, half), rooms: (half, half, half, half),
            style: .circular)
        path.closeSubpath()
        addPath(path, transform: transform)
    }

    /// Adds a rounded rectangle with elliptical corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let half = CGSize(width: rect.width / 2, height: rect.height / 2)
        let size = CGSize(
            width: max(0, min(cornerSize.width, half.width, half.height)),
            height: max(0, min(cornerSize.height, half.width, half.height)))
        addRounded(
            rect, radii: (size, size, size, size), rooms: (half, half, half, half), style: style,
            transform: transform)
    }

    /// Adds a rectangle with its own radius at each corner.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        addRoundedRect(
            in: rect, radii: CornerRadii(cornerRadii), style: style, transform: transform)
    }

    /// Adds a rectangle whose corner radii are limited by what their neighbours leave.
    package mutating func addRoundedRect(
        in rect: CGRect, radii: CornerRadii, style: RoundedCornerStyle,
        transform: CGAffineTransform = .identity
    ) {
        guard !radii.isUniform else {
            addRoundedRect(
                in: rect, cornerSize: CGSize(width: radii.topLeft, height: radii.topLeft),
                style: style, transform: transform)
            return
        }
        let corners = LimitedCorners(rect: rect, radii: radii)
        addRounded(
            rect, radii: corners.radii, rooms: corners.rooms, style: style, transform: transform)
    }

    private mutating func addRounded(
        _ rect: CGRect, radii: Corners<CGSize>, rooms: Corners<CGSize>, style: RoundedCornerStyle,
        transform: CGAffineTransform
    ) {
        guard !rect.isNull else { return }
        let sizes = [radii.0, radii.1, radii.2, radii.3]
        guard sizes.contains(where: { $0.width > 0 && $0.height > 0 }) else {
            addRect(rect, transform: transform)
            return
        }
        var path = Path()
        // Where the straight part of the trailing edge has its middle.
        path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.appendCorners(of: rect, radii: radii, rooms: rooms, style: style)
        path.closeSubpath()
        addPath(path, transform: transform)
    }

    /// Appends the four corners and the edges between, clockwise, from the trailing edge.
    private mutating func appendCorners(
        of rect: CGRect, radii: Corners<CGSize>, rooms: Corners<CGSize>, style: RoundedCornerStyle
    ) {
        func corner(_ radii: CGSize, _ room: CGSize) -> CornerCurve {
            CornerCurve(radii: radii, room: room, style: style)
        }
        func line(to end: CGPoint) {
            if currentPoint != end { addLine(to: end) }
        }
        let bottomRight = corner(radii.2, rooms.2)
        line(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.reach.height))
        bottomRight.append(to: &self, firstIsHorizontal: false) {
            CGPoint(x: rect.maxX - $1, y: rect.maxY - $0)
        }
        let bottomLeft = corner(radii.3, rooms.3)
        line(to: CGPoint(x: rect.minX + bottomLeft.reach.width, y: rect.maxY))
        bottomLeft.append(to: &self, firstIsHorizontal: true) {
            CGPoint(x: rect.minX + $0, y: rect.maxY - $1)
        }
        let topLeft = corner(radii.0, rooms.0)
        line(to: CGPoint(x: rect.minX, y: rect.minY + topLeft.reach.height))
        topLeft.append(to: &self, firstIsHorizontal: false) {
            CGPoint(x: rect.minX + $1, y: rect.minY + $0)
        }
        let topRight = corner(radii.1, rooms.1)
        line(to: CGPoint(x: rect.maxX - topRight.reach.width, y: rect.minY))
        topRight.append(to: &self, firstIsHorizontal: true) {
            CGPoint(x: rect.maxX - $0, y: rect.minY + $1)
        }
    }
}

/// Top left, top right, bottom right, bottom left.
typealias Corners<Value> = (Value, Value, Value, Value)

/// Corner radii that fit their rectangle, and the room that each corner has along its edges.
///
/// A radius is at most half its edge, or what the neighbour leaves of it if that is more.
/// *Source:* fixture `shape/paths.json` of iamcgn/swiftui-web, macOS 26.2.
struct LimitedCorners {
    let radii: Corners<CGSize>
    let rooms: Corners<CGSize>

    init(rect: CGRect, radii: CornerRadii) {
        func room(_ edge: CGFloat, _ neighbour: CGFloat) -> CGFloat {
            max(edge / 2, edge - max(0, neighbour))
        }
        func rooms(_ horizontal: CGFloat, _ vertical: CGFloat) -> CGSize {
            CGSize(width: room(rect.width, horizontal), height: room(rect.height, vertical))
        }
        func size(_ radius: CGFloat, _ room: CGSize) -> CGSize {
            let limited = max(0, min(radius, room.width, room.height))
            return CGSize(width: limited, height: limited)
        }
        self.rooms = (
            rooms(radii.topRight, radii.bottomLeft), rooms(radii.topLeft, radii.bottomRight),
            rooms(radii.bottomLeft, radii.topRight), rooms(radii.bottomRight, radii.topLeft)
        )
        self.radii = (
            size(radii.topLeft, self.rooms.0), size(radii.topRight, self.rooms.1),
            size(radii.bottomRight, self.rooms.2), size(radii.bottomLeft, self.rooms.3)
        )
    }
}
