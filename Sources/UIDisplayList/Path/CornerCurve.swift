// SPDX-License-Identifier: MIT
import UIGeometry

/// One rounded corner in units of its radius, measured from the rectangle's corner.
///
/// *Source:* the path elements of rounded rectangles printed on macOS 26.2 (fixture
/// `shape/paths.json` of iamcgn/swiftui-web), for both styles.
struct CornerCurve {
    /// Control points that give a quarter circle, on the edge, from the corner.
    static let circularControl: CGFloat = 1 - 0.552_284_7
    /// How far from the corner a continuous corner leaves the edge.
    static let continuousStart: CGFloat = 1.528_665
    private static let longControls: (CGFloat, CGFloat) = (1.088_49, 0.868_407)
    /// The same two controls when the edge leaves room for one radius only.
    private static let shortControls: (CGFloat, CGFloat) = (0.96, 0.82)
    private static let shoulder = CGPoint(x: 0.631_494, y: 0.074_911_4)
    private static let inner = CGPoint(x: 0.372_824, y: 0.169_06)

    var radii: CGSize
    /// The room along each edge that this corner may use. *Units:* points.
    var room: CGSize
    var style: RoundedCornerStyle

    var isSharp: Bool { radii.width <= 0 || radii.height <= 0 }

    /// How far from the corner the curve leaves the edges. *Units:* points.
    var reach: CGSize {
        guard !isSharp else { return .zero }
        return CGSize(
            width: reachFactor(room.width, radii.width) * radii.width,
            height: reachFactor(room.height, radii.height) * radii.height)
    }

    /// The corner as Bézier curves, from the point on the first edge to the point on the second.
    ///
    /// `point(x, y)` maps distances from the corner, along the first and second edge, to the path's
    /// space; `first` and `second` are the radii and room along those edges.
    func append(
        to path: inout Path, firstIsHorizontal: Bool, _ point: (CGFloat, CGFloat) -> CGPoint
    ) {
        guard !isSharp else { return path.addLine(to: point(0, 0)) }
        let (r1, r2) =
            firstIsHorizontal ? (radii.width, radii.height) : (radii.height, radii.width)
        guard style == .continuous else {
            let k = Self.circularControl
            path.addCurve(
                to: point(0, r2), control1: point(k * r1, 0), control2: point(0, k * r2))
            return
        }
        let (room1, room2) =
            firstIsHorizontal ? (room.width, room.height) : (room.height, room.width)
        let (a1, b1) = controls(reachFactor(room1, r1))
        let (a2, b2) = controls(reachFactor(room2, r2))
        let (s, i) = (Self.shoulder, Self.inner)
        path.addCurve(
            to: point(s.x * r1, s.y * r2), control1: point(a1 * r1, 0),
            control2: point(b1 * r1, 0))
        path.addCurve(
            to: point(s.y * r1, s.x * r2), control1: point(i.x * r1, i.y * r2),
            control2: point(i.y * r1, i.x * r2))
        path.addCurve(
            to: point(0, reachFactor(room2, r2) * r2), control1: point(0, b2 * r2),
            control2: point(0, a2 * r2))
    }

    private func reachFactor(_ room: CGFloat, _ radius: CGFloat) -> CGFloat {
        style == .circular ? 1 : max(1, min(Self.continuousStart, room / radius))
    }

    /// Blends between the measured controls of a long and of a short edge.
    private func controls(_ reach: CGFloat) -> (CGFloat, CGFloat) {
        let t = (reach - 1) / (Self.continuousStart - 1)
        let (long, short) = (Self.longControls, Self.shortControls)
        return (short.0 + (long.0 - short.0) * t, short.1 + (long.1 - short.1) * t)
    }
}
