// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI

/// One scroll view as it was presented in a frame.
///
/// *Units and space:* points of its content, from the top left corner of the content; seconds.
public struct ScrollSnapshot: Sendable, CustomStringConvertible {
    /// Who moved the content last.
    public enum Cause: String, Hashable, Sendable {
        /// A finger or a wheel.
        case user
        /// What a finger left behind: deceleration, bounce, settling on a target.
        case momentum
        /// The program, at once or by an animation.
        case program
        /// Layout that keeps content in its place or follows an edge.
        case layout
        /// An offset that was no longer within the range.
        case clamp
    }

    /// A structural path such as `ScrollView0/ScrollView1`.
    public let id: String
    /// What moves the content.
    public let phase: ScrollPhase
    /// All that `onScrollGeometryChange` sees.
    public let geometry: ScrollGeometry
    /// How fast the offset changes. *Units:* points a second.
    public let velocity: CGVector
    /// Who moved the content last; nil before anyone has.
    public let cause: Cause?
    /// The phases that began since the frame before, in order.
    let begunPhases: [ScrollPhase]

    init(_ scroll: PresentedScroll) {
        id = scroll.id
        phase = scroll.phase
        geometry = scroll.geometry
        velocity = scroll.velocity
        cause = scroll.cause.flatMap { Cause(rawValue: $0.rawValue) }
        begunPhases = scroll.begunPhases
    }

    /// The container's origin in the content; minus the leading insets at the start.
    public var contentOffset: CGPoint { geometry.contentOffset }
    /// The size of the content without insets.
    public var contentSize: CGSize { geometry.contentSize }
    /// The insets between the container's edges and the content.
    public var contentInsets: EdgeInsets { geometry.contentInsets }
    /// The size of the container without its insets.
    public var containerSize: CGSize { geometry.containerSize }

    /// The id, the phase and the offset in one line.
    public var description: String {
        "\(id) is \(phase.name) at (\(Double(contentOffset.x).short), \(Double(contentOffset.y).short))"
    }
}

extension ScrollPhase {
    /// The name of the case, for messages.
    var name: String { debugDescription }
}

extension Double {
    /// At most three decimals, for messages.
    var short: String {
        guard isFinite, abs(self) < 1e12 else { return "\(self)" }
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
