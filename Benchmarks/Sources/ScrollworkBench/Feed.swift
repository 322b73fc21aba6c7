// SPDX-License-Identifier: MIT
import FrameMeter

/// A row: icon, title, subtitle, rounded background. The C list has the same.
struct FeedRow: View {
    let index: Int
    var hasShadow = false

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "star.fill")
                .font(.system(size: 24))
                .foregroundStyle(Color(red: 0, green: 122 / 255, blue: 1))
                .frame(width: 40)
            VStack(alignment: .leading, spacing: 2) {
                Text("Article \(index + 1)")
                    .font(.headline)
                Text("A short line of supporting text, number \(index + 1).")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
            Spacer(minLength: 0)
        }
        .padding(12)
        .frame(height: 72)
        .background { FeedBackground(hasShadow: hasShadow) }
    }
}

private struct FeedBackground: View {
    let hasShadow: Bool
    private var shape: some View {
        RoundedRectangle(cornerRadius: 16, style: .circular)
            .fill(Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255))
    }
    var body: some View {
        if hasShadow {
            shape.shadow(color: .black.opacity(0.2), radius: 8, y: 3)
        } else {
            shape
        }
    }
}

/// The feed of the benchmark: nobody observes it.
struct Feed: View {
    var count = 10_000
    var hasShadow = false

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 8) {
                ForEach(0..<count, id: \.self) { FeedRow(index: $0, hasShadow: hasShadow) }
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 4)
        }
    }
}

/// Shadowed rows below a bar that hides while one reads.
struct BarFeed: View {
    private static let symbols = ["house.fill", "magnifyingglass", "book.fill", "person.fill"]
    @State private var isHidden = false
    @State private var tracker = SimpleTracker()
    @State private var barHeight: CGFloat = 0

    var body: some View {
        Feed(hasShadow: true)
            .safeAreaInset(edge: .bottom, spacing: 0) {
                HStack(spacing: 0) {
                    ForEach(Self.symbols, id: \.self) {
                        Image(systemName: $0)
                            .font(.title3)
                            .frame(maxWidth: .infinity, minHeight: 44)
                    }
                }
                .padding(8)
                .background(.regularMaterial, in: .capsule)
                .shadow(color: .black.opacity(0.2), radius: 12, y: 4)
                .padding(.horizontal, 24)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    barHeight = $0
                }
                .offset(y: isHidden ? barHeight + 60 : 0)
                .animation(.snappy(duration: 0.3), value: isHidden)
            }
            .onScrollGeometryChange(for: ScrollPlace.self) {
                ScrollPlace(
                    offset: $0.contentOffset.y + $0.contentInsets.top,
                    range: $0.contentSize.height + $0.contentInsets.top + $0.contentInsets.bottom
                        - $0.containerSize.height)
            } action: { _, place in
                tracker.take(place)
                isHidden = tracker.isHidden
            }
    }
}

struct ScrollPlace: Equatable {
    var offset: Double
    var range: Double
}

/// What a bar needs at the very least: some travel one way hides it, the other way shows it.
struct SimpleTracker {
    private(set) var isHidden = false
    private var last = 0.0
    private var travel = 0.0
    private static let needed = 16.0

    mutating func take(_ place: ScrollPlace) {
        let offset = min(max(place.offset, 0), place.range)
        guard offset > 0, place.range > 0 else {
            self = SimpleTracker()
            return
        }
        let step = offset - last
        last = offset
        if step * travel < 0 { travel = 0 }
        travel += step
        if travel > Self.needed { isHidden = true }
        if travel < -Self.needed { isHidden = false }
    }
}
