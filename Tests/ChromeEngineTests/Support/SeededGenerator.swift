// SPDX-License-Identifier: MIT

/// Random numbers that are the same for the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x2545_F491_4F6C_DD1D
    }

    /// A counter whose bits are mixed; the constants are those of splitmix64 (public domain).
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        let unit = Double(next() >> 11) / Double(1 << 53)
        return range.lowerBound + unit * (range.upperBound - range.lowerBound)
    }

    mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }

    mutating func chance(_ share: Double) -> Bool { number(0...1) < share }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[index(below: values.count)] }
}
