// SPDX-License-Identifier: MIT
import Foundation
import ScrollworkTesting
import Testing

@MainActor @Suite struct ScrollTesterTests {
    struct Rows: View {
        var count = 50
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 50) }
                }
                .frame(maxWidth: .infinity)
            }
        }
    }

    @Test("the first frame is there at once, and time stands still until it is moved")
    func firstFrame() throws {
        let tester = ScrollTester(Rows())
        #expect(tester.time == 0 && tester.frames.count == 1)
        let scroll = try #require(tester.scroll())
        #expect(scroll.id == "ScrollView0")
        #expect(scroll.contentSize == CGSize(width: 390, height: 2500))
        #expect(scroll.contentInsets.top == 47 && scroll.contentInsets.bottom == 34)
        #expect(scroll.contentOffset.y == -47 && scroll.cause == nil)
        tester.expectPhase(.idle)
        tester.advance(by: 0.5)
        #expect(abs(tester.time - 0.5) < 1e-9 && tester.frames.count == 31)
        tester.expectWork(atMost: FrameWork(walks: 1, bodies: 0, layouts: 0, painted: 0))
    }

    @Test("a drag moves the content as far as the finger, and never flings it")
    func drag() throws {
        let tester = ScrollTester(Rows())
        tester.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
        tester.run(until: .idle)
        // The first ten points of a touch decide that it scrolls.
        let offset = try #require(tester.scroll()).contentOffset.y
        #expect(offset > -47 + 185 && offset <= -47 + 200)
        #expect(tester.scroll()?.cause == .user)
        tester.expectPhases([.idle, .tracking, .interacting, .idle])
    }

    @Test("a fling decelerates, a touch stops it, and the phases tell so")
    func flingAndStop() throws {
        let tester = ScrollTester(Rows())
        tester.fling(at: CGPoint(x: 200, y: 600), .up, speed: 2000)
        #expect(tester.run(until: .phase(.decelerating)) || tester.phases.last == .decelerating)
        tester.advance(by: 0.2)
        let before = try #require(tester.scroll())
        #expect(before.velocity.dy > 500 && before.cause == .momentum)
        tester.touch(at: CGPoint(x: 200, y: 400), for: 0.2)
        tester.run(until: .idle)
        tester.expectPhases([.idle, .tracking, .interacting, .decelerating, .tracking, .idle])
        let after = try #require(tester.scroll()).contentOffset.y
        #expect(after - before.contentOffset.y < 40)
    }

    @Test("the history starts anew when it is cleared")
    func history() {
        let tester = ScrollTester(Rows())
        tester.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
        tester.run(until: .idle)
        tester.clearHistory()
        #expect(tester.frames.count == 1)
        tester.expectPhases([.idle])
        tester.wheel(at: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: -50))
        tester.run(until: .idle)
        #expect(tester.phases.count > 1)
    }

    struct Form: View {
        @State private var isOn = false
        @Environment(\.colorScheme) private var scheme
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.layoutDirection) private var direction
        var body: some View {
            VStack {
                Button(isOn ? "Stop" : "Start") { isOn.toggle() }
                Text(
                    "\(scheme == .dark ? "dark" : "light") \(size == .xxxLarge ? "huge" : "plain") "
                        + (direction == .rightToLeft ? "rtl" : "ltr"))
                Button("Covered") {}
                    .frame(width: 100, height: 40)
                    .overlay { Color.red.accessibilityHidden(true) }
            }
        }
    }

    @Test("a tap on a label presses the button, and assistive technology can too")
    func taps() {
        let tester = ScrollTester(Form())
        tester.tap("Start")
        tester.expectElement("Stop", isHittable: true, opacity: 1)
        tester.activate("Stop")
        tester.expectElement("Start")
        tester.expectNoElement("Stop")
    }

    @Test("settings and the size of the window reach the view in the next frame")
    func settings() {
        let tester = ScrollTester(Form(), settings: TesterSettings(appearance: .dark))
        tester.expectElement("dark plain ltr")
        tester.settings.appearance = .light
        tester.settings.dynamicType = .xxxLarge
        tester.settings.rightToLeft = true
        tester.step()
        tester.expectElement("light huge rtl")
        tester.resize(to: CGSize(width: 844, height: 390))
        tester.step()
        #expect(abs(tester.element("Covered")!.center.x - 422) < 1)
    }

    @Test("the pixels of a frame are those of its drawing")
    func pixels() throws {
        let tester = ScrollTester(
            Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 100, height: 100),
            size: CGSize(width: 200, height: 200), scale: 3,
            settings: TesterSettings(safeAreaInsets: EdgeInsets()))
        let pixels = tester.pixels
        #expect(pixels.width == 600 && pixels.height == 600)
        #expect(pixels[CGPoint(x: 100, y: 100)] == pixels[300, 300])
        #expect(pixels[300, 300].red == 1 && pixels[300, 300].green == 0)
        #expect(pixels[10, 10].green == 1 && pixels[10, 10].alpha == 1)
        #expect(pixels[-1, 0].alpha == 0 && pixels[CGPoint(x: CGFloat.nan, y: 0)].alpha == 0)
        let path = NSTemporaryDirectory() + "scrollwork-tester-\(UUID().uuidString).png"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try tester.writePNG(to: path)
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        #expect(throws: (any Error).self) { try tester.writePNG(to: "/nowhere/at/all.png") }
    }
}
