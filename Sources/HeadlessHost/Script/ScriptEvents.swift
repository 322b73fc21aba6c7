// SPDX-License-Identifier: MIT
import ScrollEngine
import UIFrameLoop
import UIInput

extension TraceEvent {
    /// A change of a scroll view's phase, told with the frame that first shows it.
    package init(
        phaseOf id: String, from old: ScrollPhase, to new: ScrollPhase, at time: FrameInstant
    ) {
        self.init(
            time: time.seconds, kind: "phase",
            properties: [
                ("scroll", .string(id)), ("from", .string(old.traceName)),
                ("to", .string(new.traceName)),
            ])
    }

    /// An input as a trace tells it.
    package init(_ event: InputEvent) {
        func point(_ point: CGPoint) -> JSONValue {
            .array([.number(Double(point.x)), .number(Double(point.y))])
        }
        switch event {
        case .touch(let touch):
            self.init(
                time: touch.time.seconds, kind: "touch",
                properties: [
                    ("phase", .string(touch.phase.rawValue)), ("location", point(touch.location)),
                ])
        case .wheel(let wheel):
            self.init(
                time: wheel.time.seconds, kind: "wheel",
                properties: [
                    ("location", point(wheel.location)),
                    (
                        "delta",
                        .array([.number(Double(wheel.delta.dx)), .number(Double(wheel.delta.dy))])
                    ),
                ])
        case .key(let key):
            self.init(
                time: key.time.seconds, kind: "key",
                properties: [
                    ("key", .string(key.key.name)), ("phase", .string(key.isDown ? "down" : "up")),
                ])
        }
    }
}

extension KeyEvent.Key {
    /// The names of scripts and traces.
    private static let names: [(name: String, key: Self)] = [
        ("PageUp", .pageUp), ("PageDown", .pageDown), ("Home", .home), ("End", .end),
        ("Up", .upArrow), ("Down", .downArrow), ("Left", .leftArrow), ("Right", .rightArrow),
        ("Return", .return), ("Escape", .escape), ("Space", .space), ("Tab", .tab),
        ("Delete", .delete), ("DeleteForward", .forwardDelete),
    ]

    /// The key that a script names; nil when there is none.
    package init?(_ key: ScriptKey) {
        switch key {
        case .character(let character): self = .character(character)
        case .named(let name):
            guard let match = Self.names.first(where: { $0.name == name }) else { return nil }
            self = match.key
        }
    }

    /// The key's name in a trace: a name of scripts, or the character itself.
    package var name: String {
        if case .character(let character) = self { return String(character) }
        return Self.names.first { $0.key == self }?.name ?? "\(self)"
    }
}

extension ScriptSetting {
    /// The setting's name in scripts and traces.
    package var name: String {
        switch self {
        case .reduceMotion: "reduceMotion"
        case .voiceOver: "voiceOver"
        case .reduceTransparency: "reduceTransparency"
        case .increaseContrast: "increaseContrast"
        case .crossFade: "crossFade"
        case .rightToLeft: "rightToLeft"
        case .darkAppearance: "appearance"
        case .dynamicType: "dynamicType"
        case .locale: "locale"
        }
    }

    /// The setting's value in traces.
    var value: JSONValue {
        switch self {
        case .reduceMotion(let isOn), .voiceOver(let isOn), .reduceTransparency(let isOn),
            .increaseContrast(let isOn), .crossFade(let isOn), .rightToLeft(let isOn):
            .bool(isOn)
        case .darkAppearance(let isDark): .string(isDark ? "dark" : "light")
        case .dynamicType(let size): .string(size)
        case .locale(let identifier): .string(identifier)
        }
    }
}

extension ScriptCommand {
    /// Whether a finger, a wheel or a key does it.
    var isInput: Bool {
        switch self {
        case .drag, .fling, .touch, .tap, .wheel, .key, .tapStatusBar, .focus: true
        case .wait, .waitUntilIdle, .keyboard, .background, .foreground, .resize, .set, .snapshot:
            false
        }
    }

    /// Why the runtime cannot play the command yet; nil for those that it plays.
    package var refusal: String? {
        let name: String
        switch self {
        case .focus: name = "focus"
        default: return nil
        }
        return "this version cannot play '\(name)' yet"
    }
}

extension ScrollScript {
    /// The commands that the runtime cannot play yet, as errors at their places.
    package var refusals: [ScriptError] {
        steps.compactMap { step in
            step.command.refusal.map {
                ScriptError(file: file, location: step.location, message: $0)
            }
        }
    }
}
