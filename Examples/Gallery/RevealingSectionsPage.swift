// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// Sections that appear, with everything about that to choose.
struct RevealingSectionsPage: View {
    @State private var threshold = 0.15
    @State private var distance = 36.0
    @State private var repeats = ScrollRevealRepetition.once
    @State private var stagger = 0.0
    @State private var run = 0

    var body: some View {
        ControlledPage {
            RevealingSections(
                threshold: threshold, distance: distance, repeats: repeats, stagger: stagger
            )
            .id(run)
        } controls: {
            Segments(
                "Repeats", selection: $repeats,
                [("Once", .once), ("Every time", .everyTime), ("Mirror", .mirror)])
            LabeledSlider("Threshold", value: $threshold, in: 0...1) { "\(Int($0 * 100)) %" }
            LabeledSlider("Distance", value: $distance, in: 0...160) { "\(Int($0)) pt" }
            LabeledSlider("Stagger", value: $stagger, in: 0...0.4) { "\(Int($0 * 1000)) ms" }
            Button("Again from the start") { run += 1 }
                .frame(minHeight: 38)
        }
    }
}

#Preview("RevealingSectionsPage") {
    GalleryPage(entry: .revealingSections)
}
