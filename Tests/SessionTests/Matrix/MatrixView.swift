// SPDX-License-Identifier: MIT
import SwiftUI

/// The view of one cell of the table.
struct MatrixView: View {
    let cell: MatrixCase
    let model: SessionModel
    @State private var position = ScrollPosition()

    init(_ cell: MatrixCase, _ model: SessionModel) {
        self.cell = cell
        self.model = model
    }

    var body: some View {
        let _ = model.command = { position = $0 }
        bounded
            .scrollPosition($position)
            .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { model.geometry = $1 }
            .onScrollPhaseChange { old, new in model.hear(old, new) }
            .environment(\.layoutDirection, cell.isRightToLeft ? .rightToLeft : .leftToRight)
    }

    @ViewBuilder private var bounded: some View {
        switch cell.bounce {
        case .automatic: inset
        case .always: inset.scrollBounceBehavior(.always, axes: [.horizontal, .vertical])
        case .basedOnSize:
            inset.scrollBounceBehavior(.basedOnSize, axes: [.horizontal, .vertical])
        }
    }

    @ViewBuilder private var inset: some View {
        let insets = cell.expectedInsets
        switch cell.insets {
        case .none: scroll
        case .margins: scroll.contentMargins(.all, insets, for: .scrollContent)
        case .safeAreaPadding: scroll.safeAreaPadding(insets)
        case .bar:
            scroll.safeAreaInset(edge: .bottom, spacing: 0) {
                Color.gray.frame(height: insets.bottom)
            }
        }
    }

    private var scroll: some View {
        ScrollView(cell.axes) {
            if cell.contentSize != .zero {
                Color.red.frame(width: cell.contentSize.width, height: cell.contentSize.height)
            }
        }
    }
}
