// SPDX-License-Identifier: MIT
import UIDisplayList

/// A shape used to draw a button's border.
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
    private enum Kind: Equatable {
        case capsule, circle
        case roundedRectangle(radius: CGFloat)
    }
    private let kind: Kind

    /// A shape that defers to the system to determine an appropriate shape for the given context
    /// and platform: a capsule on iOS 26.
    public static let automatic = ButtonBorderShape.capsule
    /// A capsule shape.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circular shape.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rounded rectangle shape.
    public static let roundedRectangle = ButtonBorderShape.roundedRectangle(radius: defaultRadius)

    /// A rounded rectangle shape.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }

    /// *Units:* points. *Source:* I, the corner of iOS 15's bordered button.
    private static let defaultRadius: CGFloat = 8
}

extension ButtonBorderShape: Shape {
    public func path(in rect: CGRect) -> Path {
        switch kind {
        case .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: radius).path(in: rect)
        }
    }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The shape of bordered buttons.
    var _buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the border shape for buttons in this view.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\._buttonBorderShape, shape)
    }
}
