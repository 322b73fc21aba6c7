// SPDX-License-Identifier: MIT
import Testing

@testable import HeadlessHost

@Suite struct JSONTests {
    @Test(
        "numbers are short, without exponents, with at most four decimals",
        arguments: [
            (0.0, "0"), (-0.0, "0"), (-0.00001, "0"), (1, "1"), (-1, "-1"), (312.5, "312.5"),
            (0.1 + 0.2, "0.3"), (1.0 / 60, "0.0167"), (1e-9, "0"), (0.00005, "0.0001"),
            (1234.05, "1234.05"), (0.001, "0.001"), (1e6, "1000000"), (2_812.00004, "2812"),
            (1e15, "1000000000000000"), (-1e16, "-10000000000000000"),
            (1e20, "100000000000000000000"), (1e25, "10000000000000000905969664"),
            (.infinity, "null"), (.nan, "null"),
        ])
    func numbers(value: Double, text: String) {
        #expect(JSONNumber.text(value) == text)
    }

    @Test("what is written is read back, keys in their order")
    func roundTrip() throws {
        let value = JSONValue.object([
            ("z", .array([.number(1.5), .null, .bool(true), .array([]), .object([])])),
            ("a", .string("line\nbreak \"quoted\" \\ tab\t é 👍 \u{1}")),
        ])
        #expect(try JSONParser.value(of: value.text) == value)
        #expect(value.text.hasPrefix("{\"z\":"))
    }

    @Test("escapes of other writers are understood")
    func escapes() throws {
        #expect(
            try JSONParser.value(of: #" "\u00e9\ud83d\udc4d\/\b" "#) == .string("é👍/\u{8}"))
    }

    @Test("skipped keys are left out, whatever stands under them")
    func skipping() throws {
        let text = #"{"a":1,"body":{"x":["}]\"",{}],"a":9},"b":2,"c":{"body":"s","d":3}}"#
        #expect(
            try JSONParser.value(of: text, skipping: ["body"])
                == .object([
                    ("a", .number(1)), ("b", .number(2)), ("c", .object([("d", .number(3))])),
                ]))
    }

    @Test(
        "what is no JSON is refused",
        arguments: [
            "", "{", "[1,]", "{\"a\"}", "tru", "1 2", "\"a", "\"\\x\"", "{\"a\":1,}", "nan", "--1",
            "[1 2]", "\"\u{1}\"",
        ])
    func refused(text: String) {
        #expect(throws: JSONParser.Failure.self) { try JSONParser.value(of: text) }
    }

    @Test(
        "a skipped value that is no JSON is refused too",
        arguments: ["{\"b\":}", "{\"b\":[\u{1}]}"])
    func refusedInsideSkipped(text: String) {
        #expect(throws: JSONParser.Failure.self) {
            try JSONParser.value(of: text, skipping: ["b"])
        }
    }

    @Test("nesting without end is refused instead of overflowing the stack")
    func depth() {
        let text = String(repeating: "[", count: 100_000)
        #expect(throws: JSONParser.Failure.self) { try JSONParser.value(of: text) }
    }
}
