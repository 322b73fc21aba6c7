// SPDX-License-Identifier: MIT
import SwiftUI

/// A shelf of covers: those that leave the middle turn away, and none of it runs a body while the
/// finger moves.
struct CoverFlow: View {
    private let tints: [Color] = [.red, .orange, .green, .teal, .blue, .indigo, .purple, .pink]

    var body: some View {
        VStack(spacing: 24) {
            Text("Covers").font(.largeTitle).bold()
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<12) { index in
                        cover(index)
                            .containerRelativeFrame(.horizontal)
                            .scrollTransition(
                                .interactive(timingCurve: .linear).threshold(.centered),
                                axis: .horizontal
                            ) { content, phase in
                                content
                                    .rotation3DEffect(
                                        .degrees(phase.value * -75), axis: (x: 0, y: 1, z: 0),
                                        perspective: 0.6
                                    )
                                    .scaleEffect(phase.isIdentity ? 1 : 0.75)
                                    .brightness(phase.isIdentity ? 0 : -0.1)
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 98)
            .scrollTargetBehavior(.viewAligned)
            .scrollIndicators(.hidden)
            .frame(height: 240)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func cover(_ index: Int) -> some View {
        RoundedRectangle(cornerRadius: 20, style: .continuous)
            .fill(tints[index % tints.count].gradient)
            .frame(width: 170, height: 170)
            .overlay {
                Text("\(index + 1)").font(.largeTitle).bold().foregroundStyle(.white)
            }
            .shadow(radius: 8, y: 4)
    }
}

#Preview {
    CoverFlow()
}
