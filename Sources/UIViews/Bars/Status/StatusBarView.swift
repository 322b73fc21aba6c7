// SPDX-License-Identifier: MIT

/// The numbers of what a phone draws over a window. *Units:* points.
enum SystemOverlayMetrics {
    /// The lowest safe area at the top that has a status bar in it. *Source:* D, 20 on phones
    /// without a notch, 47 and more on the others.
    static let leastStatusBar: CGFloat = 20
    /// The home indicator and its distance to the bottom. *Source:* I, by eye on an iPhone 14.
    static let homeIndicator = CGSize(width: 139, height: 5)
    static let homeIndicatorBottom: CGFloat = 8
    /// How far the contents of the status bar keep from the sides. *Source:* I.
    static let statusBarMargin: CGFloat = 32
    /// The battery's case. *Source:* I.
    static let battery = CGSize(width: 25, height: 12)
    /// What the clock says; Apple's pictures of phones have it.
    static let time = "9:41"
}

/// What the status bar shows.
nonisolated struct _StatusBarContent: View {
    @MainActor var body: some View {
        HStack(spacing: 5) {
            Text(verbatim: SystemOverlayMetrics.time).font(.system(size: 16, weight: .semibold))
            Spacer()
            Image(systemName: "cellularbars").font(.system(size: 14, weight: .semibold))
            battery
        }
        .padding(.horizontal, SystemOverlayMetrics.statusBarMargin)
        .accessibilityHidden(true)
    }

    @MainActor private var battery: some View {
        HStack(spacing: 1) {
            RoundedRectangle(cornerRadius: 2.5)
                .padding(2)
                .frame(
                    width: SystemOverlayMetrics.battery.width,
                    height: SystemOverlayMetrics.battery.height
                )
                .overlay {
                    RoundedRectangle(cornerRadius: 4).stroke(Color.primary.opacity(0.4))
                }
            Capsule().frame(width: 1.5, height: 4).opacity(0.4)
        }
    }
}
