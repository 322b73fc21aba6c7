// SPDX-License-Identifier: MIT
import UIViewGraph

/// Sizes of the text styles at each Dynamic Type size. *Units:* points.
///
/// *Source:* Apple's Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes".
enum TextStyleMetrics {
    /// The height of one line in units of the font's size. *Source:* measured, (1950 + 494) / 2048
    /// (fixture `uikit/font-metrics` of iamcgn/swiftui-web).
    static let lineHeightFactor: CGFloat = 1.19336

    struct Entry {
        var size: CGFloat
        /// The distance between baselines.
        var leading: CGFloat
        init(_ size: CGFloat, _ leading: CGFloat) {
            self.size = size
            self.leading = leading
        }
    }

    static func entry(_ style: Font.TextStyle, at size: DynamicTypeSize) -> Entry {
        let row = row(size)
        return switch style {
        case .largeTitle: row[0]
        case .title: row[1]
        case .title2: row[2]
        case .title3: row[3]
        case .headline, .body: row[4]
        case .callout: row[5]
        case .subheadline: row[6]
        case .footnote: row[7]
        case .caption: row[8]
        case .caption2: row[9]
        }
    }

    private static func row(_ size: DynamicTypeSize) -> [Entry] {
        switch size {
        case .xSmall: xSmall
        case .small: small
        case .medium: medium
        case .large: large
        case .xLarge: xLarge
        case .xxLarge: xxLarge
        case .xxxLarge: xxxLarge
        case .accessibility1: accessibility1
        case .accessibility2: accessibility2
        case .accessibility3: accessibility3
        case .accessibility4: accessibility4
        case .accessibility5: accessibility5
        }
    }

    // In each row: large title, title, title 2, title 3, headline and body, callout, subheadline,
    // footnote, caption, caption 2.
    private static let xSmall = entries(
        (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13),
        (11, 13))
    private static let small = entries(
        (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13),
        (11, 13))
    private static let medium = entries(
        (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13),
        (11, 13))
    private static let large = entries(
        (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16),
        (11, 13))
    private static let xLarge = entries(
        (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19),
        (13, 18))
    private static let xxLarge = entries(
        (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21),
        (15, 20))
    private static let xxxLarge = entries(
        (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23),
        (17, 22))
    private static let accessibility1 = entries(
        (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (26, 32), (25, 31), (23, 29), (22, 28),
        (20, 25))
    private static let accessibility2 = entries(
        (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32),
        (24, 30))
    private static let accessibility3 = entries(
        (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39),
        (29, 35))
    private static let accessibility4 = entries(
        (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44),
        (34, 41))
    private static let accessibility5 = entries(
        (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51),
        (40, 48))

    private static func entries(_ pairs: (CGFloat, CGFloat)...) -> [Entry] {
        pairs.map { Entry($0.0, $0.1) }
    }
}
