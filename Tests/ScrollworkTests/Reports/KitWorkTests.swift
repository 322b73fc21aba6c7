// SPDX-License-Identifier: MIT
import Scrollwork
import ScrollworkTesting
import Testing

/// Frames in which nothing flips evaluate no body of the content, component by component; the bar,
/// the sections and the title have theirs beside them.
@MainActor @Suite struct KitWorkTests {
    private struct CountedRows: View {
        let counter: BodyCount

        var body: some View {
            counter.count += 1
            return Rows()
        }
    }

    private func isQuiet(_ tester: ScrollTester, _ counter: BodyCount) -> Bool {
        tester.run()
        tester.dragToRest(300)
        tester.dragToRest(300)
        let before = counter.count
        tester.clearHistory()
        tester.drag(300)
        tester.run()
        return counter.count == before
            && tester.frames.dropFirst().allSatisfy { $0.work.bodies == 0 }
    }

    @Test("bars that are hidden while reading: no body")
    func bars() {
        let counter = BodyCount()
        let tester = ScrollTester(
            NavigationStack {
                ScrollView { CountedRows(counter: counter) }
                    .readerMode(for: .navigationBar)
                    .navigationTitle("Posts")
                    .navigationBarTitleDisplayMode(.inline)
            })
        #expect(isQuiet(tester, counter))
        let before = counter.count
        tester.dragToRest(-300)
        #expect(tester.element("Posts") != nil)
        #expect(counter.count == before)
    }

    @Test("an edge effect that is whole: no body")
    func edge() {
        let counter = BodyCount()
        let tester = ScrollTester(
            ScrollView { CountedRows(counter: counter) }.edgeEffect(.blur, length: 60))
        #expect(isQuiet(tester, counter))
    }

    @Test("a reader: no body")
    func reader() {
        let counter = BodyCount()
        let tester = ScrollTester(ReaderView { CountedRows(counter: counter) })
        #expect(isQuiet(tester, counter))
    }

    @Test("content that is paged, with enough ahead: no body")
    func pages() {
        let counter = BodyCount()
        let tester = ScrollTester(
            ScrollView { CountedRows(counter: counter) }
                .paginates(hasMore: true, prefetch: .rows(1)) {})
        #expect(isQuiet(tester, counter))
    }
}
