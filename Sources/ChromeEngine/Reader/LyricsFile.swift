// SPDX-License-Identifier: MIT

/// A line of a text with the time at which it begins.
public struct TimedLine: Hashable, Sendable {
    /// When it begins, in seconds.
    public var start: Double
    /// What it says; empty for a pause.
    public var text: String

    /// Makes a line.
    public init(start: Double, text: String) {
        self.start = start
        self.text = text
    }
}

/// What is wrong with an `.lrc` file, and in which line.
public struct LyricsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    public var line: Int
    /// What is wrong.
    public var problem: String

    /// Makes an error.
    public init(line: Int, problem: String) {
        self.line = line
        self.problem = problem
    }

    /// The error as a person reads it.
    public var description: String { "line \(line): \(problem)" }
}

/// A text with times, as `.lrc` files hold it.
///
/// A line is one or more times in brackets and its words: `[01:02.50]words`. Tags such as
/// `[ti:Title]` name the piece; `[offset:+250]` shifts every time by so many milliseconds towards
/// the start. Times inside the words (`<00:01.00>`) are left out.
public struct LyricsFile: Hashable, Sendable {
    /// The lines in order of their times.
    public var lines: [TimedLine]
    /// The tags, by their names in lower case.
    public var tags: [String: String]

    /// Reads a file's text.
    ///
    /// *Errors:* `LyricsError` for a line that is no tag and has no time, or a time that is none.
    public init(_ text: String) throws(LyricsError) {
        lines = []
        tags = [:]
        var number = 0
        for raw in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            var rest = Self.trimmed(number == 1 && raw.first == "\u{FEFF}" ? raw.dropFirst() : raw)
            if rest.isEmpty { continue }
            var starts: [Double] = []
            var hasTag = false
            while rest.first == "[" {
                guard let close = rest.firstIndex(of: "]") else {
                    throw LyricsError(line: number, problem: "a bracket is not closed")
                }
                let inside = rest[rest.index(after: rest.startIndex)..<close]
                if let first = inside.first, first.isNumber || first == "-" {
                    guard let start = Self.time(inside) else {
                        throw LyricsError(
                            line: number,
                            problem: "'\(inside)' is not a time; write [minutes:seconds]")
                    }
                    starts.append(start)
                } else {
                    guard let colon = inside.firstIndex(of: ":") else {
                        throw LyricsError(
                            line: number, problem: "'\(inside)' is neither a time nor a tag")
                    }
                    let value = inside[inside.index(after: colon)...]
                    tags[inside[..<colon].lowercased()] = String(Self.trimmed(value))
                    hasTag = true
                }
                rest = Self.trimmed(rest[rest.index(after: close)...])
            }
            if starts.isEmpty {
                guard hasTag, rest.isEmpty else {
                    throw LyricsError(line: number, problem: "a line without a time")
                }
                continue
            }
            let words = Self.withoutInnerTimes(rest)
            lines += starts.map { TimedLine(start: $0, text: words) }
        }
        let milliseconds = try shift()
        lines = lines.enumerated().sorted {
            ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
        }.map {
            TimedLine(start: max($0.element.start - milliseconds / 1000, 0), text: $0.element.text)
        }
    }

    private func shift() throws(LyricsError) -> Double {
        guard let text = tags["offset"] else { return 0 }
        guard let value = Double(text), value.isFinite else {
            throw LyricsError(line: 1, problem: "the offset '\(text)' is not a number")
        }
        return value
    }

    /// Reads `mm:ss`, `mm:ss.xx` or `mm:ss:xx`.
    private static func time(_ text: Substring) -> Double? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2 || parts.count == 3, let minutes = whole(parts[0]) else {
            return nil
        }
        if parts.count == 3 {
            guard let seconds = whole(parts[1]), seconds < 60, let part = fraction(parts[2]) else {
                return nil
            }
            return minutes * 60 + seconds + part
        }
        let halves = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        guard halves.count <= 2, let seconds = whole(halves[0]), seconds < 60 else { return nil }
        guard halves.count == 2 else { return minutes * 60 + seconds }
        guard let part = fraction(halves[1]) else { return nil }
        return minutes * 60 + seconds + part
    }

    private static func whole(_ digits: Substring) -> Double? {
        guard (1...4).contains(digits.count), digits.allSatisfy({ ("0"..."9").contains($0) }) else {
            return nil
        }
        return Double(digits)
    }

    private static func fraction(_ digits: Substring) -> Double? {
        guard let value = whole(digits) else { return nil }
        return digits.reduce(value) { result, _ in result / 10 }
    }

    private static func withoutInnerTimes(_ words: Substring) -> String {
        var result = ""
        var rest = words
        while let open = rest.firstIndex(of: "<") {
            guard let close = rest[open...].firstIndex(of: ">"),
                time(rest[rest.index(after: open)..<close]) != nil
            else { break }
            result += rest[..<open]
            rest = rest[rest.index(after: close)...]
        }
        result += rest
        return String(trimmed(Substring(result)))
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }
}
