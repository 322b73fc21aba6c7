// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// An article whose title stands over it, and at the bottom once one reads.
struct JumpingTitle: View {
    var threshold: CGFloat = 10
    var hysteresis: CGFloat = 4

    private let paragraphs = [
        "The lighthouse keeper counts ships the way others count sheep, and never falls asleep.",
        "On clear nights there are thirty or more, each a pair of lamps, each with a name.",
        "In fog there are none; then the keeper counts the seconds between two calls of the horn.",
        "Once a year somebody climbs the stairs with a cake, and is told about all of them.",
    ]

    var body: some View {
        ScrollTitleBar(threshold: threshold, hysteresis: hysteresis) {
            VStack(alignment: .leading, spacing: 16) {
                ForEach(0..<20, id: \.self) { index in
                    Text(paragraphs[index % paragraphs.count])
                        .font(index == 0 ? .title3 : .body)
                        .foregroundStyle(index == 0 ? .primary : .secondary)
                }
            }
            .padding(.horizontal, 20)
            .padding(.top, 72)
            .padding(.bottom, 80)
        } title: { placement in
            title(isLarge: placement == .top)
                .animation(.snappy(duration: 0.35), value: placement)
        }
    }

    private func title(isLarge: Bool) -> some View {
        Text("Counting Ships")
            .font(isLarge ? .largeTitle.bold() : .headline)
            .accessibilityAddTraits(.isHeader)
            .padding(.horizontal, isLarge ? 0 : 22)
            .padding(.vertical, 12)
            .background {
                Capsule()
                    .fill(.regularMaterial)
                    .shadow(color: .black.opacity(0.15), radius: 10, y: 4)
                    .opacity(isLarge ? 0 : 1)
            }
            .padding(.horizontal, 20)
            .frame(maxWidth: .infinity, alignment: isLarge ? .leading : .center)
    }
}

#Preview {
    JumpingTitle()
}
