// SPDX-License-Identifier: MIT
import SwiftUI

/// How content goes out of sight at an edge.
public struct ScrollEdgeFade: Hashable, Sendable {
    enum Kind: Hashable { case automatic, blur, fade, opaque, none }
    let kind: Kind

    /// A blur that grows towards the edge.
    public static let automatic = ScrollEdgeFade(kind: .automatic)
    /// A blur that grows towards the edge.
    public static let blur = ScrollEdgeFade(kind: .blur)
    /// The background comes in towards the edge.
    public static let fade = ScrollEdgeFade(kind: .fade)
    /// An opaque strip.
    public static let opaque = ScrollEdgeFade(kind: .opaque)
    /// Nothing.
    public static let none = ScrollEdgeFade(kind: .none)
}

@available(iOS 18.0, macOS 15.0, *)
extension View {
    /// Lets content of the first scroll view in this view fade where it goes under an edge.
    ///
    /// It grows as content goes beyond the edge and as the bar there goes, over `length` points or
    /// the safe area, and is gone at the content's end. Where transparency is reduced, or contrast
    /// increased, it is an opaque strip. Within a scope it follows that scope's scroll view.
    public func edgeEffect(
        _ effect: ScrollEdgeFade = .automatic, for edges: Edge.Set = .vertical,
        length: CGFloat? = nil
    ) -> some View {
        modifier(EdgeFadeModifier(effect: effect, edges: edges, length: length))
    }
}
