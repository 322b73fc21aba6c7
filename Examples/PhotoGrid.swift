// SPDX-License-Identifier: MIT
import SwiftUI

/// A wall of tiles by month, as wide as the window allows, with headers that stick.
struct PhotoGrid: View {
    private let months = ["January", "February", "March", "April", "May", "June"]
    private let columns = [GridItem(.adaptive(minimum: 90), spacing: 3)]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 3, pinnedViews: .sectionHeaders) {
                ForEach(months, id: \.self) { month in
                    Section {
                        ForEach(0..<22, id: \.self) { index in
                            tile(index, in: month)
                        }
                    } header: {
                        Text(month)
                            .font(.title3.weight(.semibold))
                            .padding(.horizontal)
                            .frame(maxWidth: .infinity, minHeight: 40, alignment: .leading)
                            .background(.bar)
                    }
                }
            }
        }
    }

    private func tile(_ index: Int, in month: String) -> some View {
        let hue = Double((index * 37 + month.count * 53) % 100) / 100
        return LinearGradient(
            colors: [
                Color(hue: hue, saturation: 0.5, brightness: 0.95),
                Color(hue: hue, saturation: 0.8, brightness: 0.6),
            ], startPoint: .top, endPoint: .bottom
        )
        .aspectRatio(1, contentMode: .fit)
        .overlay(alignment: .bottomTrailing) {
            Text("\(index + 1)").font(.caption2).foregroundStyle(.white).padding(5)
        }
    }
}

#Preview { PhotoGrid() }
