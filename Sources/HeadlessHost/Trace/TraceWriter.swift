// SPDX-License-Identifier: MIT
import UIGeometry

/// Writes a trace, one JSON line each; the same run gives the same bytes.
package enum TraceWriter {
    /// The name in a trace's first line.
    static let format = "scrollwork-trace"

    /// A whole trace, every line ended by a newline.
    package static func text(_ trace: Trace) -> String {
        var bytes = Array((line(trace.header) + "\n").utf8)
        for entry in trace.lines {
            switch entry {
            case .frame(let frame): append(frame, to: &bytes)
            case .event(let event): bytes.append(contentsOf: line(event).utf8)
            }
            bytes.append(UInt8(ascii: "\n"))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The header, without a newline.
    package static func line(_ header: TraceHeader) -> String {
        // The seed is written as a whole number of up to 64 bits, which a Double could not hold.
        let known: JSONValue = .object([
            ("format", .string(format)), ("version", .number(Double(TraceHeader.currentVersion))),
            ("kind", .string("frames")), ("size", pair(header.size.width, header.size.height)),
            ("scale", .number(header.scale)), ("fps", .number(header.fps)),
        ])
        return known.text.dropLast() + ",\"seed\":\(header.seed)}"
    }

    /// A frame, without a newline.
    package static func line(_ frame: TraceFrame) -> String {
        var bytes: [UInt8] = []
        append(frame, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a frame. Frames are most of a trace, so no tree of values is made for them.
    private static func append(_ frame: TraceFrame, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: "{\"t\":".utf8)
        JSONNumber.write(frame.time, to: &bytes)
        bytes.append(contentsOf: ",\"scrolls\":".utf8)
        JSONValue.array(frame.scrolls.map(value)).write(to: &bytes)
        bytes.append(contentsOf: ",\"elements\":[".utf8)
        for (index, element) in frame.elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(element, to: &bytes)
        }
        bytes.append(contentsOf: "],\"report\":{\"walks\":".utf8)
        let report = frame.report
        JSONNumber.write(Double(report.walks), to: &bytes)
        bytes.append(contentsOf: ",\"bodies\":".utf8)
        JSONNumber.write(Double(report.bodies), to: &bytes)
        bytes.append(contentsOf: ",\"layouts\":".utf8)
        JSONNumber.write(Double(report.layouts), to: &bytes)
        bytes.append(contentsOf: ",\"painted\":".utf8)
        JSONNumber.write(Double(report.painted), to: &bytes)
        bytes.append(contentsOf: "}}".utf8)
    }

    private static func append(_ element: ElementRecord, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: "{\"label\":".utf8)
        JSONString.write(element.label, to: &bytes)
        bytes.append(contentsOf: ",\"role\":".utf8)
        JSONString.write(element.role, to: &bytes)
        bytes.append(contentsOf: ",\"frame\":[".utf8)
        JSONNumber.write(Double(element.frame.origin.x), to: &bytes)
        bytes.append(UInt8(ascii: ","))
        JSONNumber.write(Double(element.frame.origin.y), to: &bytes)
        bytes.append(UInt8(ascii: ","))
        JSONNumber.write(Double(element.frame.size.width), to: &bytes)
        bytes.append(UInt8(ascii: ","))
        JSONNumber.write(Double(element.frame.size.height), to: &bytes)
        bytes.append(contentsOf: "],\"opacity\":".utf8)
        JSONNumber.write(element.opacity, to: &bytes)
        bytes.append(contentsOf: ",\"hittable\":".utf8)
        bytes.append(contentsOf: (element.isHittable ? "true" : "false").utf8)
        bytes.append(contentsOf: ",\"traits\":[".utf8)
        for (index, trait) in element.traits.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            JSONString.write(trait, to: &bytes)
        }
        bytes.append(contentsOf: "]}".utf8)
    }

    /// An event, without a newline.
    package static func line(_ event: TraceEvent) -> String {
        JSONValue.object([
            ("t", .number(event.time)),
            ("event", .object([(key: "kind", value: .string(event.kind))] + event.properties)),
        ]).text
    }

    private static func value(_ scroll: ScrollRecord) -> JSONValue {
        let insets = scroll.contentInsets
        return .object([
            ("id", .string(scroll.id)), ("phase", .string(scroll.phase)),
            ("contentOffset", pair(scroll.contentOffset.x, scroll.contentOffset.y)),
            ("contentSize", pair(scroll.contentSize.width, scroll.contentSize.height)),
            (
                "contentInsets",
                .array(
                    [insets.top, insets.leading, insets.bottom, insets.trailing].map {
                        .number(Double($0))
                    })
            ),
            ("containerSize", pair(scroll.containerSize.width, scroll.containerSize.height)),
            ("velocity", pair(scroll.velocity.dx, scroll.velocity.dy)),
            ("cause", .string(scroll.cause)),
        ])
    }

    private static func pair(_ a: CGFloat, _ b: CGFloat) -> JSONValue {
        .array([.number(Double(a)), .number(Double(b))])
    }
}
