// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI

/// One element of the accessibility tree as it was presented in a frame.
public struct ElementSnapshot: Equatable, Sendable, CustomStringConvertible {
    /// What a screen reader says.
    public let label: String
    /// What kind of thing it is, such as `button` or `staticText`.
    public let role: String
    /// Where it is seen, effects and running animations included. *Space:* the window's, points.
    public let frame: CGRect
    /// Its own opacity times that of everything around it. *Range:* 0…1.
    public let opacity: Double
    /// Whether a tap in the middle of the frame reaches it.
    public let isHittable: Bool
    /// Names such as `isSelected`, sorted.
    public let traits: [String]

    init(_ element: PresentedElement) {
        label = element.label
        role = element.role
        frame = element.frame
        opacity = element.opacity
        isHittable = element.isHittable
        traits = element.traits
    }

    /// The middle of the frame. *Space:* the window's, points.
    public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

    /// Everything in one line.
    public var description: String {
        let place = [frame.minX, frame.minY, frame.width, frame.height]
            .map { Double($0).short }.joined(separator: ", ")
        return "\(role) \"\(label)\" at (\(place)), opacity \(opacity.short)"
            + (isHittable ? ", hittable" : ", not hittable")
            + (traits.isEmpty ? "" : ", \(traits.joined(separator: " "))")
    }
}
