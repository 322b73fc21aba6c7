// SPDX-License-Identifier: MIT
import UIDisplayList
import UIViewGraph

/// The numbers of fonts that no table gives.
enum FontLook {
    /// What `leading(.tight)` takes from the distance between lines and `.loose` adds.
    /// *Units:* points. *Source:* I, UIKit's tight and loose leading of the body style.
    static let leadingStep: CGFloat = 2

    /// The weight under the system's Bold Text setting. *Source:* I.
    static func boldTextWeight(_ weight: Int) -> Int {
        weight < 500 ? weight + 200 : min(900, weight + 100)
    }
}

extension Font {
    /// The face that text is set in.
    package func resolve(in environment: EnvironmentValues) -> FontDescriptor {
        var face = Face(base, at: environment.dynamicTypeSize)
        for modifier in modifiers { face.apply(modifier) }
        var descriptor = face.descriptor
        if environment.legibilityWeight == .bold {
            descriptor.weight = FontLook.boldTextWeight(descriptor.weight)
        }
        return descriptor
    }
}

/// A font on its way to a descriptor.
private struct Face {
    var descriptor: FontDescriptor
    /// The weight that the bold trait comes to: style by style, as measured on the phone
    /// (fixture `ios/text/bold-trait` of iamcgn/swiftui-web).
    var boldWeight = Font.Weight.bold

    init(_ base: Font.Base, at size: DynamicTypeSize) {
        switch base {
        case .style(let style, let design, let weight):
            let entry = TextStyleMetrics.entry(style, at: size)
            descriptor = FontDescriptor(
                size: entry.size, weight: (weight ?? style.weight).value,
                leading: entry.leading - entry.size * TextStyleMetrics.lineHeightFactor)
            boldWeight = style.boldWeight
            if let design { apply(.design(design)) }
        case .sized(let size, let design, let weight):
            descriptor = FontDescriptor(
                size: Self.usable(size), weight: (weight ?? .regular).value)
            if let design { apply(.design(design)) }
        case .custom(let name, let points, let style):
            var points = Self.usable(points)
            if let style {
                points *=
                    TextStyleMetrics.entry(style, at: size).size
                    / TextStyleMetrics.entry(style, at: .large).size
            }
            descriptor = FontDescriptor(size: points, family: name)
        }
    }

    /// A size that can be set: what is no length is the body's size.
    private static func usable(_ size: CGFloat) -> CGFloat {
        size.isFinite && size > 0 ? size : TextStyleMetrics.entry(.body, at: .large).size
    }

    mutating func apply(_ modifier: Font.Modifier) {
        switch modifier {
        case .bold: descriptor.weight = boldWeight.value
        case .italic: descriptor.isItalic = true
        case .monospaced: descriptor.design = .monospaced
        case .monospacedDigit: descriptor.hasMonospacedDigits = true
        case .weight(let weight): descriptor.weight = weight.value
        case .design(let design): descriptor.design = design.descriptorDesign
        case .leading(.standard): break
        case .leading(.tight): descriptor.leading -= FontLook.leadingStep
        case .leading(.loose): descriptor.leading += FontLook.leadingStep
        }
    }
}

extension Font.TextStyle {
    var weight: Font.Weight { self == .headline ? .semibold : .regular }

    var boldWeight: Font.Weight {
        switch self {
        case .largeTitle, .title, .title2: .bold
        default: .semibold
        }
    }
}

extension Font.Design {
    var descriptorDesign: FontDescriptor.Design {
        switch self {
        case .default: .standard
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}
