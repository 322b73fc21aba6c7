// SPDX-License-Identifier: MIT
import Observation

extension Scene {
    nonisolated private func changed(
        _ change: @escaping @MainActor (AnyView) -> some View
    ) -> _ModifiedScene<Self> {
        _ModifiedScene(base: self) { AnyView(change($0)) }
    }

    /// Sets the environment value of the specified key path to the given value.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
        return changed { $0.environment(keyPath, value) }
    }

    /// Places an observable object in the scene's environment.
    nonisolated public func environment<T>(_ object: T?) -> some Scene
    where T: AnyObject, T: Observable {
        nonisolated(unsafe) let object = object
        return changed { $0.environment(object) }
    }

    /// Supplies an `ObservableObject` to a view subhierarchy.
    nonisolated public func environmentObject<T>(_ object: T) -> some Scene
    where T: ObservableObject {
        nonisolated(unsafe) let object = object
        return changed { $0.environmentObject(object) }
    }

    /// Sets the preferred visibility of the non-transient system views overlaying the app.
    nonisolated public func persistentSystemOverlays(
        _ preferredVisibility: Visibility
    ) -> some Scene {
        changed { $0.persistentSystemOverlays(preferredVisibility) }
    }

    /// Adds an action to perform when the given value changes.
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene where V: Equatable {
        nonisolated(unsafe) let (value, action) = (value, action)
        return changed { $0.onChange(of: value, initial: initial, action) }
    }

    /// Adds an action to perform when the given value changes.
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene where V: Equatable {
        nonisolated(unsafe) let (value, action) = (value, action)
        return changed { $0.onChange(of: value, initial: initial, action) }
    }
}
