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
        case "gallery":
            text += "\nWithout --record the pictures go to a new directory, which is named.\n"
        case "test": text += "\nFILTER is a regular expression on the tests' names.\n"
        default: break
        }
        return text
    }

    private static var overview: String {
        var text = "scrollwork runs SwiftUI files on Linux and records how they scroll.\n\n"
        for command in Command.summaries {
            text += "  ./scrollwork \(command.form)\n      \(command.help)\n"
        }
        text += "\nMore: ./scrollwork COMMAND --help\n\n"
        text += exitCodes
        return text
    }

    private static var record: String {
        var text = """

            FILE.swift is any file that imports SwiftUI. The view is --view NAME, else the first
            #Preview, else the last View that needs no arguments.
            Without --script the view is left alone for six seconds.

            OUT says by its ending what is written:
              .png    a filmstrip            .webp   an animation
              .html   a timeline             .jsonl  a trace

            options:

            """
        for option in RunOption.all {
            let name = option.name + (option.placeholder.map { " " + $0 } ?? "")
            text += "  " + name.padding(to: 26) + option.help + "\n"
        }
        return text + "\n" + exitCodes
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
