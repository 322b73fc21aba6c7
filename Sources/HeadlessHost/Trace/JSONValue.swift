// SPDX-License-Identifier: MIT

/// A JSON value whose object keys keep their order, so that what is written is always the same.
package indirect enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([(key: String, value: JSONValue)])

    package static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.null, .null): true
        case (.bool(let x), .bool(let y)): x == y
        case (.number(let x), .number(let y)): x == y
        case (.string(let x), .string(let y)): x == y
        case (.array(let x), .array(let y)): x == y
        case (.object(let x), .object(let y)):
            x.elementsEqual(y) { $0.key == $1.key && $0.value == $1.value }
        default: false
        }
    }

    /// The value under a key of an object, else nil.
    package subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    package var string: String? { if case .string(let value) = self { value } else { nil } }
    package var number: Double? { if case .number(let value) = self { value } else { nil } }
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    package var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }

    /// The value on one line, without spaces.
    package var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += JSONNumber.text(value)
        case .string(let value): Self.write(string: value, to: &text)
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                Self.write(string: member.key, to: &text)
                text += ":"
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    private static func write(string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
                let hex = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}

/// How numbers are written in a trace.
package enum JSONNumber {
    /// At most this many decimals. *Source:* chosen; a ten-thousandth of a point is far below a
    /// pixel, and hides the last bits in which two ways of summing differ.
    package static let decimals = 4

    /// The shortest decimal form: no exponent, no trailing zeros, no `-0`; `null` when the value
    /// is not finite, which JSON cannot say.
    package static func text(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        let unit = 10_000.0
        let scaled = (value * unit).rounded()
        // Above 2^53 every value is whole already, and scaling would lose digits.
        guard abs(scaled) < 9_007_199_254_740_992 else { return wholeText(value.rounded()) }
        let magnitude = UInt64(abs(scaled))
        guard magnitude != 0 else { return "0" }
        let whole = magnitude / 10_000
        var fraction = magnitude % 10_000
        var text = (scaled < 0 ? "-" : "") + String(whole)
        guard fraction != 0 else { return text }
        var digits = decimals
        while fraction % 10 == 0 {
            fraction /= 10
            digits -= 1
        }
        let tail = String(fraction)
        text += "." + String(repeating: "0", count: digits - tail.count) + tail
        return text
    }

    private static func wholeText(_ value: Double) -> String {
        let sign = value < 0 ? "-" : ""
        var rest = abs(value)
        guard rest >= 18_446_744_073_709_551_616 else { return sign + String(UInt64(rest)) }
        // Powers of two and their multiples divide by ten exactly enough only in big steps;
        // print the digits from the exact binary value instead.
        var digits: [UInt8] = [0]
        var exponent = 0
        while rest >= 18_446_744_073_709_551_616 {
            rest /= 2
            exponent += 1
        }
        digits = String(UInt64(rest)).utf8.reversed().map { $0 - 48 }
        for _ in 0..<exponent {
            var carry: UInt8 = 0
            for index in digits.indices {
                let doubled = digits[index] * 2 + carry
                digits[index] = doubled % 10
                carry = doubled / 10
            }
            if carry > 0 { digits.append(carry) }
        }
        return sign + String(decoding: digits.reversed().map { $0 + 48 }, as: UTF8.self)
    }
}
