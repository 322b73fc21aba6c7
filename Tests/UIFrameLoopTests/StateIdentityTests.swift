// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct StateIdentityTests {
    /// Counts what it was pressed for as long as its identity lives.
    struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View {
            HStack {
                Text("\(name): \(count)")
                Button("Press \(name)") { count += 1 }
            }
        }
    }

    struct Reordered: View {
        @State private var names = ["a", "b", "c"]
        @State private var isFirst = true
        @State private var identity = 0
        var body: some View {
            VStack {
                ForEach(names, id: \.self) { Counter(name: $0) }
                if isFirst { Counter(name: "branch") } else { Counter(name: "branch") }
                if isFirst { Counter(name: "optional") }
                Counter(name: "identified").id(identity)
                Button("Reverse") { names.reverse() }
                Button("Remove") { names.removeAll { $0 == "b" } }
                Button("Restore") { names = ["a", "b", "c"] }
                Button("Switch") { isFirst.toggle() }
                Button("Renew") { identity += 1 }
            }
        }
    }

    private func labels(_ stage: FrameStage) -> [String] {
        stage.frame.elements.map(\.label).filter { $0.contains(":") }
    }

    private func press(_ label: String, _ stage: FrameStage) throws {
        #expect(stage.window.activate(label: label), "\(label)")
        try stage.step()
    }

    @Test("the state of an element follows its id when elements change places")
    func reordering() throws {
        let stage = try FrameStage(Reordered())
        try press("Press a", stage)
        try press("Press b", stage)
        try press("Press b", stage)
        try press("Reverse", stage)
        #expect(Array(labels(stage).prefix(3)) == ["c: 0", "b: 2", "a: 1"])
    }

    @Test("the state of an element that was removed starts anew when it comes back")
    func removal() throws {
        let stage = try FrameStage(Reordered())
        try press("Press b", stage)
        try press("Press c", stage)
        try press("Remove", stage)
        #expect(Array(labels(stage).prefix(2)) == ["a: 0", "c: 1"])
        try press("Restore", stage)
        #expect(Array(labels(stage).prefix(3)) == ["a: 0", "b: 0", "c: 1"])
    }

    @Test("two branches of a condition are two identities")
    func conditionals() throws {
        let stage = try FrameStage(Reordered())
        try press("Press branch", stage)
        try press("Press optional", stage)
        #expect(labels(stage).contains("branch: 1") && labels(stage).contains("optional: 1"))
        try press("Switch", stage)
        #expect(labels(stage).contains("branch: 0"))
        #expect(!labels(stage).contains { $0.hasPrefix("optional") })
        try press("Switch", stage)
        #expect(labels(stage).contains("branch: 0") && labels(stage).contains("optional: 0"))
    }

    @Test("another id is another view, with state of its own")
    func explicitID() throws {
        let stage = try FrameStage(Reordered())
        try press("Press identified", stage)
        #expect(labels(stage).last == "identified: 1")
        try press("Renew", stage)
        #expect(labels(stage).last == "identified: 0")
    }
}
