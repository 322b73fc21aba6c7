// SPDX-License-Identifier: MIT
import Testing
import UIDisplayList

@Suite struct DisplayTextTests {
    static let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)
    static let red = DisplayColor(red: 1, green: 0.22, blue: 0.25, alpha: 0.5)
    static let stops = [
        DisplayGradientStop(color: red, location: 0),
        DisplayGradientStop(color: .black, location: 0.75),
    ]
    static let leaf = DisplayNode(.fill(.rect(rect), .color(red)))

    static var text: TextBlock {
        var first = TextRun(
            .string("Say \"hi\"\n\\ \u{1} é 😀"),
            font: FontDescriptor(
                size: 17, weight: 600, isItalic: true, design: .rounded,
                hasMonospacedDigits: true, leading: 1.71, family: "Some Face"), color: red)
        first.underline = TextRun.Line(pattern: .dashDot, color: .white)
        first.strikethrough = TextRun.Line()
        first.baselineOffset = -2
        first.tracking = 0.25
        let second = TextRun(
            .symbol(name: "star.fill", scale: 1.28), font: FontDescriptor(size: 13), color: .black)
        return TextBlock(
            runs: [first, second], alignment: .center, truncation: .middle, lineLimit: 3,
            reservedLines: 2, lineSpacing: 4, minimumScaleFactor: 0.5, isRightToLeft: true,
            pixelLength: 1)
    }

    static let contents: [DisplayContent] = [
        .group([leaf, .empty, leaf]),
        .transform(CGAffineTransform(a: 1, b: 0.1, c: -0.1, d: 1, tx: 5, ty: 6.25), leaf),
        .clip(.roundedRect(rect, CornerRadii(8), continuous: true), leaf),
        .clip(.ellipse(rect), leaf),
        .opacity(0.3, leaf),
        .fill(.path(Path(ellipseIn: rect), eoFill: true), .color(.white)),
        .fill(.rect(rect), .linearGradient(stops, start: .zero, end: CGPoint(x: 3, y: 4))),
        .fill(
            .rect(rect),
            .radialGradient(stops, center: .zero, startRadius: 1, endRadius: 20)),
        .fill(
            .rect(rect),
            .angularGradient(stops, center: .zero, startAngle: 0.1, endAngle: 3)),
        .stroke(
            .rect(rect),
            StrokeStyle(
                lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [3, 1.5],
                dashPhase: 1), .color(red)),
        .text(text, in: rect),
        .shadow(red, radius: 12, offset: CGSize(width: 0, height: 6), leaf),
        .blur(radius: 3.5, leaf),
        .material(
            .rect(rect), DisplayMaterial(blurRadius: 20, tint: red, saturation: 1.8)),
        .mask(leaf, by: .empty),
        .blend(.colorDodge, leaf),
        .colorMatrix((0..<20).map { Double($0) / 8 }, leaf),
        .project(
            corners: [
                .zero, CGPoint(x: 9, y: 1), CGPoint(x: 9, y: 8), CGPoint(x: 0, y: 10),
            ], from: rect, leaf),
    ]

    @Test("every command prints and is parsed back to the same", arguments: contents.indices)
    func roundTrip(_ index: Int) throws {
        let node = DisplayNode(Self.contents[index])
        let printed = node.description
        let parsed = try DisplayNode(parsing: printed)
        #expect(parsed.description == printed)
        #expect(parsed.bounds == node.bounds)
    }

    @Test("a text block comes back equal, quotes and control characters included")
    func textRoundTrip() throws {
        let parsed = try DisplayNode(
            parsing: DisplayNode(.text(Self.text, in: Self.rect)).description)
        guard case .text(let block, let box) = parsed.content else {
            Issue.record("not a text: \(parsed)")
            return
        }
        #expect(block == Self.text)
        #expect(box == Self.rect)
    }

    @Test("the text form is what it is")
    func form() {
        let node = DisplayNode(
            .group([
                DisplayNode(
                    .transform(
                        CGAffineTransform(translationX: 10, y: 0.5),
                        DisplayNode(
                            .fill(
                                .rect(CGRect(x: 0, y: 0, width: 8, height: 4)), .color(.black)))))
            ]))
        #expect(
            node.description == """
                group
                  transform 1 0 0 1 10 0.5
                    fill rect 0 0 8 4 color 0 0 0 1
                """)
    }

    @Test("blank lines and comments are left out, several commands become a group")
    func lenience() throws {
        let node = try DisplayNode(
            parsing: "# a comment\n\nfill rect 0 0 1 1 color 1 1 1 1\ngroup\n")
        guard case .group(let nodes) = node.content else {
            Issue.record("not a group")
            return
        }
        #expect(nodes.count == 2)
    }

    @Test(
        "what is wrong is named with its line",
        arguments: [
            ("group\n   fill", 2, "the indentation of 3 spaces fits no line above"),
            ("group\n  glow 3", 2, "unknown command: glow"),
            ("fill rect 0 0 1 x color 1 1 1 1", 1, "a part of the rectangle is no number: x"),
            ("opacity 0.5", 1, "one child expected, found 0"),
            ("blur 3\n  group\n  group", 1, "one child expected, found 2"),
            ("blend shiny\n  group", 1, "unknown blend mode: shiny"),
            ("fill rect 0 0 1 1 color 1 1 1 1 7", 1, "more words than the command has"),
            (
                "group\n  fill rect 0 0 1 1 color 1 1 1 1\n    group", 3,
                "the command above has no children"
            ),
            ("text 0 0 1 1 pixel 1\n  string \"open", 2, "a string is not closed"),
        ])
    func errors(_ text: String, _ line: Int, _ message: String) {
        #expect(throws: DisplayListParseError(line: line, message: message)) {
            try DisplayNode(parsing: text)
        }
    }

    @Test("traits say what reads the backdrop and what blends, up to what isolates it")
    func traits() {
        let material = DisplayNode(Self.contents[13])
        #expect(DisplayNode(.opacity(0.5, material)).traits == .readsBackdrop)
        let blend = DisplayNode(.blend(.multiply, Self.leaf))
        #expect(DisplayNode(.group([Self.leaf, blend])).traits == .blends)
        #expect(DisplayNode(.opacity(1, blend)).traits == [])
        #expect(DisplayNode(.blend(.normal, Self.leaf)).traits == [])
    }
}
