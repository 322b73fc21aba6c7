// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import HeadlessHost

@Suite struct TraceTests {
    static let header = TraceHeader(
        size: CGSize(width: 390, height: 844), scale: 2, fps: 60, seed: .max)
    static let frame = TraceFrame(
        time: 1.25,
        scrolls: [
            ScrollRecord(
                id: "Navigation0/ScrollView0", phase: "decelerating",
                contentOffset: CGPoint(x: 0, y: 312.5),
                contentSize: CGSize(width: 390, height: 2812),
                contentInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0),
                containerSize: CGSize(width: 390, height: 763),
                velocity: CGVector(dx: 0, dy: 812.4), cause: "momentum")
        ],
        elements: [
            ElementRecord(
                label: "Home", role: "button", frame: CGRect(x: 28, y: 760, width: 83, height: 44),
                opacity: 1, isHittable: true, traits: ["isSelected"])
        ],
        report: WorkRecord(walks: 1, bodies: 0, layouts: 0, painted: 3))
    static let event = TraceEvent(
        time: 1.25, kind: "touch",
        properties: [
            ("phase", .string("ended")), ("location", .array([.number(200), .number(300)])),
        ])

    @Test("the three kinds of lines are written as the contract shows them")
    func lines() {
        #expect(
            TraceWriter.line(Self.header)
                == #"{"format":"scrollwork-trace","version":1,"kind":"frames","size":[390,844],"#
                + #""scale":2,"fps":60,"seed":18446744073709551615}"#)
        #expect(
            TraceWriter.line(Self.frame)
                == #"{"t":1.25,"scrolls":[{"id":"Navigation0/ScrollView0","phase":"decelerating","#
                + #""contentOffset":[0,312.5],"contentSize":[390,2812],"#
                + #""contentInsets":[47,0,34,0],"containerSize":[390,763],"velocity":[0,812.4],"#
                + #""cause":"momentum"}],"elements":[{"label":"Home","role":"button","#
                + #""frame":[28,760,83,44],"opacity":1,"hittable":true,"traits":["isSelected"]}],"#
                + #""report":{"walks":1,"bodies":0,"layouts":0,"painted":3}}"#)
        #expect(
            TraceWriter.line(Self.event)
                == #"{"t":1.25,"event":{"kind":"touch","phase":"ended","location":[200,300]}}"#)
    }

    @Test("a trace that was written is read back the same")
    func roundTrip() throws {
        let trace = Trace(
            header: Self.header, lines: [.event(Self.event), .frame(Self.frame)])
        let text = TraceWriter.text(trace)
        #expect(text.hasSuffix("}\n"))
        let read = try TraceReader.trace(text: text, file: "t.jsonl")
        #expect(read == trace)
        #expect(read.frames == [Self.frame])
        #expect(read.events == [Self.event])
    }

    @Test("an unknown version is refused")
    func unknownVersion() {
        let text = TraceWriter.line(Self.header).replacing("\"version\":1", with: "\"version\":2")
        #expect(
            throws: TraceError(
                file: "t.jsonl", line: 1,
                message: "version 2 is unknown; this tool reads version 1")
        ) {
            try TraceReader.trace(text: text, file: "t.jsonl")
        }
    }

    @Test(
        "what is no trace is refused with its line",
        arguments: [
            ("", 1), ("{\"format\":\"other\"}", 1),
            ("HEADER\n{\"t\":1,\"scrolls\":[],\"elements\":[]}", 2), ("HEADER\nnonsense", 2),
            ("HEADER\n\n{\"t\":1,\"event\":3}", 3),
        ])
    func refused(text: String, line: Int) {
        let text = text.replacing("HEADER", with: TraceWriter.line(Self.header))
        do throws(TraceError) {
            _ = try TraceReader.trace(text: text, file: "t.jsonl")
            Issue.record("the trace was accepted")
        } catch {
            #expect(error.line == line)
            #expect(error.description.hasPrefix("t.jsonl:\(line):1: error: "))
        }
    }
}
