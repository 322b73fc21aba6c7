// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// A title that jumps, with its two numbers.
struct JumpingTitlePage: View {
    @State private var threshold = 10.0
    @State private var hysteresis = 4.0

    var body: some View {
        ControlledPage {
            JumpingTitle(threshold: threshold, hysteresis: hysteresis)
        } controls: {
            LabeledSlider("Jumps after", value: $threshold, in: 0...200) { "\(Int($0)) pt" }
            LabeledSlider("Returns", value: $hysteresis, in: 0...60) { "\(Int($0)) pt" }
        }
    }
}

#Preview("JumpingTitlePage") {
    GalleryPage(entry: .jumpingTitle)
}
