// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// The words of a piece, line by line, with the times at which they begin.
public struct TimedLyrics: Hashable, Sendable {
    /// One line.
    public struct Line: Hashable, Sendable, Identifiable {
        /// Its place among the lines, from 0.
        public let id: Int
        /// When it begins. *Units:* seconds.
        public let start: TimeInterval
        /// What it says; empty for a pause.
        public let text: String
    }

    /// The lines, in order of their times.
    public let lines: [Line]
    /// What an `.lrc` file tells of the piece by its tags, such as `ti` and `ar`.
    public let tags: [String: String]

    /// Makes lyrics of lines, in any order.
    public init(_ lines: [(start: TimeInterval, text: String)]) {
        self.lines = lines.sorted { $0.start < $1.start }.enumerated().map {
            Line(id: $0.offset, start: $0.element.start, text: $0.element.text)
        }
        tags = [:]
    }

    /// Reads the text of an `.lrc` file.
    ///
    /// *Errors:* `TimedLyricsError` with the line that is wrong.
    public init(lrc text: String) throws {
        do {
            let file = try LyricsFile(text)
            lines = file.lines.enumerated().map {
                Line(id: $0.offset, start: $0.element.start, text: $0.element.text)
            }
            tags = file.tags
        } catch {
            throw TimedLyricsError(line: error.line, problem: error.problem)
        }
    }
}

/// What is wrong with an `.lrc` file, and in which line.
public struct TimedLyricsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int
    /// What is wrong.
    public let problem: String

    /// The error as a person reads it, for example `line 3: a line without a time`.
    public var description: String { "line \(line): \(problem)" }
}
