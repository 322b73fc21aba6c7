// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI

/// Rows of one height in a scroll view; nobody observes anything.
struct PlainRows: View {
    var count = 60
    var body: some View {
        ScrollView {
            VStack(spacing: 10) {
                ForEach(0..<count, id: \.self) { index in
                    HStack {
                        RoundedRectangle(cornerRadius: 8).fill(.teal).frame(width: 40, height: 40)
                        Text("Row \(index)")
                        Spacer()
                    }
                    .frame(height: 60)
                }
            }
        }
    }
}

/// What a test changes from outside, as a model of an app does.
@Observable final class RowsModel {
    var rows: [Int]
    init(_ rows: [Int]) { self.rows = rows }
}

/// Rows from the top of the window, as many as the model has.
struct ModelRows: View {
    let model: RowsModel
    var body: some View {
        VStack(spacing: 0) {
            ForEach(model.rows, id: \.self) { Text("Row \($0)").frame(height: 40) }
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

/// Notes what happens, in order.
@MainActor final class Journal {
    private(set) var entries: [String] = []
    nonisolated init() {}
    func note(_ entry: String) { entries.append(entry) }
    func clear() { entries = [] }
}
