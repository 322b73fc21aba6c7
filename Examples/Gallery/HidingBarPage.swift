// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// A bar that hides, with everything about it to choose.
struct HidingBarPage: View {
    @State private var behavior = ScrollHideBehavior.onScrollDown
    @State private var transition = ScrollHideTransition.slide
    @State private var safeArea = ScrollHideSafeArea.keep
    @State private var edge = VerticalEdge.bottom
    @State private var threshold = 16.0
    @State private var isShownAtEnd = false

    var body: some View {
        ControlledPage {
            HidingBar(
                behavior: behavior.showsAtEnd(isShownAtEnd), transition: transition,
                safeArea: safeArea, edge: edge, threshold: threshold)
        } controls: {
            Segments(
                "Hides", selection: $behavior,
                [
                    ("Down", .onScrollDown), ("Up", .onScrollUp), ("Moving", .whileScrolling),
                    ("On lift", .onLift), ("Never", .never),
                ])
            Segments(
                "How", selection: $transition,
                [
                    ("Slide", .slide), ("Track", .track), ("Fade", .fade),
                    ("Small", .minimize(to: 32)),
                ])
            Segments(
                "Room", selection: $safeArea,
                [("Keep", .keep), ("Adjust", .adjust), ("Overlay", .overlay)])
            Segments("Edge", selection: $edge, [("Top", .top), ("Bottom", .bottom)])
            LabeledSlider("After", value: $threshold, in: 2...120) { "\(Int($0)) pt" }
            Toggle("Shows at the end", isOn: $isShownAtEnd).font(.subheadline)
        }
    }
}

#Preview("HidingBarPage") {
    GalleryPage(entry: .hidingBar)
}
