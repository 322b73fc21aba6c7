// SPDX-License-Identifier: MIT
import Testing

@testable import GTKHost

@Suite("The desktop's settings in a window's")
struct DesktopSettingsTests {
    @Test("what follows the desktop is the desktop's, the rest is kept")
    func following() {
        var desktop = DesktopSettings()
        desktop.isDark = true
        desktop.hasAnimations = false
        desktop.textScale = 1.25
        desktop.hasHighContrast = true
        desktop.isScreenReaderOn = true
        let all = desktop.applied(to: .phone, following: .all)
        #expect(all.colorScheme == .dark)
        #expect(all.reducesMotion)
        #expect(all.dynamicTypeSize == .xxLarge)
        #expect(all.increasesContrast)
        #expect(all.isVoiceOverOn)
        #expect(all.size == HostSettings.phone.size)
        #expect(all.safeAreaInsets == HostSettings.phone.safeAreaInsets)
        #expect(desktop.applied(to: .phone, following: []) == .phone)
    }

    @Test("a desktop where nothing was set leaves a phone as it is")
    func unset() {
        #expect(DesktopSettings().applied(to: .phone, following: .all) == .phone)
    }

    @Test(
        "text scales go to the nearest type size",
        arguments: [
            (0.5, DynamicTypeSize.xSmall), (0.9, .small), (1, .large), (1.1, .xLarge),
            (1.25, .xxLarge), (1.5, .xxxLarge), (2, .accessibility2), (9, .accessibility5),
            (.nan, .large),
        ] as [(Double, DynamicTypeSize)])
    func textScale(scale: Double, size: DynamicTypeSize) {
        #expect(DynamicTypeSize(textScale: scale) == size)
    }
}
