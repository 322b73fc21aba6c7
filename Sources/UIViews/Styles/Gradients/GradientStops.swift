// SPDX-License-Identifier: MIT
import UIDisplayList
import UIViewGraph

/// The stops of a gradient, resolved and in order.
enum GradientStops {
    /// Pieces that a span is cut into to blend in gamma-encoded sRGB, since the display list blends
    /// in Oklab. *Source:* P; the error of a full red to blue stays below one code of 255.
    static let devicePieces = 16

    /// Stops as the display list wants them: ascending, within 0…1.
    static func resolve(_ gradient: AnyGradient, in context: _StyleContext) -> [DisplayGradientStop]
    {
        let factor = HierarchyLevel.opacity(context.level)
        var last = -CGFloat.infinity
        var stops: [DisplayGradientStop] = []
        for stop in gradient.gradient.stops {
            // A location that runs backwards counts as where the last one was.
            last = max(last, stop.location.isNaN ? 0 : stop.location)
            let color = stop.color._displayColor(in: context.environment).opacity(factor)
            stops.append(DisplayGradientStop(color: color, location: last))
        }
        let isPerceptual = gradient.space == .perceptual
        let inside = clip(stops, isPerceptual: isPerceptual)
        return isPerceptual ? inside : subdivide(inside)
    }

    /// Cuts off what lies outside 0…1, with the colours that the gradient has at the cuts.
    private static func clip(
        _ stops: [DisplayGradientStop], isPerceptual: Bool
    ) -> [DisplayGradientStop] {
        guard let first = stops.first, let last = stops.last,
            first.location < 0 || last.location > 1
        else { return stops }
        func color(at location: CGFloat) -> DisplayColor {
            guard let next = stops.firstIndex(where: { $0.location > location }) else {
                return last.color
            }
            guard next > 0 else { return first.color }
            let (a, b) = (stops[next - 1], stops[next])
            let fraction = (location - a.location) / (b.location - a.location)
            return mix(a.color, b.color, Double(fraction), isPerceptual)
        }
        var result = stops.filter { $0.location >= 0 && $0.location <= 1 }
        if first.location < 0 {
            result.insert(DisplayGradientStop(color: color(at: 0), location: 0), at: 0)
        }
        if last.location > 1 {
            result.append(DisplayGradientStop(color: color(at: 1), location: 1))
        }
        return result
    }

    private static func subdivide(_ stops: [DisplayGradientStop]) -> [DisplayGradientStop] {
        guard var previous = stops.first else { return [] }
        var result = [previous]
        for stop in stops.dropFirst() {
            if stop.location > previous.location, stop.color != previous.color {
                for piece in 1..<devicePieces {
                    let fraction = CGFloat(piece) / CGFloat(devicePieces)
                    result.append(
                        DisplayGradientStop(
                            color: mix(previous.color, stop.color, Double(fraction), false),
                            location: previous.location
                                + (stop.location - previous.location) * fraction))
                }
            }
            result.append(stop)
            previous = stop
        }
        return result
    }

    private static func mix(
        _ a: DisplayColor, _ b: DisplayColor, _ fraction: Double, _ isPerceptual: Bool
    ) -> DisplayColor {
        ColorMixing.mix(
            ColorComponents(a), ColorComponents(b), by: fraction, perceptual: isPerceptual
        ).displayColor
    }

    /// The paint for these stops: none is clear, one is a colour, more are what `make` gives.
    static func paint(
        _ gradient: AnyGradient, in context: _StyleContext,
        _ make: @escaping @Sendable ([DisplayGradientStop], CGRect) -> DisplayPaint
    ) -> _StyleResult {
        let stops = resolve(gradient, in: context)
        guard let first = stops.first else { return _StyleResult(.color(.clear)) }
        guard stops.count > 1 else { return _StyleResult(.color(first.color)) }
        return _StyleResult(.paint { make(stops, $0) })
    }
}
