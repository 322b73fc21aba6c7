// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ScrollPhysics

@Suite("Rubber band")
struct RubberBandTests {
    @Test("value, slope and inverse are those of the golden table")
    func closedForm() throws {
        for row in try GoldenTable("rubberband").rows {
            let band = RubberBand(dimension: try row.number("dimension"))
            let finger = try row.number("finger_past_edge_pt")
            let overscroll = try row.number("overscroll_pt")
            #expect(abs(band.overscroll(at: finger) - overscroll) < 1e-6)
            #expect(abs(band.overscroll(at: -finger) + overscroll) < 1e-6)
            #expect(abs(band.slope(at: finger) - (try row.number("slope"))) < 1e-6)
            #expect(abs(band.distance(at: band.overscroll(at: finger)) - finger) < 1e-6)
        }
    }

    @Test("a drag on UIKit shows the same over-scroll within 0.2 pt")
    func uikitTrace() throws {
        for row in try GoldenTable("rubberband_uikit_trace").rows {
            let band = RubberBand(dimension: try row.number("dimension"))
            let overscroll = band.overscroll(at: try row.number("finger_pt"))
            #expect(abs(overscroll - (try row.number("uikit_overscroll"))) <= 0.2)
        }
    }

    @Test("offsets are resisted outside the range only, and come back through the inverse")
    func offsets() {
        let band = RubberBand(dimension: 600)
        let range = -40.0...500
        for finger in stride(from: -900.0, through: 1500, by: 17.5) {
            let shown = band.offset(forFinger: finger, in: range)
            #expect(abs(band.fingerOffset(for: shown, in: range) - finger) < 1e-6)
            if range.contains(finger) { #expect(shown == finger) }
        }
    }

    @Test("a viewport without length gives way to nothing")
    func empty() {
        let band = RubberBand(dimension: 0)
        #expect(band.overscroll(at: 100) == 0)
        #expect(band.distance(at: 100) == 0)
        #expect(band.slope(at: 1) == 0)
    }
}
