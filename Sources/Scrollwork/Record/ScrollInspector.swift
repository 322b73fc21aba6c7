// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// What the inspector shows.
@available(iOS 17.0, macOS 14.0, *)
@MainActor @Observable final class InspectorModel {
    private(set) var lines: [String] = []
    @ObservationIgnored private weak var chrome: ScrollChrome?

    init() {}

    func listen(to newChrome: ScrollChrome?) {
        chrome?.listeners[ObjectIdentifier(self)] = nil
        chrome = newChrome
        newChrome?.listeners[ObjectIdentifier(self)] = { [weak self, weak newChrome] _, decision in
            if let newChrome { self?.take(newChrome.state, decision) }
        }
    }

    private func take(_ state: ChromeState, _ decision: ChromeDecision) {
        // A position of two decimals and no more, as traces print numbers.
        let new = [
            "phase \(state.motion.phase.rawValue)",
            "cause \(decision.bars.cause?.rawValue ?? "none")",
            "travel \(Self.text(state.bars.travel))",
            "at \(Self.text(state.motion.position)) of \(Self.text(state.motion.limit))",
            decision.bars.description,
        ]
        if new != lines { lines = new }
    }

    private static func text(_ value: Double) -> String {
        guard value.isFinite else { return "\(value)" }
        return "\((value * 10).rounded() / 10)"
    }
}

/// The inspector's lines, over the content.
@available(iOS 17.0, macOS 14.0, *)
struct InspectorView: View {
    let model: InspectorModel

    init(model: InspectorModel) { self.model = model }

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach(model.lines.indices, id: \.self) { Text(model.lines[$0]) }
        }
        .font(.caption2.monospaced())
        .foregroundStyle(.white)
        .padding(6)
        .background(Color.black.opacity(0.75), in: .rect(cornerRadius: 6))
        .padding(8)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

private struct ShowsScrollInspectorKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var showsScrollInspector: Bool {
        get { self[ShowsScrollInspectorKey.self] }
        set { self[ShowsScrollInspectorKey.self] = newValue }
    }
}

extension View {
    /// Shows over each scope in this view what its scroll view does and what was decided: phase,
    /// cause, travel, place and the last reason.
    public func scrollInspector(_ isShown: Bool = true) -> some View {
        environment(\.showsScrollInspector, isShown)
    }
}
