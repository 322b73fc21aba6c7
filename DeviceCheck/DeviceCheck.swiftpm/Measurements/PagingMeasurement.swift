// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// From where, and from which speed on, paging goes to the next page; its curve is in the trace.
struct PagingMeasurement: View {
    @Environment(Readout.self) private var readout: Readout?
    @State private var lift = PagingLift()

    private let tints: [Color] = [.orange, .teal, .indigo, .pink]

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<12, id: \.self) { page in
                    tints[page % tints.count].opacity(0.3)
                        .overlay { Text("Page \(page)").font(.largeTitle) }
                        .containerRelativeFrame(.vertical)
                }
            }
        }
        .scrollTargetBehavior(.paging)
        .onScrollPhaseChange { old, new, context in
            let page = context.geometry.contentOffset.y / max(context.geometry.bounds.height, 1)
            if old == .interacting {
                lift.page = page
                lift.speed = context.velocity?.dy ?? 0
            }
            if new == .idle, old != .tracking {
                readout?.note(
                    "lift at page \(String(format: "%.3f", Double(lift.page))), "
                        + "\(text(lift.speed)) pt/s → page \(String(format: "%.2f", Double(page)))")
            }
        }
        .drivesScrollChrome()
        .scrollChromeScope()
    }
}

/// Where and how fast the finger let go.
@MainActor private final class PagingLift {
    var page: CGFloat = 0
    var speed: CGFloat = 0
}
