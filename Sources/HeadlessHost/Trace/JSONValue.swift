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
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the value's UTF-8 on one line, without spaces.
    func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes.append(contentsOf: "null".utf8)
        case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
        case .number(let value): JSONNumber.write(value, to: &bytes)
        case .string(let value): JSONString.write(value, to: &bytes)
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                JSONString.write(member.key, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }
}

/// How strings are written in a trace.
enum JSONString {
    /// Appends a string between quotes; line separators are escaped, so that a line stays one.
    static func write(_ string: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        var string = string
        string.withUTF8 { text in
            if text.allSatisfy(isPlain) {
                bytes.append(contentsOf: text)
            } else {
                escape(text, to: &bytes)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// U+2028 and U+2029 begin with this byte, as other characters do that are then looked at.
    private static let separatorLead: UInt8 = 0xE2

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
            && byte != separatorLead
    }

    private static func escape(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        var index = 0
        while index < text.count {
            let byte = text[index]
            let isSeparator =
                byte == separatorLead && index + 2 < text.count && text[index + 1] == 0x80
                && (text[index + 2] == 0xA8 || text[index + 2] == 0xA9)
            switch byte {
            case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
            case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
            case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
            case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
            case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
            case ..<0x20:
                let hex = String(byte, radix: 16)
                bytes.append(
                    contentsOf: ("\\u" + String(repeating: "0", count: 4 - hex.count)).utf8)
                bytes.append(contentsOf: hex.utf8)
            case _ where isSeparator:
                bytes.append(contentsOf: (text[index + 2] == 0xA8 ? "\\u2028" : "\\u2029").utf8)
                index += 2
            default: bytes.append(byte)
            }
            index += 1
        }
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
        var bytes: [UInt8] = []
        write(value, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the same.
    static func write(_ value: Double, to bytes: inout [UInt8]) {
        guard value.isFinite else {
            bytes.append(contentsOf: "null".utf8)
            return
        }
        let unit = 10_000.0
        let scaled = (value * unit).rounded()
        // Above 2^53 every value is whole already, and scaling would lose digits.
        guard abs(scaled) < 9_007_199_254_740_992 else {
            bytes.append(contentsOf: wholeText(value.rounded()).utf8)
            return
        }
        let magnitude = UInt64(abs(scaled))
        if scaled < 0, magnitude != 0 { bytes.append(UInt8(ascii: "-")) }
        append(magnitude / 10_000, atLeast: 1, to: &bytes)
        var fraction = magnitude % 10_000
        guard fraction != 0 else { return }
        var digits = decimals
        while fraction % 10 == 0 {
            fraction /= 10
            digits -= 1
        }
        bytes.append(UInt8(ascii: "."))
        append(fraction, atLeast: digits, to: &bytes)
    }

    /// Appends a whole number with zeros in front.
    private static func append(_ value: UInt64, atLeast digits: Int, to bytes: inout [UInt8]) {
        let start = bytes.count
        var rest = value
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        while bytes.count - start < digits { bytes.append(UInt8(ascii: "0")) }
        bytes[start...].reverse()
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
