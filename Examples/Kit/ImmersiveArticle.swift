// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// An article under a navigation bar and over a toolbar, which go away while one reads.
struct ImmersiveArticle: View {
    /// When the bars go; nil is the reader's way, which decides when the finger lifts.
    var behavior: ScrollHideBehavior?
    /// How long the bars stay without a touch; for the reader's way alone.
    var hidesAfter: Duration?
    var threshold: CGFloat = 20

    var body: some View {
        NavigationStack {
            ImmersiveText(behavior: behavior, hidesAfter: hidesAfter, threshold: threshold)
        }
    }
}

/// The article, for a navigation stack that is there already.
struct ImmersiveText: View {
    var behavior: ScrollHideBehavior?
    var hidesAfter: Duration?
    var threshold: CGFloat = 20

    @State private var visibility = Visibility.visible
    @State private var isMarked = false

    private let paragraphs = [
        "The bridge was to be built in a year. It took eleven, three engineers and a song.",
        "The first engineer measured the river in spring, when it is small and friendly.",
        "The second measured it in autumn, wrote one word into the margin, and left.",
        "The third asked the ferryman, who had crossed it some forty thousand times.",
        "His answer is in the song. It has nine verses and is only sung on the bridge.",
    ]

    var body: some View {
        hiding(article)
            .navigationTitle("The Bridge")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .bottomBar) {
                    Button {
                        isMarked.toggle()
                    } label: {
                        Image(systemName: isMarked ? "bookmark.fill" : "bookmark")
                    }
                    .accessibilityLabel("Bookmark")
                }
            }
    }

    private var article: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 18) {
                ForEach(0..<24, id: \.self) { index in
                    Text(paragraphs[index % paragraphs.count])
                        .font(index == 0 ? .title2 : .body)
                }
            }
            .padding(20)
        }
    }

    @ViewBuilder private func hiding(_ content: some View) -> some View {
        if let behavior {
            content.hidesBarsOnScroll(
                behavior, for: .navigationBar, .bottomBar, visibility: $visibility)
        } else {
            content.readerMode($visibility, threshold: threshold, hidesAfter: hidesAfter)
        }
    }
}

#Preview {
    ImmersiveArticle()
}
