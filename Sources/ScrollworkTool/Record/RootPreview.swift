// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI

/// The user's root view inside the window. Its body calls the user's code, so that even what a
/// preview's own lines start belongs to the window's time.
struct RootPreview: View {
    let description: _PreviewDescription

    var body: some View { AnyView(description.body()) }
}

extension RunOptions {
    /// What the window and its user say at the start: the command line, and where it is silent the
    /// preview's traits.
    @MainActor func hostSettings(for description: _PreviewDescription) -> HostSettings {
        var size = size ?? Self.phoneSize
        if self.size == nil {
            for trait in description.traits {
                if let fixed = trait.size { size = fixed }
                if trait.isLandscape {
                    size = CGSize(
                        width: max(size.width, size.height), height: min(size.width, size.height))
                }
            }
        }
        var settings = HostSettings(phoneOf: size, scale: scale)
        for setting in self.settings { settings.apply(setting) }
        return settings
    }
}
