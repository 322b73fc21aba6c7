// SPDX-License-Identifier: MIT
import Foundation

@testable import VirtualTime

/// What happened, and when on the timeline: the thing that tests compare.
@MainActor
final class Log {
    struct Entry: Equatable, CustomStringConvertible {
        let seconds: Double
        let what: String
        var description: String { "\(what)@\(seconds)" }
    }

    let timeline: VirtualTimeline
    private(set) var entries: [Entry] = []

    init(_ timeline: VirtualTimeline) { self.timeline = timeline }

    func note(_ what: String) {
        entries.append(Entry(seconds: timeline.now, what: what))
    }

    var lines: [String] { entries.map(\.description) }
    var names: [String] { entries.map(\.what) }
}

/// A value that another thread may set.
final class Shared<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}
