// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import HeadlessHost

@Suite struct TraceChangeTests {
    private let quiet = WorkRecord(walks: 1, bodies: 0, layouts: 0, painted: 1)

    private func element(
        _ label: String, hittable: Bool = true, opacity: Double = 1, traits: [String] = []
    ) -> ElementRecord {
        ElementRecord(
            label: label, role: "button", frame: .zero, opacity: opacity, isHittable: hittable,
            traits: traits)
    }

    private func frame(
        _ elements: [ElementRecord], phase: String = "idle", work: WorkRecord? = nil
    ) -> TraceFrame {
        var scroll = TraceTests.frame.scrolls[0]
        scroll.phase = phase
        return TraceFrame(
            time: 0, scrolls: [scroll], elements: elements, report: work ?? quiet)
    }

    @Test("what changes is told, what moves steadily is not")
    func changes() {
        var moved = frame([element("A")])
        moved.scrolls[0].contentOffset.y += 5
        moved.elements[0].frame.origin.y -= 5
        #expect(TraceChange.changes(from: frame([element("A")]), to: moved).isEmpty)

        let old = frame([element("A"), element("B"), element("C", hittable: false)])
        let new = frame(
            [element("A", traits: ["isSelected"]), element("C", opacity: 0), element("C")],
            phase: "tracking", work: WorkRecord(walks: 2, bodies: 3, layouts: 1, painted: 1))
        #expect(
            TraceChange.changes(from: old, to: new).map(\.text) == [
                "Navigation0/ScrollView0: idle → tracking", "“A” gains isSelected",
                "“C” can be tapped", "“C” has faded out", "“C” #2 enters", "“B” leaves",
                "2 walks, 3 bodies, 1 layouts",
            ])
    }

    @Test("the timeline is one file that holds its data and loads nothing")
    func timeline() throws {
        let trace = Trace(
            header: TraceTests.header,
            lines: [
                .event(TraceTests.event), .frame(TraceTests.frame),
                .frame(frame([element("</script><b>")])),
            ])
        let page = HTMLTimeline.page(
            title: "A & <B>", trace: trace,
            thumbnails: [
                HTMLTimeline.Thumbnail(
                    time: 0, mediaType: "image/webp", data: Data([1, 2, 3]))
            ])
        #expect(page.contains("<title>A &amp; &lt;B&gt;</title>"))
        #expect(!page.contains("src=\"http") && !page.contains("href="))
        #expect(page.components(separatedBy: "</script>").count == 3)
        let start = try #require(page.range(of: "id=\"data\">")).upperBound
        let end = try #require(page.range(of: "</script>", range: start..<page.endIndex))
        let data = try JSONParser.value(of: String(page[start..<end.lowerBound]))
        #expect(data["times"] == .array([.number(1.25), .number(0)]))
        #expect(
            data["events"]?.array?.first?.array?[1]
                == .string("touch phase ended location [200,300]"))
        #expect(data["pictures"]?.array?.first?.array?[1] == .string("data:image/webp;base64,AQID"))
        #expect(
            data["changes"]?.array?[1].array?.contains(
                .array([.string("element"), .string("“</script><b>” enters")])) == true)
    }
}
