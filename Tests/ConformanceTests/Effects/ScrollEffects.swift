// SPDX-License-Identifier: MIT
import ScrollworkTesting
import SwiftUI
import Testing

extension ConformanceEffect {
    /// The modifiers that set a scroll view.
    static let scrolling: [ConformanceEffect] = [
        ConformanceEffect(".scrollPosition(_:anchor:)") { isOn, _ in
            PositionedRows(isOn: isOn)
        },
        ConformanceEffect(".scrollPosition(id:anchor:)", act: { $0.scroll(by: 200) }) {
            isOn, reports in
            let id = Binding<Int?>(
                get: { nil },
                set: { id in
                    MainActor.assumeIsolated { reports.note("\(String(describing: id))") }
                })
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<40, id: \.self) { EffectRow(index: $0) } }
                    .scrollTargetLayout()
            }
            .when(isOn) { $0.scrollPosition(id: id) }
        },
        ConformanceEffect(".scrollTargetBehavior(_:)", act: { $0.scroll(by: 250) }) { isOn, _ in
            ScrollView { EffectRows() }.when(isOn) { $0.scrollTargetBehavior(.paging) }
        },
        ConformanceEffect(".scrollTargetLayout(isEnabled:)", act: { $0.scroll(by: 150) }) {
            isOn, _ in
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20, id: \.self) { EffectRow(index: $0) } }
                    .scrollTargetLayout(isEnabled: isOn)
            }
            .scrollTargetBehavior(.viewAligned)
        },
        ConformanceEffect(".scrollIndicators(_:axes:)", act: { $0.hold(by: 100) }) { isOn, _ in
            ScrollView { EffectRows() }.when(isOn) { $0.scrollIndicators(.never, axes: .vertical) }
        },
        ConformanceEffect(".scrollIndicatorsFlash(onAppear:)", act: { $0.advance(by: 0.2) }) {
            isOn, _ in
            ScrollView { EffectRows() }.when(isOn) { $0.scrollIndicatorsFlash(onAppear: true) }
        },
        ConformanceEffect(
            ".scrollIndicatorsFlash(trigger:)",
            act: {
                $0.run()
                $0.activate("Go")
                $0.advance(by: 0.2)
            }
        ) { isOn, _ in
            FlashingRows(isOn: isOn)
        },
        ConformanceEffect(".scrollDisabled(_:)", act: { $0.scroll(by: 100) }) { isOn, _ in
            ScrollView { EffectRows() }.scrollDisabled(isOn)
        },
        ConformanceEffect(".scrollClipDisabled(_:)") { isOn, _ in
            ScrollView { EffectRows() }.scrollClipDisabled(isOn).frame(height: 100)
        },
        ConformanceEffect(".scrollBounceBehavior(_:axes:)", act: { $0.hold(by: -100) }) { isOn, _ in
            ScrollView { EffectRows(count: 3) }
                .when(isOn) { $0.scrollBounceBehavior(.basedOnSize) }
        },
        ConformanceEffect(
            ".scrollDismissesKeyboard(_:)",
            settings: TesterSettings(keyboardHeight: 150, safeAreaInsets: EdgeInsets()),
            act: {
                $0.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 150))
                $0.run()
            }
        ) { isOn, _ in
            ScrollView { EffectRows() }.when(isOn) { $0.scrollDismissesKeyboard(.immediately) }
        },
        ConformanceEffect(".scrollContentBackground(_:)") { isOn, _ in
            List { Text("row") }.listStyle(.insetGrouped)
                .when(isOn) { $0.scrollContentBackground(.hidden) }
        },
        ConformanceEffect(".defaultScrollAnchor(_:)") { isOn, _ in
            ScrollView { EffectRows() }.when(isOn) { $0.defaultScrollAnchor(.bottom) }
        },
        ConformanceEffect(".defaultScrollAnchor(_:for:)") { isOn, _ in
            ScrollView { EffectRows(count: 3) }
                .when(isOn) { $0.defaultScrollAnchor(.bottom, for: .alignment) }
        },
        ConformanceEffect(".contentMargins(_:_:for:)") { isOn, _ in
            ScrollView { EffectRows() }.when(isOn) { $0.contentMargins(.top, 20) }
        },
        ConformanceEffect(".contentMargins(_:for:)") { isOn, _ in
            ScrollView { EffectRows() }
                .when(isOn) { $0.contentMargins(20, for: .scrollContent) }
        },
        ConformanceEffect(".scrollEdgeEffectStyle(_:for:)", act: { $0.scroll(by: 100) }) {
            isOn, _ in
            ScrollView { EffectRows() }
                .safeAreaBar(edge: .top) { Text("bar").frame(height: 60) }
                .when(isOn) { $0.scrollEdgeEffectStyle(.hard, for: .top) }
        },
        ConformanceEffect(".scrollEdgeEffectHidden(_:for:)", act: { $0.scroll(by: 100) }) {
            isOn, _ in
            ScrollView { EffectRows() }
                .safeAreaBar(edge: .top) { Text("bar").frame(height: 60) }
                .scrollEdgeEffectHidden(isOn, for: .top)
        },
        ConformanceEffect(".refreshable(action:)", act: { $0.scroll(by: -280) }) { isOn, reports in
            ScrollView { EffectRows() }
                .when(isOn) { $0.refreshable { await reports.note("refreshed") } }
        },
    ]

    /// The modifiers that tell what a scroll view does, and those that follow it.
    static let observing: [ConformanceEffect] = [
        ConformanceEffect(".onScrollPhaseChange(_:)", act: { $0.scroll(by: 100) }) {
            isOn, reports in
            ScrollView { EffectRows() }
                .when(isOn) { $0.onScrollPhaseChange { reports.note("\($0) \($1)") } }
        },
        ConformanceEffect(
            ".onScrollGeometryChange(for:of:action:)", act: { $0.scroll(by: 100) }
        ) { isOn, reports in
            ScrollView { EffectRows() }
                .when(isOn) {
                    $0.onScrollGeometryChange(for: CGFloat.self) {
                        $0.contentOffset.y
                    } action: {
                        reports.note("\($0) \($1)")
                    }
                }
        },
        ConformanceEffect(
            ".onScrollVisibilityChange(threshold:_:)", act: { $0.scroll(by: 100) }
        ) { isOn, reports in
            ScrollView {
                VStack(spacing: 0) {
                    EffectRow(index: 0)
                        .when(isOn) { $0.onScrollVisibilityChange { reports.note("\($0)") } }
                    EffectRows()
                }
            }
        },
        ConformanceEffect(
            ".onScrollTargetVisibilityChange(idType:threshold:_:)", act: { $0.scroll(by: 100) }
        ) { isOn, reports in
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20, id: \.self) { EffectRow(index: $0) } }
                    .scrollTargetLayout()
            }
            .when(isOn) {
                $0.onScrollTargetVisibilityChange(idType: Int.self) { reports.note("\($0)") }
            }
        },
        ConformanceEffect(
            ".scrollTransition(_:axis:transition:)", act: { $0.scroll(by: 30) }
        ) { isOn, _ in
            ScrollView {
                VStack(spacing: 0) {
                    EffectRow(index: 0)
                        .when(isOn) {
                            $0.scrollTransition { content, phase in
                                content.offset(x: phase.isIdentity ? 0 : 40)
                            }
                        }
                    EffectRows()
                }
            }
        },
        ConformanceEffect(
            ".scrollTransition(topLeading:bottomTrailing:axis:transition:)",
            act: { $0.scroll(by: 30) }
        ) { isOn, _ in
            ScrollView {
                VStack(spacing: 0) {
                    EffectRow(index: 0)
                        .when(isOn) {
                            $0.scrollTransition(topLeading: .interactive, bottomTrailing: .identity)
                            {
                                content, phase in content.offset(x: phase.value * 80)
                            }
                        }
                    EffectRows()
                }
            }
        },
    ]
}

private struct PositionedRows: View {
    let isOn: Bool
    @State private var position = ScrollPosition(y: 200)

    var body: some View {
        ScrollView { EffectRows() }.when(isOn) { $0.scrollPosition($position) }
    }
}

private struct FlashingRows: View {
    let isOn: Bool
    @State private var flashes = 0

    var body: some View {
        VStack(spacing: 0) {
            Button("Go") { flashes += 1 }
            ScrollView { EffectRows() }
                .when(isOn) { $0.scrollIndicatorsFlash(trigger: flashes) }
        }
    }
}
