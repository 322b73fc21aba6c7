// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

private struct NameKey: EnvironmentKey {
    static let defaultValue = "nobody"
}

extension EnvironmentValues {
    fileprivate var testName: String {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
}

private struct TotalKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor @Suite struct DataFlowTests {
    @Observable final class Model {
        var shown = 1
        var unread = 1
    }

    struct Observing: View {
        let model: Model
        var body: some View { Text("shown \(model.shown)") }
    }

    @Test("a body runs again for a property of an observable object that it read, and for no other")
    func observation() throws {
        let model = Model()
        let stage = try FrameStage(Observing(model: model))
        model.unread = 2
        try stage.step()
        #expect(stage.frame.report.bodies == 0)
        model.shown = 2
        model.shown = 3
        try stage.step()
        #expect(stage.frame.report.bodies == 1)
        #expect(stage.frame.elements.map(\.label) == ["shown 3"])
        model.shown = 4
        try stage.step()
        #expect(stage.frame.elements.map(\.label) == ["shown 4"])
    }

    struct Named: View {
        @State private var name = "first"
        var body: some View {
            VStack {
                Reader().environment(\.testName, name)
                Bystander()
                Button("Rename") { name = "second" }
            }
        }
        struct Reader: View {
            @Environment(\.testName) private var name
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text("\(name), \(scheme == .dark ? "dark" : "light")") }
        }
        struct Bystander: View {
            var body: some View { Text("bystander") }
        }
    }

    @Test("an environment value reaches its readers, and runs no other body")
    func environment() throws {
        let stage = try FrameStage(Named())
        #expect(stage.frame.elements.first?.label == "first, light")
        #expect(stage.window.activate(label: "Rename"))
        try stage.step()
        #expect(stage.frame.elements.first?.label == "second, light")
        #expect(stage.frame.report.bodies <= 3, "the parent, the reader, the button's style")
        stage.window.updateSettings { $0.colorScheme = .dark }
        try stage.step()
        #expect(stage.frame.elements.first?.label == "second, dark")
    }

    struct Parent: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Text(isOn ? "on" : "off")
                Child(isOn: $isOn)
            }
        }
        struct Child: View {
            @Binding var isOn: Bool
            var body: some View { Button(isOn ? "Stop" : "Start") { isOn.toggle() } }
        }
    }

    @Test("a binding writes the state of whoever owns it")
    func binding() throws {
        let stage = try FrameStage(Parent())
        #expect(stage.frame.elements.map(\.label) == ["off", "Start"])
        #expect(stage.window.activate(label: "Start"))
        try stage.step()
        #expect(stage.frame.elements.map(\.label) == ["on", "Stop"])
    }

    struct Adding: View {
        let model: RowsModel
        @State private var total = 0
        var body: some View {
            VStack {
                Text("total \(total)")
                VStack {
                    ForEach(model.rows, id: \.self) { row in
                        Text("Row \(row)").preference(key: TotalKey.self, value: row)
                    }
                }
                .onPreferenceChange(TotalKey.self) { [$total] in $total.wrappedValue = $0 }
            }
        }
    }

    @Test("a preference is the reduction of all that is said below, in the very same frame")
    func preferences() throws {
        let model = RowsModel([1, 2, 3])
        let stage = try FrameStage(Adding(model: model))
        #expect(stage.frame.elements.first?.label == "total 6")
        model.rows = [1, 2, 3, 40]
        try stage.step()
        #expect(stage.frame.elements.first?.label == "total 46")
        #expect(stage.frame.report.walks <= 3)
        model.rows = []
        try stage.step()
        #expect(stage.frame.elements.first?.label == "total 0")
    }
}
