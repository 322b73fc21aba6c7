// SPDX-License-Identifier: MIT
import GSKRenderer
import Testing

@MainActor @Suite struct SymbolTests {
    let measurer = PangoTextMeasurer()

    func block(_ name: String, rightToLeft: Bool = false) -> TextBlock {
        TextBlock(
            runs: [
                TextRun(
                    .symbol(name: name, scale: 1), font: FontDescriptor(size: 20), color: .black)
            ], isRightToLeft: rightToLeft)
    }

    func image(_ name: String, rightToLeft: Bool = false) -> PixelImage {
        let box = CGRect(x: 0, y: 0, width: 40, height: 40)
        return GSKDisplayRenderer(measurer: measurer).render(
            DisplayNode(.text(block(name, rightToLeft: rightToLeft), in: box)), size: box.size,
            scale: 1, background: .white)
    }

    func ink(_ image: PixelImage) -> Double {
        (0..<40).reduce(0) { sum, y in
            (0..<40).reduce(sum) { $0 + 1 - image.pixel($1, y).red }
        }
    }

    @Test(
        "the commonest names have a glyph",
        arguments: [
            "house", "house.fill", "magnifyingglass", "books.vertical", "books.vertical.fill",
            "person", "person.fill", "star", "star.fill", "heart", "heart.fill", "gear",
            "gearshape.fill", "chevron.left", "chevron.right", "chevron.up", "chevron.down",
            "plus", "minus", "xmark", "checkmark", "trash", "square.and.arrow.up", "sunrise.fill",
            "leaf.fill", "water.waves", "moon.stars.fill", "cloud.bolt.rain.fill", "snowflake",
            "music.note", "play.fill", "pause.fill", "forward.fill", "backward.fill", "ellipsis",
            "bell", "envelope", "photo", "camera", "mic", "phone", "map", "mappin", "location",
            "calendar", "clock", "flag", "bookmark", "tag", "cart", "creditcard", "gift", "bolt",
            "flame", "drop", "globe", "wifi", "arrow.up", "arrow.right.circle.fill", "circle",
            "circle.fill", "square", "square.fill", "line.3.horizontal", "list.bullet",
        ])
    func commonNames(_ name: String) {
        let size = measurer.measure(block(name), width: nil, height: nil).size
        #expect(size.width > 5 && size.height > 5)
        #expect(ink(image(name)) > 10)
    }

    @Test("a plain name is the rim of its filled glyph")
    func rims() {
        for name in ["house", "trash", "bookmark", "heart", "books.vertical"] {
            #expect(ink(image(name)) < ink(image(name + ".fill")) * 0.85, "\(name)")
        }
    }

    @Test("forward follows the reading direction, right does not")
    func direction() {
        #expect(image("chevron.forward") == image("chevron.right"))
        let mirrored = image("chevron.forward", rightToLeft: true)
        #expect(mirrored == image("chevron.left", rightToLeft: true))
        #expect(mirrored != image("chevron.right", rightToLeft: true))
    }
}
