// SPDX-License-Identifier: MIT
import Testing

@testable import UIGeometry

@Suite("Instants and identities")
struct FrameInstantTests {
    @Test("instants add durations, and differ by them")
    func instants() {
        let later = FrameInstant.zero + 1.5
        #expect(later > .zero && later.seconds == 1.5)
        #expect(later - .zero == 1.5 && .zero - later == -1.5)
        #expect(later.description == "1.5 s")
    }

    @Test("identities are ordered as they were given out")
    func identities() {
        #expect(NodeID(rawValue: 1) < NodeID(rawValue: 2))
        #expect(NodeID(rawValue: 7).description == "#7")
    }
}
