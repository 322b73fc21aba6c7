// SPDX-License-Identifier: MIT
import Foundation
import GSKRenderer
import Testing

@MainActor @Suite struct OutputTests {
    let measurer = PangoTextMeasurer()

    func image(_ color: DisplayColor, width: CGFloat = 30, height: CGFloat = 20) -> PixelImage {
        GSKDisplayRenderer(measurer: measurer).render(
            .empty, size: CGSize(width: width, height: height), scale: 1, background: color)
    }

    @Test("bytes are red, green, blue, alpha, not premultiplied")
    func bytes() {
        let half = image(DisplayColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        let bytes = half.bytes
        #expect(bytes.count == 30 * 20 * 4)
        #expect(abs(Int(bytes[0]) - 255) <= 1 && abs(Int(bytes[1]) - 128) <= 2)
        #expect(bytes[2] == 0 && abs(Int(bytes[3]) - 128) <= 1)
        #expect(half.pixel(-1, 0) == .clear && half.pixel(30, 0) == .clear)
        #expect(!half.isOpaque && image(.white).isOpaque)
    }

    @Test("a PNG is written whole, a path that cannot be written is named")
    func png() throws {
        let data = try image(.black).pngData()
        #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        let path = NSTemporaryDirectory() + "scrollwork-\(UUID().uuidString).png"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try image(.black).writePNG(to: path)
        #expect(FileManager.default.contents(atPath: path) == data)
        let error = #expect(throws: ImageOutputError.self) {
            try image(.black).writePNG(to: "/no/such/folder/frame.png")
        }
        #expect(error?.description.contains("/no/such/folder/frame.png") == true)
    }

    @Test("an animation holds every frame, and refuses what does not fit")
    func webP() throws {
        let encoder = try AnimatedWebPEncoder(width: 30, height: 20)
        try encoder.add(image(.black), at: 0)
        try encoder.add(image(.white), at: 0.1)
        try encoder.add(image(DisplayColor(red: 1, green: 0, blue: 0, alpha: 0.5)), at: 0.2)
        #expect(throws: ImageOutputError.self) { try encoder.add(image(.black), at: 0.2) }
        #expect(throws: ImageOutputError.self) {
            try encoder.add(image(.black, width: 10), at: 0.3)
        }
        let data = try encoder.finish(at: 0.3)
        #expect(data.prefix(4) == Data("RIFF".utf8))
        let text = String(decoding: data, as: Unicode.ASCII.self)
        #expect(text.components(separatedBy: "ANMF").count == 4)
        #expect(throws: ImageOutputError.self) {
            _ = try AnimatedWebPEncoder(width: 0, height: 20)
        }
    }

    @Test("a filmstrip lays frames out in rows with captions below")
    func filmstrip() throws {
        let frames = (0..<5).map {
            FilmstripFrame(
                image: image(.black, width: 100, height: 60), time: Double($0) / 10,
                caption: $0 == 0 ? "start" : "")
        }
        let strip = try FilmstripComposer(columns: 3, scale: 1).compose(frames, measurer: measurer)
        #expect(strip.width == 12 + 3 * 112)
        #expect(strip.height == 12 + 2 * (60 + 24 + 12))
        #expect(strip.pixel(20, 20) == .black)
        #expect(strip.pixel(6, 6) != .black)
        let caption = (12..<112).contains { x in
            (74..<92).contains { y in strip.pixel(x, y).red < 0.5 }
        }
        #expect(caption)
        #expect(throws: ImageOutputError.self) {
            try FilmstripComposer().compose([], measurer: measurer)
        }
    }
}
