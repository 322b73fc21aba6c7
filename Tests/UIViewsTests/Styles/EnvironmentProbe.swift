// SPDX-License-Identifier: MIT
import UIDisplayList
import UIViewGraph

@testable import UIViews

/// A view that keeps the environment it was made in.
struct EnvironmentProbe: _PrimitiveView {
    final class Box { var environment = EnvironmentValues() }
    let box: Box

    static func _makeNode(_ view: EnvironmentProbe, _ inputs: _NodeInputs) -> _ViewNode {
        view.box.environment = inputs.environment
        return _TypedNode(view, inputs)
    }
}

/// The environment that content sees under the modifiers that `modify` applies.
@MainActor func environment<V: View>(
    from outer: EnvironmentValues = EnvironmentValues(), _ modify: (EnvironmentProbe) -> V
) -> EnvironmentValues {
    let box = EnvironmentProbe.Box()
    let view = modify(EnvironmentProbe(box: box))
    let graph = _ViewGraph()
    var root: _ViewNode? = V._makeNode(
        view, _NodeInputs(graph: graph, parent: nil, environment: outer))
    root = nil
    _ = root
    return box.environment
}

/// An environment with a colour scheme.
func scheme(_ scheme: ColorScheme) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return environment
}

/// A colour as bytes, alpha as a percentage.
struct Bytes: Equatable, CustomStringConvertible {
    var red: Int
    var green: Int
    var blue: Int
    var percent: Int

    init(_ red: Int, _ green: Int, _ blue: Int, percent: Int = 100) {
        self.red = red
        self.green = green
        self.blue = blue
        self.percent = percent
    }

    init(_ color: DisplayColor) {
        func byte(_ value: Double) -> Int { Int((value * 255).rounded()) }
        self.init(
            byte(color.red), byte(color.green), byte(color.blue),
            percent: Int((color.alpha * 100).rounded()))
    }

    var description: String { "(\(red) \(green) \(blue) \(percent)%)" }
}

extension ShapeStyle {
    /// What the style paints where it is one colour; nil where it is not.
    func bytes(in environment: EnvironmentValues, level: Int = 0) -> Bytes? {
        guard case .color(let color) = _paint(in: environment, level: level) else { return nil }
        return Bytes(color)
    }
}
