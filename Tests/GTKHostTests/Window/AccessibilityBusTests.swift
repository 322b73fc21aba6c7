// SPDX-License-Identifier: MIT
import Testing

@Suite(
    "A window on the accessibility bus", .serialized,
    .enabled(if: ProbeDesktop.hasBusTools, "needs Xvfb, xdotool, openbox, dbus and pyatspi"),
    .timeLimit(.minutes(2)))
struct AccessibilityBusTests {
    /// Prints what the window has, presses the element that is named, and prints it again; says
    /// then that a screen reader is on.
    private static let client = """
        import sys, time, pyatspi, gi
        from gi.repository import Gio, GLib

        def below(node):
            for index in range(node.childCount):
                child = node.getChildAtIndex(index)
                if child is not None:
                    yield child
                    yield from below(child)

        def window():
            for _ in range(200):
                for app in pyatspi.Registry.getDesktop(0):
                    for node in below(app):
                        if node.name == sys.argv[1]:
                            return node
                time.sleep(0.05)
            sys.exit(1)

        def show():
            for node in below(window()):
                states = node.getState()
                box = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
                print(
                    "element", node.getRoleName(), node.name,
                    "selected" if states.contains(pyatspi.STATE_SELECTED) else "plain",
                    "tall" if box.height > 1 and box.y >= 0 else "flat", sep="\\t")
            print("shown")

        show()
        for node in below(window()):
            if node.name == sys.argv[2]:
                print("pressed", node.queryAction().doAction(0))
                break
        for line in sys.stdin:
            break
        show()
        Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
            GLib.Variant("(ssv)", (
                "org.a11y.Status", "ScreenReaderEnabled", GLib.Variant("b", True))),
            None, Gio.DBusCallFlags.NONE, -1, None)
        print("reading")
        """

    private struct Element: Equatable {
        var role: String
        var name: String
        var state: String
        var shape: String
    }

    /// What the client prints up to the end of a list.
    private func elements(_ client: ProbeProcess) throws -> [Element] {
        let before = client.passed.count
        _ = try client.line { $0 == "shown" }
        return client.passed[before...].compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
                .map(String.init)
            guard fields.count == 5, fields[0] == "element" else { return nil }
            return Element(role: fields[1], name: fields[2], state: fields[3], shape: fields[4])
        }
    }

    @Test("a client that is not ours reads the elements, presses a button, sees it selected")
    func client() async throws {
        try await OwnThread.run {
            let desktop = try ProbeDesktop(withBus: true)
            let client = try desktop.client(Self.client, "Scrollwork probe", ["press 0"])
            let before = try elements(client)
            let button = Element(
                role: "push button", name: "press 0", state: "plain", shape: "tall")
            #expect(before.contains(button))
            #expect(before.contains { $0.role == "label" && $0.name == "Row 3" })
            #expect(before.contains { $0.role == "push button" && $0.name == "settings" })

            #expect(try client.line { $0.hasPrefix("pressed") } == "pressed True")
            _ = try desktop.frame { $0.labels.contains("press 1") }
            // The bus is told once the window is still, or a tenth of a second later.
            let label = try desktop.frame { $0.labels.contains("press 1") }.labels.first
            _ = try desktop.frame { $0.labels.first != label }
            try client.write("go on\n")
            let after = try elements(client)
            #expect(
                after.contains(
                    Element(role: "push button", name: "press 1", state: "selected", shape: "tall"))
            )
            #expect(!after.contains { $0.name == "press 0" })

            _ = try client.line { $0 == "reading" }
            _ = try desktop.frame { $0.voice == "read" }
        }
    }
}
