// SPDX-License-Identifier: MIT
import SwiftUI

/// Decides when a bar leaves: after enough travel one way, and never because of a bounce.
struct Shyness: Equatable {
    private(set) var isAway = false
    private var place = 0.0
    private var turn = 0.0

    /// The scroll is at `place` of `last`, both measured from the top. *Units:* points.
    mutating func follow(_ place: Double, last: Double, needed: Double) {
        let bounded = min(max(place, 0), max(last, 0))
        defer { self.place = bounded }
        if place <= 0 {
            (isAway, turn) = (false, 0)
            return
        }
        let step = bounded - self.place
        guard step != 0 else { return }
        turn = step.sign == turn.sign ? turn + step : step
        if abs(turn) >= needed { isAway = turn > 0 }
    }
}

/// Rows, and a bar below them that leaves while one reads on.
struct ShyBarScreen: View {
    var rowCount = 40
    var playsItself = false
    @State private var shyness = Shyness()
    @State private var height: CGFloat = 0
    @State private var chosen = "Home"
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverOn

    private struct Reading: Equatable {
        var place: Double
        var last: Double
    }

    private var isAway: Bool { shyness.isAway && !isVoiceOverOn }

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                VStack(spacing: 12) {
                    ForEach(0..<rowCount, id: \.self) { index in
                        Text("Row \(index)").frame(maxWidth: .infinity, minHeight: 80)
                            .background(.quaternary, in: .rect(cornerRadius: 12))
                    }
                }
                .padding(16)
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { bar }
            .onScrollGeometryChange(for: Reading.self) { geometry in
                Reading(
                    place: geometry.contentOffset.y + geometry.contentInsets.top,
                    last: geometry.contentSize.height + geometry.contentInsets.top
                        + geometry.contentInsets.bottom - geometry.containerSize.height)
            } action: { _, reading in
                shyness.follow(reading.place, last: reading.last, needed: 16)
            }
            .task {
                guard playsItself else { return }
                try? await Task.sleep(for: .seconds(1.6))
                withAnimation(.easeInOut(duration: 1)) { proxy.scrollTo(12, anchor: .top) }
            }
        }
    }

    private var bar: some View {
        HStack(spacing: 0) {
            ForEach(["Home", "Search", "Library", "Profile"], id: \.self) { name in
                Button {
                    chosen = name
                } label: {
                    Text(name).frame(maxWidth: .infinity, minHeight: 44)
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(chosen == name ? .isSelected : [])
            }
        }
        .padding(8)
        .background(.regularMaterial, in: .capsule)
        .padding(.horizontal, 28)
        .onGeometryChange(for: CGFloat.self) {
            $0.size.height
        } action: {
            height = $0
        }
        .offset(y: isAway && !reduceMotion ? height + 60 : 0)
        .opacity(isAway && reduceMotion ? 0 : 1)
        .allowsHitTesting(!isAway)
        .animation(
            reduceMotion ? .linear(duration: 0.15) : .snappy(duration: 0.3), value: isAway)
    }
}
