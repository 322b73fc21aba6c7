// SPDX-License-Identifier: MIT

extension Color {
    /// A context-dependent red color suitable for use in UI elements.
    public static let red = Color(.system(.red))
    /// A context-dependent orange color suitable for use in UI elements.
    public static let orange = Color(.system(.orange))
    /// A context-dependent yellow color suitable for use in UI elements.
    public static let yellow = Color(.system(.yellow))
    /// A context-dependent green color suitable for use in UI elements.
    public static let green = Color(.system(.green))
    /// A context-dependent mint color suitable for use in UI elements.
    public static let mint = Color(.system(.mint))
    /// A context-dependent teal color suitable for use in UI elements.
    public static let teal = Color(.system(.teal))
    /// A context-dependent cyan color suitable for use in UI elements.
    public static let cyan = Color(.system(.cyan))
    /// A context-dependent blue color suitable for use in UI elements.
    public static let blue = Color(.system(.blue))
    /// A context-dependent indigo color suitable for use in UI elements.
    public static let indigo = Color(.system(.indigo))
    /// A context-dependent purple color suitable for use in UI elements.
    public static let purple = Color(.system(.purple))
    /// A context-dependent pink color suitable for use in UI elements.
    public static let pink = Color(.system(.pink))
    /// A context-dependent brown color suitable for use in UI elements.
    public static let brown = Color(.system(.brown))
    /// A white color suitable for use in UI elements.
    public static let white = Color(.system(.white))
    /// A context-dependent gray color suitable for use in UI elements.
    public static let gray = Color(.system(.gray))
    /// A black color suitable for use in UI elements.
    public static let black = Color(.system(.black))
    /// A clear color suitable for use in UI elements.
    public static let clear = Color(.system(.clear))
    /// The color to use for primary content.
    public static let primary = Color(.system(.label(0)))
    /// The color to use for secondary content.
    public static let secondary = Color(.system(.label(1)))
    /// A color that reflects the accent color of the system or app.
    public static var accentColor: Color { Color(.accent) }
}

extension ShapeStyle where Self == Color {
    /// A context-dependent red color suitable for use in UI elements.
    public static var red: Color { Color(.system(.red)) }
    /// A context-dependent orange color suitable for use in UI elements.
    public static var orange: Color { Color(.system(.orange)) }
    /// A context-dependent yellow color suitable for use in UI elements.
    public static var yellow: Color { Color(.system(.yellow)) }
    /// A context-dependent green color suitable for use in UI elements.
    public static var green: Color { Color(.system(.green)) }
    /// A context-dependent mint color suitable for use in UI elements.
    public static var mint: Color { Color(.system(.mint)) }
    /// A context-dependent teal color suitable for use in UI elements.
    public static var teal: Color { Color(.system(.teal)) }
    /// A context-dependent cyan color suitable for use in UI elements.
    public static var cyan: Color { Color(.system(.cyan)) }
    /// A context-dependent blue color suitable for use in UI elements.
    public static var blue: Color { Color(.system(.blue)) }
    /// A context-dependent indigo color suitable for use in UI elements.
    public static var indigo: Color { Color(.system(.indigo)) }
    /// A context-dependent purple color suitable for use in UI elements.
    public static var purple: Color { Color(.system(.purple)) }
    /// A context-dependent pink color suitable for use in UI elements.
    public static var pink: Color { Color(.system(.pink)) }
    /// A context-dependent brown color suitable for use in UI elements.
    public static var brown: Color { Color(.system(.brown)) }
    /// A white color suitable for use in UI elements.
    public static var white: Color { Color(.system(.white)) }
    /// A context-dependent gray color suitable for use in UI elements.
    public static var gray: Color { Color(.system(.gray)) }
    /// A black color suitable for use in UI elements.
    public static var black: Color { Color(.system(.black)) }
    /// A clear color suitable for use in UI elements.
    public static var clear: Color { Color(.system(.clear)) }
}
