// SPDX-License-Identifier: MIT
import ScrollEngine
import UIFrameLoop

extension TraceFrame {
    /// A presented frame as a trace tells it.
    package init(_ frame: PresentedFrame) {
        self.init(
            time: frame.time.seconds, scrolls: frame.scrolls.map(ScrollRecord.init),
            elements: frame.elements.map(ElementRecord.init),
            report: WorkRecord(
                walks: frame.report.walks, bodies: frame.report.bodies,
                layouts: frame.report.layouts, painted: frame.report.painted))
    }
}

extension ScrollRecord {
    init(_ scroll: PresentedScroll) {
        self.init(
            id: scroll.id, phase: scroll.phase.traceName,
            contentOffset: scroll.geometry.contentOffset, contentSize: scroll.geometry.contentSize,
            contentInsets: scroll.geometry.contentInsets,
            containerSize: scroll.unobscuredSize, velocity: scroll.velocity,
            cause: (scroll.cause ?? .layout).rawValue)
    }
}

extension ElementRecord {
    init(_ element: PresentedElement) {
        self.init(
            label: element.label, role: element.role, frame: element.frame,
            opacity: element.opacity, isHittable: element.isHittable, traits: element.traits)
    }
}

extension ScrollPhase {
    /// The phase's name in a trace.
    var traceName: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}
