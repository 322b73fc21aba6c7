// SPDX-License-Identifier: MIT
import SwiftUI

/// A contact book: a header sticks at the top until the next one pushes it out.
struct PinnedHeaders: View {
    private let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ").map(String.init)

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
                ForEach(letters, id: \.self) { letter in
                    Section {
                        ForEach(1..<6, id: \.self) { number in
                            Text("\(letter). Person \(number)")
                                .padding(.horizontal, 20)
                                .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                            Divider().padding(.leading, 20)
                        }
                    } header: {
                        Text(letter)
                            .font(.headline)
                            .padding(.horizontal, 20)
                            .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
                            .background(.thinMaterial)
                    }
                }
            }
        }
    }
}

#Preview { PinnedHeaders() }
