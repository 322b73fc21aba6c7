// SPDX-License-Identifier: MIT
import UIDisplayList
import UIViewGraph

/// A color gradient.
public struct AnyGradient: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case stops(Gradient)
        /// The system's gentle gradient of one colour.
        case standard(Color)
    }

    let content: Content
    private(set) var space = Gradient.ColorSpace.perceptual

    /// Creates a new instance from the specified gradient.
    public init(_ gradient: Gradient) { content = .stops(gradient) }

    init(standard color: Color) { content = .standard(color) }

    /// Returns a version of the gradient that will use a specified color space for interpolating
    /// between its colors.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var result = self
        result.space = space
        return result
    }

    var gradient: Gradient {
        switch content {
        case .stops(let gradient): gradient
        case .standard(let color):
            Gradient(colors: [
                color.mix(with: .white, by: StandardGradient.topWhite, in: .device), color,
            ])
        }
    }
}

/// The numbers of `Color.gradient`. *Source:* I, from screenshots: a little lighter at the top.
enum StandardGradient {
    /// How much white the top has.
    static let topWhite = 0.22
}

extension Color {
    /// Returns the standard gradient for the color `self`.
    public var gradient: AnyGradient { AnyGradient(standard: self) }
}

extension AnyGradient: ShapeStyle {
    /// Paints as a linear gradient from the top to the bottom.
    public func _resolve(in context: _StyleContext) -> _StyleResult {
        LinearGradient(self, startPoint: .top, endPoint: .bottom)._resolve(in: context)
    }
}
