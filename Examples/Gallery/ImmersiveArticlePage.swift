// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// Bars hidden while reading, with the ways to do it.
struct ImmersiveArticlePage: View {
    @State private var behavior: ScrollHideBehavior?
    @State private var threshold = 20.0
    @State private var hidesAfter: Duration?

    var body: some View {
        ControlledPage {
            ImmersiveArticle(behavior: behavior, hidesAfter: hidesAfter, threshold: threshold)
                .id(behavior)
        } controls: {
            Segments(
                "Hides", selection: $behavior,
                [
                    ("Reader", nil), ("Moving", .whileScrolling), ("Down", .onScrollDown),
                    ("On lift", .onLift), ("Never", .never),
                ])
            Segments(
                "Stays", selection: $hidesAfter,
                [("For ever", nil), ("2 s", .seconds(2)), ("5 s", .seconds(5))])
            LabeledSlider("From", value: $threshold, in: 0...120) { "\(Int($0)) pt" }
        }
    }
}

#Preview("ImmersiveArticlePage") {
    GalleryPage(entry: .immersiveArticle)
}
