// SPDX-License-Identifier: MIT
import Scrollwork
import ScrollworkTesting
import Testing

/// What the components do for whom, where no other suite shows it; `Docs/Kit/Assistive.md` names
/// the test for each.
@MainActor @Suite struct AssistiveTests {
    private struct TextBar: View {
        var body: some View { Button("Bar") {}.padding(20).frame(maxWidth: .infinity) }
    }

    @Test("a bar of large text hides wholly, and takes its own height from the safe area")
    func largeBar() {
        func inset(_ size: DynamicTypeSize) -> CGFloat {
            let tester = ScrollTester(
                HideOnScrollBar {
                    Rows()
                } bar: {
                    TextBar()
                }, settings: TesterSettings(dynamicType: size))
            tester.run()
            let inset = tester.frame.scrolls[0].contentInsets.bottom
            tester.dragToRest(300)
            #expect(!tester.isShown("Bar"))
            tester.dragToRest(-100)
            #expect(tester.isShown("Bar"))
            return inset
        }
        #expect(inset(.accessibility3) > inset(.large) + 10)
    }

    @Test("from right to left each component decides as from left to right")
    func rightToLeft() {
        for isMirrored in [false, true] {
            let settings = TesterSettings(rightToLeft: isMirrored)
            let bar = ScrollTester(
                HideOnScrollBar {
                    Rows()
                } bar: {
                    TestBar()
                }, settings: settings)
            bar.run()
            bar.dragToRest(300)
            #expect(!bar.isShown("Bar"))
            bar.dragToRest(-100)
            #expect(bar.isShown("Bar"))

            let section = ScrollTester(
                ScrollView {
                    Text("Section").frame(height: 300).scrollVisibilityReveal()
                }, settings: settings)
            section.advance(by: 1)
            #expect(section.element("Section")?.opacity == 1)

            let title = ScrollTester(
                ScrollTitleBar {
                    Rows()
                } title: { _ in
                    Text("Title")
                }, settings: settings)
            title.run()
            title.dragToRest(200)
            #expect((title.element("Title")?.frame.midY ?? 0) > 700)

            let shelf = Shelf()
            let pages = ScrollTester(BookList(items: shelf.items()), settings: settings)
            pages.advance(by: 6)
            #expect(shelf.requests.count > 2)

            let reader = ScrollTester(
                ReaderView(
                    TimedLyrics((0..<60).map { (Double($0) * 2, "Line \($0)") }), position: 41,
                    isPlaying: true
                ) { line, _ in
                    Text(line.text).frame(minHeight: 40)
                }, settings: settings)
            reader.advance(by: 1)
            #expect(abs((reader.element("Line 20")?.frame.midY ?? 0) - 428) < 40)
        }
    }

    @Test("with cross-fades preferred a section fades in where it is")
    func crossFade() {
        let tester = ScrollTester(
            ScrollView { Text("Section").frame(height: 300).scrollVisibilityReveal() },
            settings: TesterSettings(crossFade: true))
        tester.advance(by: 1)
        #expect(tester.element("Section")?.opacity == 1)
        #expect(Set(tester.places(of: "Section").compactMap { $0 }).count == 1)
    }

    @Test("sections of large text that fill more than the screen are revealed")
    func largeSection() {
        let tester = ScrollTester(
            ScrollView {
                Text(String(repeating: "Words of a long text. ", count: 60))
                    .scrollVisibilityReveal(threshold: 1)
            }, settings: TesterSettings(dynamicType: .accessibility5))
        tester.advance(by: 2)
        #expect(tester.frame.scrolls[0].contentSize.height > 1500)
        #expect(tester.frame.elements.first?.opacity == 1)
    }

    @Test("a title of large text is one element in either place")
    func largeTitle() {
        let tester = ScrollTester(
            ScrollTitleBar {
                Rows()
            } title: { placement in
                Text("Title").font(placement == .top ? .largeTitle : .title)
            }, settings: TesterSettings(voiceOver: true, dynamicType: .accessibility3))
        tester.run()
        #expect(tester.frame.elements.filter { $0.label == "Title" }.count == 1)
        tester.dragToRest(300)
        #expect(tester.frame.elements.filter { $0.label == "Title" }.count == 1)
        #expect((tester.element("Title")?.frame.midY ?? 0) > 700)
    }

    @Test("loaded pages are announced, and what is read stays read")
    func announcements() {
        let shelf = Shelf()
        shelf.pageSize = 20
        let tester = ScrollTester(
            BookList(items: shelf.items()), settings: TesterSettings(voiceOver: true))
        tester.advance(by: 2)
        #expect(!tester.announcements.isEmpty)
        let place = tester.element("Book 3")?.frame.minY
        let count = tester.announcements.count
        for _ in 0..<2 { tester.dragToRest(700) }
        tester.advance(by: 2)
        #expect(tester.announcements.count > count)
        #expect(place != nil)
    }

    @Test("rows of large text are fewer to a screen, and are asked for until it is full")
    func largeRows() {
        let shelf = Shelf()
        let tester = ScrollTester(
            BookList(items: shelf.items(), height: 200),
            settings: TesterSettings(dynamicType: .accessibility3))
        tester.advance(by: 6)
        #expect(tester.frame.scrolls[0].contentSize.height >= 763 * 2)
        tester.advance(by: 2)
        #expect(shelf.requests.count < 6)
    }

    @Test("lines of large text are followed to the middle")
    func largeLines() {
        let tester = ScrollTester(
            ReaderView(
                TimedLyrics((0..<60).map { (Double($0) * 2, "Line \($0)") }), position: 41,
                isPlaying: true
            ) { line, _ in
                Text(line.text).font(.title)
            }, settings: TesterSettings(voiceOver: true, dynamicType: .accessibility5))
        tester.advance(by: 2)
        #expect(abs((tester.element("Line 20")?.frame.midY ?? 0) - 428) < 60)
        #expect(tester.element("Line 20")?.traits.contains("isSelected") == true)
    }

    @Test("an edge effect is no element and takes no touches; more contrast makes it opaque")
    func edge() throws {
        var pressed = 0
        let tester = ScrollTester(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<60, id: \.self) { index in
                        Button("Press \(index)") { pressed += 1 }
                            .frame(maxWidth: .infinity, minHeight: 80)
                            .background(Color.black)
                    }
                }
            }
            .edgeEffect(.blur, length: 120),
            scale: 1, settings: TesterSettings(increaseContrast: true))
        tester.run()
        tester.dragToRest(200)
        #expect(tester.pixels[4, 60].red > 0.95)
        let labels = tester.frame.elements.map(\.label)
        #expect(
            labels.allSatisfy {
                $0.hasPrefix("Press") || ["Status bar", "Home indicator"].contains($0)
            }, "\(labels)")
        // One that lies below the strip, which is 120 points long.
        let below = try #require(
            tester.frame.elements.first { $0.label.hasPrefix("Press") && $0.frame.minY > 48 })
        #expect(below.frame.maxY < 120 + 47)
        tester.tap(at: CGPoint(x: below.frame.midX, y: below.frame.midY))
        tester.run()
        #expect(pressed == 1)
    }
}
