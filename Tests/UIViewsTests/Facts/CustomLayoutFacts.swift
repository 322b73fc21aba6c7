// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

/// Breaks its views into lines of the proposed width: 8 between views, 6 between lines.
struct FlowFactLayout: Layout {
    private func lines(_ subviews: Subviews, width: CGFloat) -> [[(Int, CGSize)]] {
        var lines: [[(Int, CGSize)]] = []
        var used = CGFloat.infinity
        for (index, subview) in subviews.enumerated() {
            let size = subview.sizeThatFits(.unspecified)
            if used + size.width > width {
                lines.append([])
                used = 0
            }
            lines[lines.count - 1].append((index, size))
            used += size.width + 8
        }
        return lines
    }

    private func height(_ line: [(Int, CGSize)]) -> CGFloat { line.map(\.1.height).max() ?? 0 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 300
        let lines = lines(subviews, width: width)
        let height = lines.map(height).reduce(0, +) + 6 * CGFloat(max(0, lines.count - 1))
        return CGSize(width: width, height: height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var y = bounds.minY
        for line in lines(subviews, width: bounds.width) {
            var x = bounds.minX
            for (index, size) in line {
                subviews[index].place(
                    at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
                x += size.width + 8
            }
            y += height(line) + 6
        }
    }
}

private struct IndentFactKey: LayoutValueKey {
    static let defaultValue: CGFloat = 0
}

/// A column by priority, each view indented by its layout value, at the distances they prefer.
private struct ColumnFactLayout: Layout {
    private func rows(_ subviews: Subviews) -> [(LayoutSubview, y: CGFloat, CGSize)] {
        var rows: [(LayoutSubview, y: CGFloat, CGSize)] = []
        var y: CGFloat = 0
        for subview in subviews.sorted(by: { $0.priority > $1.priority }) {
            if let last = rows.last {
                y += last.0.spacing.distance(to: subview.spacing, along: .vertical)
            }
            let size = subview.sizeThatFits(.unspecified)
            rows.append((subview, y, size))
            y += size.height
        }
        return rows
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(subviews)
        return CGSize(
            width: rows.map { $0.0[IndentFactKey.self] + $0.2.width }.max() ?? 0,
            height: rows.map { $0.y + $0.2.height }.max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (subview, y, size) in rows(subviews) {
            subview.place(
                at: CGPoint(x: bounds.minX + subview[IndentFactKey.self], y: bounds.minY + y),
                proposal: ProposedViewSize(size))
        }
    }
}

@Observable private final class Direction {
    var isHorizontal = true
}

@Suite("Custom layouts, as measured") @MainActor struct CustomLayoutFacts {
    @Test("a layout of its own size is centred in a larger frame")
    func flow() throws {
        // M2 customlayout/flow, with boxes of the texts' measured sizes
        let window = try FactWindow(320, 160) { book in
            FlowFactLayout {
                box(25, 16).probe("one", book)
                box(25, 16).probe("two", book)
                box(35.5, 16).probe("three", book)
                box(27.5, 16).probe("four", book)
                box(25, 16).probe("five", book)
                box(60, 30).probe("box", book)
                box(18.5, 16).probe("six", book)
            }
            .frame(width: 160)
            .probe("flow", book)
        }
        window.expect("flow", 80, 54, 160, 52)
        window.expect("two", 113, 54, 25, 16)
        window.expect("three", x: 146)
        window.expect("four", x: 189.5)
        window.expect("five", 80, 76, 25, 16)
        window.expect("box", 113, 76, 60, 30)
        window.expect("six", 181, 76, 18.5, 16)
    }

    @Test("a layout reads priorities, values and spacing: 0 from text to text, 8.1509, 4.7422")
    func values() throws {
        // M2 customlayout/values
        let window = try FactWindow(240, 160) { book in
            ColumnFactLayout {
                Text("Low").probe("low", book)
                Text("High").layoutPriority(1).layoutValue(key: IndentFactKey.self, value: 20)
                    .probe("high", book)
                box(40, 10).layoutValue(key: IndentFactKey.self, value: 8).probe("bar", book)
                Text("Last").probe("last", book)
            }
            .probe("column", book)
        }
        window.expect("column", y: 44.5535, height: 70.8931)
        window.expect("high", y: 44.5535)
        window.expect("low", y: 60.5535)
        window.expect("bar", y: 84.7043)
        window.expect("last", y: 99.4465)
        let column = try #require(window["column"])
        window.expect("high", x: column.minX + 20)
        window.expect("bar", x: column.minX + 8)
        window.expect("last", x: column.minX)
    }

    @Test("an AnyLayout turns from a row of 20 into a column of 60 and back, its views kept")
    func anyLayout() throws {
        // M2 customlayout/any
        let direction = Direction()
        var appeared = 0
        let window = try FactWindow(240, 120) { book in
            AnyLayoutFact(direction: direction, book: book) { appeared += 1 }
        }
        let one = try #require(window["one"]).width
        let three = try #require(window["three"]).width
        let row = CGSize(width: one + 8 + 30 + 8 + three, height: 20)
        #expect(window["stack"]?.size == row)
        try window.act { direction.isHorizontal = false }
        #expect(window["stack"]?.size == CGSize(width: max(one, 30, three), height: 60))
        window.expect("box", y: try #require(window["one"]).maxY + 4)
        try window.act { direction.isHorizontal = true }
        #expect(window["stack"]?.size == row)
        #expect(appeared == 1)
    }

    @Test("a spacer in an AnyLayout follows the layout's axis")
    func spacerInAnyLayout() throws {
        let direction = Direction()
        let window = try FactWindow(240, 120) { book in
            AnySpacerFact(direction: direction, book: book)
        }
        window.expect("spacer", 20, 60, 200, 0)
        try window.act { direction.isHorizontal = false }
        window.expect("spacer", 120, 20, 0, 80)
    }
}

private struct AnyLayoutFact: View {
    let direction: Direction
    let book: FrameBook
    let onAppear: () -> Void

    var body: some View {
        let layout =
            direction.isHorizontal
            ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 4))
        layout {
            Text("One").probe("one", book).onAppear(perform: onAppear)
            box(30, 20).probe("box", book)
            Text("Three").probe("three", book)
        }
        .probe("stack", book)
    }
}

private struct AnySpacerFact: View {
    let direction: Direction
    let book: FrameBook

    var body: some View {
        let layout =
            direction.isHorizontal
            ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
            box(20, 20)
            Spacer().probe("spacer", book)
            box(20, 20)
        }
    }
}
