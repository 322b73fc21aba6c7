// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@Suite("Shapes in layout, as measured") @MainActor struct ShapeFacts {
    @Test("shapes take the proposal, circles its smaller side, and strokes change nothing")
    func stacks() throws {
        // M2 shape/layout
        let window = try FactWindow(300, 200) { book in
            VStack(spacing: 8) {
                HStack(spacing: 0) {
                    Circle().fill(Color.red).probe("circle", book)
                    Ellipse().fill(Color.blue).probe("ellipse", book)
                    Capsule().fill(Color.green).probe("capsule", book)
                    Circle().stroke(lineWidth: 2).probe("stroked", book)
                }
                .frame(height: 40)
                HStack(spacing: 4) {
                    Rectangle().fill(Color.red).probe("free", book)
                    Rectangle().fill(Color.blue).frame(width: 40).probe("fixed", book)
                    Capsule().fill(Color.orange).frame(width: 20).probe("narrow", book)
                    RoundedRectangle(cornerRadius: 4).fill(Color.purple).frame(maxWidth: 50)
                        .probe("most", book)
                }
                .frame(width: 200, height: 30)
                HStack(spacing: 4) {
                    Rectangle().fill(Color.gray).fixedSize().probe("ideal", book)
                    Circle().fill(Color.mint).fixedSize().probe("idealCircle", book)
                    Circle().strokeBorder(Color.red, lineWidth: 2).fixedSize().probe(
                        "idealBorder", book)
                    VStack(spacing: 0) {
                        Circle().fill(Color.teal).probe("upper", book)
                        Rectangle().fill(Color.pink).probe("lower", book)
                    }
                    .frame(width: 60, height: 100)
                }
            }
            .probe("all", book)
        }
        window.expect("all", 0, 7, 300, 186)
        window.expect("circle", 0, 7, 40, 40)
        window.expect("ellipse", 40, 7, 110, 40)
        window.expect("capsule", 150, 7, 110, 40)
        window.expect("stroked", 260, 7, 40, 40)
        window.expect("free", 50, 55, 78, 30)
        window.expect("fixed", 132, 55, 40, 30)
        window.expect("narrow", 176, 55, 20, 30)
        window.expect("most", 200, 55, 50, 30)
        window.expect("ideal", 99, 138, 10, 10)
        window.expect("idealCircle", 113, 138, 10, 10)
        window.expect("idealBorder", 127, 138, 10, 10)
        window.expect("upper", 146, 93, 50, 50)
        window.expect("lower", 141, 143, 60, 50)
    }

    @Test("trim and stroke keep a circle's square; offset, scale, rotation, inset do not")
    func modified() throws {
        // M2 shape/modifiers
        func probed(_ name: String, _ view: some View, _ book: FrameBook) -> some View {
            view.probe(name, book).frame(width: 60, height: 40)
        }
        let window = try FactWindow(500, 200) { book in
            HStack(spacing: 8) {
                probed("scaled", Circle().scale(0.5).fill(Color.blue), book)
                probed("offset", Circle().offset(x: 10, y: 5).fill(Color.red), book)
                probed("rotated", Rectangle().rotation(.degrees(30)).fill(Color.green), book)
                probed("trimmed", Circle().trim(from: 0.25, to: 1).stroke(Color.blue), book)
                probed(
                    "inset", RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(Color.teal), book)
                probed("border", Circle().strokeBorder(Color.red, lineWidth: 4), book)
                probed("stroke", Circle().stroke(Color.red, lineWidth: 4), book)
            }
        }
        for name in ["scaled", "offset", "rotated", "inset", "border"] {
            window.expect(name, width: 60, height: 40)
        }
        for name in ["trimmed", "stroke"] { window.expect(name, width: 40, height: 40) }
    }

    @Test("a border is drawn inside the frame and changes no layout")
    func border() throws {
        // M2 shape/border
        let window = try FactWindow(100, 60) { book in
            Color.yellow.frame(width: 60, height: 30).border(Color.black, width: 2)
                .probe("box", book)
        }
        window.expect("box", 20, 15, 60, 30)
        #expect(window.rgb(21, 30) == [0, 0, 0])
        #expect(window.rgb(23, 30) == [255, 204, 0])
        #expect(window.rgb(19, 30) == [255, 255, 255])
    }
}
