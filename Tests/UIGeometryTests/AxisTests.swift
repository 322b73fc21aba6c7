// SPDX-License-Identifier: MIT
import Testing

@testable import UIGeometry

@Suite("Axis")
struct AxisTests {
    @Test("a set holds the axes that it names")
    func sets() {
        let both: Axis.Set = [.horizontal, .vertical]
        #expect(both.contains(Axis.horizontal) && both.contains(Axis.vertical))
        #expect(Axis.Set.vertical.contains(Axis.vertical))
        #expect(!Axis.Set.vertical.contains(Axis.horizontal))
        #expect(Axis.Set(Axis.horizontal) == .horizontal && Axis.Set(Axis.vertical) == .vertical)
        #expect(Axis.Set().isEmpty && both.rawValue == 3)
    }

    @Test("each axis crosses the other, and says its name")
    func crossed() {
        for axis in Axis.allCases { #expect(axis.crossed != axis && axis.crossed.crossed == axis) }
        #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
    }

    @Test("points and sizes are read and written along an axis, the other stays")
    func subscripts() {
        var point = CGPoint(x: 3, y: 5)
        var size = CGSize(width: 7, height: 11)
        #expect(point[.horizontal] == 3 && point[.vertical] == 5)
        #expect(size[.horizontal] == 7 && size[.vertical] == 11)
        point[.vertical] = 6
        size[.horizontal] = 8
        #expect(point == CGPoint(x: 3, y: 6))
        #expect(size == CGSize(width: 8, height: 11))
    }
}
