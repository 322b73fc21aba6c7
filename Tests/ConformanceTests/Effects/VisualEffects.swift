// SPDX-License-Identifier: MIT
import SwiftUI

extension ConformanceEffect {
    /// Each effect in a `visualEffect`, against the view without it.
    static let visual: [ConformanceEffect] = [
        drawn("VisualEffect.offset(_:)") { $0.offset(CGSize(width: 10, height: 20)) },
        drawn("VisualEffect.offset(x:y:)") { $0.offset(x: 10, y: 20) },
        drawn("VisualEffect.transformEffect(_:)") {
            $0.transformEffect(CGAffineTransform(translationX: 10, y: 20))
        },
        drawn("VisualEffect.rotationEffect(_:anchor:)") { $0.rotationEffect(.degrees(30)) },
        drawn("VisualEffect.scaleEffect(_:anchor:)") { $0.scaleEffect(0.5, anchor: .top) },
        drawn("VisualEffect.scaleEffect(x:y:anchor:)") { $0.scaleEffect(x: 0.5, y: 2) },
        drawn("VisualEffect.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)") {
            $0.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
        },
        drawn("VisualEffect.blendMode(_:)") { $0.blendMode(.multiply) },
        drawn("VisualEffect.blur(radius:opaque:)") { $0.blur(radius: 5) },
        drawn("VisualEffect.brightness(_:)") { $0.brightness(0.3) },
        drawn("VisualEffect.contrast(_:)") { $0.contrast(0.3) },
        drawn("VisualEffect.grayscale(_:)") { $0.grayscale(1) },
        drawn("VisualEffect.hueRotation(_:)") { $0.hueRotation(.degrees(90)) },
        drawn("VisualEffect.saturation(_:)") { $0.saturation(0.2) },
        drawn("VisualEffect.opacity(_:)") { $0.opacity(0.5) },
    ]

    private static func drawn<Effect: VisualEffect>(
        _ api: String, _ effect: @escaping @Sendable (EmptyVisualEffect) -> Effect
    ) -> ConformanceEffect {
        ConformanceEffect(api) { isOn, _ in
            ZStack {
                Color.yellow
                Color.red.frame(width: 80, height: 60)
                    .when(isOn) { $0.visualEffect { content, _ in effect(content) } }
            }
        }
    }
}
