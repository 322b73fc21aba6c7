// SPDX-License-Identifier: MIT
import Foundation

/// A type that represents the structure and behavior of an app.
@preconcurrency @MainActor public protocol App {
    /// The type of scene representing the content of the app.
    associatedtype Body: Scene
    /// The content and behavior of the app.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Creates an instance of the app using the body that you define for its content.
    @MainActor @preconcurrency init()
}

extension App {
    /// Says how to run the app: a program that only imports SwiftUI has no host to show it.
    @MainActor @preconcurrency public static func main() {
        let message =
            "\(Self.self) has no window to run in. Run its file with the tool: "
            + "./scrollwork run FILE.swift, or ./scrollwork record FILE.swift -o OUT.png\n"
        FileHandle.standardError.write(Data(message.utf8))
        exit(1)
    }
}

/// What an app shows in its window: that of its first scene. Hosts begin with it.
nonisolated public struct _AppWindow<A: App>: View {
    private var properties: _StyleProperties<A>

    @MainActor public init() { properties = _StyleProperties(style: A()) }

    @MainActor public var body: some View { A.Body._window(of: properties.style.body) }
}
