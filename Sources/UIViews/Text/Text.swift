// SPDX-License-Identifier: MIT
import Foundation
import UIDisplayList

/// A view that displays one or more lines of read-only text.
nonisolated public struct Text: Equatable, Sendable {
    /// A stretch of the text with what was said about its look.
    struct Piece: Equatable, Sendable {
        enum Content: Equatable, Sendable {
            case string(String)
            case image(Image)
        }
        var content: Content
        var look = Look()
    }
    var pieces: [Piece]

    /// Looks that were asked for; nil and false leave those of the environment.
    struct Look: Equatable, Sendable {
        var font: Font?
        var changes: [FontChange] = []
        var style: AnyShapeStyle?
        var underline: LineStyle?
        var strikethrough: LineStyle?
        var tracking: CGFloat = 0
        var baselineOffset: CGFloat = 0
    }
    enum FontChange: Equatable, Sendable {
        case weight(Font.Weight)
        case bold, italic, monospacedDigit, monospaced
        case design(Font.Design)
    }

    /// Description of the style used to draw the line for `StrikethroughStyleAttribute` and
    /// `UnderlineStyleAttribute`.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern that the line has.
        public struct Pattern: Hashable, Sendable {
            let value: TextRun.Line.Pattern
            public static let solid = Pattern(value: .solid)
            public static let dot = Pattern(value: .dot)
            public static let dash = Pattern(value: .dash)
            public static let dashDot = Pattern(value: .dashDot)
            public static let dashDotDot = Pattern(value: .dashDotDot)
        }
        let pattern: Pattern
        let color: Color?
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }
        public static let single = LineStyle()
    }

    /// The type of truncation to apply to a line of text when it's too long to fit.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
    /// A scheme for transforming the capitalization of characters within text.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    public init(verbatim content: String) {
        pieces = [Piece(content: .string(content))]
    }

    @_disfavoredOverload
    public init<S>(_ content: S) where S: StringProtocol { self.init(verbatim: String(content)) }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        pieces = key.pieces.flatMap { piece -> [Piece] in
            switch piece {
            case .string(let string):
                let value = (bundle ?? .main).localizedString(
                    forKey: string, value: string, table: tableName)
                return [Piece(content: .string(value))]
            case .text(let text): return text.pieces
            case .image(let image): return [Piece(content: .image(image))]
            }
        }
    }

    public init(_ image: Image) { pieces = [Piece(content: .image(image))] }

    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    public init<Subject>(_ subject: Subject, formatter: Formatter)
    where Subject: ReferenceConvertible {
        self.init(verbatim: formatter.string(for: subject) ?? subject.description)
    }

    public static func + (lhs: Text, rhs: Text) -> Text {
        var result = lhs
        result.pieces += rhs.pieces
        return result
    }

    /// What the text says, symbols left out.
    package var plainString: String {
        pieces.map { if case .string(let string) = $0.content { string } else { "" } }.joined()
    }

    func changing(_ change: (inout Look) -> Void) -> Text {
        var result = self
        for index in result.pieces.indices { change(&result.pieces[index].look) }
        return result
    }
}
