// SPDX-License-Identifier: MIT
import Foundation
import Testing

extension ToolWindowTests {
    /// The published file where it is there, else our own example with a bar that hides.
    @Suite("A bar that hides, on the accessibility bus and under the pointer")
    struct HidingBarWindowTests {
        private struct Bar {
            var file: String
            var title: String
            var buttons: [String]
        }

        private var shown: Bar {
            guard let seed = ToolWindow.seed else {
                return Bar(
                    file: ToolWindow.example("ReadingList"), title: "ReadingList",
                    buttons: ["Today", "Saved", "Search"])
            }
            return Bar(
                file: seed, title: "HideOnScrollBar",
                buttons: ["Home", "Search", "Library", "Profile"])
        }

        /// Says what the bar is, presses a button, says it again; turns a screen reader on.
        private static let client = """
            import sys, time, pyatspi, gi
            from gi.repository import Gio, GLib

            names = sys.argv[2:]

            def below(node):
                for index in range(node.childCount):
                    child = node.getChildAtIndex(index)
                    if child is not None:
                        yield child
                        yield from below(child)

            def buttons():
                found = {}
                for app in pyatspi.Registry.getDesktop(0):
                    for node in below(app):
                        if node.name in names and node.getRoleName() == "push button":
                            found[node.name] = node
                return found

            def selected(found):
                return [name for name in names if name in found and
                        found[name].getState().contains(pyatspi.STATE_SELECTED)]

            def until(condition):
                for _ in range(600):
                    try:
                        found = buttons()
                        if len(found) == len(names) and condition(found):
                            return found
                    except Exception:
                        pass
                    time.sleep(0.05)
                print("gave up", sorted(buttons()), selected(buttons()))
                sys.exit(1)

            found = until(lambda found: selected(found) == names[:1])
            boxes = [found[name].queryComponent().getExtents(pyatspi.WINDOW_COORDS)
                     for name in names]
            ordered = all(a.x < b.x and a.y == b.y for a, b in zip(boxes, boxes[1:]))
            print("found", "in a row" if ordered and boxes[0].height >= 44 else boxes)
            print("action", found[names[1]].queryAction().nActions)
            found[names[1]].queryAction().doAction(0)
            until(lambda found: selected(found) == [names[1]])
            print("moved")
            def top(found):
                return found[names[0]].queryComponent().getExtents(pyatspi.WINDOW_COORDS).y

            sys.stdin.readline()
            until(lambda found: top(found) > boxes[0].y + boxes[0].height)
            print("is hidden")
            sys.stdin.readline()
            Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
                "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
                GLib.Variant("(ssv)", (
                    "org.a11y.Status", "ScreenReaderEnabled", GLib.Variant("b", True))),
                None, Gio.DBusCallFlags.NONE, -1, None)
            until(lambda found: top(found) == boxes[0].y)
            print("is back")
            """

        @Test(
            "plays by itself, hides under a drag, is read and pressed, and stays for a screen reader",
            .enabled(if: ProbeDesktop.hasBusTools, "needs dbus and pyatspi"))
        func bar() async throws {
            try await OwnThread.run {
                let bar = shown
                let desktop = try ProbeDesktop(
                    .init(
                        path: ToolWindow.tool, arguments: ["run", bar.file, "--size", "390x600"],
                        title: bar.title), withBus: true)
                let origin = desktop.origin
                let rows = (x: origin.x + 100..<origin.x + 290, y: origin.y + 100..<origin.y + 400)
                // The bar's own place.
                let low = (x: origin.x + 60..<origin.x + 330, y: origin.y + 540..<origin.y + 595)

                // A client that is not ours.
                let client = try desktop.client(Self.client, bar.title, bar.buttons)
                #expect(try client.line(within: 40) { $0.hasPrefix("found") } == "found in a row")
                #expect(try client.line { $0.hasPrefix("action") } == "action 1")
                #expect(try client.line(within: 40) { $0 == "moved" } == "moved")

                // Nobody touches it: it scrolls.
                let first = try desktop.screen()
                let played = try desktop.screen(within: 30) {
                    $0.differences(to: first, in: rows) > 5_000
                }
                #expect(played.differences(to: first, in: rows) > 5_000)

                // A finger that goes down stops the play and brings the bar back, one that goes up
                // hides it.
                try drag(desktop, from: 200, to: 320)
                let still = try desktop.stillScreen(low)
                try drag(desktop, from: 400, to: 200)
                let hidden = try desktop.screen { $0.differences(to: still, in: low) > 3_000 }
                #expect(hidden.differences(to: still, in: low) > 3_000)
                try client.write("hidden\n")
                _ = try client.line(within: 40) { $0 == "is hidden" }

                // The published bar comes back for a screen reader, and stays.
                guard ToolWindow.seed != nil else { return }
                try client.write("read\n")
                _ = try client.line(within: 40) { $0 == "is back" }
            }
        }

        private func drag(_ desktop: ProbeDesktop, from start: Int, to end: Int) throws {
            try desktop.input(
                "mousemove", "--window", "WINDOW", "195", "\(start)", "mousedown", "1")
            for step in 1...8 {
                let y = start + (end - start) * step / 8
                try desktop.input("mousemove", "--window", "WINDOW", "195", "\(y)")
            }
            // A finger that rests flings nothing.
            usleep(150_000)
            try desktop.input("mouseup", "1")
        }
    }
}
