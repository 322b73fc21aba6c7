// SPDX-License-Identifier: MIT

/// A container that stores the state of a custom animation.
public struct AnimationState<Value> where Value: VectorArithmetic {
    /// What a stepped spring keeps: here, since a look-up for every frame would cost more than the
    /// spring itself.
    @usableFromInline var spring: FluidSpringState<Value>?
    private var entries: [ObjectIdentifier: Any] = [:]

    /// A state that holds nothing.
    public init() {}

    /// The state under a key, or the key's default.
    public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
        get {
            guard let value = entries[ObjectIdentifier(key)] as? K.Value else {
                return K.defaultValue
            }
            return value
        }
        set { entries[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for accessing animation state values.
public protocol AnimationStateKey {
    /// The type of the value under the key.
    associatedtype Value

    /// The value while none was set.
    static var defaultValue: Value { get }
}
