// SPDX-License-Identifier: MIT

/// The order of the targets: who may import whom.
///
/// A target may import each target on a lower level; equals do not import each other. Where that is
/// too much, `only` names what remains. *Source:* the table in ARCHITECTURE.md.
struct House {
    /// One target in the order.
    struct Room {
        var name: String
        var level: Int
        /// When not nil, the only targets that it may import.
        var only: Set<String>?
        /// The modules of the toolchain and the system that it may import.
        var system: Set<String>
    }

    var rooms: [String: Room] = [:]

    /// What a target on any level may import, beside the house.
    static let values: Set = ["Foundation", "CoreGraphics"]
    /// What targets that hold state and run code may import as well.
    static let runtime = values.union([
        "Swift", "Observation", "_Concurrency", "Synchronization", "Dispatch", "Glibc",
    ])

    /// Modules that only those may import whose `only` names them: the C libraries, the kit's
    /// engine, which stands beside the order, and the compiler's plugin, which nobody imports.
    static let byNameOnly: Set = [
        "CGTK", "CWebP", "CSQLite", "CVirtualTime", "CSeededRandom", "CGTKHost", "ChromeEngine",
        "MacroExpansion", "SwiftUIMacros",
    ]

    mutating func add(
        _ name: String, level: Int, only: Set<String>? = nil, system: Set<String> = House.values
    ) {
        rooms[name] = Room(name: name, level: level, only: only, system: system)
    }

    /// The targets and modules that `target` may import, sorted; nil for an unknown target.
    func allowed(for target: String) -> [String]? {
        guard let room = rooms[target] else { return nil }
        let lower = rooms.values.filter {
            $0.level < room.level && !House.byNameOnly.contains($0.name)
        }
        return room.system.union(room.only ?? Set(lower.map(\.name))).sorted()
    }

    /// This package.
    static let scrollwork: House = {
        var house = House()
        house.add("UIGeometry", level: 0)
        house.add("Accessibility", level: 0, system: runtime)
        house.add("ScrollPhysics", level: 1)
        house.add("UIMotion", level: 1)
        house.add("UIInput", level: 1)
        house.add("ScrollEngine", level: 2)
        house.add("UIDisplayList", level: 3)
        let views: Set = [
            "UIGeometry", "ScrollPhysics", "UIMotion", "UIInput", "ScrollEngine", "UIDisplayList",
            "UIViewGraph", "UILayout", "UIViews",
        ]
        house.add("UIViewGraph", level: 4, system: runtime)
        house.add("UILayout", level: 5, system: runtime)
        house.add("UIViews", level: 6, system: runtime)
        house.add("UIFrameLoop", level: 7, system: runtime)
        let frames = views.union(["UIFrameLoop"])
        house.add("CGTK", level: 8, only: [], system: [])
        house.add("CWebP", level: 8, only: [], system: [])
        house.add("CSQLite", level: 8, only: [], system: [])
        house.add("GSKRenderer", level: 8, only: frames.union(["CGTK", "CWebP"]), system: runtime)
        house.add("CVirtualTime", level: 8, only: [], system: [])
        house.add(
            "VirtualTime", level: 8, only: ["CVirtualTime"],
            system: ["Foundation", "_Concurrency", "Synchronization", "Dispatch"])
        house.add("HeadlessHost", level: 9, system: runtime)
        house.add(
            "GTKHost", level: 9, only: frames.union(["GSKRenderer", "CGTK"]), system: runtime)
        house.add("MacroExpansion", level: 0, only: [])
        house.add("SwiftUIMacros", level: 1, only: ["MacroExpansion"])
        house.add("SwiftUI", level: 10, only: views, system: runtime)
        house.add("ChromeEngine", level: 0, only: [], system: [])
        // UIKit, where it is, for the settings that SwiftUI has no key for.
        house.add(
            "Scrollwork", level: 11, only: ["SwiftUI", "ChromeEngine"],
            system: values.union(["UIKit", "Accessibility"]))
        house.add("ScrollworkTesting", level: 11, system: runtime.union(["Testing"]))
        // For the gallery's files, which the tool compiles and gives this to.
        house.add("PackageCatalog", level: 9, only: ["CSQLite"], system: runtime)
        // The program that the window's tests drive; it stands with them.
        house.add(
            "WindowProbe", level: 12, only: ["SwiftUI", "GTKHost", "CGTK"], system: runtime)
        // For the benchmarks, which are a package of their own.
        house.add(
            "FrameMeter", level: 11,
            only: frames.union(["SwiftUI", "ChromeEngine", "HeadlessHost", "GSKRenderer", "CGTK"]),
            system: runtime)
        house.add("CSeededRandom", level: 8, only: [], system: [])
        house.add(
            "ScrollworkTool", level: 12,
            only: frames.union([
                "HeadlessHost", "GTKHost", "GSKRenderer", "SwiftUI", "Scrollwork", "ChromeEngine",
                "CSeededRandom", "PackageCatalog",
            ]),
            system: runtime)
        return house
    }()
}
