// SPDX-License-Identifier: MIT
import ScrollworkTesting
import SwiftUI
import Testing

extension ConformanceEffect {
    /// A window whose top 40 points are covered.
    private static var covered: TesterSettings {
        TesterSettings(safeAreaInsets: EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0))
    }

    /// Safe areas, margins and frames that follow the container.
    static let areas: [ConformanceEffect] = [
        ConformanceEffect(".safeAreaInset(edge:alignment:spacing:content:)") { isOn, _ in
            ScrollView { EffectRows() }
                .when(isOn) { $0.safeAreaInset(edge: .top) { Text("inset").frame(height: 30) } }
        },
        ConformanceEffect(
            ".safeAreaBar(edge:alignment:spacing:content:)", act: { $0.scroll(by: 100) }
        ) { isOn, _ in
            // An inset lies there in any case: what differs is the edge effect below a bar.
            ScrollView { EffectRows() }
                .when(isOn) { $0.safeAreaBar(edge: .top) { Text("bar").frame(height: 30) } }
                .when(!isOn) { $0.safeAreaInset(edge: .top) { Text("bar").frame(height: 30) } }
        },
        ConformanceEffect(".safeAreaPadding(_:)") { isOn, _ in
            ScrollView { EffectRows() }.when(isOn) { $0.safeAreaPadding(10) }
        },
        ConformanceEffect(".safeAreaPadding(_:_:)") { isOn, _ in
            ScrollView { EffectRows() }.when(isOn) { $0.safeAreaPadding(.top, 10) }
        },
        ConformanceEffect(".ignoresSafeArea(_:edges:)", settings: covered) { isOn, _ in
            VStack { Text("content") }.frame(maxHeight: .infinity)
                .when(isOn) { $0.ignoresSafeArea(.container, edges: .top) }
        },
        ConformanceEffect(".edgesIgnoringSafeArea(_:)", settings: covered) { isOn, _ in
            VStack { Text("content") }.frame(maxHeight: .infinity)
                .when(isOn) { $0.edgesIgnoringSafeArea(.top) }
        },
        ConformanceEffect(".backgroundExtensionEffect()", settings: covered) { isOn, _ in
            Color.red.when(isOn) { $0.backgroundExtensionEffect() }.frame(height: 200)
                .frame(maxHeight: .infinity, alignment: .top)
        },
        ConformanceEffect(".backgroundExtensionEffect(isEnabled:)", settings: covered) { isOn, _ in
            Color.red.backgroundExtensionEffect(isEnabled: isOn).frame(height: 200)
                .frame(maxHeight: .infinity, alignment: .top)
        },
        ConformanceEffect(".containerRelativeFrame(_:alignment:)") { isOn, _ in
            ScrollView { Text("all").when(isOn) { $0.containerRelativeFrame(.vertical) } }
        },
        ConformanceEffect(".containerRelativeFrame(_:count:span:spacing:alignment:)") { isOn, _ in
            ScrollView {
                Text("part").when(isOn) {
                    $0.containerRelativeFrame(.vertical, count: 4, span: 2, spacing: 4)
                }
            }
        },
        ConformanceEffect(".containerRelativeFrame(_:alignment:_:)") { isOn, _ in
            ScrollView {
                Text("own").when(isOn) {
                    $0.containerRelativeFrame(.vertical) { length, _ in length / 2 }
                }
            }
        },
    ]

    /// Geometry that is read, preferences and anchors.
    static let geometry: [ConformanceEffect] = [
        ConformanceEffect(".visualEffect(_:)") { isOn, _ in
            Text("view").when(isOn) {
                $0.visualEffect { content, proxy in content.offset(y: proxy.size.height) }
            }
        },
        ConformanceEffect(".onGeometryChange(for:of:action:)") { isOn, reports in
            Text("view").when(isOn) {
                $0.onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: { size in
                    reports.note("\(size)")
                }
            }
        },
        ConformanceEffect(".coordinateSpace(_:)") { isOn, _ in
            SpaceReader().padding(20).when(isOn) { $0.coordinateSpace(.named("space")) }
        },
        ConformanceEffect(".coordinateSpace(name:)") { isOn, _ in
            SpaceReader().padding(20).when(isOn) { $0.coordinateSpace(name: "space") }
        },
        ConformanceEffect(".preference(key:value:)") { isOn, _ in
            SumReader { Text("view").when(isOn) { $0.preference(key: SumKey.self, value: 3) } }
        },
        ConformanceEffect(".transformPreference(_:_:)") { isOn, _ in
            SumReader {
                Text("view").when(isOn) { $0.transformPreference(SumKey.self) { $0 += 3 } }
            }
        },
        ConformanceEffect(".onPreferenceChange(_:perform:)") { isOn, reports in
            Text("view").preference(key: SumKey.self, value: 3)
                .when(isOn) { $0.onPreferenceChange(SumKey.self) { reports.note("\($0)") } }
        },
        ConformanceEffect(".anchorPreference(key:value:transform:)") { isOn, _ in
            BoundsReader {
                Text("view").when(isOn) {
                    $0.anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
                }
            }
        },
        ConformanceEffect(".transformAnchorPreference(key:value:transform:)") { isOn, _ in
            BoundsReader {
                Text("view").when(isOn) {
                    $0.transformAnchorPreference(key: BoundsKey.self, value: .bounds) {
                        $0.append($1)
                    }
                }
            }
        },
        ConformanceEffect(".overlayPreferenceValue(_:alignment:_:)") { isOn, _ in
            Color.red.preference(key: SumKey.self, value: 3).when(isOn) {
                $0.overlayPreferenceValue(SumKey.self, alignment: .top) { Text("sum \($0)") }
            }
        },
        ConformanceEffect(".overlayPreferenceValue(_:_:)") { isOn, _ in
            Color.red.preference(key: SumKey.self, value: 3).when(isOn) {
                $0.overlayPreferenceValue(SumKey.self) { Text("sum \($0)") }
            }
        },
        ConformanceEffect(".backgroundPreferenceValue(_:alignment:_:)") { isOn, _ in
            Text("view").preference(key: SumKey.self, value: 3).when(isOn) {
                $0.backgroundPreferenceValue(SumKey.self, alignment: .top) { Text("sum \($0)") }
            }
        },
        ConformanceEffect(".backgroundPreferenceValue(_:_:)") { isOn, _ in
            Text("view").preference(key: SumKey.self, value: 3).when(isOn) {
                $0.backgroundPreferenceValue(SumKey.self) { Text("sum \($0)") }
            }
        },
    ]
}

private struct SpaceReader: View {
    var body: some View {
        GeometryReader { proxy in
            Text(proxy.bounds(of: .named("space")) == nil ? "no space" : "a space")
        }
    }
}

private struct SumReader<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content.overlayPreferenceValue(SumKey.self) { Text("sum \($0)") }
    }
}

private struct BoundsReader<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content.overlayPreferenceValue(BoundsKey.self) { anchors in
            GeometryReader { proxy in
                Text(anchors.map { "\(proxy[$0].width)" }.joined(separator: " ") + ".")
            }
        }
    }
}
