// SPDX-License-Identifier: MIT
import Testing
import UIDisplayList

@Suite struct PathTests {
    @Test("a path prints its elements and is parsed back")
    func text() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0.5))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 5))
        path.addCurve(
            to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 22, y: 1), control2: CGPoint(x: 28, y: 1)
        )
        path.closeSubpath()
        #expect(path.description == "0 0.5 m 10 0 l 15 5 20 0 q 22 1 28 1 30 0 c h")
        #expect(Path(path.description) == path)
        #expect(Path("1 2 l m") == nil)
        #expect(Path("0 0 10 20 re") == Path(CGRect(x: 0, y: 0, width: 10, height: 20)))
    }

    @Test("shapes start where Apple's do")
    func starts() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        func start(_ path: Path) -> CGPoint? { path.elements.first?.end }
        #expect(start(Path(rect)) == .zero)
        #expect(start(Path(ellipseIn: rect)) == CGPoint(x: 100, y: 30))
        #expect(start(Path(roundedRect: rect, cornerRadius: 10)) == CGPoint(x: 100, y: 30))
    }

    @Test("a continuous corner has the measured control points")
    func continuousCorner() {
        let path = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 10)
        #expect(path.elements[1] == .line(to: CGPoint(x: 200, y: 200 - 15.28665)))
        guard case .curve(let end, let c1, let c2) = path.elements[2] else {
            Issue.record("no curve")
            return
        }
        #expect(abs(c1.y - (200 - 10.8849)) < 1e-9 && c1.x == 200)
        #expect(abs(c2.y - (200 - 8.68407)) < 1e-9 && c2.x == 200)
        #expect(abs(end.y - (200 - 6.31494)) < 1e-9)
        #expect(abs(end.x - (200 - 0.749114)) < 1e-9)
    }

    @Test("a short edge leaves a continuous corner one radius only")
    func shortEdge() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 20), cornerRadius: 10)
        guard case .curve(_, let c1, let c2) = path.elements[1] else {
            Issue.record("no curve at once: \(path)")
            return
        }
        #expect(abs(c1.y - (20 - 9.6)) < 1e-9)
        #expect(abs(c2.y - (20 - 8.2)) < 1e-9)
    }

    @Test("radii are limited to half the smaller side, uneven ones to what a neighbour leaves")
    func limits() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(
            Path(roundedRect: rect, cornerRadius: 500, style: .circular)
                == Path(roundedRect: rect, cornerRadius: 20, style: .circular))
        let uneven = Path(
            roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 100),
            style: .circular)
        #expect(uneven.elements.contains(.line(to: CGPoint(x: 0, y: 40))))
        #expect(uneven.boundingRect == rect)
    }

    @Test("bounds are those of the curve, not of its control points")
    func bounds() {
        let circle = Path(ellipseIn: CGRect(x: 10, y: 20, width: 30, height: 30))
        #expect(circle.boundingRect == CGRect(x: 10, y: 20, width: 30, height: 30))
        let bow = Path { path in
            path.move(to: .zero)
            path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        }
        #expect(bow.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(Path().boundingRect.isNull)
    }

    @Test("points are inside by winding or by parity")
    func contains() {
        var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
        #expect(path.contains(CGPoint(x: 5, y: 15), eoFill: true))
        #expect(!path.contains(CGPoint(x: 31, y: 15)))
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(circle.contains(CGPoint(x: 4, y: 4)))
        #expect(!circle.contains(CGPoint(x: 2, y: 2)))
    }

    @Test("an arc runs clockwise on screen when clockwise is false, full quarters first")
    func arcs() {
        var path = Path()
        path.addArc(
            center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(135),
            clockwise: false)
        #expect(path.elements.count == 3)
        let middle = path.elements[1].end!
        #expect(abs(middle.x) < 1e-9 && abs(middle.y - 10) < 1e-9)
        var other = Path()
        other.addArc(
            center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
            clockwise: true)
        #expect(other.elements.count == 4)
        #expect(abs(other.boundingRect.minY + 10) < 1e-3)
    }

    @Test("an arc between tangents touches both")
    func tangentArc() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(
            tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        let touch = path.elements[1].end!
        #expect(abs(touch.x - 6) < 1e-9 && abs(touch.y) < 1e-9)
        let end = path.currentPoint!
        #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    }

    @Test("trimming keeps a share of the length")
    func trimming() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(abs(circle.length - 314.159) < 0.1)
        let half = circle.trimmedPath(from: 0.25, to: 0.75)
        #expect(abs(half.length - circle.length / 2) < 0.1)
        let start = half.elements[0].end!
        #expect(abs(start.x - 50) < 0.01 && abs(start.y - 100) < 0.01)
        #expect(circle.trimmedPath(from: 0, to: 1) == circle)
        #expect(circle.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    }

    @Test("elements added after a closed subpath start where it started")
    func afterClose() {
        var path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.addLine(to: .zero)
        #expect(path.description.hasSuffix("h 1 2 m 0 0 l"))
    }
}
