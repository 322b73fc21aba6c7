// SPDX-License-Identifier: MIT
import Testing

@testable import UIGeometry

@Suite("EdgeInsets")
struct EdgeInsetsTests {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)

    @Test("one length goes to the named edges only")
    func edges() {
        #expect(EdgeInsets(5) == EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5))
        #expect(
            EdgeInsets(5, edges: [.top, .trailing])
                == EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 5))
        #expect(EdgeInsets(5, edges: []) == .zero && EdgeInsets() == .zero)
    }

    @Test("each edge is read and written by its name")
    func subscripts() {
        #expect(Edge.allCases.map { insets[$0] } == [1, 2, 4, 8])
        for edge in Edge.allCases {
            var changed = EdgeInsets.zero
            changed[edge] = 3
            #expect(changed == EdgeInsets(3, edges: Edge.Set(edge)))
        }
    }

    @Test("an axis has a start, an end and their sum")
    func axes() {
        #expect(insets.start(.horizontal) == 2 && insets.end(.horizontal) == 8)
        #expect(insets.start(.vertical) == 1 && insets.end(.vertical) == 4)
        for axis in Axis.allCases {
            #expect(insets.total(axis) == insets.start(axis) + insets.end(axis))
        }
    }

    @Test("insets add edge by edge, and their negative takes them back")
    func arithmetic() {
        #expect(insets + insets == EdgeInsets(top: 2, leading: 4, bottom: 8, trailing: 16))
        #expect(insets + -insets == .zero)
    }

    @Test("a rectangle is moved inwards, and never turned inside out")
    func rectangle() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 90, height: 45))
        #expect(rect.inset(by: -EdgeInsets(5)) == CGRect(x: 5, y: 15, width: 110, height: 60))
        let empty = rect.inset(by: EdgeInsets(60))
        #expect(empty == CGRect(x: 70, y: 80, width: 0, height: 0))
    }
}
