// SPDX-License-Identifier: MIT
import UIGeometry

/// The constants of stepped springs. *Source:* R, read off by the OpenSwiftUI project unless said otherwise.
enum FluidSpring {
    /// *Units:* seconds.
    static let step = 1.0 / 300
    static let stepsPerSecond = 300.0
    static let stiffnessLimit = 45_000.0
    /// Removed only while speed and acceleration, squared, are below this. *Units:* points.
    static let restSpeedSquared = 0.06 * 0.06
    /// Removed only while this fraction of the way, squared, or less is left.
    static let restFractionSquared = 0.01 * 0.01
    /// At most so much time passes between two frames, which bounds the work. *Source:* I.
    ///
    /// Apple's springs pause in gaps of more than a second (R). Here a value is a function of the
    /// elapsed time, so that a clock that jumps shows what a clock that ticks would have shown.
    static let longestGap = 60.0
    /// The share of what the integrator can bear that damping may take. *Source:* I, for safety.
    static let dampingShare = 0.95
}

/// The scalar half of a stepped spring: clock, coefficients and what is left to do.
///
/// Every step is linear in position, velocity and acceleration. So the steps run on nine numbers,
/// once for all the components of a value, and the value itself is put together once a frame.
/// *Cost:* about ten nanoseconds a step.
@usableFromInline
struct SpringStepper {
    /// The factors from (offset, velocity, acceleration) at the base to those now.
    @usableFromInline var yy = 1.0, yv = 0.0, ya = 0.0
    @usableFromInline var vy = 0.0, vv = 1.0, va = 0.0
    @usableFromInline var ay = 0.0, av = 0.0, aa = 1.0

    /// The dot products of the vectors at the base.
    @usableFromInline var norms = Norms()
    /// The squared offset below which the spring may rest.
    var restOffset = 0.0

    /// The steps made so far.
    var stepCount = 0
    /// The seconds that were left out of the count because of endless gaps.
    var skipped = 0.0
    /// The time at which it came to rest. *Units:* seconds.
    @usableFromInline var endTime: Double?
    /// When the last change of target happened. *Units:* seconds.
    @usableFromInline var logicalStart = 0.0

    /// The response at the start of a blend, its start and its length. *Units:* seconds.
    var blendFrom = 0.0, blendStart = 0.0, blendLength = 0.0

    /// The dot products of the three vectors at the base of the steps.
    @usableFromInline
    struct Norms {
        @usableFromInline var yy = 0.0, vv = 0.0, aa = 0.0
        @usableFromInline var yv = 0.0, ya = 0.0, va = 0.0

        @usableFromInline
        init() {}

        func squared(_ y: Double, _ v: Double, _ a: Double) -> Double {
            y * y * yy + v * v * vv + a * a * aa
                + 2 * (y * v * yv + y * a * ya + v * a * va)
        }
    }

    @usableFromInline
    init() {}

    /// The response at a time, on the way from the previous spring's to this one's.
    func response(at time: Double, of spring: FluidSpringAnimation) -> Double {
        guard blendLength > 0, time < blendStart + blendLength else { return spring.response }
        let progress = min(max((time - blendStart) / blendLength, 0), 1)
        let eased = progress * progress * (3 - 2 * progress)
        return blendFrom + (spring.response - blendFrom) * eased
    }

    /// Starts the way from `previous`'s response to another's.
    mutating func blend(from previous: FluidSpringAnimation, over length: Double, at time: Double) {
        blendFrom = response(at: time, of: previous)
        blendStart = time
        blendLength = length.isFinite ? max(length, 0) : 0
    }

    /// Forgets the steps: the vectors at the base are those of now.
    ///
    /// *Units:* `distance` is the squared magnitude of the whole way.
    @usableFromInline
    mutating func rebase(norms: Norms, distance: Double, frequencySquared: Double) {
        (yy, yv, ya, vy, vv, va, ay, av, aa) = (1, 0, 0, 0, 1, 0, 0, 0, 1)
        self.norms = norms
        // The way counts, or what is really left of it after the last change, or how far the
        // speed would carry: a spring sent back to its start has no way at all, yet must rest.
        let swing = max(distance, norms.yy, norms.vv / frequencySquared)
        restOffset = FluidSpring.restFractionSquared * swing
        endTime = nil
    }

    /// Makes the steps that are due at a time. *Units:* seconds since the spring began.
    ///
    /// The count is a function of the time alone, so that any frame rate gives the same values.
    @usableFromInline
    mutating func advance(to time: Double, spring: FluidSpringAnimation) {
        guard endTime == nil, time.isFinite else { return }
        let now = Double(stepCount) * FluidSpring.step
        skipped = max(skipped, time - now - FluidSpring.longestGap)
        let due = Int(
            ((time - skipped - MotionClock.noise) * FluidSpring.stepsPerSecond).rounded(.up))
        if isAtRest {
            endTime = min(time, skipped + now)
            return
        }
        guard due > stepCount else { return }
        let blends = blendLength > 0
        var (stiffness, damping) = FluidSpringAnimation.coefficients(
            response: response(at: now + skipped, of: spring), fraction: spring.dampingFraction)
        while stepCount < due {
            if blends {
                let time = Double(stepCount) * FluidSpring.step + skipped
                (stiffness, damping) = FluidSpringAnimation.coefficients(
                    response: response(at: time, of: spring), fraction: spring.dampingFraction)
            }
            step(stiffness: stiffness, damping: damping)
            stepCount += 1
            if isAtRest {
                endTime = Double(stepCount) * FluidSpring.step + skipped
                return
            }
        }
    }

    private mutating func step(stiffness: Double, damping: Double) {
        let h = FluidSpring.step
        let (halfY, halfV, halfA) = (vy + ay * h / 2, vv + av * h / 2, va + aa * h / 2)
        yy += halfY * h
        yv += halfV * h
        ya += halfA * h
        ay = -damping * halfY - stiffness * yy
        av = -damping * halfV - stiffness * yv
        aa = -damping * halfA - stiffness * ya
        vy = halfY + ay * h / 2
        vv = halfV + av * h / 2
        va = halfA + aa * h / 2
    }

    private var isAtRest: Bool {
        norms.squared(yy, yv, ya) <= restOffset
            && norms.squared(vy, vv, va) <= FluidSpring.restSpeedSquared
            && norms.squared(ay, av, aa) <= FluidSpring.restSpeedSquared
    }
}
