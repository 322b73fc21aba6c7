// SPDX-License-Identifier: MIT
import Observation

/// A property wrapper that reads a value from a view's environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    enum Content {
        case read((EnvironmentValues) -> Value)
        case value(Value)
    }
    var content: Content
    /// Compared instead of `content`'s closure, which differs from body to body.
    private let keyPath: AnyKeyPath?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        content = .read { $0[keyPath: keyPath] }
        self.keyPath = keyPath
    }

    public var wrappedValue: Value {
        switch content {
        case .value(let value): value
        case .read(let read): read(EnvironmentValues())
        }
    }

    @MainActor public static func _link(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
    ) {
        let environment = pointer.assumingMemoryBound(to: Environment<Value>.self)
        guard case .read(let read) = environment.pointee.content else { return }
        let value = read(node.environment)
        slot = _EnvironmentReading(value, read: read)
        environment.pointee.content = .value(value)
    }

    @MainActor public static func _dependsOnChange(
        slot: AnyObject?, to environment: EnvironmentValues
    ) -> Bool {
        guard let reading = slot as? _EnvironmentReading<Value> else { return false }
        return !_isEqual(reading.value, reading.read(environment))
    }

    @MainActor public static func _discard(slot: AnyObject?) {}
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// What a view read from its environment when it was evaluated last.
private final class _EnvironmentReading<Value> {
    let value: Value
    let read: (EnvironmentValues) -> Value
    init(_ value: Value, read: @escaping (EnvironmentValues) -> Value) {
        self.value = value
        self.read = read
    }
}

extension Environment {
    /// Reads an observable object that `environment(_:)` put there.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        keyPath = nil
        content = .read { values in
            guard let object = values[_ObjectKey<Value>.self] else {
                fatalError(
                    "No object of type \(Value.self) found. A View.environment(_:) for \(Value.self) may be missing as an ancestor of this view."
                )
            }
            return object
        }
    }

    /// Reads an observable object that may be there.
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        keyPath = nil
        content = .read { $0[_ObjectKey<T>.self] }
    }
}

struct _ObjectKey<T: AnyObject>: EnvironmentKey {
    static var defaultValue: T? { nil }
}
