// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// Keeps what happened to the chrome of a screen, on a device too, so that it can be replayed.
///
/// `./scrollwork replay FILE.jsonl` prints each decision with its reason, and says where it is another
/// than the one that was made here. Nothing of the content is kept: lengths, places, phases and times
/// alone.
@available(iOS 17.0, macOS 14.0, *)
@MainActor @Observable public final class ScrollRecorder {
    /// How many events have been kept.
    public private(set) var eventCount = 0

    @ObservationIgnored private var entries: [(name: String?, entry: ChromeTraceEntry)] = []
    @ObservationIgnored private var setups: [ObjectIdentifier: ChromeSetup] = [:]
    @ObservationIgnored private let limit: Int

    /// Makes a recorder that keeps so many events, then no more.
    public init(limit: Int = 100_000) { self.limit = limit }

    /// Forgets everything.
    public func clear() {
        entries = []
        setups = [:]
        eventCount = 0
    }

    /// The trace: a header, then a line for each event.
    ///
    /// *Errors:* none of its own; an event that holds a number that is not finite is left out.
    public var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        var lines = [#"{"format":"scrollwork-trace","version":1,"kind":"events"}"#]
        for (name, entry) in entries {
            let line = ChromeTraceLine(name: name, entry)
            guard let data = try? encoder.encode(line) else { continue }
            lines.append(String(decoding: data, as: UTF8.self))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Writes the trace to a file.
    public func write(to url: URL) throws {
        try Data(text.utf8).write(to: url, options: .atomic)
    }

    func take(
        _ event: ChromeEvent, _ decision: ChromeDecision, from chrome: ScrollChrome,
        named name: String?
    ) {
        guard eventCount < limit else { return }
        let setup = chrome.state.setup
        if setups[ObjectIdentifier(chrome)] != setup {
            setups[ObjectIdentifier(chrome)] = setup
            entries.append((name, ChromeTraceEntry(time: chrome.now, content: .setup(setup))))
        }
        entries.append((name, ChromeTraceEntry(time: chrome.now, content: .event(event))))
        if decision.bars.isChange {
            // So that a replay elsewhere can tell whether it decides the same.
            let words = decision.bars.description
            entries.append((name, ChromeTraceEntry(time: chrome.now, content: .decided(words))))
        }
        eventCount += 1
    }
}

/// A recorder and the name that it gives what it keeps.
@available(iOS 17.0, macOS 14.0, *)
struct RecorderRequest {
    let recorder: ScrollRecorder
    let name: String?
}

private struct RecorderKey: EnvironmentKey {
    // Held as an object, since the recorder itself is newer than the lowest platform.
    static var defaultValue: [(recorder: AnyObject, name: String?)] { [] }
}

extension EnvironmentValues {
    var scrollRecorders: [(recorder: AnyObject, name: String?)] {
        get { self[RecorderKey.self] }
        set { self[RecorderKey.self] = newValue }
    }
}

@available(iOS 17.0, macOS 14.0, *)
extension View {
    /// Records what happens to the scopes in this view, containers included; nil records nothing.
    public func recordsScroll(_ recorder: ScrollRecorder?, named name: String? = nil) -> some View {
        transformEnvironment(\.scrollRecorders) { recorders in
            if let recorder { recorders.append((recorder, name)) }
        }
    }
}

/// Lets the recorders around a scope hear of what happens in it.
@available(iOS 17.0, macOS 14.0, *)
struct ScopeListeners: ViewModifier {
    let chrome: ScrollChrome
    @Environment(\.scrollRecorders) private var recorders
    @Environment(\.showsScrollInspector) private var showsInspector
    @State private var inspector = InspectorModel()

    init(chrome: ScrollChrome) { self.chrome = chrome }

    @ViewBuilder func body(content: Content) -> some View {
        content
            .overlay(alignment: .topTrailing) {
                if showsInspector { InspectorView(model: inspector) }
            }
            .onAppear { listen() }
            .onChange(of: recorders.map { ObjectIdentifier($0.recorder) }) { listen() }
            .onChange(of: showsInspector) { listen() }
            .onDisappear { chrome.recorders = [] }
    }

    private func listen() {
        chrome.recorders = recorders.compactMap { item in
            (item.recorder as? ScrollRecorder).map {
                RecorderRequest(recorder: $0, name: item.name)
            }
        }
        inspector.listen(to: showsInspector ? chrome : nil)
    }
}
