// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI

/// One presented frame, as a value.
public struct FrameSnapshot: Sendable {
    let presented: PresentedFrame?
    /// When it was presented. *Units:* seconds after the first frame.
    public let time: Double
    /// The scroll views in the window, outermost first.
    public let scrolls: [ScrollSnapshot]
    /// What assistive technology sees of what meets the window, in reading order.
    public let elements: [ElementSnapshot]
    /// What the frame has cost.
    public let work: FrameWork

    init(_ frame: PresentedFrame) {
        presented = frame
        time = frame.time.seconds
        scrolls = frame.scrolls.map(ScrollSnapshot.init)
        elements = frame.elements.map(ElementSnapshot.init)
        work = FrameWork(frame.report)
    }

    private init() {
        presented = nil
        time = 0
        scrolls = []
        elements = []
        work = FrameWork()
    }

    /// Stands for a first frame that could not be presented; its failure is an issue already.
    static let empty = FrameSnapshot()

    /// The scroll view with an id; the first one without. Ids are structural paths such as
    /// `ScrollView0/ScrollView1`: the second scroll view inside the first one.
    public func scroll(_ id: String? = nil) -> ScrollSnapshot? {
        guard let id else { return scrolls.first }
        return scrolls.first { $0.id == id }
    }

    /// The first element with a label.
    public func element(_ label: String) -> ElementSnapshot? {
        elements.first { $0.label == label }
    }

    /// The scroll views in one line, for messages.
    var summary: String {
        scrolls.isEmpty
            ? "There is no scroll view."
            : scrolls.map(\.description).joined(separator: "; ") + "."
    }
}

/// What one frame has cost, in counts.
public struct FrameWork: Hashable, Sendable, CustomStringConvertible {
    /// Whole walks at the frame's instant; only the last was presented.
    public var walks = 0
    /// Bodies of views and view modifiers that were evaluated.
    public var bodies = 0
    /// Containers that placed their subviews.
    public var layouts = 0
    /// Nodes that made their drawing commands anew.
    public var painted = 0

    /// No work, but for what is said.
    public init(walks: Int = 0, bodies: Int = 0, layouts: Int = 0, painted: Int = 0) {
        self.walks = walks
        self.bodies = bodies
        self.layouts = layouts
        self.painted = painted
    }

    init(_ report: FrameReport) {
        self.init(
            walks: report.walks, bodies: report.bodies, layouts: report.layouts,
            painted: report.painted)
    }

    /// The four counts with their names.
    public var description: String {
        "\(walks) walks, \(bodies) bodies, \(layouts) layouts, \(painted) painted"
    }
}
