// SPDX-License-Identifier: MIT

/// What one frame has cost.
public struct FrameCost: Sendable {
    /// Events, scrolling, the user's actions, bodies and layout. *Units:* milliseconds.
    public var walk: Double
    /// The display list and the renderer's nodes for it. *Units:* milliseconds.
    public var paint: Double
    /// Nodes to pixels; added by whoever does it. *Units:* milliseconds.
    public var raster = 0.0
    /// Bodies of views that were evaluated.
    public var bodies: Int
    /// Containers that placed their subviews.
    public var layouts: Int

    /// All three stages. *Units:* milliseconds.
    public var total: Double { walk + paint + raster }

    /// Costs that were measured elsewhere, as those of another toolkit.
    public init(walk: Double, paint: Double, raster: Double, bodies: Int = 0, layouts: Int = 0) {
        self.walk = walk
        self.paint = paint
        self.raster = raster
        self.bodies = bodies
        self.layouts = layouts
    }
}
