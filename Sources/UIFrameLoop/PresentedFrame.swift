// SPDX-License-Identifier: MIT
import ScrollEngine

/// What one frame has cost and how it went.
package struct FrameReport: Hashable, Sendable {
    /// Whole walks at this instant; only the last was presented.
    package var walks = 0
    /// Bodies of views and view modifiers that were evaluated.
    package var bodies = 0
    /// Containers that placed their subviews.
    package var layouts = 0
    /// Nodes that made their drawing commands anew.
    package var painted = 0

    /// The work of two frames that were made for one instant.
    package static func + (a: FrameReport, b: FrameReport) -> FrameReport {
        FrameReport(
            walks: a.walks + b.walks, bodies: a.bodies + b.bodies,
            layouts: a.layouts + b.layouts, painted: a.painted + b.painted)
    }
}

/// One scroll view as presented. *Space:* its content; points and seconds.
package struct PresentedScroll: Equatable, Sendable {
    /// A structural path: what is around the scroll view, and its place among its like.
    package var id: String
    package var phase: ScrollPhase
    package var geometry: ScrollGeometry
    /// The viewport between all its insets. *Units:* points.
    package var unobscuredSize: CGSize
    package var velocity: CGVector
    package var cause: ScrollCause?
    /// The phases that began since the frame before, in order; some were over before this one.
    package var begunPhases: [ScrollPhase] = []
}

/// One element of the accessibility tree as presented. *Space:* the window's.
package struct PresentedElement: Equatable, Sendable {
    package var label: String
    package var role: String
    package var frame: CGRect
    package var opacity: Double
    /// Whether a tap at the centre of the frame reaches it.
    package var isHittable: Bool
    package var traits: [String]
    /// What the element stands at, as a slider or a switch does.
    package var value = ""
    /// What happens when it is activated.
    package var hint = ""
    /// Whether it has an action of its own.
    package var isActivatable = false
}

/// A frame, ready to be shown and to be asked about.
package struct PresentedFrame: Sendable {
    package var time: FrameInstant
    package var displayList: DisplayNode
    package var scrolls: [PresentedScroll]
    package var elements: [PresentedElement]
    package var report: FrameReport

    /// The same frame, with what an earlier one of this instant has cost and told.
    package func following(_ earlier: PresentedFrame) -> PresentedFrame {
        var result = self
        result.report = earlier.report + report
        for index in result.scrolls.indices {
            let before = earlier.scrolls.first { $0.id == result.scrolls[index].id }
            result.scrolls[index].begunPhases.insert(contentsOf: before?.begunPhases ?? [], at: 0)
        }
        return result
    }
}
