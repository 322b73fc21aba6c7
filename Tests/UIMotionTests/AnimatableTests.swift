// SPDX-License-Identifier: MIT
import Testing

@testable import UIMotion

@Suite("Animatable values")
struct AnimatableTests {
    private func roundTrip<A: Animatable & Equatable>(_ value: A, from other: A) -> Bool {
        var copy = other
        copy.animatableData = value.animatableData
        return copy == value
    }

    @Test("Geometry survives the way through its animatable data")
    func roundTrips() {
        #expect(roundTrip(3.5, from: 0.0) && roundTrip(Float(3), from: 0))
        #expect(roundTrip(CGFloat(3), from: 0))
        #expect(roundTrip(CGPoint(x: 1, y: 2), from: .zero))
        #expect(roundTrip(CGSize(width: 1, height: 2), from: .zero))
        #expect(roundTrip(CGRect(x: 1, y: 2, width: 3, height: 4), from: .zero))
        #expect(
            roundTrip(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), from: EdgeInsets()))
        #expect(roundTrip(UnitPoint(x: 0.25, y: 0.75), from: .zero))
        #expect(roundTrip(Angle(radians: 1.25), from: .zero))
    }

    @Test("Unit-sized values weigh 128 times as much as points")
    func scale() {
        #expect(Angle(radians: 1).animatableData == 128)
        #expect(UnitPoint.bottomTrailing.animatableData.second == 128)
        #expect(CGPoint(x: 1, y: 0).animatableData.first == 1)
    }

    @Test("Pairs add, subtract, scale and measure by component")
    func pair() {
        var pair = AnimatablePair(3.0, AnimatablePair(CGFloat(4), Float(12)))
        #expect(pair.magnitudeSquared == 169)
        pair.scale(by: 2)
        #expect(pair == AnimatablePair(6, AnimatablePair(8, 24)))
        #expect(pair - pair == .zero && pair + .zero == pair)
        pair += pair
        pair -= AnimatablePair(2, .zero)
        #expect(pair == AnimatablePair(10, AnimatablePair(16, 48)))
    }

    @Test("Interpolation goes the given fraction of the way")
    func interpolation() {
        var value = 10.0
        value.interpolate(towards: 20, amount: 0.25)
        #expect(value == 12.5)
        #expect(10.0.interpolated(towards: 20, amount: 1.5) == 25)
        #expect(CGFloat(8).scaled(by: 0.5) == 4 && Float(8).scaled(by: 0.5) == 4)
    }

    @Test("A type that names no data has none")
    func empty() {
        struct Plain: Animatable {}
        var plain = Plain()
        plain.animatableData = EmptyAnimatableData()
        #expect(plain.animatableData == .zero && plain.animatableData.magnitudeSquared == 0)
        var data = EmptyAnimatableData.zero
        data += data - data
        data -= data + data
        data.scale(by: 3)
        #expect(data == EmptyAnimatableData())
    }

    @Test("A type may name one number")
    func named() {
        struct Wedge: Animatable {
            var angle: Double
            var animatableData: Double {
                get { angle }
                set { angle = newValue }
            }
        }
        var wedge = Wedge(angle: 1)
        wedge.animatableData += 2
        #expect(wedge.angle == 3)
    }
}
