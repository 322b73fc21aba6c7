// SPDX-License-Identifier: MIT
import UIGeometry

/// Reads one line of a scroll script.
struct ScriptLineParser {
    /// How each command is written; the messages quote it.
    static let forms: [(name: String, form: String)] = [
        ("wait", "wait SECONDS, or wait idle"),
        ("drag", "drag X,Y to X,Y in SECONDS"),
        ("fling", "fling X,Y up|down|left|right SPEED"),
        ("touch", "touch X,Y for SECONDS"),
        ("tap", "tap X,Y, or tap \"LABEL\""),
        ("wheel", "wheel X,Y by DX,DY"),
        ("key", "key NAME, such as key PageDown"),
        ("tapStatusBar", "tapStatusBar"),
        ("keyboard", "keyboard HEIGHT, or keyboard hide"),
        ("focus", "focus \"LABEL\""),
        ("background", "background"),
        ("foreground", "foreground"),
        ("resize", "resize WIDTHxHEIGHT"),
        ("set", "set SETTING VALUE"),
        ("snapshot", "snapshot NAME"),
    ]

    private let tokens: [ScriptToken]
    private var position = 0
    private let line: Int
    private let file: String
    private let endColumn: Int

    init(_ text: Substring, line: Int, file: String) throws(ScriptError) {
        self.line = line
        self.file = file
        let trimmed = text.last == "\r" ? text.dropLast() : text
        tokens = try ScriptToken.tokens(of: trimmed) { column, message in
            ScriptError(
                file: file, location: ScriptLocation(line: line, column: column), message: message)
        }
        endColumn = tokens.last.map { $0.column + $0.length } ?? 1
    }

    /// The line's command, or nil when the line is empty or a comment.
    mutating func step() throws(ScriptError) -> ScrollScript.Step? {
        guard let first = tokens.first else { return nil }
        guard case .word(let name) = first.kind,
            let form = Self.forms.first(where: { $0.name == name })?.form
        else {
            let names = Self.forms.map(\.name).joined(separator: ", ")
            throw error(at: first, "unknown command \(first.shown); the commands are \(names)")
        }
        position = 1
        let command = try command(named: name, form: form)
        if position < tokens.count {
            let extra = tokens[position]
            throw error(at: extra, "\(extra.shown) is too much here; write: \(form)")
        }
        return ScrollScript.Step(
            command: command, location: ScriptLocation(line: line, column: first.column))
    }

    private mutating func command(
        named name: String, form: String
    ) throws(ScriptError) -> ScriptCommand {
        switch name {
        case "wait":
            if takeWord("idle") { return .waitUntilIdle }
            return .wait(seconds: try seconds(form, orWord: "idle", allowsZero: true))
        case "drag":
            let from = try point(form)
            try expect("to", form)
            let to = try point(form)
            try expect("in", form)
            return .drag(from: from, to: to, duration: try seconds(form, allowsZero: false))
        case "fling":
            let from = try point(form)
            let direction = try choice(
                of: ScriptDirection.allCases.map { ($0.rawValue, $0) }, what: "a direction", form)
            let speed = try number("a speed in points a second", form)
            guard speed > 0 else {
                throw error(at: tokens[position - 1], "the speed must be more than 0")
            }
            return .fling(from: from, direction, speed: speed)
        case "touch":
            let at = try point(form)
            try expect("for", form)
            return .touch(at, duration: try seconds(form, allowsZero: false))
        case "tap":
            if position < tokens.count, case .string(let label) = tokens[position].kind {
                position += 1
                return .tap(.label(label))
            }
            return .tap(.point(try point(form, orText: true)))
        case "wheel":
            let at = try point(form)
            try expect("by", form)
            let by = try point(form)
            return .wheel(at, by: CGVector(dx: by.x, dy: by.y))
        case "key": return .key(try key(form))
        case "tapStatusBar": return .tapStatusBar
        case "keyboard":
            if takeWord("hide") { return .keyboard(height: nil) }
            let height = try number("a height in points, or hide", form)
            guard height > 0 else {
                throw error(at: tokens[position - 1], "the height must be more than 0, or hide")
            }
            return .keyboard(height: height)
        case "focus": return .focus(label: try text("a label between quotes", form))
        case "background": return .background
        case "foreground": return .foreground
        case "resize": return .resize(try size(form))
        case "set": return .set(try setting(form))
        default: return .snapshot(name: try snapshotName(form))
        }
    }

    private mutating func setting(_ form: String) throws(ScriptError) -> ScriptSetting {
        let onOff = [("on", true), ("off", false)]
        let makers: [(String, @Sendable (Bool) -> ScriptSetting)] = [
            ("reduceMotion", { .reduceMotion($0) }), ("voiceOver", { .voiceOver($0) }),
            ("reduceTransparency", { .reduceTransparency($0) }),
            ("increaseContrast", { .increaseContrast($0) }), ("crossFade", { .crossFade($0) }),
            ("rightToLeft", { .rightToLeft($0) }),
        ]
        let others = [("appearance", "appearance"), ("dynamicType", "dynamicType")]
        let kind = try choice(
            of: makers.map { ($0.0, $0.0) } + others, what: "a setting", form)
        switch kind {
        case "appearance":
            return .darkAppearance(
                try choice(of: [("light", false), ("dark", true)], what: "an appearance", form))
        case "dynamicType":
            return .dynamicType(
                try choice(
                    of: ScriptSetting.dynamicTypeSizes.map { ($0, $0) }, what: "a size", form))
        default:
            let value = try choice(of: onOff, what: "on or off", form)
            return makers.first { $0.0 == kind }!.1(value)
        }
    }

    private mutating func key(_ form: String) throws(ScriptError) -> ScriptKey {
        let token = try next("a key", form)
        switch token.kind {
        case .word(let word):
            if ScriptKey.names.contains(word) { return .named(word) }
            if word.count == 1, let character = word.first { return .character(character) }
        case .string(let text):
            if text.count == 1, let character = text.first { return .character(character) }
        }
        throw error(
            at: token,
            "there is no key \(token.shown); a key is one character or one of "
                + ScriptKey.names.joined(separator: ", "))
    }

    private mutating func snapshotName(_ form: String) throws(ScriptError) -> String {
        let token = try next("a name", form)
        guard case .word(let name) = token.kind,
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
        else {
            throw error(
                at: token, "\(token.shown) is no name; letters, digits, - and _ are allowed")
        }
        return name
    }
}

// MARK: - The parts of a line

extension ScriptLineParser {
    private mutating func next(_ what: String, _ form: String) throws(ScriptError) -> ScriptToken {
        guard position < tokens.count else {
            throw ScriptError(
                file: file, location: ScriptLocation(line: line, column: endColumn),
                message: "\(what) is missing; write: \(form)")
        }
        position += 1
        return tokens[position - 1]
    }

    private mutating func takeWord(_ word: String) -> Bool {
        guard position < tokens.count, tokens[position].kind == .word(word) else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ word: String, _ form: String) throws(ScriptError) {
        let token = try next("'\(word)'", form)
        guard token.kind == .word(word) else {
            throw error(at: token, "expected '\(word)', not \(token.shown); write: \(form)")
        }
    }

    private mutating func number(_ what: String, _ form: String) throws(ScriptError) -> Double {
        let token = try next(what, form)
        guard case .word(let word) = token.kind, let value = ScriptToken.number(word[...]) else {
            throw error(at: token, "expected \(what), not \(token.shown); write: \(form)")
        }
        return value
    }

    private mutating func seconds(
        _ form: String, orWord word: String? = nil, allowsZero: Bool
    ) throws(ScriptError) -> Double {
        let value = try number(
            word.map { "a time in seconds, or '\($0)'" } ?? "a time in seconds", form)
        guard value > 0 || (allowsZero && value == 0) else {
            throw error(
                at: tokens[position - 1],
                allowsZero ? "a time cannot be negative" : "the time must be more than 0")
        }
        return value
    }

    private mutating func point(
        _ form: String, orText: Bool = false
    ) throws(ScriptError) -> CGPoint {
        let what = orText ? "a point X,Y, or a label between quotes" : "two numbers X,Y"
        let token = try next(what, form)
        guard case .word(let word) = token.kind,
            let (x, y) = ScriptToken.pair(word, separator: ",")
        else {
            throw error(
                at: token,
                "expected \(what) without a space between, not \(token.shown); write: \(form)")
        }
        return CGPoint(x: x, y: y)
    }

    private mutating func size(_ form: String) throws(ScriptError) -> CGSize {
        let token = try next("a size WIDTHxHEIGHT", form)
        guard case .word(let word) = token.kind,
            let (width, height) = ScriptToken.pair(word, separator: "x"), width > 0, height > 0
        else {
            throw error(
                at: token,
                "expected a size such as 390x844, both more than 0, not \(token.shown)")
        }
        return CGSize(width: width, height: height)
    }

    private mutating func text(_ what: String, _ form: String) throws(ScriptError) -> String {
        let token = try next(what, form)
        guard case .string(let text) = token.kind else {
            throw error(at: token, "expected \(what), not \(token.shown); write: \(form)")
        }
        return text
    }

    private mutating func choice<Value>(
        of choices: [(String, Value)], what: String, _ form: String
    ) throws(ScriptError) -> Value {
        let token = try next(what, form)
        let names = choices.map(\.0).joined(separator: ", ")
        guard case .word(let word) = token.kind, let match = choices.first(where: { $0.0 == word })
        else {
            throw error(at: token, "expected \(what), not \(token.shown); allowed: \(names)")
        }
        return match.1
    }

    private func error(at token: ScriptToken, _ message: String) -> ScriptError {
        ScriptError(
            file: file, location: ScriptLocation(line: line, column: token.column),
            message: message)
    }
}
