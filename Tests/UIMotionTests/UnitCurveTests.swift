// SPDX-License-Identifier: MIT
import Testing

@testable import UIMotion

@Suite("Timing curves")
struct UnitCurveTests {
    private let curves: [Animation] = [
        .linear(duration: 1), .easeIn(duration: 1), .easeOut(duration: 1),
        .easeInOut(duration: 1), .timingCurve(0.25, 0.1, 0.25, 1, duration: 1),
        .timingCurve(0.1, 0.75, 0.85, 0.35, duration: 1),
    ]

    @Test("Bezier animations follow the golden table")
    func bezier() throws {
        for row in try GoldenTable("bezier").rows {
            let time = try GoldenTable.number(row[0])
            for (column, animation) in curves.enumerated() {
                var track = _AnimationTrack(from: 0.0, to: 1, animation: animation, at: 5)
                let expected = try GoldenTable.number(row[column + 1])
                #expect(near(track.value(at: 5 + time), expected), "\(animation) at \(time)")
            }
        }
    }

    @Test("Circular curves follow the golden table")
    func circular() throws {
        let circular: [UnitCurve] = [.circularEaseIn, .circularEaseOut, .circularEaseInOut]
        for row in try GoldenTable("unitcurve_circular").rows {
            let progress = try GoldenTable.number(row[0])
            for (column, curve) in circular.enumerated() {
                let expected = try GoldenTable.number(row[column + 1])
                #expect(near(curve.value(at: progress), expected), "\(curve) at \(progress)")
            }
        }
    }

    @Test("A cubic curve's results are multiples of a 2^20th")
    func rounding() {
        for progress in stride(from: 0.01, to: 1, by: 0.07) {
            let scaled = UnitCurve.easeInOut.value(at: progress) * 0x1p20
            #expect(scaled == scaled.rounded())
        }
    }

    @Test(
        "Velocity is the slope of the value",
        arguments: [
            UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
            .circularEaseInOut, .circularEaseInOut.inverse,
            .bezier(startControlPoint: .top, endControlPoint: UnitPoint(x: 0.2, y: 1.6)),
        ])
    func velocity(curve: UnitCurve) {
        for progress in stride(from: 0.05, to: 0.96, by: 0.13) {
            let h = 1e-3
            let slope = (curve.value(at: progress + h) - curve.value(at: progress - h)) / (2 * h)
            #expect(near(curve.velocity(at: progress), slope, 0.02 * max(1, abs(slope))))
        }
    }

    @Test(
        "A curve after its inverse is the identity",
        arguments: [
            UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
            .circularEaseInOut,
        ])
    func inverse(curve: UnitCurve) {
        for progress in stride(from: 0.05, to: 1, by: 0.1) {
            let back = curve.inverse.value(at: curve.value(at: progress))
            #expect(near(back, progress, 1e-3))
        }
        #expect(curve.inverse.inverse == curve)
    }

    @Test("Progress is clamped, and wild control points stay harmless")
    func clamping() {
        #expect(UnitCurve.easeIn.value(at: -3) == 0)
        #expect(UnitCurve.easeIn.value(at: 7) == 1)
        #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
        let wild = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: -4, y: .nan),
            endControlPoint: UnitPoint(x: 9, y: .infinity))
        for progress in stride(from: 0.0, through: 1, by: 0.1) {
            #expect(wild.value(at: progress).isFinite)
        }
    }
}
