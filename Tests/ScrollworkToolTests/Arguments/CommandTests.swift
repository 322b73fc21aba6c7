// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import Testing

@testable import ScrollworkTool

@Suite struct CommandTests {
    private func failure(_ arguments: [String]) -> ToolFailure? {
        do throws(ToolFailure) {
            _ = try Command.parse(arguments)
            return nil
        } catch {
            return error
        }
    }

    @Test("record reads files, outputs, the script, the view and every option")
    func record() throws {
        let request = try RecordRequest([
            "A.swift", "--output", "o.png", "-o", "o.jsonl", "B.swift", "--script=s.scroll",
            "--view", "Demo", "--size", "844x390", "--scale=3", "--fps", "120", "--seed",
            "18446744073709551615", "--appearance", "dark", "--reduce-motion", "--voiceover",
            "--dynamic-type", "xxxLarge", "--locale", "de_CH", "--rtl", "--reduce-transparency",
            "--increase-contrast", "--cross-fade",
        ])
        #expect(request.files == ["A.swift", "B.swift"])
        #expect(request.outputs.map(\.kind) == [.filmstrip, .trace])
        #expect(request.script == "s.scroll")
        #expect(request.view == "Demo")
        #expect(request.options.size == CGSize(width: 844, height: 390))
        #expect(request.options.scale == 3)
        #expect(request.options.fps == 120)
        #expect(request.options.seed == .max)
        #expect(
            request.options.settings == [
                .darkAppearance(true), .reduceMotion(true), .voiceOver(true),
                .dynamicType("xxxLarge"), .locale("de_CH"), .rightToLeft(true),
                .reduceTransparency(true), .increaseContrast(true), .crossFade(true),
            ])
    }

    @Test("after -- everything is a file")
    func endOfOptions() throws {
        let request = try RecordRequest(["-o", "o.png", "--", "-odd.swift"])
        #expect(request.files == ["-odd.swift"])
    }

    @Test(
        "a wrong command line is refused with exit code 2 and says what would be right",
        arguments: [
            ([], "scrollwork runs SwiftUI files"),
            (["fly"], "there is no command 'fly'; the commands are run, record"),
            (["record"], "name at least one Swift file"),
            (["record", "A.swift"], "say where the recording goes with --output"),
            (["record", "A.txt", "-o", "o.png"], "'A.txt' is no Swift file"),
            (["record", "A.swift", "-o", "o.gif"], "one of .png, .webp, .html, .jsonl"),
            (["record", "A.swift", "-o"], "--output needs a file"),
            (["record", "A.swift", "-o", "o.png", "-o", "o.png"], "o.png is named twice"),
            (["record", "A.swift", "-o", "o.png", "--speed", "3"], "no option '--speed'"),
            (["record", "A.swift", "-o", "o.png", "--size", "0x5"], "a size such as 390x844"),
            (["record", "A.swift", "-o", "o.png", "--size", "1e9x5"], "a size such as 390x844"),
            (["record", "A.swift", "-o", "o.png", "--fps", "0"], "a number from 1 to 240"),
            (["record", "A.swift", "-o", "o.png", "--scale", "nan"], "a number from 0.5 to 4"),
            (["record", "A.swift", "-o", "o.png", "--frames", "101"], "a number from 0 to 100"),
            (["record", "A.swift", "-o", "o.png", "--seed", "-1"], "a whole number from 0"),
            (["record", "A.swift", "-o", "o.png", "--appearance", "red"], "light or dark"),
            (["record", "A.swift", "-o", "o.png", "--dynamic-type", "big"], "one of xSmall"),
            (["record", "A.swift", "-o", "o.png", "--locale", ""], "an identifier"),
            (["record", "A.swift", "-o", "o.png", "--rtl=1"], "this option takes no value"),
            (
                ["record", "A.swift", "-o", "o.png", "--size", "8192x10", "--scale", "4"],
                "is 32768 pixels; at most 8192"
            ),
            (["gallery", "x"], "'x' is too much"),
            (["doctor"], "./scrollwork doctor"),
        ])
    func refused(arguments: [String], message: String) throws {
        let failure = try #require(self.failure(arguments))
        #expect(failure.code == .usage)
        #expect(failure.message.contains(message), "\(failure.message)")
    }

    @Test("the help of record names every option")
    func help() {
        let text = Usage.text(topic: "record")
        for option in RunOption.all.map(\.name) + ["--frames"] { #expect(text.contains(option)) }
        for command in Command.summaries {
            #expect(Usage.text(topic: nil).contains(command.form))
        }
    }

    @Test("the child is told what the parent was told")
    func child() throws {
        let arguments = ["A.swift", "-o", "o.png", "--rtl"]
        let command = try Command.parse(
            [RecordRequest.childName, "lib", "page", "dir"] + arguments)
        guard case .recordChild(let request, let paths) = command else {
            Issue.record("parsed as \(command)")
            return
        }
        #expect(request == (try RecordRequest(arguments)))
        #expect(paths == ChildPaths(library: "lib", progress: "page", directory: "dir"))
    }
}
