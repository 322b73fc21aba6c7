// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// What stands at an end of the rows: that a page loads, that it failed, or a control to load it.
struct PageEnd: View {
    let state: PageLoadState
    let isAutomatic: Bool
    let retry: @MainActor @Sendable () -> Void
    let load: @MainActor @Sendable () -> Void
    @Environment(\.scrollworkWords) private var words

    var body: some View {
        switch state {
        case .loading:
            Text(words.loading)
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, minHeight: Self.height)
        case .failed:
            VStack(spacing: 4) {
                Text(words.loadFailed).foregroundStyle(.secondary)
                Button(words.retry, action: retry)
            }
            .frame(maxWidth: .infinity, minHeight: Self.height)
        case .stalled:
            Button(words.retry, action: retry).frame(maxWidth: .infinity, minHeight: Self.height)
        case .idle:
            if !isAutomatic {
                Button(words.loadMore, action: load)
                    .frame(maxWidth: .infinity, minHeight: Self.height)
            }
        case .ended:
            EmptyView()
        }
    }

    /// *Units:* points. *Source:* chosen: what a finger needs (44).
    private static let height: CGFloat = 44
}

/// A stand-in for a row while the first page loads.
struct PlaceholderRow: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 8)
            .fill(.quaternary)
            .frame(height: Self.height)
            .padding(.horizontal, 16)
            .padding(.vertical, 6)
            .accessibilityHidden(true)
    }

    /// *Units:* points. *Source:* chosen.
    private static let height: CGFloat = 56
}

/// A control that goes to the top, where new items wait.
@available(iOS 17.0, macOS 14.0, *)
struct NewItemsButton: View {
    let count: Int
    let action: @MainActor @Sendable () -> Void
    @Environment(\.scrollworkWords) private var words
    private let assistance = Assistance()

    init(count: Int, action: @escaping @MainActor @Sendable () -> Void) {
        self.count = count
        self.action = action
    }

    var body: some View {
        ZStack {
            if count > 0 {
                Button(words.newItems(count), action: action)
                    .buttonStyle(.borderedProminent)
                    .padding(.top, 8)
                    .transition(
                        assistance.value.fades
                            ? .opacity : .move(edge: .top).combined(with: .opacity))
            }
        }
        .animation(.snappy(duration: BarConstants.slideDuration), value: count > 0)
    }
}
