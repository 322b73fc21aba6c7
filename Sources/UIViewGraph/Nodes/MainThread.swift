// SPDX-License-Identifier: MIT
import Foundation

/// Runs `body` on the main actor: at once when the caller is, else as soon as it can.
///
/// The thread alone does not tell: where other threads serve the main queue, as in a test runner,
/// the main actor never runs on the first one. A task that starts immediately asks the runtime.
package func _onMain(_ body: @escaping @MainActor () -> Void) {
    if Thread.isMainThread {
        MainActor.assumeIsolated(body)
    } else {
        let box = _UncheckedBox(body)
        Task.immediate { @MainActor in box.value() }
    }
}

/// Whether the running thread evaluates a view; state is read differently then.
enum _EvaluatingThread {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    static var isCurrent: Bool {
        get { pthread_getspecific(key) != nil }
        set { pthread_setspecific(key, newValue ? UnsafeRawPointer(bitPattern: 1) : nil) }
    }
}

/// Carries a value over an isolation boundary that its user has reasoned about.
package struct _UncheckedBox<Value>: @unchecked Sendable {
    package let value: Value
    package init(_ value: Value) { self.value = value }
}
