// SPDX-License-Identifier: MIT

/// One public name that a user of `import SwiftUI` sees, as Docs/Parity.md lists it.
struct ParitySymbol: Hashable {
    enum Kind: Hashable {
        /// A type, spelled with those around it: `Font.TextStyle`.
        case type
        /// A method that changes a value, with its labels: `.padding(_:_:)` of a `View`.
        case modifier(of: String)
        /// A property of `EnvironmentValues`.
        case environment
        /// A function that belongs to no type.
        case function
        /// A macro; one that is written before a declaration is attached.
        case macro(isAttached: Bool)
    }

    var kind: Kind
    /// The name alone, with argument labels where it has any.
    var name: String

    /// How the page spells the symbol; no two symbols are spelled alike.
    var spelling: String {
        switch kind {
        case .type, .function: name
        case .modifier(of: "View"): "." + name
        case .modifier(let owner): owner + "." + name
        case .environment: "\\." + name
        case .macro(let isAttached): (isAttached ? "@" : "#") + name
        }
    }

    /// Types come first in a table, then functions and macros, modifiers, the environment.
    var order: Int {
        switch kind {
        case .type: 0
        case .function, .macro: 1
        case .modifier(of: "View"): 2
        case .modifier: 3
        case .environment: 4
        }
    }
}

/// The tables of the page, and which folder of the sources is told by which.
struct ParityGroup {
    var title: String
    /// Paths below `Sources`; the longest prefix of a file's path decides.
    var folders: [String]

    /// The targets whose public names a user's file sees.
    static let targets: Set = [
        "UIGeometry", "UIMotion", "ScrollEngine", "UIDisplayList", "UIViewGraph", "UILayout",
        "UIViews", "SwiftUI",
    ]

    static let all = [
        ParityGroup(
            title: "Scrolling and lazy stacks",
            folders: ["UIViews/Scrolling", "UIViews/Lazy", "ScrollEngine"]),
        ParityGroup(
            title: "Views, identity and state",
            folders: [
                "UIViewGraph/View.swift", "UIViewGraph/ViewBuilder.swift",
                "UIViewGraph/ViewModifier.swift", "UIViewGraph/Views", "UIViewGraph/State",
                "UIViewGraph",
            ]),
        ParityGroup(title: "Life of a view", folders: ["UIViewGraph/Lifecycle"]),
        ParityGroup(
            title: "Environment",
            folders: ["UIViewGraph/Environment", "UIViews/EnvironmentKeys"]),
        ParityGroup(title: "Preferences", folders: ["UIViewGraph/Preferences"]),
        ParityGroup(
            title: "Layout and stacks",
            folders: ["UILayout", "UIViews/Stacks", "UIViews/Layout", "UIViews/Boxes"]),
        ParityGroup(title: "Apps and scenes", folders: ["UIViews/App"]),
        ParityGroup(title: "Bars, pages and tabs", folders: ["UIViews/Bars"]),
        ParityGroup(title: "Safe areas", folders: ["UIViews/SafeArea"]),
        ParityGroup(title: "Geometry", folders: ["UIGeometry", "UIViews/Geometry"]),
        ParityGroup(
            title: "Text and images",
            folders: ["UIViews/Text", "UIViews/Fonts", "UIDisplayList/Text"]),
        ParityGroup(
            title: "Shapes and paths",
            folders: ["UIViews/Shapes", "UIViews/Painting", "UIDisplayList"]),
        ParityGroup(title: "Colours and styles", folders: ["UIViews/Styles"]),
        ParityGroup(title: "Effects", folders: ["UIViews/Effects"]),
        ParityGroup(title: "Lists and sections", folders: ["UIViews/Lists"]),
        ParityGroup(title: "Controls", folders: ["UIViews/Controls"]),
        ParityGroup(title: "Gestures", folders: ["UIViews/Gestures"]),
        ParityGroup(
            title: "Animation",
            folders: ["UIMotion", "UIViewGraph/Transactions", "UIViews/Animation"]),
        ParityGroup(title: "Transitions", folders: ["UIViews/Transitions"]),
        ParityGroup(title: "Accessibility", folders: ["UIViews/Accessibility"]),
        ParityGroup(title: "Previews and macros", folders: ["SwiftUI"]),
        ParityGroup(title: "Other", folders: [""]),
    ]

    /// The title of the table for a file: `Sources/UIViews/Text/Text.swift` is in "Text and images".
    static func title(for path: String) -> String {
        let path = path.dropFirst("Sources/".count)
        let lengths = all.map { group in
            group.folders.filter { path.hasPrefix($0) }.map(\.count).max() ?? -1
        }
        let best = lengths.indices.max { lengths[$0] < lengths[$1] } ?? all.count - 1
        return all[best].title
    }
}
