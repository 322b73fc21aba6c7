// SPDX-License-Identifier: MIT
import Foundation
import UIDisplayList

extension Text {
    /// Sets the style of the text displayed by this view.
    nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
        changing { $0.style = $0.style ?? AnyShapeStyle(style) }
    }
    /// Sets the color of the text displayed by this view.
    nonisolated public func foregroundColor(_ color: Color?) -> Text {
        changing { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
    }
    /// Sets the default font for text in the view.
    nonisolated public func font(_ font: Font?) -> Text {
        changing { $0.font = $0.font ?? font }
    }
    /// Sets the font weight of the text.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
        changing { look in if let weight { look.changes.append(.weight(weight)) } }
    }
    /// Sets the font design of the text.
    nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
        changing { look in if let design { look.changes.append(.design(design)) } }
    }
    /// Applies a bold font weight to the text.
    nonisolated public func bold() -> Text { bold(true) }
    /// Applies a bold font weight to the text.
    nonisolated public func bold(_ isActive: Bool) -> Text {
        changing { if isActive { $0.changes.append(.bold) } }
    }
    /// Applies italics to the text.
    nonisolated public func italic() -> Text { italic(true) }
    /// Applies italics to the text.
    nonisolated public func italic(_ isActive: Bool) -> Text {
        changing { if isActive { $0.changes.append(.italic) } }
    }
    /// Modifies the text view's font to use fixed-width digits.
    nonisolated public func monospacedDigit() -> Text {
        changing { $0.changes.append(.monospacedDigit) }
    }
    /// Modifies the font of the text to use the fixed-width variant of the current font.
    nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
        changing { if isActive { $0.changes.append(.monospaced) } }
    }
    /// Applies a strikethrough to the text.
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }
    /// Applies a strikethrough to the text.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        changing { $0.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : nil }
    }
    /// Applies an underline to the text.
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }
    /// Applies an underline to the text.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        changing { $0.underline = isActive ? LineStyle(pattern: pattern, color: color) : nil }
    }
    /// Sets the spacing, or kerning, between characters.
    nonisolated public func kerning(_ kerning: CGFloat) -> Text {
        changing { $0.tracking += kerning }
    }
    /// Sets the tracking for the text.
    nonisolated public func tracking(_ tracking: CGFloat) -> Text {
        changing { $0.tracking += tracking }
    }
    /// Sets the vertical offset for the text relative to its baseline.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        changing { $0.baselineOffset = baselineOffset }
    }
}

extension Text {
    /// The block that the renderer sets, in an environment.
    package func block(in environment: EnvironmentValues) -> TextBlock {
        let runs = pieces.map { $0.run(in: environment) }
        let limit = environment.lineLimit.map { max(1, $0) }
        return TextBlock(
            runs: runs,
            alignment: environment.multilineTextAlignment.blockAlignment,
            truncation: environment.truncationMode.blockTruncation,
            lineLimit: limit,
            reservedLines: min(environment._lineLimitLowerBound ?? 0, limit ?? .max),
            lineSpacing: max(0, environment.lineSpacing),
            minimumScaleFactor: min(max(environment.minimumScaleFactor, 0.01), 1),
            isRightToLeft: environment.layoutDirection == .rightToLeft,
            pixelLength: environment.pixelLength)
    }
}

extension Text.Piece {
    func run(in environment: EnvironmentValues) -> TextRun {
        let style: any ShapeStyle = look.style ?? AnyShapeStyle(ForegroundStyle())
        let color = style._paint(in: environment).representativeColor
        var font = environment._effectiveFont(look.font)
        for change in look.changes { font = change.applied(to: font) }
        let content: TextRun.Content
        switch self.content {
        case .string(let string):
            content = .string(environment.textCase.applied(to: string, environment.locale))
        case .image(let image): content = image.symbolContent(in: environment)
        }
        return TextRun(
            content, font: font.resolve(in: environment), color: color,
            underline: look.underline?.line(in: environment),
            strikethrough: look.strikethrough?.line(in: environment),
            baselineOffset: look.baselineOffset, tracking: look.tracking)
    }
}

extension Optional where Wrapped == Text.Case {
    func applied(to string: String, _ locale: Locale) -> String {
        switch self {
        case .uppercase: string.uppercased(with: locale)
        case .lowercase: string.lowercased(with: locale)
        case nil: string
        }
    }
}

extension Text.FontChange {
    func applied(to font: Font) -> Font {
        switch self {
        case .weight(let weight): font.weight(weight)
        case .bold: font.bold()
        case .italic: font.italic()
        case .monospacedDigit: font.monospacedDigit()
        case .monospaced: font.monospaced()
        case .design(let design): font.applying(.design(design))
        }
    }
}

extension Text.LineStyle {
    func line(in environment: EnvironmentValues) -> TextRun.Line {
        TextRun.Line(
            pattern: pattern.value, color: color?._paint(in: environment).representativeColor)
    }
}

extension TextAlignment {
    var blockAlignment: TextBlock.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    var blockTruncation: TextBlock.Truncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}

private struct TruncationModeKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
}
private struct TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
}

extension EnvironmentValues {
    /// A value that indicates how the layout truncates the last line of text to fit.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }
    /// A stylistic override to transform the case of text when displayed.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

extension View {
    /// Sets the truncation mode for lines of text that are too long to fit.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
    /// Sets a transform for the case of the text contained in this view when displayed.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }
}
