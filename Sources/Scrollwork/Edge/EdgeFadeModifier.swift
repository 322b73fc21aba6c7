// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// Lays the fades over a scroll view.
@available(iOS 18.0, macOS 15.0, *)
struct EdgeFadeModifier: ViewModifier {
    let effect: ScrollEdgeFade
    let edges: Edge.Set
    let length: CGFloat?
    @Environment(ScrollChrome.self) private var around: ScrollChrome?
    @State private var own = ScrollChrome()
    @State private var model = EdgeFadeModel()
    private let assistance = Assistance()

    init(effect: ScrollEdgeFade, edges: Edge.Set, length: CGFloat?) {
        self.effect = effect
        self.edges = edges
        self.length = length
    }

    /// Without a scope around, the scroll view drives a chrome of its own.
    private var chrome: ScrollChrome { around ?? own }

    func body(content: Content) -> some View {
        content
            .modifier(ScrollChromeDriver(isActive: around == nil, chrome: own))
            .overlay {
                EdgeFades(model: model, effect: effect, edges: edges).ignoresSafeArea()
            }
            .onAppear { listen() }
            .onDisappear { chrome.listeners[ObjectIdentifier(model)] = nil }
            .onChange(of: length) { listen() }
            .onChange(of: assistance.value, initial: true) { _, new in own.setAssistance(new) }
    }

    private func listen() {
        let length = length.map(Double.init)
        chrome.listeners[ObjectIdentifier(model)] = { [weak chrome, weak model] _, _ in
            if let chrome { model?.take(chrome, length: length) }
        }
        model.take(chrome, length: length)
    }
}
