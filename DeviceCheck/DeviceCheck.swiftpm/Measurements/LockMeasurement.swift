// SPDX-License-Identifier: MIT
import SwiftUI

/// At which angle a scroll view of two axes stops locking to one.
struct LockMeasurement: View {
    @Environment(Readout.self) private var readout: Readout?
    @State private var start: CGPoint?
    @State private var place = LockPlace()

    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<30, id: \.self) { row in
                    GridRow {
                        ForEach(0..<16, id: \.self) { column in
                            Text("\(column), \(row)")
                                .frame(width: 100, height: 80)
                                .border(.gray.opacity(0.3))
                        }
                    }
                }
            }
        }
        .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { _, new in
            place.offset = new
        }
        .simultaneousGesture(
            DragGesture(minimumDistance: 0)
                .onChanged { _ in if start == nil { start = place.offset } }
                .onEnded { value in
                    guard let begin = start else { return }
                    start = nil
                    let way = value.translation
                    let angle = atan2(abs(way.width), abs(way.height)) * 180 / .pi
                    readout?.note(
                        "\(text(angle))° from vertical: x moved \(text(place.offset.x - begin.x)), "
                            + "y \(text(place.offset.y - begin.y))")
                }
        )
    }
}

/// Where the content is. Not observed: it changes with each frame.
@MainActor private final class LockPlace {
    var offset = CGPoint.zero
}
