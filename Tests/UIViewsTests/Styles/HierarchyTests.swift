// SPDX-License-Identifier: MIT
import Testing
import UIViewGraph

@testable import UIViews

@MainActor @Suite struct HierarchyTests {
    private let light = scheme(.light)

    @Test("Without a foreground style the levels are the system's label colours")
    func labels() {
        let dark = scheme(.dark)
        #expect(HierarchicalShapeStyle.primary.bytes(in: light) == Bytes(0, 0, 0))
        #expect(
            HierarchicalShapeStyle.secondary.bytes(in: light) == Bytes(60, 60, 67, percent: 60))
        #expect(
            HierarchicalShapeStyle.tertiary.bytes(in: dark) == Bytes(235, 235, 245, percent: 30))
        #expect(
            HierarchicalShapeStyle.quaternary.bytes(in: light) == Bytes(60, 60, 67, percent: 18))
        #expect(
            HierarchicalShapeStyle.quaternary.bytes(in: dark) == Bytes(235, 235, 245, percent: 16))
        #expect(
            HierarchicalShapeStyle.quaternary.opacity(0.5).bytes(in: light)
                == Bytes(60, 60, 67, percent: 9))
    }

    @Test("Over a colour the levels are steps of its opacity")
    func levelsOfAColour() {
        let red = environment { $0.foregroundStyle(.red) }
        let percents = [
            HierarchicalShapeStyle.primary, .secondary, .tertiary, .quaternary,
        ].map { $0.bytes(in: red)?.percent }
        #expect(percents == [100, 50, 25, 20])
        #expect(ForegroundStyle().bytes(in: red) == Bytes(255, 56, 60))
        #expect(ForegroundStyle().secondary.bytes(in: red)?.percent == 50)
    }

    @Test("A secondary style inside a secondary style is a level further down")
    func nestedLevels() {
        let once = environment { $0.foregroundStyle(.secondary) }
        #expect(ForegroundStyle().bytes(in: once) == Bytes(60, 60, 67, percent: 60))
        let twice = environment { $0.foregroundStyle(.secondary).foregroundStyle(.secondary) }
        #expect(ForegroundStyle().bytes(in: twice) == Bytes(60, 60, 67, percent: 30))
        let inRed = environment { $0.foregroundStyle(.secondary).foregroundStyle(.red) }
        #expect(ForegroundStyle().bytes(in: inRed) == Bytes(255, 56, 60, percent: 50))
    }

    @Test("Two and three styles are the levels; what lies below derives from the last")
    func severalStyles() {
        let two = environment { $0.foregroundStyle(.red, .blue) }
        #expect(HierarchicalShapeStyle.primary.bytes(in: two) == Bytes(255, 56, 60))
        #expect(HierarchicalShapeStyle.secondary.bytes(in: two) == Bytes(0, 136, 255))
        #expect(HierarchicalShapeStyle.tertiary.bytes(in: two) == Bytes(0, 136, 255, percent: 50))
        let three = environment { $0.foregroundStyle(.red, .blue, .green) }
        #expect(HierarchicalShapeStyle.tertiary.bytes(in: three) == Bytes(52, 199, 89))
    }

    @Test("A nil foreground colour gives the label colours back")
    func foregroundColor() {
        let red = environment { $0.foregroundColor(.red) }
        #expect(ForegroundStyle().bytes(in: red) == Bytes(255, 56, 60))
        let none = environment { $0.foregroundColor(nil).foregroundColor(.red) }
        #expect(ForegroundStyle().bytes(in: none) == Bytes(0, 0, 0))
    }

    @Test("The tint reaches .tint, .selection and the accent colour, and may build on itself")
    func tint() {
        let pink = environment { $0.tint(.pink) }
        #expect(TintShapeStyle().bytes(in: pink) == Bytes(255, 45, 85))
        #expect(SelectionShapeStyle().bytes(in: pink) == Bytes(255, 45, 85))
        #expect(Color.accentColor.bytes(in: pink) == Bytes(255, 45, 85))
        #expect(TintShapeStyle().secondary.bytes(in: pink)?.percent == 50)
        let half = environment { $0.tint(Color.accentColor.opacity(0.5)).tint(.pink) }
        #expect(TintShapeStyle().bytes(in: half) == Bytes(255, 45, 85, percent: 50))
        let none = environment { $0.tint(nil as Color?).tint(.pink) }
        #expect(TintShapeStyle().bytes(in: none) == Bytes(0, 136, 255))
    }

    @Test("A background style replaces the system's ground")
    func backgroundStyle() {
        let yellow = environment { $0.backgroundStyle(.yellow) }
        #expect(BackgroundStyle().bytes(in: yellow) == Bytes(255, 204, 0))
        #expect(yellow.backgroundStyle != nil)
    }

    @Test("A style of the user's own resolves by the environment, through type erasure too")
    func customStyle() {
        struct Adaptive: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark
                    ? AnyShapeStyle(.secondary) : AnyShapeStyle(Color.orange)
            }
        }
        #expect(Adaptive().bytes(in: light) == Bytes(255, 141, 40))
        #expect(Adaptive().bytes(in: scheme(.dark)) == Bytes(235, 235, 245, percent: 60))
        let nested = environment(from: scheme(.dark)) {
            $0.foregroundStyle(Adaptive()).foregroundStyle(.red)
        }
        #expect(ForegroundStyle().bytes(in: nested) == Bytes(255, 66, 69, percent: 50))
    }

    @Test("Erased styles are equal when what they hold is")
    func equality() {
        #expect(AnyShapeStyle(.tint) == AnyShapeStyle(.tint))
        #expect(AnyShapeStyle(Color.red) != AnyShapeStyle(Color.blue))
        #expect(AnyShapeStyle(.tint) != AnyShapeStyle(.secondary))
        #expect(AnyShapeStyle(AnyShapeStyle(.tint)) == AnyShapeStyle(.tint))
    }
}
