// SPDX-License-Identifier: MIT

/// The lines of a random scroll script.
enum SessionLines {
    /// How long the commands of a session take together at most. *Units:* seconds.
    static let duration = 4.5

    static func random(_ dice: inout SessionDice) -> [String] {
        var lines: [String] = []
        var time = 0.0
        while time < duration {
            let (line, length) = line(&dice)
            lines.append(line)
            time += length
        }
        return lines
    }

    /// A command and about how long it takes.
    private static func line(_ dice: inout SessionDice) -> (String, Double) {
        let (x, y) = (dice.number(20...370), dice.number(140...560))
        switch dice.number(1...100) {
        case ..<22:
            let direction = dice.pick(["up", "up", "down", "left", "right"])
            return ("fling \(x),\(y) \(direction) \(dice.number(2...40) * 100)", 0.12)
        case ..<42:
            let (endX, endY) = (dice.number(0...390), dice.number(100...600))
            return ("drag \(x),\(y) to \(endX),\(endY) in 0.\(dice.number(1...4))", 0.4)
        case ..<48: return ("touch \(x),\(y) for 0.\(dice.number(1...4))", 0.25)
        case ..<56:
            let (dx, dy) = (dice.number(-60...60), dice.number(-400...400))
            return ("wheel \(x),\(y) by \(dx),\(dy)", 0.02)
        case ..<61:
            let keys = ["PageDown", "PageUp", "Home", "End", "Down", "Left"]
            return ("key \(dice.pick(keys))", 0.05)
        case ..<65:
            let (width, height) = (dice.pick([390, 320, 600]), dice.pick([600, 480, 700]))
            return ("resize \(width)x\(height)", 0.02)
        case ..<69: return (dice.chance(50) ? "keyboard 220" : "keyboard hide", 0.02)
        case ..<88: return ("tap \"\(dice.pick(SessionView.labels))\"", 0.05)
        default: return ("wait 0.\(dice.number(1...9))", 0.5)
        }
    }

    /// The same command, done in less: shorter, slower, or with nothing of its own.
    static func simpler(_ line: String) -> [String] {
        let words = line.split(separator: " ").map(String.init)
        switch words[0] {
        case "wait" where words[1] != "0.1": return ["wait 0.1"]
        case "fling" where words[3] != "800":
            return [(words.prefix(3) + ["800"]).joined(separator: " ")]
        case "drag" where words[5] != "0.1":
            return [(words.prefix(5) + ["0.1"]).joined(separator: " ")]
        case "touch" where words[3] != "0.1":
            return [(words.prefix(3) + ["0.1"]).joined(separator: " ")]
        default: return []
        }
    }
}
