// SPDX-License-Identifier: MIT
import UIViewGraph

/// An environment-dependent font.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle, design: Design?, weight: Weight?)
        case sized(CGFloat, design: Design?, weight: Weight?)
        /// A family by name; it grows with a text style, or keeps its size.
        case custom(String, CGFloat, relativeTo: TextStyle?)
    }

    enum Modifier: Hashable, Sendable {
        case bold, italic, monospaced, monospacedDigit
        case weight(Weight)
        case leading(Leading)
        case design(Design)
    }

    let base: Base
    private(set) var modifiers: [Modifier] = []

    init(_ base: Base) { self.base = base }

    func applying(_ modifier: Modifier) -> Font {
        var result = self
        result.modifiers.append(modifier)
        return result
    }

    /// Gets a system font that uses the specified style, design, and weight.
    public static func system(
        _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
    ) -> Font {
        Font(.style(style, design: design, weight: weight))
    }

    /// Specifies a system font to use, along with the style, weight, and any design parameters you
    /// want applied to the text.
    public static func system(
        size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
    ) -> Font {
        Font(.sized(size, design: design, weight: weight))
    }

    /// Create a custom font with the given `name` and `size` that scales with the body text style.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size, relativeTo: .body))
    }

    /// Create a custom font with the given `name` and `size` that scales relative to `textStyle`.
    public static func custom(
        _ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle
    ) -> Font {
        Font(.custom(name, size, relativeTo: textStyle))
    }

    /// Create a custom font with the given `name` and a fixed `size` that does not scale.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, fixedSize, relativeTo: nil))
    }

    /// Adds bold styling to the font.
    public func bold() -> Font { applying(.bold) }
    /// Adds italics to the font.
    public func italic() -> Font { applying(.italic) }
    /// Sets the weight of the font.
    public func weight(_ weight: Font.Weight) -> Font { applying(.weight(weight)) }
    /// Switches to a monospaced version of the same family as the base font.
    public func monospaced() -> Font { applying(.monospaced) }
    /// Returns a font with fixed-width digits, while leaving other characters proportional.
    public func monospacedDigit() -> Font { applying(.monospacedDigit) }
    /// Adjusts the line spacing of a font.
    public func leading(_ leading: Font.Leading) -> Font { applying(.leading(leading)) }
}

extension Font {
    /// A font with the large title text style.
    public static let largeTitle = system(.largeTitle)
    /// A font with the title text style.
    public static let title = system(.title)
    /// Create a font for second level hierarchical headings.
    public static let title2 = system(.title2)
    /// Create a font for third level hierarchical headings.
    public static let title3 = system(.title3)
    /// A font with the headline text style.
    public static let headline = system(.headline)
    /// A font with the subheadline text style.
    public static let subheadline = system(.subheadline)
    /// A font with the body text style.
    public static let body = system(.body)
    /// A font with the callout text style.
    public static let callout = system(.callout)
    /// A font with the footnote text style.
    public static let footnote = system(.footnote)
    /// A font with the caption text style.
    public static let caption = system(.caption)
    /// Create a font with the alternate caption text style.
    public static let caption2 = system(.caption2)
}
