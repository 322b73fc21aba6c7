// SPDX-License-Identifier: MIT
import UIViewGraph

/// One change of the font overrides; inner modifiers come later and win.
nonisolated struct _FontOverrideModifier: _EnvironmentModifier, Equatable {
    typealias Body = Never

    enum Change: Hashable {
        case bold(Bool)
        case italic(Bool)
        case monospaced(Bool)
        case monospacedDigit
        case weight(Font.Weight?)
        case design(Font.Design?)
    }
    let change: Change

    func modify(_ environment: inout EnvironmentValues) {
        var overrides = environment._fontOverrides
        switch change {
        case .bold(true): overrides.emphasis = .bold
        case .bold(false): if overrides.emphasis == .bold { overrides.emphasis = nil }
        case .italic(let isActive): overrides.isItalic = isActive
        case .monospaced(let isActive): overrides.isMonospaced = isActive
        case .monospacedDigit: overrides.hasMonospacedDigits = true
        case .weight(let weight?): overrides.emphasis = .weight(weight)
        case .weight(nil):
            if case .weight = overrides.emphasis { overrides.emphasis = nil }
        case .design(let design): overrides.design = design
        }
        environment._fontOverrides = overrides
    }
}

extension View {
    /// Sets the default font for text in this view.
    nonisolated public func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }

    /// Sets the font weight of the text in this view; nil removes outer weights.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(_FontOverrideModifier(change: .weight(weight)))
    }

    /// Sets the font design of the text in this view; nil removes outer designs.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        modifier(_FontOverrideModifier(change: .design(design)))
    }

    /// Applies a bold font weight to the text in this view.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        modifier(_FontOverrideModifier(change: .bold(isActive)))
    }

    /// Applies italics to the text in this view.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        modifier(_FontOverrideModifier(change: .italic(isActive)))
    }

    /// Modifies the fonts of all child views to use the fixed-width variant of the current font.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        modifier(_FontOverrideModifier(change: .monospaced(isActive)))
    }

    /// Modifies the fonts of all child views to use fixed-width digits, if possible.
    nonisolated public func monospacedDigit() -> some View {
        modifier(_FontOverrideModifier(change: .monospacedDigit))
    }
}
