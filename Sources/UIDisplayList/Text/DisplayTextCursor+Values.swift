// SPDX-License-Identifier: MIT
import UIGeometry

extension DisplayTextCursor {
    mutating func numbers(
        _ count: Int, _ what: String
    ) throws(DisplayListParseError) -> [CGFloat] {
        var values: [CGFloat] = []
        for _ in 0..<count { values.append(try number(what)) }
        return values
    }

    mutating func rect() throws(DisplayListParseError) -> CGRect {
        let v = try numbers(4, "a part of the rectangle")
        return CGRect(x: v[0], y: v[1], width: v[2], height: v[3])
    }

    mutating func color() throws(DisplayListParseError) -> DisplayColor {
        let v = try numbers(4, "a part of the colour").map { Double($0) }
        return DisplayColor(red: v[0], green: v[1], blue: v[2], alpha: v[3])
    }

    mutating func shape() throws(DisplayListParseError) -> DisplayShape {
        let kind = try word("a shape")
        switch kind {
        case "rect": return .rect(try rect())
        case "ellipse": return .ellipse(try rect())
        case "rounded":
            let rect = try rect()
            let style = try word("the corner style")
            guard style == "continuous" || style == "circular" else {
                throw error("unknown corner style: \(style)")
            }
            let r = try numbers(4, "a radius")
            let radii = CornerRadii(
                topLeft: r[0], topRight: r[1], bottomRight: r[2], bottomLeft: r[3])
            return .roundedRect(rect, radii, continuous: style == "continuous")
        case "path":
            let rule = try word("the fill rule")
            guard rule == "evenodd" || rule == "nonzero" else {
                throw error("unknown fill rule: \(rule)")
            }
            let text = try string("a path")
            guard let path = Path(text) else { throw error("not a path: \(text)") }
            return .path(path, eoFill: rule == "evenodd")
        default: throw error("unknown shape: \(kind)")
        }
    }

    mutating func paint() throws(DisplayListParseError) -> DisplayPaint {
        let kind = try word("a paint")
        if kind == "color" { return .color(try color()) }
        guard ["linear", "radial", "angular"].contains(kind) else {
            throw error("unknown paint: \(kind)")
        }
        let v = try numbers(4, "a part of the gradient")
        let stops = try stops()
        let point = CGPoint(x: v[0], y: v[1])
        switch kind {
        case "linear":
            return .linearGradient(stops, start: point, end: CGPoint(x: v[2], y: v[3]))
        case "radial":
            return .radialGradient(stops, center: point, startRadius: v[2], endRadius: v[3])
        default:
            return .angularGradient(
                stops, center: point, startAngle: Double(v[2]), endAngle: Double(v[3]))
        }
    }

    private mutating func stops() throws(DisplayListParseError) -> [DisplayGradientStop] {
        try keyword("stops")
        var stops: [DisplayGradientStop] = []
        for _ in 0..<max(0, try integer("the number of stops")) {
            let location = try number("a stop's location")
            stops.append(DisplayGradientStop(color: try color(), location: location))
        }
        return stops
    }

    mutating func strokeStyle() throws(DisplayListParseError) -> StrokeStyle {
        var style = StrokeStyle()
        try keyword("width")
        style.lineWidth = try number("the width")
        try keyword("cap")
        let cap = try word("the cap")
        try keyword("join")
        let join = try word("the join")
        let caps: [String: CGLineCap] = ["butt": .butt, "round": .round, "square": .square]
        let joins: [String: CGLineJoin] = ["miter": .miter, "round": .round, "bevel": .bevel]
        guard let lineCap = caps[cap] else { throw error("unknown cap: \(cap)") }
        guard let lineJoin = joins[join] else { throw error("unknown join: \(join)") }
        style.lineCap = lineCap
        style.lineJoin = lineJoin
        try keyword("miter")
        style.miterLimit = try number("the miter limit")
        try keyword("dash")
        style.dash = try numbers(max(0, try integer("the number of dashes")), "a dash")
        try keyword("phase")
        style.dashPhase = try number("the phase")
        return style
    }

    mutating func textBlock() throws(DisplayListParseError) -> TextBlock {
        var block = TextBlock(runs: [])
        while !isAtEnd {
            let attribute = try word("an attribute")
            switch attribute {
            case "align": block.alignment = try name("alignment", TextBlock.Alignment.self)
            case "truncate": block.truncation = try name("truncation", TextBlock.Truncation.self)
            case "lines": block.lineLimit = try integer("the line limit")
            case "reserve": block.reservedLines = try integer("the number of lines")
            case "spacing": block.lineSpacing = try number("the spacing")
            case "shrink": block.minimumScaleFactor = try number("the scale")
            case "rtl": block.isRightToLeft = true
            case "pixel": block.pixelLength = try number("the pixel length")
            default: throw error("unknown attribute of a text: \(attribute)")
            }
        }
        for child in line.children {
            var cursor = DisplayTextCursor(child)
            block.runs.append(try cursor.textRun())
        }
        return block
    }

    private mutating func textRun() throws(DisplayListParseError) -> TextRun {
        let content: TextRun.Content
        switch try word("a run") {
        case "string": content = .string(try string("a text"))
        case "symbol":
            let name = try string("a name")
            content = .symbol(name: name, scale: try number("the scale"))
        default: throw error("a text holds strings and symbols")
        }
        var run = TextRun(content, font: FontDescriptor(size: 0), color: .black)
        while !isAtEnd {
            let attribute = try word("an attribute")
            switch attribute {
            case "size": run.font.size = try number("the size")
            case "weight": run.font.weight = try integer("the weight")
            case "italic": run.font.isItalic = true
            case "design": run.font.design = try name("design", FontDescriptor.Design.self)
            case "tabular": run.font.hasMonospacedDigits = true
            case "leading": run.font.leading = try number("the leading")
            case "family": run.font.family = try string("a family")
            case "color": run.color = try color()
            case "underline":
                run.underline = TextRun.Line(
                    pattern: try name("pattern", TextRun.Line.Pattern.self))
            case "underlineColor": run.underline?.color = try color()
            case "strike":
                run.strikethrough = TextRun.Line(
                    pattern: try name("pattern", TextRun.Line.Pattern.self))
            case "strikeColor": run.strikethrough?.color = try color()
            case "raised": run.baselineOffset = try number("the offset")
            case "tracking": run.tracking = try number("the tracking")
            default: throw error("unknown attribute of a run: \(attribute)")
            }
        }
        return run
    }
}
