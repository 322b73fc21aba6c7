// SPDX-License-Identifier: MIT
import Foundation
import GTKHost
import HeadlessHost
import SwiftUI

extension RunOptions {
    /// What of the window's settings follows the desktop: all that the command line does not say.
    var desktopTraits: DesktopTraits {
        var traits = DesktopTraits.all
        for setting in settings {
            switch setting {
            case .darkAppearance: traits.remove(.appearance)
            case .reduceMotion: traits.remove(.motion)
            case .dynamicType: traits.remove(.textSize)
            case .increaseContrast: traits.remove(.contrast)
            case .voiceOver: traits.remove(.screenReader)
            case .locale, .rightToLeft, .reduceTransparency, .crossFade: break
            }
        }
        return traits
    }

    /// What a window and its user say at the start. Nothing covers a window on a desktop, so its
    /// safe area is all of it; its language is the user's.
    @MainActor func windowSettings(for description: _PreviewDescription) -> HostSettings {
        var base = self
        let environment = ProcessInfo.processInfo.environment
        base.settings.insert(.locale(Self.locale(in: environment)), at: 0)
        var settings = base.hostSettings(for: description)
        settings.safeAreaInsets = EdgeInsets()
        return settings
    }

    /// The user's language and country, as POSIX has them: `de_CH` of `de_CH.UTF-8`.
    static func locale(in environment: [String: String]) -> String {
        let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
            .compactMap { environment[$0] }.first { !$0.isEmpty }
        let name = (value ?? "").prefix { $0 != "." && $0 != "@" }
        return ["", "C", "POSIX"].contains(name) ? "en_US" : String(name)
    }
}
