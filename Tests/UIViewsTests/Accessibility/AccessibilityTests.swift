// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

@Suite("What assistive technology sees") @MainActor struct AccessibilityTests {
    private var shape: some View { Color.red.frame(width: 50, height: 50) }

    @Test("texts, symbols, headers and buttons have their roles, in reading order")
    func roles() throws {
        let host = try TestHost(
            VStack {
                Text("Title").accessibilityAddTraits(.isHeader)
                Image(systemName: "house.fill")
                Button("Go") {}
                shape
            })
        #expect(host.frame.elements.map(\.role) == ["header", "image", "button"])
        #expect(host.frame.elements.map(\.label) == ["Title", "house", "Go"])
    }

    @Test("a button of an icon takes a label and traits from outside")
    func labelledButton() throws {
        let host = try TestHost(
            Button {
            } label: {
                Image(systemName: "house").contentShape(.rect)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Home")
            .accessibilityAddTraits(.isSelected))
        let element = try #require(host.element("Home"))
        #expect(element.role == "button")
        #expect(element.traits == ["isSelected"])
        #expect(element.isHittable)
    }

    @Test("no traits are added by an empty set, and traits can be taken away")
    func traits() throws {
        let host = try TestHost(
            VStack {
                Text("a").accessibilityAddTraits([])
                Text("b").accessibilityAddTraits([.isSelected, .updatesFrequently])
                    .accessibilityRemoveTraits(.isSelected)
            })
        #expect(host.element("a")?.traits == [])
        #expect(host.element("b")?.traits == ["updatesFrequently"])
    }

    @Test("hidden content is not seen, invisible content is seen as such")
    func hidden() throws {
        let host = try TestHost(
            VStack {
                Text("gone").accessibilityHidden(true)
                Text("here").accessibilityHidden(false)
                Text("faint").opacity(0)
            })
        #expect(host.frame.elements.map(\.label) == ["here", "faint"])
        #expect(host.element("faint")?.opacity == 0)
        #expect(host.element("faint")?.isHittable == false)
    }

    @Test("a shape becomes an element when it is given a label")
    func labelledShape() throws {
        let host = try TestHost(shape.accessibilityLabel("Cover"))
        #expect(host.element("Cover")?.frame.size == CGSize(width: 50, height: 50))
    }

    @Test("elements are combined, ignored or kept in a container")
    func children() throws {
        let pair = HStack {
            Text("a")
            Text("b")
        }
        let combined = try TestHost(pair.accessibilityElement(children: .combine))
        #expect(combined.frame.elements.map(\.label) == ["a, b"])
        let ignored = try TestHost(
            pair.accessibilityElement(children: .ignore).accessibilityLabel("pair"))
        #expect(ignored.frame.elements.map(\.label) == ["pair"])
        let contained = try TestHost(pair.accessibilityElement(children: .contain))
        #expect(contained.frame.elements.map(\.label) == ["a", "b"])
        let named = try TestHost(
            pair.accessibilityElement(children: .contain).accessibilityLabel("pair"))
        #expect(named.frame.elements.map(\.label) == ["pair", "a", "b"])
    }

    @Test("a higher priority is read first")
    func sortPriority() throws {
        let host = try TestHost(
            VStack {
                Text("a")
                Text("b").accessibilitySortPriority(1)
                Text("c")
            })
        #expect(host.frame.elements.map(\.label) == ["b", "a", "c"])
    }

    @Test("activating does what a tap or the default action does")
    func activation() throws {
        let log = Log()
        let host = try TestHost(
            VStack {
                Button("button") { log.add("button") }
                Text("tapped").onTapGesture { log.add("tapped") }
                Text("action").accessibilityAction { log.add("action") }
                Text("nothing")
            })
        for label in ["button", "tapped", "action"] {
            #expect(host.window.activate(label: label))
        }
        #expect(!host.window.activate(label: "nothing"))
        #expect(log.lines == ["button", "tapped", "action"])
    }
}
