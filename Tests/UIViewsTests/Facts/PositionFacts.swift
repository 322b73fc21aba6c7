// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@Suite("Position, as measured") @MainActor struct PositionFacts {
    @Test("position takes the whole proposal and puts its view's centre at the point")
    func position() throws {
        // M2 position/basic; the texts beside are 24 and 32 wide there.
        let window = try FactWindow(320, 240) { book in
            VStack(spacing: 10) {
                ZStack {
                    Color(white: 0.9)
                    box(40, 40).probe("red", book).position(x: 50, y: 30).probe("inZ", book)
                    box(30, 30).probe("blue", book).position(CGPoint(x: 150, y: 60))
                        .probe("point", book)
                }
                .frame(width: 200, height: 90)
                .probe("z", book)
                HStack(spacing: 10) {
                    box(24, 16).probe("left", book)
                    box(30, 30).probe("green", book).position(x: 20, y: 20).probe("inH", book)
                    box(32, 16).probe("right", book)
                }
                .frame(height: 50)
                .probe("h", book)
                VStack(spacing: 4) {
                    Text("Above").probe("above", book)
                    box(30, 20).probe("orange", book).position(x: 40, y: 10).probe("inV", book)
                    Text("Below").probe("below", book)
                }
                .probe("v", book)
            }
            .probe("all", book)
        }
        window.expect("all", 0, 0, 320, 240)
        window.expect("z", 60, 0, 200, 90)
        window.expect("inZ", 60, 0, 200, 90)
        window.expect("red", 90, 10, 40, 40)
        window.expect("point", 60, 0, 200, 90)
        window.expect("blue", 195, 45, 30, 30)
        window.expect("h", 0, 100, 320, 50)
        window.expect("left", 0, 117, 24, 16)
        window.expect("inH", 34, 100, 244, 50)
        window.expect("green", 39, 105, 30, 30)
        window.expect("right", 288, 117, 32, 16)
        window.expect("v", 0, 160, 320, 80)
        window.expect("above", y: 160, height: 16)
        window.expect("inV", 0, 180, 320, 40)
        window.expect("orange", 25, 180, 30, 20)
        window.expect("below", y: 224, height: 16)
    }
}
