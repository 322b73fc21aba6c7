// SPDX-License-Identifier: MIT
import UIDisplayList
import UIViewGraph

/// What modifiers of views say about the font of the text inside, whatever font that is.
package struct _FontOverrides: Hashable, Sendable {
    enum Emphasis: Hashable {
        case bold
        case weight(Font.Weight)
    }
    var emphasis: Emphasis?
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    var design: Font.Design?

    /// The font with the overrides laid over it.
    func applied(to font: Font) -> Font {
        var font = font
        if let design { font = font.applying(.design(design)) }
        switch emphasis {
        case .bold: font = font.bold()
        case .weight(let weight): font = font.weight(weight)
        case nil: break
        }
        if isItalic { font = font.italic() }
        if isMonospaced { font = font.monospaced() }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        return font
    }
}

private struct FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

private struct FontOverridesKey: EnvironmentKey {
    static var defaultValue: _FontOverrides { _FontOverrides() }
}

extension EnvironmentValues {
    /// The default font of this environment.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// What `bold()`, `fontWeight(_:)` and their like say about fonts below.
    package var _fontOverrides: _FontOverrides {
        get { self[FontOverridesKey.self] }
        set { self[FontOverridesKey.self] = newValue }
    }

    /// The font of text that has `own` or, when nil, none of its own, overrides included.
    package func _effectiveFont(_ own: Font? = nil) -> Font {
        _fontOverrides.applied(to: own ?? font ?? .body)
    }

    /// The face of text that has `own` or, when nil, no font of its own.
    package func _fontDescriptor(_ own: Font? = nil) -> FontDescriptor {
        _effectiveFont(own).resolve(in: self)
    }
}
