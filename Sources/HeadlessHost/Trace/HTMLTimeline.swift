// SPDX-License-Identifier: MIT
import Foundation
import UIGeometry

/// Writes a trace as one HTML file that stands alone: a scrubber over the frames, curves of offset
/// and velocity, bands of phases, and marks where something changed.
package enum HTMLTimeline {
    /// A picture of the window at an instant.
    package struct Thumbnail: Sendable {
        /// *Units:* seconds since the host began.
        package var time: Double
        /// A `data:` address with the encoded picture.
        package var address: String

        package init(time: Double, mediaType: String, data: Data) {
            self.time = time
            address = "data:\(mediaType);base64," + data.base64EncodedString()
        }
    }

    /// The page. *Errors:* none; a trace without frames gives a page that says so.
    package static func page(
        title: String, trace: Trace, thumbnails: [Thumbnail]
    ) -> String {
        let data = JSONValue.object([
            ("width", .number(Double(trace.header.size.width))),
            ("height", .number(Double(trace.header.size.height))),
            ("times", .array(trace.frames.map { .number($0.time) })),
            ("scrolls", .array(scrolls(of: trace.frames))),
            ("changes", .array(changes(of: trace.frames))),
            ("reports", .array(trace.frames.map { report($0.report) })),
            (
                "events",
                .array(
                    trace.events.map { event in
                        .array([.number(event.time), .string(describe(event))])
                    })
            ),
            (
                "pictures",
                .array(thumbnails.map { .array([.number($0.time), .string($0.address)]) })
            ),
        ])
        // Nothing in a label may end the script element that holds the data.
        let json = data.text.replacingOccurrences(of: "<", with: "\\u003C")
        return HTMLTimelinePage.text(title: escaped(title), data: json)
    }

    /// One track for each scroll view that was ever there: `[offset x, y, velocity x, y, phase]`
    /// by frame, null where it was absent.
    private static func scrolls(of frames: [TraceFrame]) -> [JSONValue] {
        var ids: [String] = []
        for frame in frames {
            for scroll in frame.scrolls where !ids.contains(scroll.id) { ids.append(scroll.id) }
        }
        return ids.map { id in
            .object([
                ("id", .string(id)),
                (
                    "samples",
                    .array(
                        frames.map { frame in
                            guard let scroll = frame.scrolls.first(where: { $0.id == id }) else {
                                return .null
                            }
                            return .array([
                                .number(Double(scroll.contentOffset.x)),
                                .number(Double(scroll.contentOffset.y)),
                                .number(Double(scroll.velocity.dx)),
                                .number(Double(scroll.velocity.dy)),
                                .string(scroll.phase),
                            ])
                        })
                ),
            ])
        }
    }

    private static func changes(of frames: [TraceFrame]) -> [JSONValue] {
        frames.indices.map { index in
            let found = TraceChange.changes(
                from: index > 0 ? frames[index - 1] : nil, to: frames[index])
            return .array(
                found.map { .array([.string($0.kind.rawValue), .string($0.text)]) })
        }
    }

    private static func report(_ report: WorkRecord) -> JSONValue {
        .array(
            [report.walks, report.bodies, report.layouts, report.painted].map {
                .number(Double($0))
            })
    }

    private static func describe(_ event: TraceEvent) -> String {
        ([event.kind]
            + event.properties.map { "\($0.key) \($0.value.string ?? $0.value.text)" })
            .joined(separator: " ")
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}
