// SPDX-License-Identifier: MIT
import UIGeometry

extension DisplayNode {
    /// Parses what `description` prints; several commands side by side become a group.
    ///
    /// *Errors:* `DisplayListParseError`, with the line.
    package convenience init(parsing text: String) throws(DisplayListParseError) {
        let lines = try DisplayTextLine.read(text)
        guard lines.count != 1 else {
            self.init(try DisplayTextGrammar.content(lines[0]))
            return
        }
        var nodes: [DisplayNode] = []
        for line in lines { nodes.append(try DisplayTextGrammar.node(line)) }
        self.init(.group(nodes))
    }
}

/// The grammar of printed display lists.
///
///     group | mask                                     children below; a mask has two
///     transform a b c d tx ty                          and all that follow: one child
///     clip SHAPE | aliased | opacity v | blur r | blend mode | matrix 20 numbers
///     shadow COLOR radius dx dy | project x y ×4 RECT
///     fill SHAPE PAINT                                 no child
///     stroke SHAPE width w cap c join j miter m dash n … phase p PAINT
///     material SHAPE blur TINT saturation
///     text RECT align a truncate t [lines n] [reserve n] [spacing s] [shrink f] [rtl] pixel p
///         string "…" size s weight w [attributes] color COLOR [attributes]
///         symbol "…" scale size s …
///     SHAPE: rect RECT | ellipse RECT | rounded RECT circular|continuous tl tr br bl
///            | path nonzero|evenodd "…"
///     PAINT: color COLOR | linear x0 y0 x1 y1 STOPS | radial x y r0 r1 STOPS
///            | angular x y a0 a1 STOPS
///     RECT: x y width height   COLOR: red green blue alpha   STOPS: stops n (location COLOR)…
enum DisplayTextGrammar {
    static func node(_ line: DisplayTextLine) throws(DisplayListParseError) -> DisplayNode {
        DisplayNode(try content(line))
    }

    static func content(_ line: DisplayTextLine) throws(DisplayListParseError) -> DisplayContent {
        var cursor = DisplayTextCursor(line)
        let command = try cursor.word("a command")
        let content = try content(command, &cursor)
        try cursor.end()
        return content
    }

    private static func content(
        _ command: String, _ cursor: inout DisplayTextCursor
    ) throws(DisplayListParseError) -> DisplayContent {
        switch command {
        case "group":
            var nodes: [DisplayNode] = []
            for child in cursor.line.children { nodes.append(try node(child)) }
            return .group(nodes)
        case "transform":
            let t = try cursor.numbers(6, "a part of the transform")
            let transform = CGAffineTransform(
                a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5])
            return .transform(transform, try child(cursor))
        case "clip": return .clip(try cursor.shape(), try child(cursor))
        case "aliased": return .aliased(try child(cursor))
        case "opacity": return .opacity(Double(try cursor.number("opacity")), try child(cursor))
        case "fill":
            try leaf(cursor)
            return .fill(try cursor.shape(), try cursor.paint())
        case "stroke":
            try leaf(cursor)
            return .stroke(try cursor.shape(), try cursor.strokeStyle(), try cursor.paint())
        case "text":
            let box = try cursor.rect()
            return .text(try cursor.textBlock(), in: box)
        case "shadow":
            let color = try cursor.color()
            let v = try cursor.numbers(3, "radius or offset")
            return .shadow(
                color, radius: v[0], offset: CGSize(width: v[1], height: v[2]), try child(cursor))
        case "blur": return .blur(radius: try cursor.number("radius"), try child(cursor))
        case "material":
            try leaf(cursor)
            let shape = try cursor.shape()
            let radius = try cursor.number("radius")
            let tint = try cursor.color()
            let saturation = Double(try cursor.number("saturation"))
            return .material(
                shape, DisplayMaterial(blurRadius: radius, tint: tint, saturation: saturation))
        case "mask":
            let children = cursor.line.children
            guard children.count == 2 else {
                throw cursor.error("a mask has two children, the picture and its mask")
            }
            return .mask(try node(children[0]), by: try node(children[1]))
        case "blend":
            let mode = try cursor.name("blend mode", DisplayBlendMode.self)
            return .blend(mode, try child(cursor))
        case "matrix":
            let matrix = try cursor.numbers(20, "a part of the matrix")
            return .colorMatrix(matrix.map { Double($0) }, try child(cursor))
        case "project":
            let v = try cursor.numbers(8, "a corner")
            let corners = (0..<4).map { CGPoint(x: v[$0 * 2], y: v[$0 * 2 + 1]) }
            return .project(corners: corners, from: try cursor.rect(), try child(cursor))
        default: throw cursor.error("unknown command: \(command)")
        }
    }

    private static func child(
        _ cursor: DisplayTextCursor
    ) throws(DisplayListParseError) -> DisplayNode {
        guard cursor.line.children.count == 1 else {
            throw cursor.error("one child expected, found \(cursor.line.children.count)")
        }
        return try node(cursor.line.children[0])
    }

    private static func leaf(_ cursor: DisplayTextCursor) throws(DisplayListParseError) {
        guard let child = cursor.line.children.first else { return }
        throw DisplayListParseError(
            line: child.number, message: "the command above has no children")
    }
}
