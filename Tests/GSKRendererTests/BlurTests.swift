// SPDX-License-Identifier: MIT
import GSKRenderer
import Testing

/// Shadows and blurs are Gaussians whose sigma is the radius (`effects/shadow-profile`, macOS
/// 26.2, by iamcgn/swiftui-web): half at the edge, 16 % one radius out.
@MainActor @Suite struct BlurTests {
    let renderer = GSKDisplayRenderer(measurer: PangoTextMeasurer())

    func render(_ node: DisplayNode, scale: CGFloat = 1) -> PixelImage {
        renderer.render(
            node, size: CGSize(width: 240, height: 240), scale: scale, background: .clear)
    }

    func box(_ rect: CGRect) -> DisplayNode { DisplayNode(.fill(.rect(rect), .color(.black))) }

    /// Alpha at a point, between pixels.
    func alpha(_ image: PixelImage, _ x: CGFloat, _ y: CGFloat, _ scale: CGFloat) -> Double {
        let px = Double(x * scale)
        let row = Int(y * scale)
        let low = Int((px - 0.5).rounded(.down))
        let t = px - 0.5 - Double(low)
        return image.pixel(low, row).alpha * (1 - t) + image.pixel(low + 1, row).alpha * t
    }

    @Test("a blurred edge is half there, one radius out 16 %", arguments: [1.0, 2, 4, 9, 20])
    func blurProfile(radius: Double) {
        for scale in [1, 2] as [CGFloat] {
            let node = DisplayNode(
                .blur(
                    radius: CGFloat(radius),
                    box(CGRect(x: 100, y: 40, width: 160, height: 160))))
            let image = render(node, scale: scale)
            // A sigma of one pixel is as wide as the pixels themselves.
            let tolerance = radius * Double(scale) < 2 ? 0.03 : 0.015
            let sigma = CGFloat(radius)
            #expect(abs(alpha(image, 100, 120, scale) - 0.5) < tolerance)
            #expect(abs(alpha(image, 100 - sigma, 120, scale) - 0.1587) < tolerance)
            #expect(abs(alpha(image, 100 + sigma, 120, scale) - 0.8413) < tolerance)
        }
    }

    @Test("a shape's shadow and a picture's shadow have the same profile", arguments: [2.0, 10])
    func shadowProfile(radius: Double) {
        let shape = box(CGRect(x: 60, y: 60, width: 120, height: 120))
        // A group with two parts has no plain silhouette.
        let picture = DisplayNode(
            .group([
                box(CGRect(x: 60, y: 60, width: 120, height: 50)),
                box(CGRect(x: 60, y: 110, width: 120, height: 70)),
            ]))
        for child in [shape, picture] {
            let node = DisplayNode(
                .shadow(
                    .black, radius: CGFloat(radius), offset: CGSize(width: -80, height: 0), child))
            let image = render(node, scale: 2)
            // The shadow reaches from −20 to 100; left of the shape its body shows.
            #expect(alpha(image, 20, 120, 2) > 0.9)
            // Its top edge is half there.
            let top = image.pixel(60, 119).alpha * 0.5 + image.pixel(60, 120).alpha * 0.5
            #expect(abs(top - 0.5) < 0.02, "\(radius)")
            let above = image.pixel(60, 120 - Int(radius * 2)).alpha
            #expect(abs(above - 0.17) < 0.04)
        }
    }

    @Test("the stretched shadow of a large shape equals the shadow drawn whole")
    func nineSlice() {
        let rect = CGRect(x: 40, y: 40, width: 160, height: 140)
        let rounded = DisplayShape.roundedRect(rect, CornerRadii(16), continuous: true)
        func shadow(_ shape: DisplayShape) -> PixelImage {
            let node = DisplayNode(.fill(shape, .color(.black)))
            return render(
                DisplayNode(.shadow(.black, radius: 5, offset: .zero, node)), scale: 2)
        }
        let sliced = shadow(rounded)
        let whole = shadow(.path(rounded.path, eoFill: false))
        var worst = 0.0
        for y in stride(from: 0, to: sliced.height, by: 3) {
            for x in stride(from: 0, to: sliced.width, by: 3) {
                worst = max(worst, abs(sliced.pixel(x, y).alpha - whole.pixel(x, y).alpha))
            }
        }
        #expect(worst < 0.03)
    }

    @Test("a shadow is tinted and moved, the child lies over it")
    func tint() {
        let red = DisplayColor(red: 1, green: 0, blue: 0)
        let node = DisplayNode(
            .shadow(
                red, radius: 3, offset: CGSize(width: 60, height: 0),
                box(CGRect(x: 50, y: 50, width: 40, height: 40))))
        let image = render(node)
        #expect(image.pixel(70, 70) == .black)
        #expect(image.pixel(130, 70).red > 0.98 && image.pixel(130, 70).alpha > 0.98)
    }

    @Test("a material shows what lies beneath, blurred and tinted, inside its shape only")
    func material() {
        let ground = DisplayNode(
            .group([
                DisplayNode(
                    .fill(
                        .rect(CGRect(x: 0, y: 0, width: 120, height: 240)),
                        .color(DisplayColor(red: 1, green: 0, blue: 0)))),
                DisplayNode(
                    .fill(
                        .rect(CGRect(x: 120, y: 0, width: 120, height: 240)),
                        .color(DisplayColor(red: 0, green: 0, blue: 1)))),
            ]))
        let glass = DisplayNode(
            .transform(
                CGAffineTransform(translationX: 20, y: 100),
                DisplayNode(
                    .material(
                        .roundedRect(
                            CGRect(x: 0, y: 0, width: 200, height: 60), CornerRadii(30),
                            continuous: true),
                        DisplayMaterial(blurRadius: 10, tint: .white.opacity(0.5), saturation: 1))))
        )
        let image = render(DisplayNode(.group([ground, glass])))
        let left = image.pixel(60, 130)
        #expect(abs(left.red - 1) < 0.02 && abs(left.green - 0.5) < 0.02)
        let middle = image.pixel(120, 130)
        #expect(abs(middle.red - 0.75) < 0.03 && abs(middle.blue - 0.75) < 0.03)
        #expect(image.pixel(60, 90) == DisplayColor(red: 1, green: 0, blue: 0))
        #expect(image.pixel(22, 102) == DisplayColor(red: 1, green: 0, blue: 0))
    }
}
