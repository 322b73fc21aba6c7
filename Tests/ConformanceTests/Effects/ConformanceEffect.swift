// SPDX-License-Identifier: MIT
import ScrollworkTesting
import SwiftUI
import Testing

/// One modifier in a view that is shown twice, with it and without: what can be observed of the two
/// must differ. A modifier that is accepted and does nothing fails by that alone.
@MainActor struct ConformanceEffect {
    /// The modifier as Docs/Parity.md spells it.
    let api: String
    private let settings: TesterSettings
    private let view: (Bool, ScrollReports) -> AnyView
    private let act: (ScrollTester) -> Void

    /// Without `settings` nothing covers the window.
    init(
        _ api: String, settings: TesterSettings = TesterSettings(safeAreaInsets: EdgeInsets()),
        act: @escaping (ScrollTester) -> Void = { _ in },
        @ViewBuilder view: @escaping (Bool, ScrollReports) -> some View
    ) {
        self.api = api
        self.settings = settings
        self.act = act
        self.view = { AnyView(view($0, $1)) }
    }

    /// What can be observed of a view from outside, and what its closures were told.
    struct Observation: Equatable {
        var notes: [String]
        var scrolls: [String]
        var elements: [String]
        var pixels: PixelSnapshot

        /// The names of the parts that differ.
        func parts(differentIn other: Observation) -> [String] {
            var parts: [String] = []
            if notes != other.notes { parts.append("reports") }
            if scrolls != other.scrolls { parts.append("scrolling") }
            if elements != other.elements { parts.append("elements") }
            if pixels != other.pixels { parts.append("pixels") }
            return parts
        }
    }

    /// Shows the view and plays the session.
    func observe(isOn: Bool) -> Observation {
        let reports = ScrollReports()
        let tester = ScrollTester(
            view(isOn, reports), size: CGSize(width: 200, height: 400), scale: 1,
            settings: settings)
        act(tester)
        return Observation(
            notes: reports.lines,
            scrolls: tester.frames.flatMap(\.scrolls).map { "\($0) \($0.geometry)" },
            elements: tester.frame.elements.map(\.description), pixels: tester.pixels)
    }
}

extension View {
    /// The view with a modifier where it is wanted.
    @ViewBuilder func when(_ isOn: Bool, _ modified: (Self) -> some View) -> some View {
        if isOn { modified(self) } else { self }
    }
}

/// Forty rows of 40 points, each of its own colour and with a label.
struct EffectRows: View {
    var count = 40

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { EffectRow(index: $0) }
        }
    }
}

struct EffectRow: View {
    let index: Int

    var body: some View {
        Text("row \(index)").frame(width: 200, height: 40)
            .background(Color(hue: Double(index * 7 % 40) / 40, saturation: 0.7, brightness: 0.9))
    }
}

extension ScrollTester {
    /// Drags the content up by a number of points, or down by a negative one, and waits for rest.
    func scroll(by distance: CGFloat) {
        let start: CGFloat = distance > 0 ? 350 : 80
        drag(from: CGPoint(x: 100, y: start), to: CGPoint(x: 100, y: start - distance))
        run()
    }

    /// Drags the content up and keeps the finger down.
    func hold(by distance: CGFloat) {
        let start: CGFloat = distance > 0 ? 350 : 80
        touchDown(at: CGPoint(x: 100, y: start))
        moveTouch(to: CGPoint(x: 100, y: start - distance), duration: 0.3)
    }
}
