// SPDX-License-Identifier: MIT
import SwiftUI

/// Content that runs under two bars: softly above, with a hard edge below.
struct EdgeEffects: View {
    private let tints: [Color] = [.red, .orange, .green, .blue, .purple]

    var body: some View {
        ScrollView {
            VStack(spacing: 10) {
                ForEach(0..<30) { row in
                    RoundedRectangle(cornerRadius: 14, style: .continuous)
                        .fill(tints[row % tints.count].gradient)
                        .frame(height: 64)
                        .overlay { Text("Row \(row)").bold().foregroundStyle(.white) }
                }
            }
            .padding(.horizontal, 16)
        }
        .safeAreaBar(edge: .top) {
            Text("Soft").font(.headline).padding(12)
        }
        .safeAreaBar(edge: .bottom) {
            Text("Hard").font(.headline).padding(12)
        }
        .scrollEdgeEffectStyle(.hard, for: .bottom)
    }
}

#Preview {
    EdgeEffects()
}
