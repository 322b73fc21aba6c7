// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// How strong the fades of one scroll view are.
@available(iOS 17.0, macOS 14.0, *)
@MainActor @Observable final class EdgeFadeModel {
    private(set) var top = EdgeFade()
    private(set) var bottom = EdgeFade()

    init() {}

    func take(_ chrome: ScrollChrome, length: Double?) {
        let extents = chrome.state.motion.extents
        set(
            \.top,
            EdgeFade(
                at: .leading, motion: chrome.state.motion, progress: chrome.progress(at: .top),
                safeArea: extents.leading, length: length, assistance: chrome.assistance))
        set(
            \.bottom,
            EdgeFade(
                at: .trailing, motion: chrome.state.motion,
                progress: chrome.progress(at: .bottom), safeArea: extents.trailing,
                length: length, assistance: chrome.assistance))
    }

    private func set(
        _ path: ReferenceWritableKeyPath<EdgeFadeModel, EdgeFade>, _ new: EdgeFade
    ) {
        if self[keyPath: path] != new { self[keyPath: path] = new }
    }
}

@available(iOS 17.0, macOS 14.0, *)
extension ScrollChrome {
    /// How far the bars at an edge are hidden; where there is none, wholly.
    func progress(at edge: VerticalEdge) -> Double {
        let members = groups.flatMap(\.members).filter { $0.edge == edge }
        return members.map(\.progress).min() ?? 1
    }
}
