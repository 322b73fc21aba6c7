// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIMotion
import UIViewGraph

@testable import UIViews

@Suite struct ColorTests {
    private let light = scheme(.light)

    @Test("Hues run red, yellow, green, cyan, blue, magenta and back to red")
    func hues() {
        func hue(_ value: Double) -> Bytes? {
            Color(hue: value, saturation: 1, brightness: 1).bytes(in: light)
        }
        #expect(hue(0) == Bytes(255, 0, 0))
        #expect(hue(1.0 / 6) == Bytes(255, 255, 0))
        #expect(hue(2.0 / 6) == Bytes(0, 255, 0))
        #expect(hue(3.0 / 6) == Bytes(0, 255, 255))
        #expect(hue(4.0 / 6) == Bytes(0, 0, 255))
        #expect(hue(5.0 / 6) == Bytes(255, 0, 255))
        #expect(hue(1) == Bytes(255, 0, 0))
        let pale = Color(hue: 0.5, saturation: 0.25, brightness: 0.8, opacity: 0.5)
        #expect(pale.bytes(in: light) == Bytes(153, 204, 204, percent: 50))
    }

    @Test("Linear and Display P3 components are converted to sRGB")
    func colorSpaces() {
        #expect(Color(.sRGBLinear, white: 0.5).bytes(in: light) == Bytes(188, 188, 188))
        #expect(
            Color(.sRGBLinear, white: 0, opacity: 0.33).bytes(in: light)
                == Bytes(0, 0, 0, percent: 33))
        #expect(Color(.displayP3, white: 0.4).bytes(in: light) == Bytes(102, 102, 102))
        // P3's red lies outside sRGB: it is kept, and limited only where it is drawn.
        let red = Color(.displayP3, red: 1, green: 0, blue: 0)
        #expect(abs(red.resolve(in: light).red - 1.0930) < 0.001)
        #expect(abs(red.resolve(in: light).green + 0.2267) < 0.001)
        #expect(red.bytes(in: light) == Bytes(255, 0, 0))
    }

    @Test("Opacities multiply and are limited to 0…1")
    func opacity() {
        let color = Color.white.opacity(0.5).opacity(0.5)
        #expect(color.bytes(in: light) == Bytes(255, 255, 255, percent: 25))
        #expect(Color.white.opacity(3).bytes(in: light)?.percent == 100)
        #expect(Color.white.opacity(-1).bytes(in: light)?.percent == 0)
    }

    @Test("A perceptual mix of red and blue has the middle that gradients were measured to have")
    func mixing() throws {
        // Source: fixture `gradient/basic`, macOS 26.2: 170 121 168.
        let middle = try #require(
            Color.red.mix(with: .blue, by: 0.5).bytes(in: light))
        #expect(abs(middle.red - 170) <= 4)
        #expect(abs(middle.green - 121) <= 4)
        #expect(abs(middle.blue - 168) <= 4)
        #expect(
            Color.black.mix(with: .white, by: 0.5, in: .device).bytes(in: light)
                == Bytes(128, 128, 128))
        #expect(Color.red.mix(with: .blue, by: 0).bytes(in: light) == Bytes(255, 56, 60))
        #expect(Color.red.mix(with: .blue, by: 9).bytes(in: light) == Bytes(0, 136, 255))
        // What is transparent brings no hue along.
        #expect(
            Color.red.mix(with: .clear, by: 0.5).bytes(in: light)
                == Bytes(255, 56, 60, percent: 50))
    }

    @Test("A resolved colour keeps linear parts, animates, and survives coding")
    func resolved() throws {
        var color = Color.Resolved(red: 0.5, green: 0.25, blue: 1, opacity: 0.5)
        #expect(abs(color.linearRed - 0.21404) < 1e-4)
        #expect(abs(color.red - 0.5) < 1e-6)
        #expect(color.description == "#8040FF80")
        #expect(Color(color).bytes(in: light) == Bytes(128, 64, 255, percent: 50))

        let copy = try JSONDecoder().decode(
            Color.Resolved.self, from: JSONEncoder().encode(color))
        #expect(copy.description == color.description)

        let black = Color.Resolved(red: 0, green: 0, blue: 0)
        color.animatableData = black.animatableData.interpolated(
            towards: Color.Resolved(red: 1, green: 1, blue: 1).animatableData, amount: 0.5)
        #expect(abs(color.linearBlue - 0.5) < 1e-6)
    }

    @Test("A colour that is not a number draws as black, not as a crash")
    func notANumber() {
        let color = Color(red: .nan, green: .infinity, blue: -.infinity)
        #expect(color.bytes(in: light) == Bytes(0, 255, 0))
    }

    @Test("Colours are equal by what they say")
    func equality() {
        #expect(Color.red == Color.red)
        #expect(Color.red != Color(red: 1, green: 56 / 255, blue: 60 / 255))
        #expect(Color(white: 0.5) == Color(red: 0.5, green: 0.5, blue: 0.5))
    }
}
