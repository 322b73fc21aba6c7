// SPDX-License-Identifier: MIT
import UIGeometry

extension DisplayNode: CustomStringConvertible {
    /// The drawing as text: one command a line, children indented by two spaces.
    ///
    /// The text is stable, exact, and parsed back by `init(parsing:)`.
    public var description: String {
        var writer = DisplayTextWriter()
        writer.write(self, depth: 0)
        return writer.lines.joined(separator: "\n")
    }
}

/// Prints commands; the grammar is in `DisplayTextGrammar`'s documentation.
struct DisplayTextWriter {
    private(set) var lines: [String] = []

    mutating func write(_ node: DisplayNode, depth: Int) {
        func children(_ nodes: DisplayNode...) {
            for node in nodes { write(node, depth: depth + 1) }
        }
        switch node.content {
        case .group(let nodes):
            add("group", depth)
            for node in nodes { write(node, depth: depth + 1) }
        case .transform(let t, let child):
            add("transform \(numbers(t.a, t.b, t.c, t.d, t.tx, t.ty))", depth)
            children(child)
        case .clip(let shape, let child):
            add("clip \(text(shape))", depth)
            children(child)
        case .aliased(let child):
            add("aliased", depth)
            children(child)
        case .opacity(let opacity, let child):
            add("opacity \(NumberText(opacity))", depth)
            children(child)
        case .fill(let shape, let paint): add("fill \(text(shape)) \(text(paint))", depth)
        case .stroke(let shape, let style, let paint):
            add("stroke \(text(shape)) \(text(style)) \(text(paint))", depth)
        case .text(let block, let box):
            add("text \(text(box)) \(text(block))", depth)
            for run in block.runs { add(text(run), depth + 1) }
        case .shadow(let color, let radius, let offset, let child):
            let values = numbers(radius, offset.width, offset.height)
            add("shadow \(text(color)) \(values)", depth)
            children(child)
        case .blur(let radius, let child):
            add("blur \(NumberText(radius))", depth)
            children(child)
        case .material(let shape, let material):
            add(
                "material \(text(shape)) \(NumberText(material.blurRadius)) "
                    + "\(text(material.tint)) \(NumberText(material.saturation))", depth)
        case .mask(let child, let mask):
            add("mask", depth)
            children(child, mask)
        case .blend(let mode, let child):
            add("blend \(mode.rawValue)", depth)
            children(child)
        case .colorMatrix(let matrix, let child):
            add("matrix " + matrix.map { "\(NumberText($0))" }.joined(separator: " "), depth)
            children(child)
        case .project(let corners, let source, let child):
            let values = corners.map { numbers($0.x, $0.y) }.joined(separator: " ")
            add("project \(values) \(text(source))", depth)
            children(child)
        }
    }

    private mutating func add(_ line: String, _ depth: Int) {
        lines.append(String(repeating: "  ", count: depth) + line)
    }

    private func numbers(_ values: CGFloat...) -> String {
        values.map { "\(NumberText($0))" }.joined(separator: " ")
    }

    private func text(_ rect: CGRect) -> String {
        numbers(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    }

    private func text(_ color: DisplayColor) -> String {
        [color.red, color.green, color.blue, color.alpha].map { "\(NumberText($0))" }
            .joined(separator: " ")
    }

    private func text(_ shape: DisplayShape) -> String {
        switch shape {
        case .rect(let rect): "rect \(text(rect))"
        case .roundedRect(let rect, let r, let continuous):
            "rounded \(text(rect)) \(continuous ? "continuous" : "circular") "
                + numbers(r.topLeft, r.topRight, r.bottomRight, r.bottomLeft)
        case .ellipse(let rect): "ellipse \(text(rect))"
        case .path(let path, let eoFill):
            "path \(eoFill ? "evenodd" : "nonzero") \"\(path.description)\""
        }
    }

    private func text(_ paint: DisplayPaint) -> String {
        switch paint {
        case .color(let color): "color \(text(color))"
        case .linearGradient(let stops, let start, let end):
            "linear \(numbers(start.x, start.y, end.x, end.y)) \(text(stops))"
        case .radialGradient(let stops, let center, let r0, let r1):
            "radial \(numbers(center.x, center.y, r0, r1)) \(text(stops))"
        case .angularGradient(let stops, let center, let a0, let a1):
            "angular \(numbers(center.x, center.y)) \(NumberText(a0)) \(NumberText(a1)) "
                + text(stops)
        }
    }

    private func text(_ stops: [DisplayGradientStop]) -> String {
        "stops \(stops.count)"
            + stops.map { " \(NumberText($0.location)) \(text($0.color))" }.joined()
    }

    private func text(_ style: StrokeStyle) -> String {
        let dash = style.dash.map { " \(NumberText($0))" }.joined()
        return "width \(NumberText(style.lineWidth)) cap \(style.lineCap) join \(style.lineJoin) "
            + "miter \(NumberText(style.miterLimit)) dash \(style.dash.count)\(dash) "
            + "phase \(NumberText(style.dashPhase))"
    }

    private func text(_ block: TextBlock) -> String {
        var words = ["align \(block.alignment.rawValue)", "truncate \(block.truncation.rawValue)"]
        if let limit = block.lineLimit { words.append("lines \(limit)") }
        if block.reservedLines != 0 { words.append("reserve \(block.reservedLines)") }
        if block.lineSpacing != 0 { words.append("spacing \(NumberText(block.lineSpacing))") }
        if block.minimumScaleFactor != 1 {
            words.append("shrink \(NumberText(block.minimumScaleFactor))")
        }
        if block.isRightToLeft { words.append("rtl") }
        words.append("pixel \(NumberText(block.pixelLength))")
        return words.joined(separator: " ")
    }

    private func text(_ run: TextRun) -> String {
        var words: [String] = []
        switch run.content {
        case .string(let string): words.append("string \(QuotedText(string))")
        case .symbol(let name, let scale):
            words.append("symbol \(QuotedText(name)) \(NumberText(scale))")
        }
        words.append("size \(NumberText(run.font.size)) weight \(run.font.weight)")
        if run.font.isItalic { words.append("italic") }
        if run.font.design != .standard { words.append("design \(run.font.design.rawValue)") }
        if run.font.hasMonospacedDigits { words.append("tabular") }
        if run.font.leading != 0 { words.append("leading \(NumberText(run.font.leading))") }
        if let family = run.font.family { words.append("family \(QuotedText(family))") }
        words.append("color \(text(run.color))")
        for (name, line) in [("underline", run.underline), ("strike", run.strikethrough)] {
            guard let line else { continue }
            words.append("\(name) \(line.pattern.rawValue)")
            if let color = line.color { words.append("\(name)Color \(text(color))") }
        }
        if run.baselineOffset != 0 { words.append("raised \(NumberText(run.baselineOffset))") }
        if run.tracking != 0 { words.append("tracking \(NumberText(run.tracking))") }
        return words.joined(separator: " ")
    }
}

/// A string in quotes, on one line whatever it holds.
struct QuotedText: CustomStringConvertible {
    let value: String
    init(_ value: String) { self.value = value }
    var description: String {
        var result = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028
                    || scalar.value == 0x2029 || scalar.value == 0x85
                {
                    result += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
