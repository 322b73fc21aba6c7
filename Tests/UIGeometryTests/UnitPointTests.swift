// SPDX-License-Identifier: MIT
import Testing

@testable import UIGeometry

@Suite("UnitPoint")
struct UnitPointTests {
    @Test(
        "the named points lie where their names say",
        arguments: [
            (UnitPoint.topLeading, 10.0, 20.0), (.top, 60, 20), (.topTrailing, 110, 20),
            (.leading, 10, 45), (.center, 60, 45), (.trailing, 110, 45),
            (.bottomLeading, 10, 70), (.bottom, 60, 70), (.bottomTrailing, 110, 70),
            (.zero, 10, 20), (UnitPoint(x: -0.1, y: 1.5), 0, 95),
        ])
    func named(anchor: UnitPoint, x: Double, y: Double) {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(anchor.point(in: rect) == CGPoint(x: x, y: y))
    }

    @Test("each part belongs to its axis")
    func axes() {
        let point = UnitPoint(x: 0.25, y: 0.75)
        #expect(point[.horizontal] == 0.25 && point[.vertical] == 0.75)
    }
}
