// SPDX-License-Identifier: MIT

/// A key for accessing values in the environment.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A collection of environment values propagated through a view hierarchy.
///
/// A list of overrides that share their tails: setting a value costs one element, and two
/// environments are the same when their heads are.
public struct EnvironmentValues: CustomStringConvertible {
    var head: _EnvironmentElement?

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            var element = head
            while let current = element {
                if current.key == id {
                    return unsafeDowncast(current, to: _TypedEnvironmentElement<K>.self).value
                }
                element = current.next
            }
            return K.defaultValue
        }
        set { head = _TypedEnvironmentElement<K>(newValue, next: head) }
    }

    /// Whether nothing was set between the two.
    package func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }

    public var description: String {
        var parts: [String] = []
        var element = head
        while let current = element {
            parts.append(current.text)
            element = current.next
        }
        return "[" + parts.joined(separator: ", ") + "]"
    }
}

class _EnvironmentElement {
    let key: ObjectIdentifier
    let next: _EnvironmentElement?
    init(key: ObjectIdentifier, next: _EnvironmentElement?) {
        self.key = key
        self.next = next
    }
    var text: String { "" }
}

final class _TypedEnvironmentElement<K: EnvironmentKey>: _EnvironmentElement {
    let value: K.Value
    init(_ value: K.Value, next: _EnvironmentElement?) {
        self.value = value
        super.init(key: ObjectIdentifier(K.self), next: next)
    }
    override var text: String { "\(K.self) = \(value)" }
}
