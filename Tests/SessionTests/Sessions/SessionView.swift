// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// Rows in a scroll view, and buttons for all that a program does to them.
struct SessionView: View {
    let scene: SessionScene
    let model: SessionModel
    @State private var rows: [Int]
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var id: Int?
    @State private var extra: CGFloat = 0
    @State private var isThere = true
    @State private var top: CGFloat = 0
    @State private var phase = ScrollPhase.idle

    /// The labels of the buttons.
    nonisolated static let labels = [
        "Append", "Prepend", "Drop", "Shuffle", "Grow", "End", "Top", "Jump", "Glide", "Away",
    ]

    init(_ scene: SessionScene, _ model: SessionModel) {
        self.scene = scene
        self.model = model
        _rows = State(initialValue: Array(0..<scene.count))
    }

    var body: some View {
        let _ = note()
        VStack(spacing: 0) {
            buttons(Self.labels.prefix(5))
            buttons(Self.labels.suffix(5))
            Text("\(Int(top)) \(phase.isScrolling ? "moves" : "rests")").frame(height: 20)
            if isThere {
                HStack(spacing: 0) {
                    driven.onDisappear { model.forget() }
                    if scene.hasTwin {
                        ScrollView { Color.gray.frame(width: 40, height: 2000) }
                    }
                }
            }
            Spacer(minLength: 0)
        }
        .environment(\.layoutDirection, scene.isRightToLeft ? .rightToLeft : .leftToRight)
    }

    private func note() {
        model.count = rows.count
        model.length =
            rows.reduce(0) { $0 + length(of: $1) } + CGFloat(max(0, rows.count - 1)) * 4
    }

    private func length(of row: Int) -> CGFloat {
        60 + CGFloat(abs(row) % 5) * 30 + (row % 2 == 0 ? extra : 0)
    }

    private func buttons(_ labels: ArraySlice<String>) -> some View {
        HStack(spacing: 2) {
            ForEach(labels, id: \.self) { label in
                Button(label) { act(label) }.font(.system(size: 10)).frame(height: 24)
            }
        }
    }

    private func act(_ label: String) {
        switch label {
        case "Append":
            guard scene.isLazy || rows.count < 24 else { return }
            rows += (rows.max() ?? 0) + 1...(rows.max() ?? 0) + 4
        case "Prepend":
            guard scene.isLazy || rows.count < 24 else { return }
            rows = Array((rows.min() ?? 0) - 3..<(rows.min() ?? 0)) + rows
        case "Drop": rows = Array(rows.dropFirst(2).dropLast(2))
        case "Shuffle": rows.reverse()
        case "Grow": extra = extra == 0 ? 35 : 0
        case "End": scene.position == .id ? id = rows.last : position.scrollTo(edge: .bottom)
        case "Top": scene.position == .id ? id = rows.first : position.scrollTo(y: 0)
        case "Jump":
            guard let row = rows.dropFirst(rows.count / 2).first else { return }
            scene.position == .id ? id = row : position.scrollTo(id: row, anchor: .center)
        case "Glide":
            guard let row = rows.dropFirst(rows.count / 3).first else { return }
            withAnimation(.easeInOut(duration: 0.4)) {
                scene.position == .id ? id = row : position.scrollTo(id: row, anchor: .top)
            }
        default: isThere.toggle()
        }
    }

    // MARK: The scroll view

    @ViewBuilder private var driven: some View {
        if scene.drivesChrome { scroll.drivesScrollChrome() } else { scroll }
    }

    @ViewBuilder private var scroll: some View {
        switch scene.behavior {
        case .none: observed
        case .paging: observed.scrollTargetBehavior(.paging)
        case .aligned: observed.scrollTargetBehavior(.viewAligned(limitBehavior: .never))
        case .alignedByOne:
            observed.scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
        }
    }

    private var observed: some View {
        positioned
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.01) { model.seen = $0 }
            .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, geometry in
                model.geometry = geometry
                let rounded = (geometry.contentOffset.y / 50).rounded()
                if rounded != top { top = rounded }
            }
            .onScrollPhaseChange { old, new in
                model.hear(old, new)
                phase = new
            }
            .scrollBounceBehavior(
                scene.bounces ? .always : .basedOnSize, axes: [.vertical, .horizontal]
            )
            .contentMargins(scene.margin, for: .scrollContent)
            .safeAreaInset(edge: .bottom) {
                if scene.hasBar { Color.yellow.frame(height: phase.isScrolling ? 10 : 40) }
            }
    }

    @ViewBuilder private var positioned: some View {
        switch scene.position {
        case .none: anchored
        case .value: anchored.scrollPosition($position)
        case .id: anchored.scrollPosition(id: $id)
        }
    }

    @ViewBuilder private var anchored: some View {
        switch scene.anchor {
        case .none: ScrollView(scene.axes) { stack }
        case .bottom: ScrollView(scene.axes) { stack }.defaultScrollAnchor(.bottom)
        case .centerWhenShort:
            ScrollView(scene.axes) { stack }.defaultScrollAnchor(.center, for: .alignment)
        }
    }

    @ViewBuilder private var stack: some View {
        switch (scene.axes == .horizontal, scene.isLazy) {
        case (true, true): LazyHStack(spacing: 4) { content }.scrollTargetLayout()
        case (true, false): HStack(spacing: 4) { content }.scrollTargetLayout()
        case (false, true): LazyVStack(spacing: 4) { content }.scrollTargetLayout()
        case (false, false): VStack(spacing: 4) { content }.scrollTargetLayout()
        }
    }

    private var content: some View {
        ForEach(rows, id: \.self) { row in
            let length = length(of: row)
            if scene.hasNested, row % 4 == 0 {
                ScrollView(scene.axes == .horizontal ? .vertical : .horizontal) {
                    Color.blue.frame(width: 700, height: 700)
                }
                .frame(width: length, height: length)
            } else {
                Color.red.frame(
                    width: scene.axes == .vertical ? 180 : length,
                    height: scene.axes == .horizontal ? 180 : length)
            }
        }
    }
}
