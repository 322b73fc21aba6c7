// SPDX-License-Identifier: MIT
import UIGeometry

/// A scroll script: what a finger, a keyboard and the system do to a view, in virtual time.
///
/// Text in, commands with their places out. A script is parsed whole before anything runs, so a
/// bad line never leaves a run half done.
package struct ScrollScript: Equatable, Sendable {
    /// A command and where it stands in its file.
    package struct Step: Equatable, Sendable {
        package var command: ScriptCommand
        package var location: ScriptLocation

        package init(command: ScriptCommand, location: ScriptLocation) {
            self.command = command
            self.location = location
        }
    }

    /// The file's path as the caller named it; it begins every message.
    package var file: String
    package var steps: [Step]

    /// A script from commands that were made in code.
    package init(file: String, steps: [Step]) {
        self.file = file
        self.steps = steps
    }

    /// Parses a script's text.
    ///
    /// *Errors:* every bad line, in `ScriptErrors`; nothing is skipped or guessed.
    package init(text: String, file: String) throws(ScriptErrors) {
        var steps: [Step] = []
        var errors: [ScriptError] = []
        // Lines are cut by hand: a grapheme split would take "\r\n" for one unknown character.
        let lines = text.unicodeScalars.split(
            omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" })
        for (index, line) in lines.enumerated() {
            do throws(ScriptError) {
                var parser = try ScriptLineParser(
                    Substring(line), line: index + 1, file: file)
                if let step = try parser.step() { steps.append(step) }
            } catch {
                errors.append(error)
            }
        }
        guard errors.isEmpty else { throw ScriptErrors(errors: errors) }
        self.init(file: file, steps: steps)
    }
}

/// A place in a script. *Range:* line and column count from 1, the column in characters.
package struct ScriptLocation: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// What is wrong with a script, where, and what would be right.
package struct ScriptError: Error, Equatable, CustomStringConvertible, Sendable {
    package var file: String
    package var location: ScriptLocation
    package var message: String

    package init(file: String, location: ScriptLocation, message: String) {
        self.file = file
        self.location = location
        self.message = message
    }

    package var description: String {
        "\(file):\(location.line):\(location.column): error: \(message)"
    }
}

/// All the errors of one script, in the order of its lines.
package struct ScriptErrors: Error, Equatable, CustomStringConvertible, Sendable {
    package var errors: [ScriptError]

    package init(errors: [ScriptError]) { self.errors = errors }

    package var description: String {
        errors.map(\.description).joined(separator: "\n")
    }
}
