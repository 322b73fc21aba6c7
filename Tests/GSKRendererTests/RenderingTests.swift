// SPDX-License-Identifier: MIT
import GSKRenderer
import Testing

/// Pixels of small display lists, drawn without a display.
@MainActor @Suite struct RenderingTests {
    let renderer = GSKDisplayRenderer(measurer: PangoTextMeasurer())
    let red = DisplayColor(red: 1, green: 0, blue: 0)
    let blue = DisplayColor(red: 0, green: 0, blue: 1)

    func fill(_ shape: DisplayShape, _ color: DisplayColor) -> DisplayNode {
        DisplayNode(.fill(shape, .color(color)))
    }

    func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> DisplayShape {
        .rect(CGRect(x: x, y: y, width: width, height: height))
    }

    func render(
        _ nodes: DisplayNode..., size: CGFloat = 40, scale: CGFloat = 1,
        background: DisplayColor = .white
    ) -> PixelImage {
        renderer.render(
            DisplayNode(.group(nodes)), size: CGSize(width: size, height: size), scale: scale,
            background: background)
    }

    /// Whether two colours differ by no more than a few 255ths.
    func isNear(_ a: DisplayColor, _ b: DisplayColor, _ steps: Double = 3) -> Bool {
        let parts = [
            a.red - b.red, a.green - b.green, a.blue - b.blue, a.alpha - b.alpha,
        ]
        return parts.allSatisfy { abs($0) * 255 <= steps }
    }

    func color(_ red: Double, _ green: Double, _ blue: Double) -> DisplayColor {
        DisplayColor(red: red / 255, green: green / 255, blue: blue / 255)
    }

    @Test("fills, transforms and scale put pixels where they belong")
    func fills() {
        let moved = DisplayNode(
            .transform(CGAffineTransform(translationX: 5, y: 0), fill(box(5, 10, 10, 10), red)))
        let image = render(moved, scale: 2)
        #expect(image.width == 80 && image.height == 80)
        #expect(image.pixel(20, 20) == red)
        #expect(image.pixel(39, 39) == red)
        #expect(image.pixel(19, 20) == .white)
        #expect(image.pixel(40, 39) == .white)
    }

    @Test("without a background the image is clear")
    func clear() {
        let image = render(
            fill(box(0, 0, 10, 10), red.opacity(0.5)), background: .clear)
        #expect(isNear(image.pixel(5, 5), red.opacity(0.5)))
        #expect(image.pixel(20, 20) == .clear)
    }

    @Test("a transform without an inverse draws nothing and harms nothing after it")
    func singular() {
        let flat = DisplayNode(
            .transform(CGAffineTransform(scaleX: 0, y: 1), fill(box(0, 0, 10, 10), red)))
        let bad = DisplayNode(
            .transform(CGAffineTransform(translationX: .nan, y: 0), fill(box(0, 0, 9, 9), red)))
        let image = render(
            flat, bad, fill(box(.nan, 0, 5, 5), red), fill(box(0, 0, .infinity, 2), red),
            fill(box(0, 20, 10, 10), blue))
        #expect(image.pixel(5, 5) == .white)
        #expect(image.pixel(5, 25) == blue)
        #expect(image.pixel(39, 1) == red)
    }

    @Test("every kind of clip cuts corners, and rectangles do not")
    func clips() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
        let shapes: [(DisplayShape, isCornerDrawn: Bool)] = [
            (.rect(rect), true), (.ellipse(rect), false),
            (.roundedRect(rect, CornerRadii(10), continuous: false), false),
            (.roundedRect(rect, CornerRadii(10), continuous: true), false),
            (.path(Path(ellipseIn: rect), eoFill: false), false),
        ]
        for (shape, isCornerDrawn) in shapes {
            let clipped = render(DisplayNode(.clip(shape, fill(.rect(rect), red))))
            let filled = render(fill(shape, red))
            for image in [clipped, filled] {
                #expect(image.pixel(20, 20) == red, "\(shape)")
                #expect((image.pixel(0, 0) == red) == isCornerDrawn, "\(shape)")
            }
        }
    }

    @Test("a continuous corner starts to bend earlier than a circular one")
    func continuousCorners() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        func edge(_ continuous: Bool) -> Double {
            let shape = DisplayShape.roundedRect(rect, CornerRadii(30), continuous: continuous)
            let image = render(fill(shape, .black), size: 100, scale: 4)
            // 36 points from the corner: 1.2 radii, straight only for the circle.
            return image.pixel(36 * 4, 0).red
        }
        #expect(edge(false) == 0)
        #expect(edge(true) > 0.15)
    }

    @Test("opacity makes one picture of what overlaps")
    func opacity() {
        let overlapping = DisplayNode(
            .group([fill(box(0, 0, 20, 20), red), fill(box(10, 0, 20, 20), red)]))
        let image = render(DisplayNode(.opacity(0.5, overlapping)))
        #expect(isNear(image.pixel(5, 5), color(255, 128, 128)))
        #expect(isNear(image.pixel(15, 5), color(255, 128, 128)))
        #expect(render(DisplayNode(.opacity(0, overlapping))).pixel(5, 5) == .white)
    }

    @Test("gradients blend as measured: red to blue has the middle 170 121 168")
    func gradient() {
        let stops = [
            DisplayGradientStop(color: color(255, 56, 60), location: 0),
            DisplayGradientStop(color: color(0, 136, 255), location: 1),
        ]
        let paint = DisplayPaint.linearGradient(
            stops, start: .zero, end: CGPoint(x: 100, y: 0))
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        for shape in [
            DisplayShape.rect(rect), .ellipse(rect),
            .roundedRect(rect, CornerRadii(20), continuous: true),
        ] {
            let image = render(DisplayNode(.fill(shape, paint)), size: 100)
            #expect(isNear(image.pixel(50, 50), color(170, 121, 168), 8), "\(shape)")
        }
    }

    @Test("an angular gradient starts at the trailing side and runs clockwise")
    func angular() {
        let stops = [
            DisplayGradientStop(color: red, location: 0),
            DisplayGradientStop(color: red, location: 0.25),
            DisplayGradientStop(color: blue, location: 0.25),
            DisplayGradientStop(color: blue, location: 1),
        ]
        let paint = DisplayPaint.angularGradient(
            stops, center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: 2 * .pi)
        let image = render(DisplayNode(.fill(box(0, 0, 40, 40), paint)))
        #expect(isNear(image.pixel(30, 30), red))
        #expect(isNear(image.pixel(30, 10), blue))
        #expect(isNear(image.pixel(10, 30), blue))
    }

    @Test("a stroke is centred on its outline, dashes leave gaps")
    func strokes() {
        let solid = render(
            DisplayNode(.stroke(box(10, 10, 20, 20), StrokeStyle(lineWidth: 4), .color(red))))
        #expect(solid.pixel(8, 20) == red && solid.pixel(11, 20) == red)
        #expect(solid.pixel(7, 20) == .white && solid.pixel(12, 20) == .white)
        let line = Path { path in
            path.move(to: CGPoint(x: 0, y: 20))
            path.addLine(to: CGPoint(x: 40, y: 20))
        }
        let dashed = render(
            DisplayNode(
                .stroke(
                    .path(line, eoFill: false), StrokeStyle(lineWidth: 4, dash: [10, 10]),
                    .color(red))))
        #expect(dashed.pixel(5, 20) == red)
        #expect(dashed.pixel(15, 20) == .white)
        let odd = render(
            DisplayNode(
                .stroke(
                    .path(line, eoFill: false), StrokeStyle(lineWidth: 4, dash: [0, 0]),
                    .color(red))))
        #expect(odd.pixel(15, 20) == red)
    }

    @Test("a mask keeps what lies under its opaque parts")
    func mask() {
        let image = render(
            DisplayNode(
                .mask(fill(box(0, 0, 40, 40), red), by: fill(box(10, 10, 10, 10), .black))))
        #expect(image.pixel(15, 15) == red)
        #expect(image.pixel(5, 5) == .white)
        #expect(image.pixel(25, 15) == .white)
    }

    @Test("a colour matrix maps colours that are not premultiplied")
    func colorMatrix() {
        let swap: [Double] = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]
        let half = render(
            DisplayNode(.colorMatrix(swap, fill(box(0, 0, 20, 20), red.opacity(0.5)))))
        #expect(isNear(half.pixel(5, 5), color(128, 128, 255)))
        #expect(half.pixel(30, 30) == .white)
    }

    @Test("blend modes follow W3C, wherever in the tree they stand")
    func blends() {
        func mixed(_ mode: DisplayBlendMode) -> DisplayColor {
            let top = DisplayNode(.blend(mode, fill(box(0, 0, 20, 20), color(128, 64, 200))))
            let nested = DisplayNode(
                .transform(CGAffineTransform(translationX: 10, y: 10), top))
            return render(fill(box(0, 0, 40, 40), color(100, 200, 50)), nested).pixel(20, 20)
        }
        #expect(isNear(mixed(.multiply), color(50, 50, 39)))
        #expect(isNear(mixed(.screen), color(178, 214, 211)))
        #expect(isNear(mixed(.difference), color(28, 136, 150)))
        #expect(isNear(mixed(.darken), color(100, 64, 50)))
        #expect(isNear(mixed(.plusLighter), color(228, 255, 250)))
        // D + S − 1 in each channel.
        #expect(isNear(mixed(.plusDarker), color(0, 9, 0)))
        // Pegtop: (1 − 2s)·b² + 2·s·b.
        let (b, s) = (100.0 / 255, 128.0 / 255)
        #expect(abs(mixed(.softLight).red - ((1 - 2 * s) * b * b + 2 * s * b)) < 0.015)
    }

    @Test("destination out cuts a hole into its own picture only")
    func destinationOut() {
        let hole = DisplayNode(.blend(.destinationOut, fill(box(10, 10, 10, 10), .black)))
        let picture = DisplayNode(
            .opacity(1, DisplayNode(.group([fill(box(0, 0, 30, 30), red), hole]))))
        let image = render(fill(box(0, 0, 40, 40), blue), picture)
        #expect(image.pixel(5, 5) == red)
        #expect(image.pixel(15, 15) == blue)
    }

    @Test("a projected plane is drawn between its corners")
    func projection() {
        let corners = [
            CGPoint(x: 5, y: 5), CGPoint(x: 35, y: 12), CGPoint(x: 35, y: 28),
            CGPoint(x: 5, y: 35),
        ]
        let plane = DisplayNode(
            .group([fill(box(0, 0, 10, 20), red), fill(box(10, 0, 10, 20), blue)]))
        let image = render(
            DisplayNode(
                .project(
                    corners: corners, from: CGRect(x: 0, y: 0, width: 20, height: 20), plane)))
        #expect(isNear(image.pixel(10, 20), red))
        #expect(isNear(image.pixel(32, 20), blue))
        #expect(image.pixel(33, 8) == .white)
        // The far half of the plane is the smaller one on screen.
        #expect(isNear(image.pixel(21, 20), blue) == false)
    }

    @Test("text is drawn in its colour, from its baseline up")
    func text() {
        let run = TextRun(
            .string("███"), font: FontDescriptor(size: 20, design: .monospaced), color: red)
        let block = TextBlock(runs: [run])
        let image = render(
            DisplayNode(.text(block, in: CGRect(x: 0, y: 0, width: 40, height: 24))))
        #expect(image.pixel(5, 10) == red)
        #expect(image.pixel(5, 38) == .white)
    }

    @Test("GSK's nodes come to the same pixels as drawing with cairo")
    func nodes() {
        let rect = CGRect(x: 4, y: 4, width: 24, height: 20)
        let stops = [
            DisplayGradientStop(color: red, location: 0),
            DisplayGradientStop(color: blue, location: 1),
        ]
        let shapes: [DisplayShape] = [
            .rect(rect), .ellipse(rect), .roundedRect(rect, CornerRadii(6), continuous: true),
            .roundedRect(rect, CornerRadii(6), continuous: false),
            .path(Path(ellipseIn: rect).trimmedPath(from: 0, to: 0.6), eoFill: false),
        ]
        let paints: [DisplayPaint] = [
            .color(red.opacity(0.5)),
            .linearGradient(stops, start: .zero, end: CGPoint(x: 30, y: 30)),
            .radialGradient(
                stops, center: CGPoint(x: 15, y: 15), startRadius: 2, endRadius: 12),
        ]
        let square = fill(box(0, 0, 40, 40), blue)
        var nodes: [DisplayNode] = []
        for shape in shapes {
            nodes.append(DisplayNode(.clip(shape, square)))
            for paint in paints {
                nodes.append(DisplayNode(.fill(shape, paint)))
                nodes.append(DisplayNode(.stroke(shape, StrokeStyle(lineWidth: 3), paint)))
            }
        }
        let child = DisplayNode(.fill(shapes[2], paints[1]))
        let run = TextRun(.string("Ag"), font: FontDescriptor(size: 17), color: .black)
        let matrix: [Double] = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]
        nodes += [
            DisplayNode(
                .text(TextBlock(runs: [run]), in: CGRect(x: 2, y: 3, width: 30, height: 21))),
            DisplayNode(.opacity(0.4, child)),
            DisplayNode(.transform(CGAffineTransform(rotationAngle: 0.3), child)),
            DisplayNode(.transform(CGAffineTransform(scaleX: 0.5, y: 0.75), child)),
            DisplayNode(
                .transform(
                    CGAffineTransform(a: -0.8, b: 0.3, c: 0.4, d: 0.7, tx: 30, ty: 2), child)),
            DisplayNode(
                .shadow(.black, radius: 3, offset: CGSize(width: 2, height: 4), child)),
            DisplayNode(.blur(radius: 2, child)),
            DisplayNode(.mask(child, by: fill(.ellipse(rect), .black))),
            DisplayNode(.blend(.multiply, child)),
            DisplayNode(.colorMatrix(matrix, child)),
            DisplayNode(
                .material(
                    shapes[2], DisplayMaterial(blurRadius: 3, tint: .clear, saturation: 1))),
        ]
        let size = CGSize(width: 40, height: 40)
        for node in nodes {
            let root = DisplayNode(.group([fill(box(0, 0, 40, 12), blue), node]))
            let direct = renderer.render(root, size: size, scale: 2, background: .white)
            let byNodes = renderer.renderByNodes(root, size: size, scale: 2, background: .white)
            var worst = 0.0
            var sum = 0.0
            for y in 0..<80 {
                for x in 0..<80 {
                    let (a, b) = (direct.pixel(x, y), byNodes.pixel(x, y))
                    let difference = max(
                        abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
                    worst = max(worst, difference)
                    sum += difference
                }
            }
            // Edges are smoothed in one step or in two.
            #expect(worst < 0.3 && sum / 6400 < 0.004, "\(worst) \(sum / 6400) for \(node)")
        }
    }
}
