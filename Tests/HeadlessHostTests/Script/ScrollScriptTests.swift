// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import HeadlessHost

@Suite struct ScrollScriptTests {
    private func commands(_ text: String) throws -> [ScriptCommand] {
        try ScrollScript(text: text, file: "s.scroll").steps.map(\.command)
    }

    private func errors(_ text: String) -> [String] {
        do throws(ScriptErrors) {
            _ = try ScrollScript(text: text, file: "s.scroll")
            return []
        } catch {
            return error.errors.map(\.description)
        }
    }

    @Test("every command of the contract is read")
    func everyCommand() throws {
        let text = """
            wait 0.5
            wait idle
            drag 200,600 to 200,300 in 0.25
            fling 200,600 up 1800
            touch 200,400 for 0.3
            tap 200,400
            tap "Home"
            wheel 200,400 by 0,-120
            key PageDown
            tapStatusBar
            keyboard 300
            keyboard hide
            focus "Home"
            background
            foreground
            resize 844x390
            set reduceMotion on
            set voiceOver off
            set appearance dark
            set dynamicType xxxLarge
            snapshot hidden-bar
            """
        #expect(
            try commands(text) == [
                .wait(seconds: 0.5), .waitUntilIdle,
                .drag(
                    from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.25),
                .fling(from: CGPoint(x: 200, y: 600), .up, speed: 1800),
                .touch(CGPoint(x: 200, y: 400), duration: 0.3),
                .tap(.point(CGPoint(x: 200, y: 400))), .tap(.label("Home")),
                .wheel(CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: -120)),
                .key(.named("PageDown")), .tapStatusBar, .keyboard(height: 300),
                .keyboard(height: nil), .focus(label: "Home"), .background, .foreground,
                .resize(CGSize(width: 844, height: 390)), .set(.reduceMotion(true)),
                .set(.voiceOver(false)), .set(.darkAppearance(true)),
                .set(.dynamicType("xxxLarge")), .snapshot(name: "hidden-bar"),
            ])
    }

    @Test("comments, empty lines, indentation and carriage returns are passed over")
    func layoutOfTheFile() throws {
        let script = try ScrollScript(
            text: "# a comment\r\n\r\n   wait 1   # and another\r\n\ttap \"a # b\"\n", file: "s")
        #expect(script.steps.map(\.command) == [.wait(seconds: 1), .tap(.label("a # b"))])
        #expect(
            script.steps.map(\.location) == [
                ScriptLocation(line: 3, column: 4), ScriptLocation(line: 4, column: 2),
            ])
    }

    @Test("a label may hold quotes and backslashes")
    func escapes() throws {
        #expect(try commands(#"tap "say \"hi\" \\""#) == [.tap(.label(#"say "hi" \"#))])
    }

    @Test(
        "a bad line says where it is wrong, and what is allowed",
        arguments: [
            ("wait 0.5\nwiat 1", "s.scroll:2:1: error: unknown command 'wiat'; the commands are"),
            ("wait", "s.scroll:1:5: error: a time in seconds, or 'idle' is missing; write: wait"),
            ("wait soon", "s.scroll:1:6: error: expected a time in seconds, or 'idle', not 'soon'"),
            ("wait -1", "s.scroll:1:6: error: a time cannot be negative"),
            ("wait nan", "s.scroll:1:6: error: expected a time"),
            ("wait 1e3", "s.scroll:1:6: error: expected a time"),
            ("wait 1 2", "s.scroll:1:8: error: '2' is too much here"),
            (
                "drag 1,2 to 3 in 1",
                "s.scroll:1:13: error: expected two numbers X,Y without a space between, not '3'"
            ),
            ("drag 1,2 to 3,4 in 0", "s.scroll:1:20: error: the time must be more than 0"),
            ("drag 1,2 on 3,4 in 1", "s.scroll:1:10: error: expected 'to', not 'on'"),
            (
                "  fling 1,2 upwards 100",
                "s.scroll:1:13: error: expected a direction, not 'upwards'; "
                    + "allowed: up, down, left, right"
            ),
            ("fling 1,2 up 0", "s.scroll:1:14: error: the speed must be more than 0"),
            ("tap Home", "s.scroll:1:5: error: expected a point X,Y, or a label between quotes"),
            ("tap \"Home", "s.scroll:1:5: error: the text that begins here has no closing \""),
            ("tap \"a\\n\"", "s.scroll:1:7: error: only \\\" and \\\\ may follow a \\ in a text"),
            ("key Enter", "s.scroll:1:5: error: there is no key 'Enter'"),
            ("resize 390x0", "s.scroll:1:8: error: expected a size such as 390x844"),
            ("set speed 3", "s.scroll:1:5: error: expected a setting, not 'speed'; allowed:"),
            ("set voiceOver yes", "s.scroll:1:15: error: expected on or off, not 'yes'"),
            ("set dynamicType huge", "s.scroll:1:17: error: expected a size, not 'huge'; allowed:"),
            ("snapshot a/b", "s.scroll:1:10: error: 'a/b' is no name"),
            ("keyboard 0", "s.scroll:1:10: error: the height must be more than 0, or hide"),
        ])
    func badLine(text: String, message: String) {
        let found = errors(text)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix(message) == true, "\(found)")
    }

    @Test("all bad lines are told at once")
    func allErrors() {
        #expect(errors("wait\nwait 1\nhop\n").count == 2)
    }
}
