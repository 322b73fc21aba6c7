// SPDX-License-Identifier: MIT

/// The help texts.
enum Usage {
    /// The help on one command, or on all when the topic is none.
    static func text(topic: String?) -> String {
        guard let topic, let command = Command.summaries.first(where: { $0.name == topic }) else {
            return overview
        }
        var text = "\(command.form.split(separator: " ")[0]): \(command.help)\n\n"
        text += "  ./scrollwork \(command.form)\n"
        switch topic {
        case "record": text += record
        case "run": text += run
        case "gallery":
            text += "\nWithout a display the examples are recorded; where to is said.\n"
        case "test":
            text +=
                "\nFILTER is a regular expression on the tests' names; --long adds what takes "
                + "too long for every day.\n"
        default: break
        }
        return text
    }

    private static var overview: String {
        var text = "scrollwork runs SwiftUI files on Linux, in windows and in pictures.\n\n"
        for command in Command.summaries {
            text += "  ./scrollwork \(command.form)\n      \(command.help)\n"
        }
        text += "\nMore: ./scrollwork COMMAND --help\n\n"
        text += exitCodes
        return text
    }

    private static var run: String {
        """

        FILE.swift is any file that imports SwiftUI. The view is --view NAME, else the first
        #Preview, else the last View that needs no arguments.

          --watch   a file that changes is compiled and takes the window's place, scrolled to
                    where it was; one that does not compile leaves the old view, with the
                    compiler's message over it
          --web     the window is a page in a browser, on this machine alone; --port N says at
                    which port (the first free one from 8080)

        What the options leave open follows the desktop, live.

        options:

        """ + options(except: Set(RunRequest.refused.keys)) + "\n" + exitCodes
    }

    private static func options(except left: Set<String> = []) -> String {
        RunOption.all.filter { !left.contains($0.name) }.map { option in
            let name = option.name + (option.placeholder.map { " " + $0 } ?? "")
            return "  " + name.padding(to: 26) + option.help + "\n"
        }.joined()
    }

    private static var record: String {
        let text = """

            FILE.swift is any file that imports SwiftUI. The view is --view NAME, else the first
            #Preview, else the last View that needs no arguments.
            Without --script the view is left alone for six seconds.

            OUT says by its ending what is written:
              .png    a filmstrip            .webp   an animation
              .html   a timeline             .jsonl  a trace

            options:

              --frames N                frames of a filmstrip besides the snapshots (18)

            """
        return text + options() + "\n" + exitCodes
    }

    private static let exitCodes = """
        exit codes: 0 done, 1 the run failed, 2 usage (nothing was run), 3 the file does not
        compile, 4 the set-up is incomplete

        """
}

extension String {
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }
}
