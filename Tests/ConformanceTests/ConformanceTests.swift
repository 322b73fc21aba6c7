// SPDX-License-Identifier: MIT
import ScrollworkTesting
import SwiftUI
import Testing

/// The files beside this one use every initialiser and modifier of the scroll API once, with Apple's
/// exact labels: that they compile is the first half of the proof, and here they are also shown,
/// scrolled and read. What each does is proved by the tests that `Docs/Conformance.md` names.
@Suite("The scroll API can be used as Apple's declarations say") @MainActor
struct ConformanceTests {
    @Test("scroll positions answer what they were made with")
    func positions() {
        let positions = ScrollTypeUses.positions()
        #expect(positions[0] == positions[0])
        #expect(positions[0].point == nil && positions[0].y == 20)
        #expect(positions[1].viewID(type: String.self) == "row")
        #expect(positions[4].edge == .top && positions[5].edge == .bottom)
        #expect(positions[6].point == CGPoint(x: 0, y: 10))
        #expect(positions[7].x == 1 && positions[7].y == 2)
        #expect(positions.map(ScrollTypeUses.read).allSatisfy { $0.hasSuffix("false") })
    }

    @Test("geometries are values whose parts can be changed")
    func geometry() {
        let geometry = ScrollTypeUses.geometry()
        #expect(geometry.contentOffset.y == 24 && geometry.containerSize.height == 310)
        #expect(ScrollTypeUses.rectangles(of: geometry).count == 2)
        #expect(ScrollTypeUses.phases().map(\.isScrolling) == [false, true, true, true, true])
    }

    @Test("option values are all different and compare")
    func options() {
        #expect(ScrollTypeUses.indicatorVisibilities[0] != ScrollTypeUses.indicatorVisibilities[2])
        // `automatic` is what it comes to: interactively.
        #expect(ScrollTypeUses.dismissModes.count == 3)
        #expect(ScrollTypeUses.anchorRoles.count == 3)
        #expect(ScrollTypeUses.edgeStyles.count == 3)
        #expect(ScrollTypeUses.minimizeBehaviors.count == 4)
        #expect(ScrollTypeUses.inputBehaviors[1] != ScrollTypeUses.inputBehaviors[2])
        #expect(ScrollTypeUses.thresholds().count == 6)
        #expect(ScrollTypeUses.configurations().count == 9)
        #expect(ScrollTypeUses.transitionPhases().map(\.1) == [-1, 0, 1])
        #expect(ScrollTargetUses.behaviors().count == 8)
    }

    @Test("every form of every modifier is shown, dragged and flung without a complaint")
    func forms() {
        let reports = ScrollReports()
        let forms: [(String, AnyView)] = [
            ("input", AnyView(ScrollInputForms())),
            ("scroll views", AnyView(ScrollViewForms())),
            ("scroll modifiers", AnyView(ScrollModifierForms(reports: reports))),
            ("geometry", AnyView(ScrollView { GeometryForms(reports: reports) })),
            ("visual effects", AnyView(VisualEffectForms())),
            ("safe areas", AnyView(SafeAreaForms())),
            ("preferences", AnyView(PreferenceForms(reports: reports))),
            ("navigation", AnyView(NavigationForms())),
            ("tabs", AnyView(TabForms())),
            ("toolbars", AnyView(ToolbarForms())),
            ("system bars", AnyView(SystemBarForms())),
        ]
        for (name, view) in forms {
            let tester = ScrollTester(view)
            tester.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300))
            tester.advance(by: 2)
            #expect(!tester.frame.elements.isEmpty, "\(name) show nothing")
            #expect(tester.reports.isEmpty, "\(name): \(tester.reports)")
        }
        #expect(!reports.lines.isEmpty)
    }
}
