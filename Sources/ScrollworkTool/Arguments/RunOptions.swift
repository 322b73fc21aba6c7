// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost

/// How a view is run: the window, the clock and the system's settings.
struct RunOptions: Equatable {
    /// Nil leaves it to the preview's traits, else to `phoneSize`. *Units:* points.
    var size: CGSize?
    /// *Units:* pixels a point.
    var scale = 2.0
    /// *Units:* frames a second.
    var fps = 60.0
    /// Nil leaves a window its own random numbers, and is 0 for a recording.
    var seed: UInt64?
    /// What differs from a new system, in the order of the command line.
    var settings: [ScriptSetting] = []

    /// *Units:* points. *Source:* an iPhone of 6.1 inches.
    static let phoneSize = CGSize(width: 390, height: 844)

    /// The most pixels that a picture may have in one direction. *Source:* chosen; cairo's limit
    /// is 32,767, and an animation of that size would not fit into memory.
    static let pixelLimit = 8_192.0
}

/// One option of the command line that says how a view is run.
struct RunOption {
    var name: String
    /// What stands after the name, or nil for a switch.
    var placeholder: String?
    var help: String
    /// Applies the option's value; a text says what would have been right.
    var apply: @Sendable (String, inout RunOptions) -> String?

    static let all: [RunOption] = [
        RunOption(
            name: "--size", placeholder: "WxH", help: "the window in points (390x844)",
            apply: { value, options in
                let parts = value.split(separator: "x", omittingEmptySubsequences: false)
                guard parts.count == 2, let width = plainNumber(parts[0]), width >= 1,
                    let height = plainNumber(parts[1]), height >= 1,
                    max(width, height) <= RunOptions.pixelLimit
                else {
                    return "a size such as 390x844, each side from 1 to "
                        + "\(Int(RunOptions.pixelLimit)) points"
                }
                options.size = CGSize(width: width, height: height)
                return nil
            }),
        number("--scale", "N", "pixels a point (2)", 0.5...4) { $0.scale = $1 },
        number("--fps", "N", "frames a second (60)", 1...240) { $0.fps = $1 },
        RunOption(
            name: "--seed", placeholder: "N", help: "the random source's seed (0)",
            apply: { value, options in
                guard let seed = UInt64(value) else { return "a whole number from 0" }
                options.seed = seed
                return nil
            }),
        RunOption(
            name: "--appearance", placeholder: "light|dark", help: "the colour scheme (light)",
            apply: { value, options in
                guard ["light", "dark"].contains(value) else { return "light or dark" }
                options.settings.append(.darkAppearance(value == "dark"))
                return nil
            }),
        toggle("--reduce-motion", "Reduce Motion is on", .reduceMotion(true)),
        toggle("--voiceover", "VoiceOver is on", .voiceOver(true)),
        RunOption(
            name: "--dynamic-type", placeholder: "SIZE",
            help: "the text size, xSmall … accessibility5 (large)",
            apply: { value, options in
                guard ScriptSetting.dynamicTypeSizes.contains(value) else {
                    return "one of " + ScriptSetting.dynamicTypeSizes.joined(separator: ", ")
                }
                options.settings.append(.dynamicType(value))
                return nil
            }),
        RunOption(
            name: "--locale", placeholder: "ID", help: "the locale (en_US)",
            apply: { value, options in
                let isIdentifier = value.allSatisfy {
                    $0.isASCII && ($0.isLetter || $0.isNumber || "_-@=".contains($0))
                }
                guard !value.isEmpty, isIdentifier else { return "an identifier such as de_CH" }
                options.settings.append(.locale(value))
                return nil
            }),
        toggle("--rtl", "the layout runs from right to left", .rightToLeft(true)),
        toggle("--reduce-transparency", "Reduce Transparency is on", .reduceTransparency(true)),
        toggle("--increase-contrast", "Increase Contrast is on", .increaseContrast(true)),
        toggle("--cross-fade", "Prefer Cross-Fade Transitions is on", .crossFade(true)),
    ]

    private static func toggle(_ name: String, _ help: String, _ setting: ScriptSetting) -> Self {
        RunOption(
            name: name, placeholder: nil, help: help,
            apply: { _, options in
                options.settings.append(setting)
                return nil
            })
    }

    private static func number(
        _ name: String, _ placeholder: String, _ help: String, _ range: ClosedRange<Double>,
        _ set: @escaping @Sendable (inout RunOptions, Double) -> Void
    ) -> Self {
        RunOption(
            name: name, placeholder: placeholder, help: help,
            apply: { value, options in
                guard let number = plainNumber(value[...]), range.contains(number) else {
                    return "a number from \(JSONNumber.text(range.lowerBound)) to "
                        + JSONNumber.text(range.upperBound)
                }
                set(&options, number)
                return nil
            })
    }

    /// Digits and at most one point: no sign, no exponent, no `inf`.
    private static func plainNumber(_ text: Substring) -> Double? {
        guard text.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }) else { return nil }
        return Double(text)
    }
}
