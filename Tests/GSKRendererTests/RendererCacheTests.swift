// SPDX-License-Identifier: MIT
import GSKRenderer
import Testing

/// What is turned into GSK nodes anew from frame to frame.
@MainActor @Suite struct RendererCacheTests {
    let renderer = GSKDisplayRenderer(measurer: PangoTextMeasurer())
    let size = CGSize(width: 100, height: 100)

    func rows(_ count: Int) -> [DisplayNode] {
        (0..<count).map {
            DisplayNode(
                .fill(
                    .rect(CGRect(x: 0, y: CGFloat($0) * 10, width: 100, height: 9)),
                    .color(DisplayColor(red: Double($0) / 255, green: 0, blue: 0))))
        }
    }

    func draw(_ node: DisplayNode) {
        _ = renderer.renderNode(for: node, size: size, scale: 2, background: .white)
    }

    @Test("an unchanged frame converts nothing")
    func unchanged() {
        let root = DisplayNode(.group(rows(10)))
        draw(root)
        #expect(renderer.conversionCount == 11)
        draw(root)
        #expect(renderer.conversionCount == 11)
    }

    @Test("a frame that scrolls converts the moving node only")
    func scrolling() {
        let content = DisplayNode(.group(rows(10)))
        for y in 0..<5 {
            draw(
                DisplayNode(
                    .transform(CGAffineTransform(translationX: 0, y: -CGFloat(y)), content)))
        }
        #expect(renderer.conversionCount == 11 + 5)
    }

    @Test("a new parent keeps children that have not been asked for in between")
    func reparenting() {
        var children = rows(10)
        let root = DisplayNode(.group(children))
        for _ in 0..<5 { draw(root) }
        children.removeLast()
        draw(DisplayNode(.group(children)))
        #expect(renderer.conversionCount == 12)
    }

    @Test("a turned plane that was out of sight is drawn when the same node comes into sight")
    func turnedIntoSight() {
        let box = CGRect(x: 0, y: 0, width: 40, height: 40)
        let corners = [
            CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 5), CGPoint(x: 40, y: 35), CGPoint(x: 0, y: 40),
        ]
        let plane = DisplayNode(
            .project(
                corners: corners, from: box,
                DisplayNode(.fill(.rect(box), .color(DisplayColor(red: 1, green: 0, blue: 0))))))
        for x in [200.0, 80.0, 20.0] {
            let moved = DisplayNode(
                .transform(CGAffineTransform(translationX: CGFloat(x), y: 20), plane))
            let picture = renderer.render(moved, size: size, scale: 1, background: .white)
            #expect((picture.pixel(90, 40).green < 0.5) == (x == 80))
            #expect((picture.pixel(40, 40).green < 0.5) == (x == 20))
        }
    }

    @Test("what two frames did not use is forgotten")
    func eviction() {
        let first = DisplayNode(.group(rows(10)))
        draw(first)
        #expect(renderer.cachedNodeCount == 11)
        draw(.empty)
        #expect(renderer.cachedNodeCount == 12)
        draw(.empty)
        draw(.empty)
        #expect(renderer.cachedNodeCount == 1)
        draw(first)
        #expect(renderer.conversionCount == 23)
    }

    @Test("a backdrop is drawn again only when something beneath it changed")
    func backdrops() {
        let content = DisplayNode(.group(rows(10)))
        let bar = DisplayNode(
            .material(
                .rect(CGRect(x: 0, y: 80, width: 100, height: 20)),
                DisplayMaterial(blurRadius: 4, tint: .clear, saturation: 1)))
        func frame(_ y: CGFloat, _ other: [DisplayNode] = []) -> DisplayNode {
            let moved = DisplayNode(
                .transform(CGAffineTransform(translationX: 0, y: y), content))
            return DisplayNode(.group([moved] + other + [bar]))
        }
        let still = frame(0)
        draw(still)
        draw(still)
        #expect(renderer.backdropCount == 1)
        draw(frame(-1))
        #expect(renderer.backdropCount == 2)
        let moved = DisplayNode(.transform(CGAffineTransform(translationX: 0, y: -1), content))
        draw(DisplayNode(.group([moved, bar])))
        let far = rows(1)
        draw(DisplayNode(.group([moved] + far + [bar])))
        #expect(renderer.backdropCount == 3, "what changed is far above the bar")
    }

    @Test("a backdrop is kept when only the material's own node is new")
    func rebuiltMaterial() {
        let content = DisplayNode(.group(rows(10)))
        func bar() -> DisplayNode {
            DisplayNode(
                .material(
                    .rect(CGRect(x: 0, y: 80, width: 100, height: 20)),
                    DisplayMaterial(blurRadius: 4, tint: .clear, saturation: 1)))
        }
        for _ in 0..<3 { draw(DisplayNode(.group([content, bar()]))) }
        #expect(renderer.backdropCount == 1)
    }

    @Test("very large shadows and blurs draw the part that can be seen")
    func huge() {
        let tall = DisplayNode(
            .fill(.rect(CGRect(x: 20, y: -50_000, width: 60, height: 100_000)), .color(.black)))
        let shadow = DisplayNode(.shadow(.black, radius: 4, offset: .zero, tall))
        let blur = DisplayNode(.blur(radius: 4, tall))
        for node in [shadow, blur] {
            let image = renderer.render(node, size: size, scale: 1, background: .clear)
            #expect(
                abs(image.pixel(19, 50).alpha * 0.5 + image.pixel(20, 50).alpha * 0.5 - 0.5) < 0.3)
            #expect(image.pixel(16, 50).alpha > 0.1)
            #expect(image.pixel(5, 50).alpha < 0.01)
        }
    }
}
