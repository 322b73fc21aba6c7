// SPDX-License-Identifier: MIT
import Testing

@testable import UIGeometry

@Suite("Edges and their sets")
struct EdgeTests {
    @Test("the order is top, leading, bottom, trailing, one bit each")
    func order() {
        #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
        #expect(Edge.allCases.map { Edge.Set($0).rawValue } == [1, 2, 4, 8])
    }

    @Test("the named sets hold the edges of their axis")
    func named() {
        func edges(_ set: Edge.Set) -> [Edge] { Edge.allCases.filter { set.contains($0) } }
        #expect(edges(.all) == Edge.allCases)
        #expect(edges(.horizontal) == [.leading, .trailing])
        #expect(edges(.vertical) == [.top, .bottom])
        #expect(edges([]) == [])
        #expect(Edge.Set.all.subtracting(.vertical) == .horizontal)
    }

    @Test("the sets of one axis are made of its edges")
    func oneAxis() {
        #expect(HorizontalEdge.Set.all == [.init(.leading), .init(.trailing)])
        #expect(VerticalEdge.Set.all == [.init(.top), .init(.bottom)])
        #expect(HorizontalEdge.Set(.leading) != .init(.trailing))
        #expect(VerticalEdge.Set(.top) == .top && VerticalEdge.Set(.bottom) == .bottom)
    }
}
