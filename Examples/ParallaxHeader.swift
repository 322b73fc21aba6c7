// SPDX-License-Identifier: MIT
import SwiftUI

/// A header that moves at half the speed, fades as it leaves, and grows when it is pulled.
struct ParallaxHeader: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                header
                VStack(alignment: .leading, spacing: 14) {
                    Text("The Long Way Up").font(.title).bold()
                    ForEach(1..<20) { day in
                        Text("Day \(day)").font(.headline)
                        Text("A path along the ridge, then down to the hut before the rain.")
                            .foregroundStyle(.secondary)
                    }
                }
                .padding(20)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(.background)
            }
        }
    }

    private var header: some View {
        LinearGradient(
            colors: [.indigo, .blue, .mint, .yellow], startPoint: .top, endPoint: .bottom
        )
        .overlay(alignment: .bottom) {
            Circle().fill(.orange).frame(width: 90).offset(y: 30)
        }
        .frame(height: 260)
        .clipped()
        .visualEffect { content, proxy in
            let distance = -proxy.frame(in: .scrollView(axis: .vertical)).minY
            let pull = max(0, -distance) / max(1, proxy.size.height)
            return
                content
                .scaleEffect(1 + pull, anchor: .bottom)
                .offset(y: max(0, distance) / 2)
                .blur(radius: max(0, distance) / 40)
        }
    }
}

#Preview {
    ParallaxHeader()
}
