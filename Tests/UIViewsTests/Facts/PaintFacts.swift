// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@Suite("Paint and effects, as measured") @MainActor struct PaintFacts {
    private static let colors: [(Color, light: [Int], dark: [Int])] = [
        (.red, [255, 56, 60], [255, 66, 69]), (.orange, [255, 141, 40], [255, 146, 48]),
        (.yellow, [255, 204, 0], [255, 214, 0]), (.green, [52, 199, 89], [48, 209, 88]),
        (.mint, [0, 200, 179], [0, 218, 195]), (.teal, [0, 195, 208], [0, 210, 224]),
        (.cyan, [0, 192, 232], [60, 211, 254]), (.blue, [0, 136, 255], [0, 145, 255]),
        (.purple, [203, 48, 224], [219, 52, 242]), (.pink, [255, 45, 85], [255, 55, 95]),
        (.brown, [172, 127, 94], [183, 138, 102]),
    ]

    @Test("the system's colours come out as measured", arguments: [ColorScheme.light, .dark])
    func systemColors(scheme: ColorScheme) throws {
        // M2 paint/system-colors, dark/system-colors; indigo and grey are the phone's elsewhere
        let colors = Self.colors
        let window = try FactWindow(220, 20, change: { $0.colorScheme = scheme }) { _ in
            HStack(spacing: 0) { ForEach(colors.indices, id: \.self) { colors[$0].0 } }
        }
        for (index, color) in colors.enumerated() {
            let painted = window.rgb(CGFloat(index) * 20 + 10, 10)
            #expect(painted == (scheme == .light ? color.light : color.dark))
        }
    }

    @Test("a gradient blends close to Oklab: red to blue is 170 121 168 in the middle")
    func gradient() throws {
        // M2 gradient/basic
        let window = try FactWindow(200, 20) { _ in
            LinearGradient(
                colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        }
        let middle = window.rgb(100, 10)
        for (painted, measured) in zip(middle, [170, 121, 168]) {
            #expect(abs(painted - measured) <= 4)
        }
    }

    @Test("transforms, effects and shadows never change layout")
    func effects() throws {
        // M2 transform/*, effects/*
        let window = try FactWindow(300, 100) { book in
            HStack(spacing: 10) {
                box(40, 40).scaleEffect(2).probe("scaled", book)
                box(40, 40).rotationEffect(.degrees(45)).probe("turned", book)
                box(40, 40).offset(x: 30, y: 10).probe("moved", book)
                box(40, 40).shadow(radius: 10).probe("shadow", book)
                box(40, 40).blur(radius: 5).probe("blurred", book)
                box(40, 40).hidden().probe("hidden", book)
            }
        }
        let names = ["scaled", "turned", "moved", "shadow", "blurred", "hidden"]
        for (index, name) in names.enumerated() {
            window.expect(name, 5 + 50 * CGFloat(index), 30, 40, 40)
        }
    }

    @Test("a rotation goes clockwise about its anchor, a scale keeps its anchor's edge")
    func anchors() throws {
        // M2 transform/basic
        let turned = try FactWindow(100, 100) { _ in
            Color.red.frame(width: 40, height: 40)
                .overlay(alignment: .topLeading) { Color.blue.frame(width: 20, height: 20) }
                .rotationEffect(.degrees(90))
        }
        #expect(turned.rgb(60, 40) == [0, 136, 255])
        #expect(turned.rgb(40, 40) == [255, 56, 60])
        let scaled = try FactWindow(100, 100) { _ in box(40, 40).scaleEffect(0.5, anchor: .leading)
        }
        #expect(scaled.rgb(31, 50) == [255, 56, 60])
        #expect(scaled.rgb(51, 50) == [255, 255, 255])
        #expect(scaled.rgb(31, 38) == [255, 255, 255])
    }

    @Test("zIndex orders painting within one container")
    func zIndex() throws {
        // M2 effects/zindex
        let window = try FactWindow(100, 100) { _ in
            ZStack {
                Color.red.frame(width: 40, height: 40).zIndex(1)
                Color.blue.frame(width: 60, height: 60)
            }
        }
        #expect(window.rgb(50, 50) == [255, 56, 60])
        #expect(window.rgb(25, 50) == [0, 136, 255])
    }

    @Test("a shadow is a Gaussian whose sigma is the radius: 50 % at the edge, 16 % a radius out")
    func shadow() throws {
        // M2 effects/shadow-profile
        let window = try FactWindow(300, 200) { _ in
            Color.white.frame(width: 140, height: 140)
                .shadow(color: .black, radius: 10)
        }
        // Black on white: what is left of 255 at the right edge (220) and one radius beyond.
        #expect(abs(window.rgb(220, 100)[0] - 128) <= 8)
        #expect(abs(window.rgb(230, 100)[0] - 214) <= 8)
        #expect(window.rgb(265, 100) == [255, 255, 255])
    }
}
