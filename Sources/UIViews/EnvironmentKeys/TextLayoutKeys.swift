// SPDX-License-Identifier: MIT
import UIViewGraph

/// An alignment position for text along the horizontal axis.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

private struct LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}
private struct LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}
private struct MultilineTextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}
private struct MinimumScaleFactorKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}

extension EnvironmentValues {
    /// The maximum number of lines that text can occupy in a view.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The distance in points between the bottom of one line fragment and the top of the next.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// How a text view aligns its lines when the content wraps or contains newlines.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    /// The minimum permissible proportion to shrink the font size to fit the text into the available space.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }
}

private struct LineLimitLowerBoundKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
    /// Lines whose room text keeps even when it is shorter; nil keeps none.
    package var _lineLimitLowerBound: Int? {
        get { self[LineLimitLowerBoundKey.self] }
        set { self[LineLimitLowerBoundKey.self] = newValue }
    }
}

/// Sets both ends of the range of lines that text may have.
nonisolated struct _LineLimitModifier: _EnvironmentModifier, Equatable {
    typealias Body = Never
    /// Lines whose room is kept; nil keeps none.
    let lower: Int?
    let upper: Int?

    func modify(_ environment: inout EnvironmentValues) {
        environment.lineLimit = upper
        environment._lineLimitLowerBound = lower
    }
}

extension View {
    /// Sets the maximum number of lines that text can occupy in this view.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        modifier(_LineLimitModifier(lower: nil, upper: number))
    }

    /// Sets to a partial range the number of lines that text can occupy in this view.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        modifier(_LineLimitModifier(lower: limit.lowerBound, upper: nil))
    }

    /// Sets to a partial range the number of lines that text can occupy in this view.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        modifier(_LineLimitModifier(lower: nil, upper: limit.upperBound))
    }

    /// Sets to a closed range the number of lines that text can occupy in this view.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        modifier(_LineLimitModifier(lower: limit.lowerBound, upper: limit.upperBound))
    }

    /// Sets a limit for the number of lines text can occupy in this view.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        modifier(_LineLimitModifier(lower: reservesSpace ? limit : nil, upper: limit))
    }

    /// Sets the amount of space between lines of text in this view. *Units:* points.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Sets the alignment of a text view that contains multiple lines of text.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the minimum amount that text in this view scales down to fit in the available space.
    ///
    /// *Range:* a fraction between 0 and 1.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
}
