// SPDX-License-Identifier: MIT
import Testing

@testable import UIGeometry

@Suite("Angle")
struct AngleTests {
    @Test(
        "degrees and radians are two readings of one value",
        arguments: [
            (0.0, 0.0), (90, Double.pi / 2), (180, .pi), (-45, -.pi / 4), (720, 4 * .pi),
        ])
    func units(degrees: Double, radians: Double) {
        #expect(abs(Angle.degrees(degrees).radians - radians) < 1e-12)
        #expect(abs(Angle.radians(radians).degrees - degrees) < 1e-12)
    }

    @Test("writing degrees writes radians")
    func writing() {
        var angle = Angle.zero
        angle.degrees = 60
        #expect(abs(angle.radians - 1.047_197_551_196_597_7) < 1e-15)
    }

    @Test("angles compare by turn and are not reduced to one")
    func order() {
        #expect(Angle.degrees(-10) < .zero)
        #expect(Angle.degrees(350) < .degrees(370))
        #expect(Angle.degrees(370) != .degrees(10))
        #expect(Angle() == Angle(radians: 0))
    }
}
