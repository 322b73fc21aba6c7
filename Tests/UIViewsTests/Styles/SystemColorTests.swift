// SPDX-License-Identifier: MIT
import Testing
import UIViewGraph

@testable import UIViews

// Source: fixtures `paint/system-colors`, `dark/system-colors`, `ios/dark` of iamcgn/swiftui-web.
private let measured: [(name: String, color: Color, light: Bytes, dark: Bytes)] = [
    ("red", .red, Bytes(255, 56, 60), Bytes(255, 66, 69)),
    ("orange", .orange, Bytes(255, 141, 40), Bytes(255, 146, 48)),
    ("yellow", .yellow, Bytes(255, 204, 0), Bytes(255, 214, 0)),
    ("green", .green, Bytes(52, 199, 89), Bytes(48, 209, 88)),
    ("mint", .mint, Bytes(0, 200, 179), Bytes(0, 218, 195)),
    ("teal", .teal, Bytes(0, 195, 208), Bytes(0, 210, 224)),
    ("cyan", .cyan, Bytes(0, 192, 232), Bytes(60, 211, 254)),
    ("blue", .blue, Bytes(0, 136, 255), Bytes(0, 145, 255)),
    ("accentColor", .accentColor, Bytes(0, 136, 255), Bytes(0, 145, 255)),
    ("indigo", .indigo, Bytes(97, 85, 245), Bytes(107, 93, 255)),
    ("purple", .purple, Bytes(203, 48, 224), Bytes(219, 52, 242)),
    ("pink", .pink, Bytes(255, 45, 85), Bytes(255, 55, 95)),
    ("brown", .brown, Bytes(172, 127, 94), Bytes(183, 138, 102)),
    ("gray", .gray, Bytes(142, 142, 147), Bytes(142, 142, 147)),
    ("primary", .primary, Bytes(0, 0, 0), Bytes(255, 255, 255)),
    ("secondary", .secondary, Bytes(60, 60, 67, percent: 60), Bytes(235, 235, 245, percent: 60)),
    ("white", .white, Bytes(255, 255, 255), Bytes(255, 255, 255)),
    ("black", .black, Bytes(0, 0, 0), Bytes(0, 0, 0)),
    ("clear", .clear, Bytes(0, 0, 0, percent: 0), Bytes(0, 0, 0, percent: 0)),
]

@Suite struct SystemColorTests {
    @Test("Every named colour has its measured value in light and in dark")
    func palette() {
        for entry in measured {
            #expect(entry.color.bytes(in: scheme(.light)) == entry.light, "\(entry.name)")
            #expect(entry.color.bytes(in: scheme(.dark)) == entry.dark, "\(entry.name)")
        }
    }

    @Test("A named colour prints its name")
    func names() {
        for entry in measured { #expect(entry.color.description == entry.name) }
        #expect(Color.red.opacity(0.5).description == "50% red")
        #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
    }

    @Test("Increased contrast darkens light colours and lightens dark ones")
    func increasedContrast() {
        var light = scheme(.light)
        light._colorSchemeContrast = .increased
        var dark = scheme(.dark)
        dark._colorSchemeContrast = .increased
        #expect(Color.blue.bytes(in: light) == Bytes(30, 110, 244))
        #expect(Color.blue.bytes(in: dark) == Bytes(92, 184, 255))
        #expect(Color.red.bytes(in: light) == Bytes(233, 21, 45))
        #expect(Color.secondary.bytes(in: light) == Bytes(60, 60, 67, percent: 80))
    }

    @Test("Backgrounds and fills have levels of their own")
    func backgroundLevels() {
        #expect(BackgroundStyle().bytes(in: scheme(.light)) == Bytes(255, 255, 255))
        #expect(BackgroundStyle().bytes(in: scheme(.dark)) == Bytes(0, 0, 0))
        #expect(BackgroundStyle().secondary.bytes(in: scheme(.light)) == Bytes(242, 242, 247))
        #expect(BackgroundStyle().secondary.bytes(in: scheme(.dark)) == Bytes(28, 28, 30))
        #expect(FillShapeStyle().bytes(in: scheme(.light)) == Bytes(120, 120, 128, percent: 20))
        #expect(
            FillShapeStyle().quaternary.bytes(in: scheme(.dark))
                == Bytes(118, 118, 128, percent: 18))
        #expect(SeparatorShapeStyle().bytes(in: scheme(.dark)) == Bytes(84, 84, 88, percent: 60))
        #expect(
            PlaceholderTextShapeStyle().bytes(in: scheme(.light)) == Bytes(60, 60, 67, percent: 30))
    }
}
