// SPDX-License-Identifier: MIT

/// A style that is a view: it fills all the room it is given.
nonisolated public protocol _StyleView: ShapeStyle, View {}

extension _StyleView {
    public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

extension Color: _StyleView {}
extension LinearGradient: _StyleView {}
extension RadialGradient: _StyleView {}
extension AngularGradient: _StyleView {}
