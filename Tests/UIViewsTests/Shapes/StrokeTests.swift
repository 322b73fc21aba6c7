// SPDX-License-Identifier: MIT
import Testing
import UIDisplayList

@testable import UIViews

@MainActor @Suite struct StrokeTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 40)

    private func line(_ points: CGPoint...) -> Path { Path { $0.addLines(points) } }

    @Test("A stroked shape offers its pen to the painter")
    func pen() throws {
        let style = StrokeStyle(lineWidth: 4)
        let stroke = try #require(Circle().stroke(style: style)._displayStroke(in: rect))
        #expect(stroke.shape == .ellipse(CGRect(x: 30, y: 0, width: 40, height: 40)))
        #expect(stroke.style == style)
        #expect(Circle()._displayStroke(in: rect) == nil)
        #expect(type(of: Circle().stroke(lineWidth: 1)).role == .stroke)
    }

    @Test("The stroke covers half its width on both sides of the outline")
    func width() {
        let path = Rectangle().stroke(lineWidth: 4).path(in: rect)
        #expect(path.boundingRect == CGRect(x: -2, y: -2, width: 104, height: 44))
        #expect(path.contains(CGPoint(x: 50, y: 1.9)))
        #expect(path.contains(CGPoint(x: 50, y: -1.9)))
        #expect(!path.contains(CGPoint(x: 50, y: 2.1)))
        #expect(!path.contains(CGPoint(x: 50, y: 20)))
    }

    @Test("A stroked circle is a ring")
    func ring() {
        let square = CGRect(x: 0, y: 0, width: 40, height: 40)
        let path = Circle().stroke(lineWidth: 6).path(in: square)
        for angle in stride(from: 0.0, to: 2 * .pi, by: 0.1) {
            func at(_ radius: Double) -> CGPoint {
                CGPoint(x: 20 + radius * cos(angle), y: 20 + radius * sin(angle))
            }
            #expect(path.contains(at(20)))
            #expect(path.contains(at(17.2)))
            #expect(path.contains(at(22.8)))
            #expect(!path.contains(at(16.8)))
            #expect(!path.contains(at(23.2)))
        }
    }

    @Test("Caps end a line where they should")
    func caps() {
        let path = line(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0))
        func bounds(_ cap: CGLineCap) -> CGRect {
            path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).boundingRect
        }
        #expect(bounds(.butt) == CGRect(x: 0, y: -2, width: 10, height: 4))
        #expect(bounds(.square) == CGRect(x: -2, y: -2, width: 14, height: 4))
        let round = path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
        #expect(round.contains(CGPoint(x: -1.9, y: 0)))
        #expect(!round.contains(CGPoint(x: -1.7, y: 1.7)))
    }

    @Test("Joins are sharp, round or cut, and too sharp a miter is cut")
    func joins() {
        let corner = line(CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 0))
        func path(_ join: CGLineJoin) -> Path {
            corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join))
        }
        let tip = CGPoint(x: 21.9, y: 21.9)
        #expect(path(.miter).contains(tip))
        #expect(!path(.round).contains(tip))
        #expect(path(.round).contains(CGPoint(x: 21.3, y: 21.3)))
        #expect(!path(.bevel).contains(CGPoint(x: 21.3, y: 21.3)))
        #expect(path(.bevel).contains(CGPoint(x: 20.9, y: 20.9)))
        let limited = corner.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: 1))
        #expect(!limited.contains(tip))
    }

    @Test("Dashes leave gaps, and the phase shifts them")
    func dashes() {
        let path = line(CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0))
        func covered(_ style: StrokeStyle) -> [Bool] {
            let stroke = path.strokedPath(style)
            return [2, 7, 12, 17].map { stroke.contains(CGPoint(x: $0, y: 0.5)) }
        }
        #expect(covered(StrokeStyle(lineWidth: 2, dash: [5])) == [true, false, true, false])
        #expect(
            covered(StrokeStyle(lineWidth: 2, dash: [5], dashPhase: 5))
                == [false, true, false, true])
        #expect(
            covered(StrokeStyle(lineWidth: 2, dash: [10, 5])) == [true, true, false, true])
        #expect(covered(StrokeStyle(lineWidth: 2, dash: [0])) == [true, true, true, true])
    }

    @Test("A pen without width draws nothing")
    func noWidth() {
        #expect(Rectangle().stroke(lineWidth: 0).path(in: rect).isEmpty)
        #expect(Rectangle().stroke(lineWidth: .nan).path(in: rect).isEmpty)
    }
}
