// SPDX-License-Identifier: MIT
//
// Every scroll modifier, used once in each of its forms with Apple's exact labels.
import SwiftUI

/// What the modifiers' closures reported.
@MainActor final class ScrollReports {
    var lines: [String] = []

    func note(_ line: String) { lines.append(line) }
}

struct ScrollViewForms: View {
    var body: some View {
        HStack {
            ScrollView { Text("vertical") }
            ScrollView(.horizontal) { Text("horizontal") }
            ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("both") }
            ScrollViewReader { proxy in
                ScrollView {
                    Text("row").id(4)
                    Button("Go") { proxy.scrollTo(4, anchor: .top) }
                    Button("Show") { proxy.scrollTo(4) }
                }
            }
        }
    }
}

struct ScrollModifierForms: View {
    let reports: ScrollReports
    @State private var position = ScrollPosition(edge: .top)
    @State private var row: Int? = 1
    @State private var flashes = 0

    var body: some View {
        VStack {
            positioned
            identified
            styled
            watched
        }
    }

    private var rows: some View {
        LazyVStack {
            ForEach(0..<40, id: \.self) { index in
                Text("row \(index)")
                    .onScrollVisibilityChange { _ in }
                    .onScrollVisibilityChange(threshold: 0.2) { reports.note("\(index): \($0)") }
                    .scrollTransition { content, phase in
                        content.opacity(phase.isIdentity ? 1 : 0.5)
                    }
                    .scrollTransition(.animated, axis: .vertical) { content, phase in
                        content.scaleEffect(1 - abs(phase.value) / 4)
                    }
                    .scrollTransition(
                        topLeading: .interactive, bottomTrailing: .identity, axis: .vertical
                    ) {
                        content, phase in content.offset(x: phase.value * 4)
                    }
                    .scrollTransition(topLeading: .interactive, bottomTrailing: .animated) {
                        content, phase in content.blur(radius: abs(phase.value))
                    }
            }
        }
        .scrollTargetLayout()
        .scrollTargetLayout(isEnabled: true)
    }

    private var positioned: some View {
        ScrollView { rows }
            .scrollPosition($position)
            .scrollPosition($position, anchor: .center)
            .scrollTargetBehavior(.viewAligned)
            .defaultScrollAnchor(.bottom)
            .defaultScrollAnchor(.top, for: .alignment)
    }

    private var identified: some View {
        ScrollView { rows }
            .scrollPosition(id: $row)
            .scrollPosition(id: $row, anchor: .top)
            .scrollTargetBehavior(NearestHundred())
            .onScrollTargetVisibilityChange(idType: Int.self) { _ in }
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.8) {
                reports.note("\($0)")
            }
    }

    private var styled: some View {
        ScrollView { rows }
            .scrollIndicators(.hidden)
            .scrollIndicators(.visible, axes: .vertical)
            .scrollIndicatorsFlash(trigger: flashes)
            .scrollIndicatorsFlash(onAppear: true)
            .scrollDisabled(false)
            .scrollClipDisabled()
            .scrollClipDisabled(false)
            .scrollBounceBehavior(.basedOnSize)
            .scrollBounceBehavior(.always, axes: [.horizontal])
            .scrollDismissesKeyboard(.interactively)
            .scrollContentBackground(.hidden)
            .scrollEdgeEffectStyle(.soft, for: .top)
            .scrollEdgeEffectStyle(nil, for: .bottom)
            .scrollEdgeEffectHidden()
            .scrollEdgeEffectHidden(false, for: .bottom)
            .contentMargins(.top, EdgeInsets(top: 4, leading: 0, bottom: 0, trailing: 0))
            .contentMargins(.all, EdgeInsets(), for: .scrollIndicators)
            .contentMargins(.bottom, 8)
            .contentMargins(.vertical, nil, for: .scrollContent)
            .contentMargins(2)
            .contentMargins(2, for: .scrollIndicators)
    }

    private var watched: some View {
        ScrollView { rows }
            .onScrollPhaseChange { old, new in reports.note("\(old)>\(new)") }
            .onScrollPhaseChange { old, new, context in
                reports.note("\(old)>\(new) \(ScrollTypeUses.read(context))")
            }
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
            } action: { old, new in
                reports.note("\(old)>\(new)")
            }
            .refreshable { await MainActor.run { reports.note("refreshed") } }
    }
}

/// No kind of input that could be given here is declared for a phone.
struct ScrollInputForms: View {
    var kind: ScrollInputKind?

    var body: some View {
        if let kind {
            ScrollView { Text("content") }.scrollInputBehavior(.disabled, for: kind)
        } else {
            ScrollView { Text("content") }
        }
    }
}
