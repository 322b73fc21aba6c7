// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// When the rows in view are told, in which order, and from which share on.
struct TargetMeasurement: View {
    @Environment(Readout.self) private var readout: Readout?

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<60, id: \.self) { row in
                    Text("Row \(row)")
                        .frame(maxWidth: .infinity)
                        .frame(height: 100)
                        .border(.gray.opacity(0.3))
                }
            }
            .scrollTargetLayout()
        }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { rows in
            readout?.note("in view: " + rows.map(String.init).joined(separator: " "))
        }
        .drivesScrollChrome()
        .scrollChromeScope()
    }
}
