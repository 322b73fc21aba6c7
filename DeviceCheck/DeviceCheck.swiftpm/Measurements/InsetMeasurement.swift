// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// What a scroll view tells of its geometry under safe areas, bars and margins together.
struct InsetMeasurement: View {
    @Environment(Readout.self) private var readout: Readout?

    var body: some View {
        ScrollView {
            Rows(count: 40)
        }
        .contentMargins(.vertical, 20, for: .scrollContent)
        .safeAreaInset(edge: .bottom, spacing: 0) {
            Text("A bar of 50 points")
                .frame(maxWidth: .infinity)
                .frame(height: 50)
                .background(.bar)
        }
        .onScrollGeometryChange(for: ScrollGeometry.self) {
            // The offset changes with each frame; what is asked for here does not.
            var still = $0
            still.contentOffset = .zero
            return still
        } action: { _, new in
            let insets = new.contentInsets
            readout?.note(
                "insets \(text(insets.top)) \(text(insets.leading)) \(text(insets.bottom)) "
                    + "\(text(insets.trailing)), size \(text(new.contentSize.height)), "
                    + "container \(text(new.containerSize.height)), "
                    + "bounds \(text(new.bounds.height)), visible \(text(new.visibleRect.height))")
        }
        .drivesScrollChrome()
        .scrollChromeScope()
    }
}
