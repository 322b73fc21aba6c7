// SPDX-License-Identifier: MIT
import Foundation

/// Runs `body` on the main actor: at once when this is the main thread, else as soon as it can.
package func _onMain(_ body: @escaping @MainActor () -> Void) {
    if Thread.isMainThread {
        MainActor.assumeIsolated(body)
    } else {
        let box = _UncheckedBox(body)
        Task { @MainActor in box.value() }
    }
}

/// Carries a value over an isolation boundary that its user has reasoned about.
package struct _UncheckedBox<Value>: @unchecked Sendable {
    package let value: Value
    package init(_ value: Value) { self.value = value }
}
