// SPDX-License-Identifier: MIT

/// A part of an app's user interface with a life cycle managed by the system.
@preconcurrency @MainActor public protocol Scene {
    /// The type of scene that represents the body of this scene.
    associatedtype Body: Scene
    /// The content and behavior of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// What the scene's window shows; primitive scenes say so themselves.
    static func _window(of scene: Self) -> AnyView
}

extension Scene {
    public static func _window(of scene: Self) -> AnyView {
        AnyView(_SceneBody(properties: _StyleProperties(style: scene)))
    }
}

extension Scene where Body == Never {
    public var body: Never {
        fatalError("\(Self.self) is a primitive scene; its body is never asked for.")
    }
}

extension Never: Scene {}

/// The window of a scene that somebody composed; its dynamic properties are connected.
nonisolated private struct _SceneBody<S: Scene>: View {
    var properties: _StyleProperties<S>

    @MainActor var body: some View { S.Body._window(of: properties.style.body) }
}

/// A result builder for composing a collection of scenes into a single composite scene.
@resultBuilder nonisolated public struct SceneBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content
    where Content: Scene { content }

    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
        content
    }

    @_disfavoredOverload
    public static func buildBlock<First: Scene, each Rest: Scene>(
        _ first: First, _ rest: repeat each Rest
    ) -> _TupleScene<First> {
        _TupleScene(first: first)
    }
}

/// Several scenes; a phone shows the first.
nonisolated public struct _TupleScene<First: Scene>: Scene {
    public typealias Body = Never
    let first: First

    @MainActor public static func _window(of scene: Self) -> AnyView {
        First._window(of: scene.first)
    }
}

/// A scene whose window is that of another, with a change.
nonisolated public struct _ModifiedScene<Base: Scene>: Scene {
    public typealias Body = Never
    let base: Base
    let change: @MainActor (AnyView) -> AnyView

    @MainActor public static func _window(of scene: Self) -> AnyView {
        scene.change(Base._window(of: scene.base))
    }
}

/// A scene that presents a group of identically structured windows; a phone has one.
nonisolated public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    let makeContent: () -> Content

    @MainActor public static func _window(of scene: Self) -> AnyView {
        AnyView(scene.makeContent())
    }

    /// Creates a window group.
    nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) {
        self.makeContent = makeContent
    }

    /// Creates a window group with an identifier.
    nonisolated public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
        self.makeContent = makeContent
    }

    /// Creates a window group with a text view title, which a phone does not show.
    @_disfavoredOverload
    nonisolated public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
        self.makeContent = makeContent
    }

    /// Creates a window group with a localized title string, which a phone does not show.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content
    ) {
        self.makeContent = makeContent
    }

    /// Creates a window group with a title string, which a phone does not show.
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content)
    where S: StringProtocol {
        self.makeContent = makeContent
    }

    /// Creates a window group with a localized title string and an identifier.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, id: String,
        @ViewBuilder makeContent: @escaping () -> Content
    ) {
        self.makeContent = makeContent
    }
}
