// SPDX-License-Identifier: MIT
import UIDisplayList

extension Shape {
    /// Fills this shape with a color or gradient.
    nonisolated public func fill<S>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Fills this shape with the foreground color.
    nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    /// Traces the outline of this shape with a color or gradient.
    nonisolated public func stroke<S>(_ content: S, style: StrokeStyle) -> some View
    where S: ShapeStyle {
        stroke(style: style).fill(content)
    }

    /// Traces the outline of this shape with a color or gradient.
    nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View
    where S: ShapeStyle {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    public var body: some View { _ShapeView(shape: self, style: ForegroundStyle()) }
}

extension InsettableShape {
    /// Returns a view that is the result of filling the inner border of `self` with the foreground
    /// color.
    nonisolated public func strokeBorder(
        style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
    }

    /// Returns a view that is the result of filling the inner border of `self` with the foreground
    /// color.
    nonisolated public func strokeBorder(
        lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// Returns a view that is the result of filling the inner border of `self` with a style.
    nonisolated public func strokeBorder<S>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View where S: ShapeStyle {
        inset(by: style.lineWidth / 2).stroke(style: style)
            .fill(content, style: FillStyle(antialiased: antialiased))
    }

    /// Returns a view that is the result of filling the inner border of `self` with a style.
    nonisolated public func strokeBorder<S>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View where S: ShapeStyle {
        strokeBorder(
            content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension View {
    /// Adds a border to this view with the specified style and width.
    nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View
    where S: ShapeStyle {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    /// Sets the view's background to a style, in a shape.
    nonisolated public func background<S, T>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape {
        background { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
    }

    /// Sets the view's background to the default background style, in a shape.
    nonisolated public func background<S>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: Shape {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Sets the view's background to a style, under the safe area of the edges that it touches.
    nonisolated public func background<S>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View where S: ShapeStyle {
        background {
            _ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges)
        }
    }

    /// Sets the view's background to the default background style.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Layers the specified style in front of this view.
    nonisolated public func overlay<S>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View where S: ShapeStyle {
        overlay {
            _ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges)
        }
    }

    /// Layers a shape that you specify in front of this view.
    nonisolated public func overlay<S, T>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape {
        overlay { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
    }
}
