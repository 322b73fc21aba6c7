// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// How long an animated scroll by code takes, for several distances; its curve is in the trace.
struct ProgramMeasurement: View {
    @Environment(Readout.self) private var readout: Readout?
    @State private var position = ScrollPosition(edge: .top)
    @State private var clock = ProgramClock()

    private let distances: [CGFloat] = [60, 240, 960, 3840]

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Button("Top") { position.scrollTo(edge: .top) }
                ForEach(distances, id: \.self) { distance in
                    Button("\(Int(distance))") {
                        clock.distance = distance
                        withAnimation { position.scrollTo(y: distance) }
                    }
                }
            }
            .buttonStyle(.bordered)
            .padding(8)
            ScrollView {
                Rows(count: 120)
            }
            .scrollPosition($position)
            .onScrollPhaseChange { old, new in
                if new == .animating { clock.start = Date() }
                if old == .animating, let start = clock.start {
                    let time = Date().timeIntervalSince(start)
                    readout?.note(
                        "\(text(clock.distance)) pt took \(text(time * 1000)) ms to \(text(new))")
                }
            }
            .drivesScrollChrome()
            .scrollChromeScope()
        }
    }
}

/// When the scroll under way began, and how far it goes.
@MainActor private final class ProgramClock {
    var start: Date?
    var distance: CGFloat = 0
}
