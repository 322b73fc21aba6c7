// SPDX-License-Identifier: MIT
import UIGeometry

/// What is wrong with a trace, and in which line.
package struct TraceError: Error, Equatable, CustomStringConvertible, Sendable {
    package var file: String
    /// *Range:* from 1.
    package var line: Int
    package var message: String

    package var description: String { "\(file):\(line):1: error: \(message)" }
}

/// Reads what `TraceWriter` wrote. Keys that it does not know are left alone; a version that it
/// does not know is refused.
package struct TraceReader {
    private let file: String
    private var line = 1

    private init(file: String) { self.file = file }

    /// The trace in a text.
    package static func trace(text: String, file: String) throws(TraceError) -> Trace {
        var reader = TraceReader(file: file)
        return try reader.read(text)
    }

    private mutating func read(_ text: String) throws(TraceError) -> Trace {
        var trace: Trace?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            self.line = index + 1
            if line.isEmpty { continue }
            let value: JSONValue
            do {
                value = try JSONParser.value(of: String(line))
            } catch {
                throw failure("this is no JSON: \(error)")
            }
            if trace == nil {
                trace = Trace(header: try header(value, text: line))
            } else if let event = value["event"] {
                trace?.lines.append(.event(try self.event(event, in: value)))
            } else {
                trace?.lines.append(.frame(try frame(value)))
            }
        }
        guard let trace else { throw failure("the trace is empty") }
        return trace
    }

    private func failure(_ message: String) -> TraceError {
        TraceError(file: file, line: line, message: message)
    }

    private func header(_ value: JSONValue, text: Substring) throws(TraceError) -> TraceHeader {
        guard value["format"]?.string == TraceWriter.format else {
            throw failure("this is no trace: its first line must say \"\(TraceWriter.format)\"")
        }
        let version = try number(value, "version")
        guard version == Double(TraceHeader.currentVersion) else {
            throw failure(
                "version \(JSONNumber.text(version)) is unknown; this tool reads version "
                    + "\(TraceHeader.currentVersion)")
        }
        guard value["kind"]?.string == "frames" else {
            throw failure("the kind must be \"frames\"")
        }
        let size = try numbers(value, "size", count: 2)
        return TraceHeader(
            size: CGSize(width: size[0], height: size[1]), scale: try number(value, "scale"),
            fps: try number(value, "fps"), seed: try seed(text))
    }

    /// Reads the seed's digits from the text itself: a Double holds only 53 of its 64 bits.
    private func seed(_ text: Substring) throws(TraceError) -> UInt64 {
        guard let start = text.range(of: "\"seed\":")?.upperBound,
            let seed = UInt64(text[start...].prefix { $0.isASCII && $0.isNumber })
        else { throw failure("\"seed\" must be a whole number") }
        return seed
    }

    private func event(
        _ event: JSONValue, in value: JSONValue
    ) throws(TraceError) -> TraceEvent {
        guard case .object(let members) = event else {
            throw failure("\"event\" must be an object")
        }
        return TraceEvent(
            time: try number(value, "t"), kind: try string(event, "kind"),
            properties: members.filter { $0.key != "kind" })
    }

    private func frame(_ value: JSONValue) throws(TraceError) -> TraceFrame {
        var scrolls: [ScrollRecord] = []
        for item in try array(value, "scrolls") { scrolls.append(try scroll(item)) }
        var elements: [ElementRecord] = []
        for item in try array(value, "elements") { elements.append(try element(item)) }
        guard let report = value["report"] else { throw failure("\"report\" is missing") }
        return TraceFrame(
            time: try number(value, "t"), scrolls: scrolls, elements: elements,
            report: WorkRecord(
                walks: try whole(report, "walks"), bodies: try whole(report, "bodies"),
                layouts: try whole(report, "layouts"), painted: try whole(report, "painted")))
    }

    private func scroll(_ value: JSONValue) throws(TraceError) -> ScrollRecord {
        let offset = try numbers(value, "contentOffset", count: 2)
        let size = try numbers(value, "contentSize", count: 2)
        let insets = try numbers(value, "contentInsets", count: 4)
        let container = try numbers(value, "containerSize", count: 2)
        let velocity = try numbers(value, "velocity", count: 2)
        return ScrollRecord(
            id: try string(value, "id"), phase: try string(value, "phase"),
            contentOffset: CGPoint(x: offset[0], y: offset[1]),
            contentSize: CGSize(width: size[0], height: size[1]),
            contentInsets: EdgeInsets(
                top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3]),
            containerSize: CGSize(width: container[0], height: container[1]),
            velocity: CGVector(dx: velocity[0], dy: velocity[1]),
            cause: try string(value, "cause"))
    }

    private func element(_ value: JSONValue) throws(TraceError) -> ElementRecord {
        let frame = try numbers(value, "frame", count: 4)
        guard let isHittable = value["hittable"]?.bool else {
            throw failure("\"hittable\" must be true or false")
        }
        var traits: [String] = []
        for item in try array(value, "traits") {
            guard let trait = item.string else { throw failure("a trait must be a string") }
            traits.append(trait)
        }
        return ElementRecord(
            label: try string(value, "label"), role: try string(value, "role"),
            frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
            opacity: try number(value, "opacity"), isHittable: isHittable, traits: traits)
    }

    private func number(_ value: JSONValue, _ key: String) throws(TraceError) -> Double {
        guard let number = value[key]?.number else { throw failure("\"\(key)\" must be a number") }
        return number
    }

    private func whole(_ value: JSONValue, _ key: String) throws(TraceError) -> Int {
        guard let number = Int(exactly: try number(value, key)) else {
            throw failure("\"\(key)\" must be a whole number")
        }
        return number
    }

    private func string(_ value: JSONValue, _ key: String) throws(TraceError) -> String {
        guard let string = value[key]?.string else { throw failure("\"\(key)\" must be a string") }
        return string
    }

    private func array(_ value: JSONValue, _ key: String) throws(TraceError) -> [JSONValue] {
        guard let array = value[key]?.array else { throw failure("\"\(key)\" must be an array") }
        return array
    }

    /// An array of numbers; a `null` in it, which stands for a value that was not finite, is NaN.
    private func numbers(
        _ value: JSONValue, _ key: String, count: Int
    ) throws(TraceError) -> [Double] {
        let items = try array(value, key)
        guard items.count == count,
            items.allSatisfy({ $0.number != nil || $0 == .null })
        else { throw failure("\"\(key)\" must be \(count) numbers") }
        return items.map { $0.number ?? .nan }
    }
}
