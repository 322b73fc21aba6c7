// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

@Suite("Labels") @MainActor struct LabelTests {
    @Test("a label shows its icon 8 points before its title, and is read by its title")
    func layout() throws {
        let host = try TestHost(
            Label {
                Text("Home")
            } icon: {
                Color.red.frame(width: 20, height: 20).onGeometryChange(for: CGRect.self) {
                    $0.frame(in: .global)
                } action: { icon in
                    LabelTests.iconFrame = icon
                }
            })
        let title = try #require(host.element("Home")?.frame)
        #expect(title.minX - Self.iconFrame.maxX == 8)
        #expect(host.frame.elements.map(\.label) == ["Home"])
    }

    private static var iconFrame = CGRect.zero

    @Test("styles show the title, the icon or both; an icon alone is read by its title")
    func styles() throws {
        let label = Label("Home", systemImage: "house")
        let both = try TestHost(label.labelStyle(.titleAndIcon))
        let title = try TestHost(label.labelStyle(.titleOnly))
        let icon = try TestHost(label.labelStyle(.iconOnly))
        #expect(both.frame.elements.map(\.role) == ["staticText"])
        #expect(title.element("Home")?.role == "staticText")
        #expect(icon.element("Home")?.role == "image")
        #expect(both.drawing.contains("Home") && both.drawing.contains("house"))
        #expect(!title.drawing.contains("house"))
        #expect(!icon.drawing.contains("Home"))
    }

    @Test("a style can be written around the label it is given")
    func customStyle() throws {
        struct Swapped: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.title
                    configuration.icon
                }
            }
        }
        let host = try TestHost(Label("Home", systemImage: "house").labelStyle(Swapped()))
        #expect(host.frame.elements.map(\.role) == ["staticText", "image"])
    }

    @Test("a button with a label and a symbol is one element with the title's name")
    func inButton() throws {
        let host = try TestHost(Button("Home", systemImage: "house") {})
        #expect(host.frame.elements.map(\.label) == ["Home"])
        #expect(host.frame.elements.map(\.role) == ["button"])
    }
}
