// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// A song that is followed, slowly or quickly.
struct SingAlongPage: View {
    @State private var speed = 1.0

    var body: some View {
        ControlledPage {
            SingAlong(speed: speed)
        } controls: {
            LabeledSlider("Speed", value: $speed, in: 0.25...4) {
                "× \(String(format: "%.2f", $0))"
            }
        }
    }
}

#Preview("SingAlongPage") {
    GalleryPage(entry: .singAlong)
}
