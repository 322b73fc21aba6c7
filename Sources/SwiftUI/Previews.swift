// SPDX-License-Identifier: MIT

/// Creates a preview of a SwiftUI view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Creates a preview of a SwiftUI view using the specified traits.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Tag allowing a dynamic property to appear inline in a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Creates an environment values, transaction, or container values entry.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// A view to show, and how, by the tool.
public struct Preview {
    /// What preview traits of views are about.
    public struct ViewTraits {}
}

/// How a preview is to be shown.
public struct PreviewTrait<T>: Sendable {
    /// The size that the preview asks for; nil is the window's. *Units:* points.
    package let size: CGSize?
    /// Whether the preview asks for a window on its side.
    package let isLandscape: Bool

    init(size: CGSize? = nil, isLandscape: Bool = false) {
        self.size = size
        self.isLandscape = isLandscape
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Show the preview in a container with the given size.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(size: CGSize(width: width, height: height))
    }
    /// Show the preview as on the screen of a device, upright.
    public static var portrait: PreviewTrait { PreviewTrait() }
    /// Show the preview on a device on its side, with its left side up.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(isLandscape: true) }
    /// Show the preview on a device on its side, with its right side up.
    public static var landscapeRight: PreviewTrait { PreviewTrait(isLandscape: true) }
}

/// What `#Preview` expands to; the tool finds the types that conform.
@MainActor public protocol _PreviewProvider {
    /// The preview.
    static var __preview: _PreviewDescription { get }
}

/// One preview of a file.
@MainActor public struct _PreviewDescription {
    /// Where the preview stands in the user's file, from 1.
    public let line: Int
    /// What the user called it.
    public let name: String?
    /// The view to show.
    public let body: @MainActor () -> any View
    package let traits: [PreviewTrait<Preview.ViewTraits>]

    public init(
        line: Int, _ name: String? = nil,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.line = line
        self.name = name
        self.body = body
        traits = []
    }

    public init(
        line: Int, _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.line = line
        self.name = name
        self.body = body
        self.traits = [traits] + additionalTraits
    }
}
