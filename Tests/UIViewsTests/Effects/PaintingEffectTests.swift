// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@Suite("Effects on pixels") @MainActor struct PaintingEffectTests {
    private func color(_ view: some View, at x: CGFloat = 50, _ y: CGFloat = 50) throws -> [Int] {
        try FactWindow(100, 100) { _ in view.frame(width: 100, height: 100) }.rgb(x, y)
    }

    private var orange: some View { Color(red: 0.8, green: 0.4, blue: 0.2) }

    @Test("brightness adds, contrast spreads about one half, both clamped")
    func brightnessAndContrast() throws {
        #expect(try color(orange) == [204, 102, 51])
        #expect(try color(orange.brightness(0.1)) == [230, 128, 77])
        #expect(try color(orange.brightness(0.4)) == [255, 204, 153])
        #expect(try color(orange.contrast(0.5)) == [166, 115, 89])
        #expect(try color(orange.contrast(3)) == [255, 51, 0])
    }

    @Test("colours lose their saturation, turn, invert and multiply")
    func colors() throws {
        let gray = try color(orange.saturation(0))
        #expect(gray[0] == gray[1] && gray[1] == gray[2] && gray[0] > 102 && gray[0] < 140)
        #expect(try color(orange.grayscale(1)) == gray)
        #expect(try color(orange.colorInvert()) == [51, 153, 204])
        #expect(
            try color(orange.colorMultiply(Color(red: 0.5, green: 1, blue: 0))) == [102, 102, 0])
        let turned = try color(orange.hueRotation(.degrees(120)))
        #expect(turned[1] > turned[0] && turned[1] > turned[2])
        #expect(try color(orange.hueRotation(.degrees(360))) == [204, 102, 51])
        // A light colour becomes opaque black, a dark one hardly any.
        #expect(try color(Color.white.luminanceToAlpha().background(Color.red)) == [0, 0, 0])
    }

    @Test("a mask cuts its content out, aligned, and takes no touches")
    func mask() throws {
        let masked = Color.red.mask(alignment: .topLeading) {
            Rectangle().frame(width: 30, height: 30)
        }
        .background(Color.blue)
        #expect(try color(masked, at: 10, 10) == (try color(Color.red)))
        #expect(try color(masked, at: 50, 50) == (try color(Color.blue)))
        #expect(
            try color(Color.red.mask(Circle().frame(width: 20)).background(Color.blue), at: 5, 5)
                == (try color(Color.blue)))
    }

    @Test("blend modes mix with what lies beneath, and not out of a compositing group")
    func blending() throws {
        let multiplied = ZStack {
            orange
            Color(red: 0.5, green: 0.5, blue: 0.5).blendMode(.multiply)
        }
        #expect(try color(multiplied) == [102, 51, 26])
        let grouped = ZStack {
            orange
            Color(red: 0.5, green: 0.5, blue: 0.5).blendMode(.multiply).compositingGroup()
        }
        #expect(try color(grouped) == [128, 128, 128])
        let drawn = ZStack {
            orange
            Color.white.frame(width: 40).blendMode(.multiply)
                .frame(width: 100, height: 100).drawingGroup(opaque: true)
        }
        #expect(try color(drawn, at: 5, 50) == [0, 0, 0])
    }

    @Test("a turned plane is smaller where it recedes, and is hit where it is seen")
    func rotation3D() throws {
        let log = Log()
        let host = try TestHost(
            Text("plane").frame(width: 100, height: 100)
                .contentShape(Rectangle())
                .onTapGesture { log.add("hit") }
                .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
        #expect(host.drawing.contains("project "))
        // Turned away to the right, it ends at 117 there.
        try host.tap(130, 200)
        #expect(log.lines == [])
        try host.tap(100, 200)
        #expect(log.lines == ["hit"])
        let window = try FactWindow(100, 100) { _ in
            Color.red.frame(width: 80, height: 80)
                .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
                .frame(width: 100, height: 100)
        }
        func height(_ x: CGFloat) -> Int {
            (0..<100).count { window.rgb(x, CGFloat($0))[1] < 128 }
        }
        #expect(height(26) > height(70) + 5)
        #expect(height(50) == 80)
    }

    @Test("without perspective a turned plane keeps its height; about z it just turns")
    func flatRotation() throws {
        let host = try TestHost(
            Color.red.frame(width: 80, height: 80)
                .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0))
        #expect(host.drawing.contains("transform 0.5"))
        let turned = try TestHost(
            Color.red.frame(width: 80, height: 40)
                .rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)))
        let plain = try TestHost(Color.red.frame(width: 80, height: 40))
        #expect(turned.drawing != plain.drawing)
        let back = try FactWindow(100, 100) { _ in
            Color.red.frame(width: 80, height: 40)
                .rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1))
                .frame(width: 100, height: 100)
        }
        #expect(back.rgb(50, 15)[1] < 128)
        #expect(back.rgb(15, 50)[1] > 128)
    }

    @Test("a projection and its inverse cancel out")
    func projection() {
        var transform = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 3, tx: 5, ty: 7))
        transform.m13 = 0.01
        let there = CGPoint(x: 3, y: 4).applying(transform)
        let back = there.applying(transform.inverted())
        #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
        #expect(!transform.isAffine && !transform.isIdentity)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let inverts = flat.invert()
        #expect(!inverts)
    }

    @Test("an edge that is not smoothed has only whole pixels")
    func aliasing() throws {
        func shades(_ view: some View) throws -> Set<[Int]> {
            let window = try FactWindow(60, 60) { _ in view.frame(width: 60, height: 60) }
            return Set(
                (0..<60).flatMap { x in (0..<60).map { window.rgb(CGFloat(x), CGFloat($0)) } })
        }
        #expect(try shades(Circle().fill(.black)).count > 2)
        #expect(try shades(Circle().fill(.black, style: FillStyle(antialiased: false))).count == 2)
        #expect(try shades(Color.black.clipShape(Circle())).count > 2)
        #expect(
            try shades(Color.black.clipShape(Circle(), style: FillStyle(antialiased: false))).count
                == 2)
        #expect(try shades(Color.black.padding(10.3).clipped(antialiased: false)).count >= 2)
    }
}
