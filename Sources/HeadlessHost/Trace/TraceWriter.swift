// SPDX-License-Identifier: MIT
import UIGeometry

/// Writes a trace, one JSON line each; the same run gives the same bytes.
package enum TraceWriter {
    /// The name in a trace's first line.
    static let format = "scrollwork-trace"

    /// A whole trace, every line ended by a newline.
    package static func text(_ trace: Trace) -> String {
        var text = line(trace.header) + "\n"
        for entry in trace.lines {
            switch entry {
            case .frame(let frame): text += line(frame)
            case .event(let event): text += line(event)
            }
            text += "\n"
        }
        return text
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
        JSONValue.object([
            ("t", .number(frame.time)),
            ("scrolls", .array(frame.scrolls.map(value))),
            ("elements", .array(frame.elements.map(value))),
            (
                "report",
                .object([
                    ("walks", .number(Double(frame.report.walks))),
                    ("bodies", .number(Double(frame.report.bodies))),
                    ("layouts", .number(Double(frame.report.layouts))),
                    ("painted", .number(Double(frame.report.painted))),
                ])
            ),
        ]).text
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

    private static func value(_ element: ElementRecord) -> JSONValue {
        .object([
            ("label", .string(element.label)), ("role", .string(element.role)),
            ("frame", rect(element.frame)), ("opacity", .number(element.opacity)),
            ("hittable", .bool(element.isHittable)),
            ("traits", .array(element.traits.map { .string($0) })),
        ])
    }

    private static func pair(_ a: CGFloat, _ b: CGFloat) -> JSONValue {
        .array([.number(Double(a)), .number(Double(b))])
    }

    private static func rect(_ rect: CGRect) -> JSONValue {
        .array(
            [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map {
                .number(Double($0))
            })
    }
}
