// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

@available(iOS 17.0, macOS 14.0, *)
struct EdgeFades: View {
    let model: EdgeFadeModel
    let effect: ScrollEdgeFade
    let edges: Edge.Set

    var body: some View {
        VStack(spacing: 0) {
            if edges.contains(.top) { EdgeStrip(fade: model.top, effect: effect, edge: .top) }
            Spacer(minLength: 0)
            if edges.contains(.bottom) {
                EdgeStrip(fade: model.bottom, effect: effect, edge: .bottom)
            }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

/// One fade. Public SwiftUI has no blur of what lies beneath but materials: a material strip, under
/// a mask that runs out, grows towards the edge on every platform.
private struct EdgeStrip: View {
    let fade: EdgeFade
    let effect: ScrollEdgeFade
    let edge: VerticalEdge

    var body: some View {
        let outer: UnitPoint = edge == .top ? .top : .bottom
        let inner: UnitPoint = edge == .top ? .bottom : .top
        Group {
            switch effect.kind {
            case .none:
                Color.clear
            case .automatic, .blur, .fade, .opaque:
                if fade.isOpaque || effect == .opaque {
                    Rectangle().fill(.background)
                } else if effect == .fade {
                    Rectangle().fill(.background)
                        .mask { gradient(outer, inner) }
                } else {
                    Rectangle().fill(.ultraThinMaterial)
                        .mask { gradient(outer, inner) }
                }
            }
        }
        .frame(height: fade.length)
        .opacity(fade.strength)
    }

    private func gradient(_ outer: UnitPoint, _ inner: UnitPoint) -> some View {
        LinearGradient(
            colors: [.black, .black.opacity(0)], startPoint: outer, endPoint: inner)
    }
}
