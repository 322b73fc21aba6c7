// SPDX-License-Identifier: MIT
import Testing
import UIViewGraph

@testable import UIViews

@MainActor @Suite struct EnvironmentKeyTests {
    @Test("A view inside a disabled one cannot enable itself")
    func disabled() {
        #expect(EnvironmentValues().isEnabled)
        #expect(environment { $0.disabled(true) }.isEnabled == false)
        #expect(environment { $0.disabled(false).disabled(true) }.isEnabled == false)
        #expect(environment { $0.disabled(false) }.isEnabled)
    }

    @Test("A range limits the Dynamic Type size to its nearest member")
    func dynamicTypeRange() {
        #expect(environment { $0.dynamicTypeSize(.xLarge) }.dynamicTypeSize == .xLarge)
        let capped = environment {
            $0.dynamicTypeSize(...DynamicTypeSize.xxLarge).dynamicTypeSize(.accessibility3)
        }
        #expect(capped.dynamicTypeSize == .xxLarge)
        let raised = environment { $0.dynamicTypeSize(.xLarge ... .accessibility1) }
        #expect(raised.dynamicTypeSize == .xLarge)
        let inside = environment { $0.dynamicTypeSize(DynamicTypeSize.small...) }
        #expect(inside.dynamicTypeSize == .large)
        #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
        #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
    }

    @Test("Line limits keep room for as many lines as they are asked to")
    func lineLimits() {
        let range = environment { $0.lineLimit(2...4) }
        #expect(range.lineLimit == 4)
        #expect(range._lineLimitLowerBound == 2)
        let reserved = environment { $0.lineLimit(3, reservesSpace: true) }
        #expect(reserved.lineLimit == 3)
        #expect(reserved._lineLimitLowerBound == 3)
        let plain = environment { $0.lineLimit(1).lineLimit(3, reservesSpace: true) }
        #expect(plain.lineLimit == 1)
        #expect(plain._lineLimitLowerBound == nil)
        let open = environment { $0.lineLimit(2...) }
        #expect(open.lineLimit == nil)
        #expect(open._lineLimitLowerBound == 2)
    }

    @Test("One pixel is a point divided by the scale")
    func pixels() {
        var values = EnvironmentValues()
        #expect(values.pixelLength == 1)
        values.displayScale = 3
        #expect(abs(values.pixelLength - 1.0 / 3) < 1e-12)
        values.displayScale = 0
        #expect(values.pixelLength == 1)
    }

    @Test("What the host says of accessibility reaches the readers")
    func accessibility() {
        var values = EnvironmentValues()
        #expect(!values.accessibilityReduceMotion)
        #expect(values.accessibilityPlayAnimatedImages)
        values._accessibilityReduceMotion = true
        values._accessibilityVoiceOverEnabled = true
        #expect(values.accessibilityReduceMotion)
        #expect(values.accessibilityVoiceOverEnabled)
    }

    @Test("The first preferred colour scheme decides")
    func preferredColorScheme() {
        var value: ColorScheme?
        PreferredColorSchemeKey.reduce(value: &value) { .dark }
        #expect(value == .dark)
        PreferredColorSchemeKey.reduce(value: &value) { .light }
        #expect(value == .dark)
        #expect(environment { $0.colorScheme(.dark) }.colorScheme == .dark)
    }
}
