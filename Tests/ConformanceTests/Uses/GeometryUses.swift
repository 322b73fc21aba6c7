// SPDX-License-Identifier: MIT
//
// Geometry readers, coordinate spaces, visual effects, safe areas, margins, preferences and anchors,
// each used once in each of its forms with Apple's exact labels.
import SwiftUI

struct GeometryForms: View {
    let reports: ScrollReports

    var body: some View {
        VStack {
            GeometryReader { proxy in
                Text("\(proxy.size.width) \(proxy.safeAreaInsets.top)")
                    .frame(width: proxy.frame(in: .local).width)
                    .frame(height: proxy.frame(in: .global).height)
                    .offset(y: proxy.bounds(of: .named("outer"))?.minY ?? 0)
                    .offset(x: proxy.frame(in: CoordinateSpace.named("outer")).minX)
                    .offset(x: proxy.frame(in: .scrollView).minX)
                    .offset(x: proxy.frame(in: .scrollView(axis: .vertical)).minX)
            }
            Text("watched")
                .onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: { new in
                    reports.note("\(new)")
                }
                .onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: { old, new in
                    reports.note("\(old) \(new)")
                }
        }
        .coordinateSpace(name: "outer")
        .coordinateSpace(.named("other"))
    }
}

struct VisualEffectForms: View {
    var body: some View {
        VStack {
            Text("moved").visualEffect { content, proxy in
                content.offset(CGSize(width: 1, height: proxy.size.height / 20))
                    .offset(x: 1, y: 2)
                    .offset(y: 1)
                    .transformEffect(CGAffineTransform(translationX: 1, y: 2))
                    .transformEffect(ProjectionTransform(CGAffineTransform(translationX: 1, y: 2)))
                    .rotationEffect(.degrees(3))
                    .rotationEffect(.degrees(3), anchor: .top)
                    .scaleEffect(CGSize(width: 1.1, height: 1.2), anchor: .top)
                    .scaleEffect(1.1, anchor: .bottom)
                    .scaleEffect(x: 0.9, y: 1, anchor: .leading)
                    .rotation3DEffect(
                        .degrees(10), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0,
                        perspective: 0.5)
            }
            Text("coloured").visualEffect { content, _ in
                content.blendMode(.multiply)
                    .blur(radius: 1, opaque: false)
                    .blur(radius: 1)
                    .brightness(0.1)
                    .contrast(0.9)
                    .grayscale(0.2)
                    .hueRotation(.degrees(20))
                    .saturation(0.8)
                    .opacity(0.9)
            }
            Text("untouched").visualEffect { content, _ in content }
        }
    }
}

struct SafeAreaForms: View {
    var body: some View {
        ScrollView {
            Text("half").containerRelativeFrame(.horizontal)
            Text("half").containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading)
            Text("third").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)
            Text("own").containerRelativeFrame(.vertical, alignment: .bottom) { length, axis in
                axis == .vertical ? length / 2 : length
            }
        }
        .safeAreaInset(edge: .top) { Text("top") }
        .safeAreaInset(edge: .bottom, alignment: .leading, spacing: 4) { Text("bottom") }
        .safeAreaInset(edge: .leading, alignment: .top, spacing: 4) { Text("leading") }
        .safeAreaInset(edge: .trailing) { Text("trailing") }
        .safeAreaBar(edge: .top) { Text("bar") }
        .safeAreaBar(edge: .bottom, alignment: .trailing, spacing: 2) { Text("bar") }
        .safeAreaBar(edge: .leading, alignment: .top, spacing: 2) { Text("side") }
        .safeAreaPadding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
        .safeAreaPadding(.horizontal, 4)
        .safeAreaPadding(.top)
        .safeAreaPadding()
        .safeAreaPadding(2)
        .background(
            Color.blue.ignoresSafeArea().backgroundExtensionEffect()
                .backgroundExtensionEffect(isEnabled: false)
        )
        .background(Color.blue.ignoresSafeArea(.container, edges: .top))
        .background(Color.blue.edgesIgnoringSafeArea(.bottom))
    }
}

struct SumKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct OptionalKey: PreferenceKey {
    static func reduce(value: inout String?, nextValue: () -> String?) {
        value = nextValue() ?? value
    }
}

struct BoundsKey: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
    }
}

struct PointsKey: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
        value += nextValue()
    }
}

struct PreferenceForms: View {
    let reports: ScrollReports

    private static let points: [Anchor<CGPoint>.Source] = [
        .point(CGPoint(x: 1, y: 2)), .unitPoint(.center), .topLeading, .top, .topTrailing, .leading,
        .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
    ]

    var body: some View {
        VStack {
            Text("one").preference(key: SumKey.self, value: 1)
                .transformPreference(SumKey.self) { $0 += 2 }
            Text("rect").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
            Text("rect").anchorPreference(
                key: BoundsKey.self, value: .rect(CGRect(x: 0, y: 0, width: 4, height: 4))
            ) { [$0] }
            .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0.append($1) }
            Text("points").anchorPreference(key: PointsKey.self, value: .init(Self.points)) {
                (all: Anchor<[CGPoint]>) in
                _ = all
                return []
            }
            Text("maybe").anchorPreference(key: PointsKey.self, value: .init(Optional(.center))) {
                (maybe: Anchor<CGPoint?>) in
                _ = maybe
                return []
            }
            Text("corner").anchorPreference(key: PointsKey.self, value: .topLeading) { [$0] }
        }
        .onPreferenceChange(SumKey.self) { value in reports.note("\(value)") }
        .onPreferenceChange(OptionalKey.self) { value in reports.note(value ?? "none") }
        .overlayPreferenceValue(BoundsKey.self, alignment: .topLeading) { anchors in
            GeometryReader { proxy in
                ForEach(anchors.indices, id: \.self) { index in
                    Rectangle().stroke().frame(width: proxy[anchors[index]].width)
                }
            }
        }
        .overlayPreferenceValue(SumKey.self) { Text("\($0)") }
        .backgroundPreferenceValue(SumKey.self) { Text("\($0)") }
        .backgroundPreferenceValue(PointsKey.self, alignment: .bottom) { Text("\($0.count)") }
    }
}
