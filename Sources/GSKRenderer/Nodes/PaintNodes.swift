// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

/// Paints as GSK nodes that fill a rectangle; shapes clip them.
enum PaintNodes {
    static func drawing(_ paint: DisplayPaint, in rect: CGRect) -> Drawing? {
        guard rect.isDrawable else { return nil }
        switch paint {
        case .color(let color): return .color(color, in: rect)
        case .linearGradient(let stops, let start, let end):
            let stops = normalized(stops)
            guard let last = stops.last else { return nil }
            guard start != end else { return .color(last.color, in: rect) }
            return withStops(stops) { pointer, count in
                var bounds = graphene_rect_t(rect)
                var from = graphene_point_t(x: Float(start.x), y: Float(start.y))
                var to = graphene_point_t(x: Float(end.x), y: Float(end.y))
                return gsk_linear_gradient_node_new(&bounds, &from, &to, pointer, count)
            }
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            return radial(normalized(stops), center, startRadius, endRadius, rect)
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            return conic(normalized(stops), center, startAngle, endAngle, rect)
        }
    }

    private static func radial(
        _ stops: [DisplayGradientStop], _ center: CGPoint, _ startRadius: CGFloat,
        _ endRadius: CGFloat, _ rect: CGRect
    ) -> Drawing? {
        guard let first = stops.first, let last = stops.last else { return nil }
        var (inner, outer, stops) = (max(0, startRadius), max(0, endRadius), stops)
        if inner > outer {
            (inner, outer) = (outer, inner)
            stops = stops.reversed().map {
                DisplayGradientStop(color: $0.color, location: 1 - $0.location)
            }
        }
        guard outer - inner > 1e-6 else {
            return .color(startRadius <= endRadius ? last.color : first.color, in: rect)
        }
        return withStops(stops) { pointer, count in
            var bounds = graphene_rect_t(rect)
            var middle = graphene_point_t(x: Float(center.x), y: Float(center.y))
            return gsk_radial_gradient_node_new(
                &bounds, &middle, Float(outer), Float(outer), Float(inner / outer), 1, pointer,
                count)
        }
    }

    private static func conic(
        _ stops: [DisplayGradientStop], _ center: CGPoint, _ startAngle: Double,
        _ endAngle: Double, _ rect: CGRect
    ) -> Drawing? {
        guard let last = stops.last else { return nil }
        var (start, sweep, stops) = (startAngle, endAngle - startAngle, stops)
        if sweep < 0 {
            (start, sweep) = (endAngle, -sweep)
            stops = stops.reversed().map {
                DisplayGradientStop(color: $0.color, location: 1 - $0.location)
            }
        }
        let share = CGFloat(min(1, sweep / (2 * .pi)))
        guard share > 1e-6 else { return .color(last.color, in: rect) }
        for index in stops.indices { stops[index].location *= share }
        if share < 1, let head = stops.first, let tail = stops.last {
            // What the gradient leaves of the turn is half the last colour, half the first.
            let middle = (1 + share) / 2
            stops.append(DisplayGradientStop(color: tail.color, location: middle))
            stops.append(DisplayGradientStop(color: head.color, location: middle))
            stops.append(DisplayGradientStop(color: head.color, location: 1))
        }
        return withStops(stops) { pointer, count in
            var bounds = graphene_rect_t(rect)
            var middle = graphene_point_t(x: Float(center.x), y: Float(center.y))
            // GSK starts at the top, the display list at the trailing side.
            return gsk_conic_gradient_node_new(
                &bounds, &middle, Float(start * 180 / .pi) + 90, pointer, count)
        }
    }

    /// Stops in ascending order with enough between them, from 0 to 1; GSK insists on two.
    private static func normalized(_ stops: [DisplayGradientStop]) -> [DisplayGradientStop] {
        guard !stops.isEmpty else { return [] }
        var reached: CGFloat = 0
        var result = Oklab.expanded(
            stops.map {
                reached = max(reached, min(1, $0.location.isNaN ? 0 : $0.location))
                return DisplayGradientStop(color: $0.color, location: reached)
            })
        if result[0].location > 0 {
            result.insert(DisplayGradientStop(color: result[0].color, location: 0), at: 0)
        }
        if let last = result.last, last.location < 1 || result.count == 1 {
            result.append(DisplayGradientStop(color: last.color, location: 1))
        }
        return result
    }

    private static func withStops(
        _ stops: [DisplayGradientStop],
        _ make: (UnsafePointer<GskColorStop>?, gsize) -> OpaquePointer?
    ) -> Drawing? {
        let colors = stops.map {
            GskColorStop(offset: Float($0.location), color: GdkRGBA($0.color))
        }
        return colors.withUnsafeBufferPointer {
            .node(make($0.baseAddress, gsize($0.count)))
        }
    }
}
