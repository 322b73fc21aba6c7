// SPDX-License-Identifier: MIT
import ScrollworkTesting
import SwiftUI
import Testing

extension ConformanceEffect {
    /// A window that is covered as that of a phone.
    private static var phone: TesterSettings { TesterSettings() }

    /// The system's bars, those of pages, and the tab bar.
    static let bars: [ConformanceEffect] = [
        ConformanceEffect(".statusBarHidden(_:)", settings: phone, act: { $0.run() }) { isOn, _ in
            Color.yellow.when(isOn) { $0.statusBarHidden() }
        },
        ConformanceEffect(".statusBar(hidden:)", settings: phone, act: { $0.run() }) { isOn, _ in
            Color.yellow.when(isOn) { $0.statusBar(hidden: true) }
        },
        ConformanceEffect(
            ".persistentSystemOverlays(_:)", settings: phone, act: { $0.run() }
        ) { isOn, _ in
            Color.yellow.when(isOn) { $0.persistentSystemOverlays(.hidden) }
        },
        page(".navigationTitle(_:)") { isOn, rows in rows.navigationTitle(isOn ? "Other" : "Title")
        },
        page(".navigationBarTitleDisplayMode(_:)") { isOn, rows in
            rows.navigationTitle("Title").navigationBarTitleDisplayMode(isOn ? .inline : .large)
        },
        page(".toolbarTitleDisplayMode(_:)") { isOn, rows in
            rows.navigationTitle("Title").toolbarTitleDisplayMode(isOn ? .inline : .large)
        },
        page(".toolbar(content:)") { isOn, rows in
            rows.navigationTitle("Title")
                .when(isOn) {
                    $0.toolbar { ToolbarItem(placement: .topBarTrailing) { Text("item") } }
                }
        },
        page(".toolbar(removing:)") { isOn, rows in
            rows.navigationTitle("Title").when(isOn) { $0.toolbar(removing: .title) }
        },
        page(".toolbarVisibility(_:for:)") { isOn, rows in
            rows.navigationTitle("Title")
                .when(isOn) { $0.toolbarVisibility(.hidden, for: .navigationBar) }
        },
        page(".toolbar(_:for:)") { isOn, rows in
            rows.navigationTitle("Title")
                .when(isOn) { $0.toolbar(.hidden, for: .navigationBar) }
        },
        page(".navigationBarHidden(_:)") { isOn, rows in
            rows.navigationTitle("Title").navigationBarHidden(isOn)
        },
        page(".toolbarBackgroundVisibility(_:for:)") { isOn, rows in
            rows.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                .toolbarBackground(Color.green, for: .navigationBar)
                .when(isOn) { $0.toolbarBackgroundVisibility(.visible, for: .navigationBar) }
        },
        page(".toolbarBackground(_:for:)", act: { $0.scroll(by: 150) }) { isOn, rows in
            rows.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                .when(isOn) { $0.toolbarBackground(Color.green, for: .navigationBar) }
        },
        page(".toolbarColorScheme(_:for:)") { isOn, rows in
            rows.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                .when(isOn) { $0.toolbarColorScheme(.dark, for: .navigationBar) }
        },
        page(".toolbarMinimizationBehavior(_:for:)", act: { $0.scroll(by: 150) }) { isOn, rows in
            rows.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                .when(isOn) { $0.toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar) }
        },
        page(
            ".toolbarMinimizationRestoration(_:for:)",
            act: {
                $0.scroll(by: 250)
                $0.scroll(by: -60)
            }
        ) { isOn, rows in
            rows.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
                .when(isOn) {
                    $0.toolbarMinimizationRestoration(.atScrollEdge, for: .navigationBar)
                }
        },
        page(
            ".toolbarMinimizationSafeAreaAdjustment(_:for:)", act: { $0.scroll(by: 150) }
        ) { isOn, rows in
            rows.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
                .when(isOn) {
                    $0.toolbarMinimizationSafeAreaAdjustment(.disabled, for: .navigationBar)
                }
        },
        ConformanceEffect(
            ".tabBarMinimizeBehavior(_:)", settings: phone,
            act: {
                // From above the tab bar, which keeps touches to itself.
                $0.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100))
                $0.run()
            }
        ) { isOn, _ in
            TabView {
                Tab("House", systemImage: "house") { ScrollView { EffectRows(count: 60) } }
                Tab("Star", systemImage: "star") { Text("1") }
            }
            .when(isOn) { $0.tabBarMinimizeBehavior(.onScrollDown) }
        },
        ConformanceEffect(".tabViewBottomAccessory(content:)", settings: phone) { isOn, _ in
            TabView { Tab("House", systemImage: "house") { ScrollView { EffectRows() } } }
                .when(isOn) { $0.tabViewBottomAccessory { Text("Accessory") } }
        },
        ConformanceEffect(
            ".tabViewBottomAccessory(isEnabled:content:)", settings: phone
        ) { isOn, _ in
            TabView { Tab("House", systemImage: "house") { ScrollView { EffectRows() } } }
                .tabViewBottomAccessory(isEnabled: isOn) { Text("Accessory") }
        },
    ]

    /// A page of rows below a navigation bar.
    private static func page(
        _ api: String, act: @escaping (ScrollTester) -> Void = { $0.run() },
        @ViewBuilder _ page: @escaping (Bool, AnyView) -> some View
    ) -> ConformanceEffect {
        ConformanceEffect(api, settings: phone, act: act) { isOn, _ in
            NavigationStack { page(isOn, AnyView(ScrollView { EffectRows() })) }
        }
    }
}
