// SPDX-License-Identifier: MIT
import UIGeometry

extension DisplayShape {
    /// The outline as a path.
    package var path: Path {
        switch self {
        case .rect(let rect): Path(rect)
        case .roundedRect(let rect, let radii, let continuous):
            Path { path in
                path.addRoundedRect(
                    in: rect, radii: radii, style: continuous ? .continuous : .circular)
            }
        case .ellipse(let rect): Path(ellipseIn: rect)
        case .path(let path, _): path
        }
    }

    /// Whether overlapping parts of the outline cut holes into each other.
    package var isEvenOdd: Bool { if case .path(_, let eoFill) = self { eoFill } else { false } }

    /// Whether a point lies inside. *Cost:* a comparison for what is outside the bounds.
    package func contains(_ point: CGPoint) -> Bool {
        switch self {
        case .rect(let rect): rect.contains(point)
        case .roundedRect(let rect, _, _), .ellipse(let rect):
            rect.contains(point) && path.contains(point)
        case .path(let path, let eoFill): path.contains(point, eoFill: eoFill)
        }
    }
}
