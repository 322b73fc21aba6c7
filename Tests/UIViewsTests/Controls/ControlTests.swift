// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@Suite("Switches, sliders and progress") @MainActor struct ControlTests {
    private struct Switches: View {
        let log: Log
        @State private var isOn = false
        var body: some View {
            let _ = log.add("\(isOn)")
            VStack {
                Toggle("Wi-Fi", isOn: $isOn)
                Toggle("Bold", systemImage: "bold", isOn: $isOn).toggleStyle(.button)
            }
        }
    }

    @Test("a switch fills its row, is turned by a tap on it, and says what it stands at")
    func toggle() throws {
        let log = Log()
        let host = try TestHost(Switches(log: log))
        let element = try #require(host.element("Wi-Fi"))
        // I ios/toggle/basic: the row is filled, the switch 66 × 30 at its end.
        #expect(element.frame.width == 200)
        #expect(element.role == "toggle")
        #expect(element.value == "0")
        try host.tap(element.frame.maxX - 33, element.frame.midY)
        #expect(log.lines == ["false", "true"])
        #expect(host.element("Wi-Fi")?.value == "1")
        // Its label turns nothing; the button does, and is selected while it is on.
        try host.tap(element.frame.minX + 10, element.frame.midY)
        #expect(log.lines == ["false", "true"])
        let button = try #require(host.element("Bold"))
        #expect(button.traits.contains("isSelected"))
        try host.tap(button.frame.midX, button.frame.midY)
        #expect(log.lines.last == "false")
        #expect(host.window.activate(label: "Wi-Fi"))
        try host.wait(0.1)
        #expect(log.lines.last == "true")
    }

    @Test("the knob glides, without a body, and the ground becomes green")
    func motion() throws {
        let log = Log()
        let host = try TestHost(Switches(log: log))
        let place = try #require(host.element("Wi-Fi")).frame
        try host.tap(place.maxX - 33, place.midY)
        let bodies = log.lines.count
        var drawings = Set<String>()
        for _ in 0..<8 {
            try host.wait(TestHost.frameTime)
            drawings.insert(host.drawing)
            #expect(host.frame.report.bodies == 0)
        }
        #expect(drawings.count > 4)
        #expect(log.lines.count == bodies)
    }

    @Test("a slider follows the finger, in steps where it has some, and tells of editing")
    func slider() throws {
        struct Sliders: View {
            let log: Log
            @State private var value = 0.0
            @State private var stepped = 0.0
            var body: some View {
                let _ = log.add("\(Int(value.rounded())) \(Int(stepped.rounded()))")
                VStack(spacing: 0) {
                    Slider(value: $value, in: 0...100) { log.add("editing \($0)") }
                    Slider(value: $stepped, in: 0...100, step: 25)
                }
            }
        }
        let log = Log()
        let host = try TestHost(Sliders(log: log), size: CGSize(width: 237, height: 62))
        // The knob of 37 has 200 to go.
        try host.touch(.began, 18.5, 15)
        try host.move(from: CGPoint(x: 18.5, y: 15), to: CGPoint(x: 118.5, y: 15), steps: 5)
        try host.touch(.ended, 118.5, 15)
        try host.wait(0.1)
        #expect(log.lines.contains("editing true"))
        #expect(log.lines.contains("50 0"))
        #expect(log.lines.last == "editing false")
        try host.touch(.began, 18.5 + 60, 46)
        try host.touch(.ended, 18.5 + 60, 46)
        try host.wait(0.1)
        #expect(log.lines.contains("50 25"))
    }

    @Test("a spinner is 20 and turns by time; a bar is 4 high and as full as its value")
    func progress() throws {
        // I ios/progress/basic
        let window = try FactWindow(200, 100) { book in
            VStack(spacing: 0) {
                ProgressView().probe("spinner", book)
                ProgressView(value: 1, total: 4).probe("bar", book)
                ProgressView("Loading", value: 0.5).probe("titled", book)
            }
        }
        window.expect("spinner", width: 20, height: 20)
        window.expect("bar", width: 200, height: 4)
        let bar = try #require(window["bar"])
        #expect(window.rgb(30, bar.midY) == [0, 136, 255])
        #expect(window.rgb(70, bar.midY) != [0, 136, 255])
        window.expect("titled", height: 16 + 4 + 4)
        let turning = try TestHost(ProgressView())
        let drawing = turning.drawing
        try turning.wait(0.2)
        #expect(turning.drawing != drawing)
        #expect(turning.frame.report.bodies == 0)
        #expect(turning.window.isIdle)
    }

    @Test("styles of the user's own draw toggles and progress")
    func styles() throws {
        struct Words: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(configuration.isOn ? "yes" : "no") { configuration.isOn.toggle() }
            }
        }
        struct Percent: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
            }
        }
        struct Both: View {
            @State private var isOn = false
            var body: some View {
                Toggle("x", isOn: $isOn).toggleStyle(Words())
                ProgressView(value: 0.25).progressViewStyle(Percent())
            }
        }
        let host = try TestHost(VStack { Both() })
        #expect(host.element("25 percent") != nil)
        let no = try #require(host.element("no"))
        try host.tap(no.frame.midX, no.frame.midY)
        #expect(host.element("yes") != nil)
    }
}
