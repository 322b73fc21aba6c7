// SPDX-License-Identifier: MIT
import CGTK

/// A reference to a GObject that lets go of it at the end.
final class ObjectReference {
    let pointer: OpaquePointer

    /// Takes over a reference that the caller owns.
    init(owning pointer: OpaquePointer) { self.pointer = pointer }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

/// Pango counts in 1024ths of a point.
enum PangoUnits {
    static let perPoint: CGFloat = 1024
    static func from(_ points: CGFloat) -> Int32 {
        Int32(max(-1e6, min(1e6, points)) * perPoint)
    }
    static func points(_ units: Int32) -> CGFloat { CGFloat(units) / perPoint }
}
