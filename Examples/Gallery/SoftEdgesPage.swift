// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// Edges at which content goes out of sight, with what can be chosen.
struct SoftEdgesPage: View {
    @State private var effect = ScrollEdgeFade.blur
    @State private var edges = EdgeChoice.both
    @State private var length = 110.0

    private enum EdgeChoice: Hashable {
        case top, bottom, both

        var set: Edge.Set {
            switch self {
            case .top: .top
            case .bottom: .bottom
            case .both: .vertical
            }
        }
    }

    var body: some View {
        ControlledPage {
            SoftEdges(effect: effect, edges: edges.set, length: length)
        } controls: {
            Segments(
                "Effect", selection: $effect,
                [("Blur", .blur), ("Fade", .fade), ("Opaque", .opaque), ("None", .none)])
            Segments(
                "Edges", selection: $edges,
                [("Top", .top), ("Bottom", .bottom), ("Both", .both)])
            LabeledSlider("Length", value: $length, in: 0...240) { "\(Int($0)) pt" }
        }
    }
}

#Preview("SoftEdgesPage") {
    GalleryPage(entry: .softEdges)
}
