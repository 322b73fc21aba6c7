// SPDX-License-Identifier: MIT

/// Reads JSON (RFC 8259) from bytes.
///
/// Foundation's reader loses the order of keys and cannot leave parts out; the compiler's syntax
/// trees, which the tool reads, are mostly parts that nobody needs.
package struct JSONParser {
    /// What is wrong, and at which byte.
    package struct Failure: Error, Equatable, CustomStringConvertible, Sendable {
        package var message: String
        /// *Range:* a byte's index in the text.
        package var offset: Int
        package var description: String { "\(message) at byte \(offset)" }
    }

    /// Nesting beyond this is refused, so that no file can overflow the stack. *Source:* chosen.
    private static let depthLimit = 2_000

    private let bytes: UnsafeBufferPointer<UInt8>
    private let skippedKeys: Set<String>
    private var position = 0
    private var depth = 0

    /// The value that a text holds.
    ///
    /// Members whose key is in `skipping` are left out unread: their brackets are only counted.
    package static func value(
        of text: String, skipping: Set<String> = []
    ) throws(Failure) -> JSONValue {
        try value(of: Array(text.utf8), skipping: skipping)
    }

    /// The value that UTF-8 bytes hold.
    package static func value(
        of bytes: [UInt8], skipping: Set<String> = []
    ) throws(Failure) -> JSONValue {
        let result: Result<JSONValue, Failure> = bytes.withUnsafeBufferPointer { buffer in
            var parser = JSONParser(bytes: buffer, skippedKeys: skipping)
            do throws(Failure) {
                let value = try parser.value()
                parser.skipSpace()
                guard parser.position == buffer.count else {
                    throw parser.failure("something follows the value")
                }
                return .success(value)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, skippedKeys: Set<String>) {
        self.bytes = bytes
        self.skippedKeys = skippedKeys
    }

    private func failure(_ message: String) -> Failure {
        Failure(message: message, offset: position)
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D {
            position += 1
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        position += 1
        return true
    }

    private mutating func value() throws(Failure) -> JSONValue {
        skipSpace()
        switch current {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try literal("true", .bool(true))
        case UInt8(ascii: "f"): return try literal("false", .bool(false))
        case UInt8(ascii: "n"): return try literal("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func enter() throws(Failure) {
        position += 1
        depth += 1
        guard depth <= Self.depthLimit else { throw failure("the nesting is too deep") }
    }

    private mutating func object() throws(Failure) -> JSONValue {
        try enter()
        defer { depth -= 1 }
        var members: [(key: String, value: JSONValue)] = []
        skipSpace()
        if take(UInt8(ascii: "}")) { return .object([]) }
        while true {
            skipSpace()
            let key = try string()
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw failure("expected a colon") }
            if skippedKeys.contains(key) {
                try skipValue()
            } else {
                members.append((key, try value()))
            }
            skipSpace()
            if take(UInt8(ascii: ",")) { continue }
            guard take(UInt8(ascii: "}")) else { throw failure("expected a comma or }") }
            return .object(members)
        }
    }

    private mutating func array() throws(Failure) -> JSONValue {
        try enter()
        defer { depth -= 1 }
        var values: [JSONValue] = []
        skipSpace()
        if take(UInt8(ascii: "]")) { return .array([]) }
        while true {
            values.append(try value())
            skipSpace()
            if take(UInt8(ascii: ",")) { continue }
            guard take(UInt8(ascii: "]")) else { throw failure("expected a comma or ]") }
            return .array(values)
        }
    }

    private mutating func literal(_ text: String, _ value: JSONValue) throws(Failure) -> JSONValue {
        for byte in text.utf8 {
            guard take(byte) else { throw failure("expected a value") }
        }
        return value
    }

    private mutating func number() throws(Failure) -> Double {
        let start = position
        while let byte = current,
            (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte)
        {
            position += 1
        }
        guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
            value.isFinite
        else {
            position = start
            throw failure("expected a value")
        }
        return value
    }

    /// Passes over a value without building it; brackets inside texts do not count.
    private mutating func skipValue() throws(Failure) {
        var open = 0
        repeat {
            skipSpace()
            switch current {
            case nil: throw failure("the text ends inside a value")
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                open += 1
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                open -= 1
                position += 1
            case UInt8(ascii: "\""): try skipString()
            case UInt8(ascii: ","), UInt8(ascii: ":"): position += 1
            default:
                let start = position
                while let byte = current, !",:]}{[\"".utf8.contains(byte), byte > 0x20 {
                    position += 1
                }
                guard position > start else { throw failure("expected a value") }
            }
        } while open > 0
        guard open == 0 else { throw failure("expected a value") }
    }

    private mutating func skipString() throws(Failure) {
        position += 1
        while let byte = current {
            position += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == UInt8(ascii: "\"") { return }
        }
        throw failure("the text ends inside a string")
    }

    private mutating func string() throws(Failure) -> String {
        guard take(UInt8(ascii: "\"")) else { throw failure("expected a string") }
        let start = position
        // The common case has no escape: one copy.
        while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
            guard byte >= 0x20 else { throw failure("a control character in a string") }
            position += 1
        }
        var text = String(decoding: bytes[start..<position], as: UTF8.self)
        while true {
            guard let byte = current else { throw failure("the text ends inside a string") }
            if byte == UInt8(ascii: "\"") {
                position += 1
                return text
            }
            guard byte == UInt8(ascii: "\\") else {
                let start = position
                while let next = current, next != UInt8(ascii: "\""), next != UInt8(ascii: "\\") {
                    guard next >= 0x20 else { throw failure("a control character in a string") }
                    position += 1
                }
                text += String(decoding: bytes[start..<position], as: UTF8.self)
                continue
            }
            position += 1
            text.unicodeScalars.append(try escape())
        }
    }

    private mutating func escape() throws(Failure) -> Unicode.Scalar {
        guard let byte = current else { throw failure("the text ends inside a string") }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
            return Unicode.Scalar(byte)
        case UInt8(ascii: "u"):
            let high = try hexadecimal()
            guard (0xD800...0xDBFF).contains(high) else {
                return Unicode.Scalar(high) ?? "\u{FFFD}"
            }
            guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { return "\u{FFFD}" }
            let low = try hexadecimal()
            guard (0xDC00...0xDFFF).contains(low) else { return "\u{FFFD}" }
            return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
        default: throw failure("an unknown escape")
        }
    }

    private mutating func hexadecimal() throws(Failure) -> UInt32 {
        guard position + 4 <= bytes.count,
            let value = UInt32(
                String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        else { throw failure("expected four hexadecimal digits") }
        position += 4
        return value
    }
}
