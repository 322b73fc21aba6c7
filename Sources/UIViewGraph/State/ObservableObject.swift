// SPDX-License-Identifier: MIT
import Foundation

//  What Combine brings on Apple's platforms: objects that say that they will change.

/// A publisher that publishes changes from observable objects.
public final class ObservableObjectPublisher: @unchecked Sendable {
    private let lock = NSLock()
    private var observers: [UInt64: () -> Void] = [:]
    private var lastToken: UInt64 = 0

    public init() {}

    /// Tells all observers that the object will change.
    public func send() {
        for observer in lock.withLock({ Array(observers.values) }) { observer() }
    }

    /// Adds an observer until `removeObserver` is called with the token.
    package func addObserver(_ observer: @escaping () -> Void) -> UInt64 {
        lock.withLock {
            lastToken += 1
            observers[lastToken] = observer
            return lastToken
        }
    }

    package func removeObserver(_ token: UInt64) {
        lock.withLock { observers[token] = nil }
    }
}

/// A type of object with a publisher that emits before the object has changed.
public protocol ObservableObject: AnyObject {
    /// A publisher that emits before the object has changed.
    var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
    /// The object's own publisher, made when it is asked for the first time.
    public var objectWillChange: ObservableObjectPublisher { _Publishers.publisher(of: self) }
}

/// The publishers of objects that bring none, by object, for as long as the object lives.
private enum _Publishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }
    private static let lock = NSLock()
    private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
    private nonisolated(unsafe) static var limit = 64

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            let id = ObjectIdentifier(object)
            // An address may be used again after its object has gone.
            if let entry = entries[id], entry.object === object { return entry.publisher }
            if entries.count >= limit {
                entries = entries.filter { $0.value.object != nil }
                limit = max(64, entries.count * 2)
            }
            let publisher = ObservableObjectPublisher()
            entries[id] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }
}

/// A type that publishes a property marked with an attribute.
@propertyWrapper public struct Published<Value> {
    private var value: Value

    public init(wrappedValue: Value) { value = wrappedValue }
    public init(initialValue: Value) { value = initialValue }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes.") }
        set { fatalError("@Published is only available on properties of classes.") }
    }

    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storage].value }
        set {
            (object as? any ObservableObject)?.objectWillChange.send()
            object[keyPath: storage].value = newValue
        }
    }
}

extension Published: @unchecked Sendable where Value: Sendable {}
