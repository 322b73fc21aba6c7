// SPDX-License-Identifier: MIT
import SwiftUI

/// What a random session scrolls.
struct SessionScene: CustomStringConvertible {
    /// What aims the end of a scroll.
    enum Behavior: String, CaseIterable { case none, paging, aligned, alignedByOne }
    /// How the program reads and writes the position.
    enum Position: String, CaseIterable { case none, value, id }
    /// Where the content starts, or lies when it is short.
    enum Anchor: String, CaseIterable { case none, bottom, centerWhenShort }

    var axes: Axis.Set = .vertical
    var isLazy = false
    var count = 12
    var behavior = Behavior.none
    var position = Position.none
    var anchor = Anchor.none
    var margin: CGFloat = 0
    var hasBar = false
    var hasNested = false
    var hasTwin = false
    var isRightToLeft = false
    var bounces = true
    /// Whether the kit listens.
    var drivesChrome = false

    init() {}

    /// A scene of at most 40 views at a time, whatever its rows.
    init(_ dice: inout SessionDice) {
        axes = dice.pick([.vertical, .vertical, .horizontal, [.horizontal, .vertical]])
        isLazy = dice.chance(50)
        count = isLazy ? dice.pick([0, 3, 60, 400]) : dice.pick([0, 1, 4, 14, 20])
        behavior = dice.pick([.none] + Behavior.allCases)
        position = dice.pick(Position.allCases)
        anchor = dice.pick([.none] + Anchor.allCases)
        margin = dice.pick([0, 0, 24])
        hasBar = dice.chance(30)
        hasNested = dice.chance(30)
        hasTwin = dice.chance(15)
        isRightToLeft = dice.chance(25)
        bounces = dice.chance(75)
    }

    /// Scenes with one thing less, the one that makes most of a difference first.
    var simpler: [SessionScene] {
        let changes: [(inout SessionScene) -> Void] = [
            { $0.hasTwin = false }, { $0.hasNested = false }, { $0.hasBar = false },
            { $0.count = 0 }, { $0.count = 1 }, { $0.count = 4 }, { $0.count /= 2 },
            { $0.isLazy = false }, { $0.axes = .vertical }, { $0.behavior = .none },
            { $0.position = .none }, { $0.anchor = .none }, { $0.margin = 0 },
            { $0.isRightToLeft = false }, { $0.bounces = true },
        ]
        return changes.compactMap { change in
            var scene = self
            change(&scene)
            // Hundreds of rows that are all there are no simpler than those that are not.
            guard scene.count <= count, scene.isLazy || scene.count <= 24 else { return nil }
            return scene.description == description ? nil : scene
        }
    }

    var description: String {
        let name =
            axes == .vertical ? "vertical" : axes == .horizontal ? "horizontal" : "both axes"
        return "\(name), lazy \(isLazy), \(count) rows, behavior \(behavior), "
            + "position \(position), anchor \(anchor), margin \(margin), bar \(hasBar), "
            + "nested \(hasNested), twin \(hasTwin), right to left \(isRightToLeft), "
            + "bounces \(bounces)"
    }
}
