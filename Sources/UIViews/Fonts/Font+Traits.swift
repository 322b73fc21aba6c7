// SPDX-License-Identifier: MIT

extension Font {
    /// A dynamic text style to use for fonts.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// The font style for large titles.
        case largeTitle
        /// The font used for first level hierarchical headings.
        case title
        /// The font used for second level hierarchical headings.
        case title2
        /// The font used for third level hierarchical headings.
        case title3
        /// The font used for headings.
        case headline
        /// The font used for subheadings.
        case subheadline
        /// The font used for body text.
        case body
        /// The font used for callouts.
        case callout
        /// The font used in footnotes.
        case footnote
        /// The font used for standard captions.
        case caption
        /// The font used for alternate captions.
        case caption2
    }

    /// A weight to use for fonts.
    @frozen public struct Weight: Hashable, Sendable {
        /// *Range:* 100…900, as in OpenType.
        package let value: Int

        /// An ultra-light weight.
        public static let ultraLight = Weight(value: 100)
        /// A thin weight.
        public static let thin = Weight(value: 200)
        /// A light weight.
        public static let light = Weight(value: 300)
        /// A regular weight.
        public static let regular = Weight(value: 400)
        /// A medium weight.
        public static let medium = Weight(value: 500)
        /// A semibold weight.
        public static let semibold = Weight(value: 600)
        /// A bold weight.
        public static let bold = Weight(value: 700)
        /// A heavy weight.
        public static let heavy = Weight(value: 800)
        /// The heaviest weight.
        public static let black = Weight(value: 900)
    }

    /// A design to use for fonts.
    public enum Design: Hashable, Sendable {
        /// The system's own design.
        case `default`
        /// A design with serifs.
        case serif
        /// A design with rounded ends.
        case rounded
        /// A design whose characters are of one width.
        case monospaced
    }

    /// A line spacing adjustment that you can apply to a font.
    public enum Leading: Hashable, Sendable {
        /// The font's default line spacing.
        case standard
        /// Reduced line spacing.
        case tight
        /// Increased line spacing.
        case loose
    }
}
