// SPDX-License-Identifier: MIT
import Testing
import UIDisplayList
import UIViewGraph

@testable import UIViews

@MainActor @Suite struct GradientTests {
    private let light = scheme(.light)
    private let rect = CGRect(x: 10, y: 20, width: 100, height: 200)

    private func paint(_ style: some ShapeStyle) -> DisplayPaint? {
        style._paint(in: light).displayPaint(in: rect)
    }

    @Test("Unit points are taken in the rectangle of the shape")
    func linear() throws {
        let gradient = LinearGradient(
            colors: [.black, .white], startPoint: .topLeading, endPoint: .bottomTrailing)
        guard case .linearGradient(let stops, let start, let end) = paint(gradient) else {
            Issue.record("not a linear gradient")
            return
        }
        #expect(start == CGPoint(x: 10, y: 20))
        #expect(end == CGPoint(x: 110, y: 220))
        #expect(stops.map(\.location) == [0, 1])
        #expect(stops.map { Bytes($0.color) } == [Bytes(0, 0, 0), Bytes(255, 255, 255)])
    }

    @Test("An anchored gradient stays in its rectangle whatever it fills")
    func anchored() {
        let gradient = LinearGradient(
            colors: [.black, .white], startPoint: .top, endPoint: .bottom
        ).in(CGRect(x: 0, y: 0, width: 10, height: 10))
        guard case .linearGradient(_, let start, let end) = paint(gradient) else {
            Issue.record("not a linear gradient")
            return
        }
        #expect(start == CGPoint(x: 5, y: 0))
        #expect(end == CGPoint(x: 5, y: 10))
    }

    @Test("A radial gradient has its centre in the shape and its radii in points")
    func radial() {
        let gradient = RadialGradient(
            colors: [.red, .clear], center: .center, startRadius: 5, endRadius: 50)
        guard case .radialGradient(_, let center, let start, let end) = paint(gradient) else {
            Issue.record("not a radial gradient")
            return
        }
        #expect(center == CGPoint(x: 60, y: 120))
        #expect(start == 5)
        #expect(end == 50)
    }

    @Test("An angular gradient without an end goes once around")
    func angular() {
        let gradient = AngularGradient(
            colors: [.red, .blue], center: .center, angle: .degrees(90))
        guard case .angularGradient(_, _, let start, let end) = paint(gradient) else {
            Issue.record("not an angular gradient")
            return
        }
        #expect(abs(start - .pi / 2) < 1e-12)
        #expect(abs(end - 2.5 * .pi) < 1e-12)
    }

    @Test("A colour's own gradient runs from a lighter top to the colour itself")
    func standardGradient() {
        guard case .linearGradient(let stops, let start, let end) = paint(Color.blue.gradient)
        else {
            Issue.record("not a linear gradient")
            return
        }
        #expect(start == CGPoint(x: 60, y: 20))
        #expect(end == CGPoint(x: 60, y: 220))
        #expect(Bytes(stops[1].color) == Bytes(0, 136, 255))
        #expect(stops[0].color.red > 0.1 && stops[0].color.green > 0.53)
    }

    @Test("Stops outside 0…1 are cut where they leave, with the colour that is there")
    func clipping() {
        let gradient = Gradient(stops: [
            .init(color: .black, location: -1), .init(color: .white, location: 1),
            .init(color: .white, location: 2),
        ]).colorSpace(.device)
        let stops = GradientStops.resolve(gradient, in: _StyleContext(environment: light))
        #expect(stops.first?.location == 0)
        #expect(stops.last?.location == 1)
        #expect(stops.first.map { Bytes($0.color) } == Bytes(128, 128, 128))
    }

    @Test("Locations that run backwards count as the furthest before them")
    func order() {
        let gradient = AnyGradient(
            Gradient(stops: [
                .init(color: .red, location: 0.6), .init(color: .blue, location: 0.2),
                .init(color: .green, location: .nan),
            ]))
        let stops = GradientStops.resolve(gradient, in: _StyleContext(environment: light))
        #expect(stops.map(\.location) == [0.6, 0.6, 0.6])
    }

    @Test("In the device's space the middle is the mean of the codes")
    func deviceSpace() {
        let gradient = Gradient(colors: [.black, .white]).colorSpace(.device)
        let stops = GradientStops.resolve(gradient, in: _StyleContext(environment: light))
        #expect(stops.count == GradientStops.devicePieces + 1)
        #expect(Bytes(stops[GradientStops.devicePieces / 2].color) == Bytes(128, 128, 128))
    }

    @Test("A gradient of one colour is that colour, of none is clear")
    func degenerate() {
        #expect(Gradient(colors: [.red]).bytes(in: light) == Bytes(255, 56, 60))
        #expect(Gradient(colors: []).bytes(in: light) == Bytes(0, 0, 0, percent: 0))
    }

    @Test("Levels and opacities thin every stop")
    func thinning() {
        let faded = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .secondary.opacity(0.5)
        guard case .linearGradient(let stops, _, _) = paint(faded) else {
            Issue.record("not a linear gradient")
            return
        }
        #expect(stops.map(\.color.alpha) == [0.25, 0.25])
    }

    @Test("Materials are thicker in order, dark in the dark, and opaque on request")
    func materials() {
        func alpha(_ material: Material, _ environment: EnvironmentValues) -> Double? {
            guard case .material(let look, _) = material._paint(in: environment) else { return nil }
            return look.tint.alpha
        }
        let order: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
        let alphas = order.compactMap { alpha($0, light) }
        #expect(alphas.count == 5)
        #expect(alphas == alphas.sorted())
        guard
            case .material(let dark, let opacity) = Material.bar.opacity(0.5)._paint(
                in: scheme(.dark))
        else {
            Issue.record("not a material")
            return
        }
        #expect(dark.tint.red < 0.3)
        #expect(opacity == 0.5)
        var opaque = light
        opaque._accessibilityReduceTransparency = true
        #expect(Material.ultraThin.bytes(in: opaque) == Bytes(249, 249, 249))
    }
}
