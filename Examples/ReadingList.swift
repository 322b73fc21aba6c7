// SPDX-License-Identifier: MIT
import SwiftUI

/// A list of articles over a bar of tabs. The bar makes room while one reads on, and comes back
/// with the first movement upwards. It shows that by itself until somebody scrolls.
struct ReadingList: View {
    @State private var direction = ReadingDirection()
    @State private var selection = "Today"
    @State private var barHeight: CGFloat = 0
    @State private var isPlaying = true
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private let tints: [Color] = [.blue, .orange, .purple, .green, .pink]

    var body: some View {
        ScrollViewReader { proxy in
            list
                .onScrollPhaseChange { _, phase in
                    if phase == .tracking || phase == .interacting { isPlaying = false }
                }
                .task(id: isPlaying && !reduceMotion) {
                    await play(proxy)
                }
        }
    }

    /// Goes down and up the list, again and again.
    private func play(_ proxy: ScrollViewProxy) async {
        guard isPlaying, !reduceMotion else { return }
        var chapter = 1
        while true {
            try? await Task.sleep(for: .seconds(1.8))
            guard !Task.isCancelled else { return }
            chapter = chapter == 9 ? 4 : 9
            withAnimation(.easeInOut(duration: 1)) {
                proxy.scrollTo(chapter, anchor: .top)
            }
        }
    }

    private var list: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text("Reading List")
                    .font(.largeTitle)
                    .padding(.top, 8)
                ForEach(1..<25, id: \.self) { number in
                    article(number)
                }
            }
            .padding(.horizontal, 16)
        }
        .onScrollGeometryChange(for: CGFloat.self) { geometry in
            // Counted from the top, and never past the end: the bounce there is no way back.
            let insets = geometry.contentInsets.top + geometry.contentInsets.bottom
            let end = geometry.contentSize.height + insets - geometry.containerSize.height
            return min(geometry.contentOffset.y + geometry.contentInsets.top, end)
        } action: { _, offset in
            direction.move(to: offset)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            bar
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    barHeight = $0
                }
                .offset(y: direction.isDown && !reduceMotion ? barHeight + 40 : 0)
                .opacity(direction.isDown && reduceMotion ? 0 : 1)
                .allowsHitTesting(!direction.isDown)
                .animation(.snappy(duration: 0.3), value: direction.isDown)
        }
    }

    private func article(_ number: Int) -> some View {
        HStack(spacing: 12) {
            RoundedRectangle(cornerRadius: 12, style: .continuous)
                .fill(tints[number % tints.count].gradient)
                .frame(width: 52, height: 52)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text("Chapter \(number)")
                    .font(.headline)
                Text("\(3 + number * 7 % 11) minutes")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
        }
        .padding(12)
        .background(.quaternary.opacity(0.5), in: .rect(cornerRadius: 16, style: .continuous))
    }

    private var bar: some View {
        HStack(spacing: 0) {
            tab("Today", symbol: "book.fill")
            tab("Saved", symbol: "bookmark.fill")
            tab("Search", symbol: "magnifyingglass")
        }
        .padding(.vertical, 6)
        .background(.regularMaterial, in: .capsule)
        .shadow(color: .black.opacity(0.15), radius: 12, y: 5)
        .padding(.horizontal, 32)
        .padding(.bottom, 4)
    }

    private func tab(_ title: String, symbol: String) -> some View {
        Button {
            selection = title
        } label: {
            Image(systemName: symbol)
                .font(.title3)
                .frame(maxWidth: .infinity, minHeight: 44)
                .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .foregroundStyle(selection == title ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .accessibilityLabel(title)
        .accessibilityAddTraits(selection == title ? .isSelected : [])
    }
}

/// Whether the reader goes down the page; small movements and the overshoot at the top do not count.
private struct ReadingDirection: Equatable {
    private(set) var isDown = false
    private var turningPoint: CGFloat = 0

    mutating func move(to offset: CGFloat) {
        guard offset > 0 else {
            isDown = false
            turningPoint = 0
            return
        }
        turningPoint = isDown ? max(turningPoint, offset) : min(turningPoint, offset)
        if abs(offset - turningPoint) > 20 {
            isDown = offset > turningPoint
            turningPoint = offset
        }
    }
}

#Preview {
    ReadingList()
}
