// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct LifecycleTests {
    struct Appearing: View {
        let journal: Journal
        @State private var title = "before"
        var body: some View {
            GeometryReader { proxy in
                sized(proxy.size.width)
            }
            .onAppear {
                journal.note("appeared")
                title = "after"
            }
        }
        private func sized(_ width: CGFloat) -> some View {
            journal.note("sized \(Int(width))")
            return Text(title)
        }
    }

    @Test("onAppear comes after the first layout, and what it writes is in the first frame")
    func onAppear() throws {
        let journal = Journal()
        let stage = try FrameStage(Appearing(journal: journal))
        #expect(journal.entries.first == "sized 390")
        #expect(journal.entries.filter { $0 == "appeared" }.count == 1)
        #expect(stage.frame.elements.map(\.label) == ["after"])
        #expect(stage.frame.report.walks == 2)
    }

    struct Changing: View {
        let journal: Journal
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Twice") {
                    count += 1
                    count += 1
                }
                Button("Same") { count = count }
            }
            .onChange(of: count) { old, new in journal.note("\(old) to \(new)") }
            .onChange(of: count, initial: true) { journal.note("now \(count)") }
        }
    }

    @Test("onChange hears once of the writes of one turn, and of none that changes nothing")
    func onChange() throws {
        let journal = Journal()
        let stage = try FrameStage(Changing(journal: journal))
        #expect(journal.entries == ["now 0"])
        journal.clear()
        #expect(stage.window.activate(label: "Twice"))
        try stage.step(2)
        #expect(journal.entries == ["0 to 2", "now 2"])
        journal.clear()
        #expect(stage.window.activate(label: "Same"))
        try stage.step(2)
        #expect(journal.entries == [])
    }

    struct Tasked: View {
        let journal: Journal
        @State private var id = 0
        @State private var isShown = true
        var body: some View {
            VStack {
                if isShown {
                    Text("worker").task(id: id) {
                        journal.note("start \(id)")
                        do {
                            try await Task.sleep(for: .seconds(1))
                            journal.note("end \(id)")
                        } catch {
                            journal.note("cancelled \(Task.isCancelled)")
                        }
                    }
                }
                Button("Next") { id += 1 }
                Button("Hide") { isShown = false }
            }
        }
    }

    @Test("a task runs in virtual time, and anew for each id after the old one is cancelled")
    func taskRestarts() throws {
        let journal = Journal()
        let stage = try FrameStage(Tasked(journal: journal))
        #expect(journal.entries == ["start 0"])
        try stage.run(through: 0.9)
        #expect(journal.entries == ["start 0"])
        #expect(stage.window.activate(label: "Next"))
        try stage.step(2)
        #expect(journal.entries.sorted() == ["cancelled true", "start 0", "start 1"])
        journal.clear()
        try stage.run(through: 1.8)
        #expect(journal.entries == [])
        try stage.run(through: 2)
        #expect(journal.entries == ["end 1"])
    }

    @Test("a task is cancelled when its view goes")
    func taskIsCancelled() throws {
        let journal = Journal()
        let stage = try FrameStage(Tasked(journal: journal))
        #expect(stage.window.activate(label: "Hide"))
        try stage.step(2)
        #expect(journal.entries == ["start 0", "cancelled true"])
    }

    struct Endless: View {
        @State private var count = 0
        @State private var title = "calm"
        var body: some View {
            Text("\(title) \(count)")
                .onChange(of: title, initial: true) { count += 1 }
                .onChange(of: count) {
                    count += 1
                    title = "busy"
                }
        }
    }

    @Test("views that write state in a circle are stopped, and the message names what they wrote")
    func walkLimit() throws {
        let stage = try FrameStage(Endless())
        #expect(stage.frame.report.walks == 10)
        let report = try #require(stage.window.reports.first)
        #expect(report.contains("10 walks"))
        #expect(report.contains("Endless.count = 10"), "\(report)")
        // Time goes on, and the message is not repeated without end.
        try stage.step(2)
        #expect(stage.frame.elements.count == 1)
    }
}
