// SPDX-License-Identifier: MIT
import Foundation

/// The key used to look up an entry in a strings file or strings dictionary file.
///
/// Without a strings table the key is its own text, with its interpolated values filled in.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    package enum Piece: Equatable {
        case string(String)
        case text(Text)
        case image(Image)
    }
    package var pieces: [Piece]

    public init(_ value: String) { pieces = [.string(value)] }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// Represents the contents of a string literal with interpolations while it's being built up.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [Piece] = []
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { add(literal) }
        public mutating func appendInterpolation(_ string: String) { add(string) }
        public mutating func appendInterpolation<T>(_ value: T) { add(String(describing: value)) }
        public mutating func appendInterpolation<T>(_ value: T, specifier: String)
        where T: CVarArg {
            add(String(format: specifier, value))
        }
        public mutating func appendInterpolation<Subject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) where Subject: ReferenceConvertible {
            add(formatter?.string(for: subject) ?? subject.description)
        }
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            add(format.format(input))
        }
        public mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text)) }
        public mutating func appendInterpolation(_ image: Image) { pieces.append(.image(image)) }

        private mutating func add(_ string: String) {
            if case .string(let last)? = pieces.last {
                pieces[pieces.count - 1] = .string(last + string)
            } else {
                pieces.append(.string(string))
            }
        }
    }
}
