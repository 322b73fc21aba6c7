// SPDX-License-Identifier: MIT
import GTKHost
import HeadlessHost
import Testing

@testable import ScrollworkTool

@Suite struct RunRequestTests {
    private func failure(_ arguments: [String]) -> ToolFailure? {
        do throws(ToolFailure) {
            _ = try Command.parse(arguments)
            return nil
        } catch {
            return error
        }
    }

    @Test("run reads files, the view, watching, the browser and the options")
    func run() throws {
        let request = try RunRequest([
            "A.swift", "--watch", "--web", "--port=9000", "--view", "Demo", "B.swift", "--size",
            "300x500", "--appearance", "dark",
        ])
        #expect(request.files == ["A.swift", "B.swift"])
        #expect(request.view == "Demo")
        #expect(request.isWatching)
        #expect(request.isInBrowser)
        #expect(request.port == 9000)
        #expect(request.options.settings == [.darkAppearance(true)])
        #expect(request.options.seed == nil)
    }

    @Test(
        "a wrong command line is refused with exit code 2 and says what would be right",
        arguments: [
            (["run"], "name at least one Swift file"),
            (["run", "A.txt"], "'A.txt' is no Swift file"),
            (["run", "A.swift", "--fps", "30"], "a window follows its display's frames"),
            (["run", "A.swift", "--scale=2"], "a window has its display's scale"),
            (["run", "A.swift", "--port", "80"], "--port belongs to --web"),
            (["run", "A.swift", "--web", "--port", "0"], "a number from 1 to 65535, not '0'"),
            (["run", "A.swift", "-o", "o.png"], "no option '-o'"),
            (["run", "A.swift", "--size", "big"], "a size such as 390x844"),
            (["gallery", "--web", "--record", "x"], "exclude each other"),
            (["gallery", "--port", "9000"], "--port belongs to --web"),
        ])
    func refused(arguments: [String], message: String) throws {
        let failure = try #require(self.failure(arguments))
        #expect(failure.code == .usage)
        #expect(failure.message.contains(message), "\(failure.message)")
    }

    @Test("the help of run names every option that it takes, and none that it refuses")
    func help() {
        let text = Usage.text(topic: "run")
        for option in RunOption.all {
            let isNamed = text.contains("  \(option.name) ")
            #expect(isNamed == (RunRequest.refused[option.name] == nil), "\(option.name)")
        }
        for word in ["--watch", "--web", "--port", "--view"] { #expect(text.contains(word)) }
    }

    @Test("the window is told what the tool was told")
    func child() throws {
        let arguments = ["A.swift", "--rtl", "--watch"]
        let command = try Command.parse([RunRequest.childName, "lib", "page", "", "A"] + arguments)
        guard case .windowChild(let request, let paths) = command else {
            Issue.record("parsed as \(command)")
            return
        }
        #expect(request == (try RunRequest(arguments)))
        #expect(paths == WindowPaths(library: "lib", progress: "page", orders: "", title: "A"))
    }

    @Test("what the command line says does not follow the desktop, all else does")
    func traits() throws {
        #expect(RunOptions().desktopTraits == .all)
        let request = try RunRequest([
            "A.swift", "--appearance", "light", "--reduce-motion", "--dynamic-type", "xLarge",
        ])
        #expect(request.options.desktopTraits == [.contrast, .screenReader])
    }

    @Test(
        "the language is that of the user's environment",
        arguments: [
            ([:], "en_US"), (["LANG": "C"], "en_US"), (["LANG": "de_CH.UTF-8"], "de_CH"),
            (["LANG": "de_CH", "LC_ALL": "fr_FR@euro"], "fr_FR"),
            (["LANG": "de_CH", "LC_ALL": ""], "de_CH"),
        ])
    func locale(environment: [String: String], locale: String) {
        #expect(RunOptions.locale(in: environment) == locale)
    }
}
