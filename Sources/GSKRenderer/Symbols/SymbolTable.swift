// SPDX-License-Identifier: MIT
import UIDisplayList

/// SF Symbol names and the glyphs of the icon font that come nearest.
///
/// Where the font lacks an outlined form, the plain name is drawn as the rim of the filled one;
/// where it lacks an enclosed form, the variant is the plain glyph. The tables are text, because a
/// dictionary literal of this size compiles slowly.
enum SymbolTable {
    struct Symbol {
        /// The glyph's code point in the icon font.
        var code: UInt32
        /// How much larger than usual the glyph is set; SF's chevrons fill more of their box.
        var scale: Double
        /// Whether only the glyph's rim is drawn: the font has the filled form alone.
        var isOutlined = false
    }

    /// How many names the table knows.
    static var count: Int { symbols.count }
    static var names: [String] { symbols.keys.sorted() }

    static func symbol(named name: String, isRightToLeft: Bool) -> Symbol? {
        if isRightToLeft, let mirrored = mirroredName(name), let symbol = symbols[mirrored] {
            return symbol
        }
        return symbols[name]
    }

    /// Forward and backward follow the reading direction; left and right do not.
    private static func mirroredName(_ name: String) -> String? {
        let isDirected = name.hasPrefix("chevron.") || name.hasPrefix("arrow.")
        guard isDirected else { return nil }
        if name.contains("forward") {
            return name.replacingOccurrences(of: "forward", with: "left")
                .replacingOccurrences(of: "backward", with: "right")
        }
        guard name.contains("backward") else { return nil }
        return name.replacingOccurrences(of: "backward", with: "right")
    }

    private static let symbols: [String: Symbol] = {
        var result: [String: Symbol] = [:]
        let tables = [
            signsSymbols, actionsSymbols, worldSymbols, mediaSymbols, thingsSymbols, textSymbols,
        ]
        for line in tables.joined(separator: "\n").split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count >= 3, let code = UInt32(words[1], radix: 16) else { continue }
            let scale = words.count > 3 ? Double(words[3]) ?? 1 : 1
            result[String(words[0])] = Symbol(code: code, scale: scale)
        }
        // A name whose `.fill` shares its glyph is drawn as that glyph's rim; in a glyph that is
        // made of thin lines the rim is all there is.
        for (name, symbol) in result where result[name + ".fill"]?.code == symbol.code {
            result[name]?.isOutlined = true
        }
        // An enclosed form that is drawn without its circle looks like the plain name.
        for (name, symbol) in result where name.hasSuffix(".circle") {
            let plain = result[String(name.dropLast(".circle".count))]
            if let plain, plain.code == symbol.code { result[name] = plain }
        }
        return result
    }()
}
