// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// Tiles that go out of sight gradually at the edges.
struct SoftEdges: View {
    var effect = ScrollEdgeFade.automatic
    var edges = Edge.Set.vertical
    var length: CGFloat? = 110

    private let tints: [Color] = [.red, .orange, .green, .teal, .indigo, .purple]

    var body: some View {
        ScrollView {
            VStack(spacing: 10) {
                ForEach(0..<30, id: \.self) { row in
                    RoundedRectangle(cornerRadius: 16, style: .continuous)
                        .fill(tints[row % tints.count].gradient)
                        .frame(height: 72)
                        .overlay { Text("Tile \(row + 1)").font(.headline).foregroundStyle(.white) }
                }
            }
            .padding(16)
        }
        .edgeEffect(effect, for: edges, length: length)
    }
}

#Preview {
    SoftEdges()
}
