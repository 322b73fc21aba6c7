// SPDX-License-Identifier: MIT
import Foundation

/// The context of the current state-processing update.
public struct Transaction {
    /// Two writes belong together when the same call to `withTransaction` made them; 0 is none.
    package var batch: UInt64 = 0
    package var completions: [_AnimationCompletion] = []
    private var values: [ObjectIdentifier: Any] = [:]

    /// The animation, if any, associated with the current state change.
    public var animation: Animation?
    /// Whether views disable animations.
    public var disablesAnimations = false
    /// Whether the transaction originated from an action that produces a sequence of values.
    public var isContinuous = false
    /// Whether this transaction will track the velocity of any animatable properties that change.
    public var tracksVelocity = false
    /// The preferred alignment of the view within a scroll view's visible region when scrolling.
    public var scrollTargetAnchor: UnitPoint?
    /// Whether an unanimated change of a scroll position lets a running scroll go on.
    public var scrollPositionUpdatePreservesVelocity = false

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The animation that applies, with `disablesAnimations` taken into account.
    package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

    /// Adds a completion to run when the animations created with this transaction are all complete.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
    ) {
        completions.append(_AnimationCompletion(criteria: criteria, action: completion))
    }
}

/// A key for accessing values in a transaction.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension Transaction {
    /// The transaction of the innermost `withTransaction` that is running on this thread.
    package static var current: Transaction {
        get { _CurrentTransaction.get() ?? Transaction() }
    }
}

/// Executes a closure with the specified transaction and returns the result.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = transaction
    transaction.batch = _CurrentTransaction.nextBatch()
    let outer = _CurrentTransaction.get()
    _CurrentTransaction.set(transaction)
    defer {
        _CurrentTransaction.set(outer)
        // Nothing may have been animated: the completion then runs by itself.
        for completion in transaction.completions { completion.bodyDidEnd() }
    }
    return try body()
}

/// Executes a closure with the specified transaction key path and value and returns the result.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Returns the result of recomputing the view's body with the provided animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try withTransaction(transaction, body)
}

/// Returns the result of recomputing the view's body with the provided animation, and runs the
/// completion when all animations are complete.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// The running transaction of each thread; a task local would leak into tasks started within.
enum _CurrentTransaction {
    private final class Box {
        var transaction: Transaction?
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { Unmanaged<AnyObject>.fromOpaque($0!).release() }
        return key
    }()

    private static let counter = NSLock()
    private nonisolated(unsafe) static var lastBatch: UInt64 = 0

    static func nextBatch() -> UInt64 {
        counter.lock()
        defer { counter.unlock() }
        lastBatch += 1
        return lastBatch
    }

    private static var box: Box {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue()
        }
        let box = Box()
        pthread_setspecific(key, Unmanaged.passRetained(box).toOpaque())
        return box
    }

    static func get() -> Transaction? { box.transaction }
    static func set(_ transaction: Transaction?) { box.transaction = transaction }
}
