// SPDX-License-Identifier: MIT
import UIGeometry

/// The first line of a trace: what was run, and how.
package struct TraceHeader: Equatable, Sendable {
    /// The one version that this code reads and writes.
    package static let currentVersion = 1
    /// *Units:* points.
    package var size: CGSize
    /// *Units:* pixels a point.
    package var scale: Double
    /// *Units:* frames a second.
    package var fps: Double
    package var seed: UInt64

    package init(size: CGSize, scale: Double, fps: Double, seed: UInt64) {
        self.size = size
        self.scale = scale
        self.fps = fps
        self.seed = seed
    }
}

/// One frame of a trace. *Units:* seconds since the host began.
package struct TraceFrame: Equatable, Sendable {
    package var time: Double
    /// Outermost first.
    package var scrolls: [ScrollRecord]
    /// In reading order.
    package var elements: [ElementRecord]
    package var report: WorkRecord

    package init(
        time: Double, scrolls: [ScrollRecord], elements: [ElementRecord], report: WorkRecord
    ) {
        self.time = time
        self.scrolls = scrolls
        self.elements = elements
        self.report = report
    }
}

/// One scroll view as it was presented. *Units and space:* points in its content; points a second.
package struct ScrollRecord: Equatable, Sendable {
    /// A structural path, such as `Navigation0/ScrollView0`.
    package var id: String
    package var phase: String
    package var contentOffset: CGPoint
    package var contentSize: CGSize
    package var contentInsets: EdgeInsets
    /// The viewport between all its insets, safe areas included.
    package var containerSize: CGSize
    package var velocity: CGVector
    /// Why the offset last changed: user, momentum, program, layout or clamp.
    package var cause: String

    package init(
        id: String, phase: String, contentOffset: CGPoint, contentSize: CGSize,
        contentInsets: EdgeInsets, containerSize: CGSize, velocity: CGVector, cause: String
    ) {
        self.id = id
        self.phase = phase
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
        self.velocity = velocity
        self.cause = cause
    }
}

/// One element of the accessibility tree as it was presented. *Space:* the window's, points.
package struct ElementRecord: Equatable, Sendable {
    package var label: String
    package var role: String
    package var frame: CGRect
    /// The product with its ancestors'. *Range:* 0…1.
    package var opacity: Double
    /// Whether a tap at the centre of `frame` reaches it.
    package var isHittable: Bool
    /// Sorted by name.
    package var traits: [String]

    package init(
        label: String, role: String, frame: CGRect, opacity: Double, isHittable: Bool,
        traits: [String]
    ) {
        self.label = label
        self.role = role
        self.frame = frame
        self.opacity = opacity
        self.isHittable = isHittable
        self.traits = traits
    }
}

/// How much work a frame took.
package struct WorkRecord: Equatable, Sendable {
    package var walks: Int
    package var bodies: Int
    package var layouts: Int
    package var painted: Int

    package init(walks: Int, bodies: Int, layouts: Int, painted: Int) {
        self.walks = walks
        self.bodies = bodies
        self.layouts = layouts
        self.painted = painted
    }
}

/// An input, or another thing that happened, at its own instant.
package struct TraceEvent: Equatable, Sendable {
    /// *Units:* seconds since the host began.
    package var time: Double
    /// What happened, such as `touch`.
    package var kind: String
    /// Its properties, in the order in which they are written.
    package var properties: [(key: String, value: JSONValue)]

    package init(time: Double, kind: String, properties: [(key: String, value: JSONValue)] = []) {
        self.time = time
        self.kind = kind
        self.properties = properties
    }

    package static func == (a: Self, b: Self) -> Bool {
        a.time == b.time && a.kind == b.kind
            && a.properties.elementsEqual(b.properties) { $0.key == $1.key && $0.value == $1.value }
    }
}

/// A trace read back, or about to be written.
package struct Trace: Equatable, Sendable {
    package enum Line: Equatable, Sendable {
        case frame(TraceFrame)
        case event(TraceEvent)
    }
    package var header: TraceHeader
    /// Frames and events in the order of the file.
    package var lines: [Line]

    package init(header: TraceHeader, lines: [Line] = []) {
        self.header = header
        self.lines = lines
    }

    package var frames: [TraceFrame] {
        lines.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
    }
    package var events: [TraceEvent] {
        lines.compactMap { if case .event(let event) = $0 { event } else { nil } }
    }
}
