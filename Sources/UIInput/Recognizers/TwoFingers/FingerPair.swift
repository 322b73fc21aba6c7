// SPDX-License-Identifier: MIT
import UIGeometry

/// The first two fingers of a gesture that needs two; further ones are not its business.
struct FingerPair {
    private var fingers: [(id: TouchID, location: CGPoint)] = []

    var isComplete: Bool { fingers.count == 2 }

    /// Takes the finger in; false when there are two already.
    mutating func add(_ event: TouchEvent) -> Bool {
        guard !isComplete, !contains(event.id) else { return false }
        fingers.append((event.id, event.location))
        return true
    }

    /// Whether the finger is one of the two; then it is moved.
    mutating func move(_ event: TouchEvent) -> Bool {
        guard let index = fingers.firstIndex(where: { $0.id == event.id }) else { return false }
        fingers[index].location = event.location
        return true
    }

    func contains(_ id: TouchID) -> Bool { fingers.contains { $0.id == id } }

    /// Midway between the two. Zero until there are two.
    var midpoint: CGPoint {
        guard isComplete else { return .zero }
        return CGPoint(
            x: (fingers[0].location.x + fingers[1].location.x) / 2,
            y: (fingers[0].location.y + fingers[1].location.y) / 2)
    }

    /// How far they are apart. Zero until there are two.
    var distance: CGFloat {
        isComplete ? fingers[0].location.distance(to: fingers[1].location) : 0
    }

    /// The direction from the first to the second. *Units:* radians, clockwise on screen.
    var direction: Double {
        guard isComplete else { return 0 }
        let vector = fingers[1].location.offset(from: fingers[0].location)
        return atan2(Double(vector.height), Double(vector.width))
    }

    mutating func removeAll() { fingers.removeAll() }
}
